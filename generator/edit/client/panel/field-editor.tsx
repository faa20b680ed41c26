import { useEffect, useId, useRef, useState } from "react";
import type {
	EditState,
	Field,
	FieldValue,
	YamlValue,
} from "../../protocol.ts";
import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";
import { titleOf } from "../labels.ts";
import type { Unsent } from "../state/unsent.ts";
import {
	type ControlProps,
	isWithin,
	type OtherText,
	type ShownPanel,
} from "./control.ts";
import { ControlEditor } from "./control-editor.tsx";
import { EarlierVersions } from "./earlier-versions.tsx";
import { FactUsage } from "./fact-usage.tsx";
import { namesOf, useMoving } from "./rows/moving.ts";

type FieldEditorProps = {
	readonly field: Field;
	/** The panel that it is in. */
	readonly panel: ShownPanel;
	/** Whether it is what was pointed at. */
	readonly isFirst?: boolean;
	/** Whether its heading is one of the panel; otherwise it is below such a heading. */
	readonly isOnTop?: boolean;
	/** Whether its first control has the focus when it appears. */
	readonly takesFocus?: boolean;
	/** Whether its key is a name that people give, as of a price: such a field is not removed by emptying it. */
	readonly isNamed?: boolean;
	/** A photo that was dropped where it shows. */
	readonly dropped: File | undefined;
	/** Called when a value of it is edited. */
	onTyped?(value: FieldValue): void;
	/** Called when a new picture was taken in, or one that is there was chosen. */
	onTaken?: ControlProps["onTaken"];
};

/** A field: its name, its explanation, its value in each language, and what is wrong with it. */
export function FieldEditor(props: FieldEditorProps) {
	const { field, isFirst, isNamed, isOnTop } = props;
	const { words, locale } = useEditing();
	const id = useId();
	const { values } = field;
	const onPage = values.find((value) => value.locale === locale) ?? values[0];
	const Heading = isOnTop ? "h2" : "h3";
	const title = titleOf(field);
	/** The field as it was when it was edited; it is another object once it is read anew. */
	const [edited, setEdited] = useState<Field>();
	const isSwitch = field.control.kind === "switch";
	const isOptional = field.isOptional && !isNamed && !isSwitch;
	return (
		<fieldset
			className="field"
			data-kind={field.control.kind}
			aria-labelledby={id}
		>
			<div>
				<Heading id={id}>
					{isSwitch && values.length === 1 ? (
						<label htmlFor={`${id}0`}>{title}</label>
					) : (
						title
					)}
				</Heading>
				{(isNamed || isOptional) && (
					<p className="name">
						{[isNamed && field.name, isOptional && words.optional]
							.filter(Boolean)
							.join(" · ")}
					</p>
				)}
				{field.help && <p className="help">{field.help}</p>}
			</div>
			{isFirst && <FactUsage field={field} isEdited={edited === field} />}
			<div className="languages">
				{values.map((value, index) => (
					<ValueEditor
						key={JSON.stringify(value.origin)}
						{...props}
						id={`${id}${index}`}
						value={value}
						isOptional={isOptional}
						onTyped={(typed) => {
							setEdited(field);
							props.onTyped?.(typed);
						}}
						takesFocus={props.takesFocus === true && value === onPage}
					/>
				))}
			</div>
			{isFirst && values.every(isSingle) && (
				<EarlierVersions field={field} panel={props.panel} />
			)}
		</fieldset>
	);
}

/** Whether a value is a text or a number. */
function isSingle({ value }: FieldValue): boolean {
	return typeof value === "string" || typeof value === "number";
}

/** Milliseconds between two letters after which they are taken back apart. */
const pause = 1000;

type ValueEditorProps = FieldEditorProps & {
	readonly id: string;
	readonly value: FieldValue;
	readonly isOptional: boolean;
	readonly takesFocus: boolean;
};

function ValueEditor(props: ValueEditorProps) {
	const { field, panel, value, isNamed, onTyped } = props;
	const { state } = useEditing();
	const messages = useId();
	const title = titleOf(field);
	const shownName = value.locale && panel.languages[value.locale];
	const name = shownName ? `${title}, ${shownName}` : title;
	// A click on the word beside a box counts as a click on the box.
	const isSwitch = field.control.kind === "switch";
	const Name = isSwitch ? "label" : "p";
	// The name of the step in undo.
	const called = isNamed ? `${title} (${field.name})` : name;
	const typing = useTyping(value, called, panel, () => onTyped?.(value));
	const others = useOthers(props, called);
	const move = useMoving(field.origin, namesOf(field), panel);
	const problems = state.problems.filter(
		(problem) => problem.origin && isWithin(problem.origin, value.origin),
	);
	return (
		<div className="one-value" lang={value.locale}>
			{shownName && (
				<Name className="language" {...(isSwitch && { htmlFor: props.id })}>
					{shownName}
				</Name>
			)}
			<ControlEditor
				{...props}
				{...typing}
				languageName={shownName}
				others={others}
				control={field.control}
				locale={value.locale}
				describedBy={messages}
				onMove={move}
				isWrong={problems.some(({ severity }) => severity === "error")}
				name={name}
			/>
			<Messages problems={problems} id={messages} isHere />
		</div>
	);
}

/** The value in the other languages that it is written in. */
function useOthers(
	{ field, panel, value }: ValueEditorProps,
	called: string,
): readonly OtherText[] {
	const { ask, perform } = useEditing();
	const { diskVersion, version } = panel;
	return field.values.flatMap(({ origin, locale, value: text }) =>
		locale === undefined ||
		locale === value.locale ||
		typeof text !== "string" ||
		text.trim() === ""
			? []
			: {
					languageName: panel.languages[locale] ?? locale,
					value: text,
					set: (next: string) =>
						perform(() =>
							ask("set", {
								origin,
								value: next,
								step: `${performance.now()}`,
								called,
								diskVersion,
								version,
							}),
						),
				},
	);
}

/** A value as it is typed, and what sets it: here at once, and then on the page. */
export function useTyping(
	value: FieldValue,
	called: string,
	panel: ShownPanel,
	onTyped?: () => void,
): Pick<ControlProps, "value" | "onChange" | "onUnread" | "onFocus"> {
	const { diskVersion, askedAt } = panel;
	const sending = useSending(value, called, panel);
	/** When the letters that are taken back together began, and when the last of them was typed. */
	const step = useRef({ begun: 0, at: 0 });
	const [typed, setTyped] = useState(value.value);
	/** The value that stood when the control got the focus. */
	const stood = useRef(value.value);
	const isUnread = useRef(false);
	const [given, setGiven] = useState({ value, diskVersion });
	if (given.value !== value) {
		// The panel was loaded again, as after an undo. Text typed meanwhile is set afterwards.
		setGiven({ value, diskVersion });
		const isTyping = sending.isAsking() || step.current.at > askedAt;
		const isByOthers =
			diskVersion !== given.diskVersion && value.value !== given.value.value;
		if (!isTyping || isByOthers) setTyped(value.value);
	}

	useEffect(() => {
		stood.current = value.value;
		isUnread.current = false;
	}, [value]);

	function set(next: YamlValue | undefined, ...before: Values) {
		setTyped(next);
		const at = performance.now();
		if (at - step.current.at > pause) step.current.begun = at;
		step.current.at = at;
		isUnread.current = before.length > 0;
		sending.send([...before, next], String(step.current.begun));
		onTyped?.();
	}
	return {
		value: typed,
		onChange: (next) => set(next),
		// The earlier value is set again first, so that values read while typing leave no trace.
		onUnread: (text) => set(text, stood.current),
		onFocus() {
			if (!isUnread.current) stood.current = typed;
		},
	};
}

type Values = readonly (YamlValue | undefined)[];

/** Sends what is typed into a value, one after the other: letters come faster than answers. */
function useSending(
	value: FieldValue,
	called: string,
	{ diskVersion, version }: ShownPanel,
) {
	const { ask, type } = useEditing();
	const { origin } = value;
	/** The values to send when the answer to the last one is here, and the step of undo that they are. */
	const waiting = useRef({ values: [] as Values, step: "" });
	const isAsking = useRef(false);
	/** The typed value, until it is answered. */
	const unsent = useRef<Unsent>({ origin, called, ...sent(value.value) });

	useEffect(() => {
		if (!isAsking.current) Object.assign(unsent.current, sent(value.value));
	}, [value]);

	async function sendAll() {
		let answer: EditState;
		isAsking.current = true;
		try {
			do {
				const { values, step } = waiting.current;
				const [next, ...others] = values;
				waiting.current = { values: others, step };
				const { current } = unsent;
				current.stood = [...current.stood, next];
				answer = await ask("set", {
					origin,
					...(next !== undefined && { value: next }),
					...{ step, diskVersion, version, called },
				});
				current.stood = [next];
			} while (waiting.current.values.length > 0);
		} finally {
			isAsking.current = false;
		}
		return answer;
	}
	return {
		isAsking: () => isAsking.current,
		send(values: Values, step: string) {
			waiting.current = { values, step };
			unsent.current.value = values.at(-1);
			if (!isAsking.current) type(unsent.current, sendAll());
		},
	};
}

/** A value of the server, with nothing typed over it. */
const sent = (value: YamlValue | undefined) => ({ value, stood: [value] });
