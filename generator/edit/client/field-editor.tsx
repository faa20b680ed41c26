import { useCallback, useId, useRef, useState } from "react";
import type { Locale } from "../../definition.ts";
import type { Field, FieldValue, YamlValue } from "../protocol.ts";
import { ControlEditor } from "./control-editor.tsx";
import { useEditing } from "./editing.ts";
import { FactUsage } from "./fact-usage.tsx";
import { Messages } from "./messages.tsx";
import { isWithin } from "./origins.ts";
import { words } from "./words.ts";

/** A field: its name, its explanation, its value in each language, and what is wrong with it. */
export function FieldEditor({
	field,
	languages,
	isFirst = false,
}: {
	readonly field: Field;
	/** The names of the languages. */
	readonly languages: Readonly<Record<Locale, string>>;
	/** Whether it is what was pointed at. */
	readonly isFirst?: boolean;
}) {
	const { language } = useEditing();
	const id = useId();
	const Heading = isFirst ? "h2" : "h4";
	return (
		<fieldset className="field" aria-labelledby={id}>
			<Heading id={id}>
				{field.name}
				{field.isOptional && (
					<span className="optional">{words.optional[language]}</span>
				)}
			</Heading>
			{field.help && <p className="help">{field.help}</p>}
			{isFirst && <FactUsage field={field} />}
			<div className={field.values.length > 1 ? "languages" : undefined}>
				{field.values.map((value) => (
					<ValueEditor
						key={JSON.stringify(value.origin)}
						field={field}
						value={value}
						name={
							value.locale
								? `${field.name}, ${languages[value.locale]}`
								: field.name
						}
						shownName={value.locale && languages[value.locale]}
					/>
				))}
			</div>
		</fieldset>
	);
}

/** Milliseconds between two letters after which they are taken back apart. */
const pause = 1000;

let steps = 0;

function ValueEditor({
	field,
	value,
	name,
	shownName,
}: {
	readonly field: Field;
	readonly value: FieldValue;
	readonly name: string;
	readonly shownName: string | undefined;
}) {
	const { ask, fail, settled, state } = useEditing();
	const messages = useId();
	const { origin } = value;
	const step = useRef({ number: 0, at: 0 });
	/** The value to send when the answer to the last one is here: letters come faster than answers. */
	const waiting = useRef<{ readonly value: YamlValue | undefined }>(undefined);
	const isAsking = useRef(false);
	const [typed, setTyped] = useState(value.value);

	const set = useCallback(
		async (next: YamlValue | undefined) => {
			setTyped(next);
			const at = performance.now();
			if (at - step.current.at > pause) step.current.number = ++steps;
			step.current.at = at;
			waiting.current = { value: next };
			if (isAsking.current) return;
			isAsking.current = true;
			try {
				while (waiting.current) {
					const { value: sent } = waiting.current;
					waiting.current = undefined;
					settled(
						await ask("set", {
							origin,
							...(sent !== undefined && { value: sent }),
							step: `${step.current.number}`,
						}),
					);
				}
			} catch (error) {
				fail(error);
			} finally {
				isAsking.current = false;
			}
		},
		[ask, fail, settled, origin],
	);

	const problems = state.problems.filter(
		(problem) => problem.origin && isWithin(problem.origin, origin),
	);
	return (
		<div className="one-value" lang={value.locale}>
			{shownName && <p className="language">{shownName}</p>}
			<ControlEditor
				control={field.control}
				value={typed}
				name={name}
				locale={value.locale}
				describedBy={messages}
				isWrong={problems.length > 0}
				onChange={set}
			/>
			<Messages problems={problems} id={messages} isHere />
		</div>
	);
}
