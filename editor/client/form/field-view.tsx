import { useEffect, useId, useRef, useState } from "react";
import type { Field, ValueAddress } from "../../protocol.ts";
import { getPathWithin } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Messages } from "../ui/messages.tsx";
import { createBlankValue } from "./blank.ts";
import type { ControlProps } from "./control-props.ts";
import { ControlView } from "./control-view.tsx";
import { FieldTools } from "./field-tools.tsx";
import { focusable } from "./focus-control.ts";
import { isEmpty, useForm, useFormValue } from "./form-context.ts";
import { GridField } from "./grid-field.tsx";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { LocalizedField } from "./localized-field.tsx";
import { MapField } from "./map-field.tsx";
import { RefusedEdit } from "./refused-edit.tsx";
import { UnionField } from "./union-field.tsx";

/** The props of every field. */
export type FieldProps = {
	readonly field: Field;
	readonly address: ValueAddress;
	/** Labels that precede its own in its accessible name, where no fieldset names them. */
	readonly names?: readonly string[];
	/** Whether its label is visible beside it, such as in a heading of a table. */
	readonly isLabelled?: boolean;
	/** Whether the fields of a group have no frame: those of an entry, or of an item of a list. */
	readonly isBare?: boolean;
	/** Called when its control gets the focus; its tools are shown elsewhere then. */
	readonly onFocus?: () => void;
	/** Called instead of setting an empty value. */
	readonly onEmpty?: () => void;
};

/** A field with its label, its help, its control and its problems. */
export function FieldView(props: FieldProps) {
	const { field, address } = props;
	const { strings } = useEditor();
	const { value, set } = useFormValue(address);
	const { kind } = field.control;
	if (kind === "list") return <ListField {...props} control={field.control} />;
	if (kind === "map") return <MapField {...props} control={field.control} />;
	if (kind === "localized")
		return <LocalizedField {...props} control={field.control} />;
	if (kind !== "group" && kind !== "union") return <SingleField {...props} />;
	if (value === undefined && field.isOptional)
		return (
			<Button className="add" onClick={() => set(createBlankValue(field))}>
				<Icon name="new" />
				{strings.addField(field.label)}
			</Button>
		);
	if (kind === "union")
		return <UnionField {...props} control={field.control} />;
	return field.control.layout === "grid" ? (
		<GridField {...props} control={field.control} />
	) : (
		<GroupField {...props} control={field.control} />
	);
}

/** A field with a single value, such as a text or a number. */
function SingleField({
	field,
	address,
	onEmpty,
	onFocus,
	...props
}: FieldProps) {
	const { names = [], isLabelled = false } = props;
	const { label, help, isOptional, control } = field;
	const { strings } = useEditor();
	const { value, saved, problems, refused, set } = useFormValue(address);
	const [wasFocused, setWasFocused] = useState(false);
	const ids = useFieldIds();
	const ref = useTargetFocus(address);
	const isNewAndEmpty = saved === undefined && isEmpty(value);
	const isInvalid = problems.some(({ severity }) => severity === "error");
	const controlProps: Omit<ControlProps, "control"> = {
		...{ field, address, value },
		id: ids.control,
		name: [...names, label].filter(Boolean).join(", "),
		describedBy: [help && ids.help, ids.problems].filter(Boolean).join(" "),
		isInvalid: isInvalid || (refused !== undefined && !isNewAndEmpty),
		onChange: (next) => (onEmpty && isEmpty(next) ? onEmpty() : set(next)),
	};
	return (
		// The event comes from the control.
		// biome-ignore lint/a11y/noStaticElementInteractions: handles an event of its control
		<div
			ref={ref}
			className="field"
			data-kind={control.kind}
			onFocus={() => {
				setWasFocused(true);
				onFocus?.();
			}}
		>
			{!isLabelled && label && (
				<label htmlFor={ids.control} className="label">
					{label}
					{isOptional && <span className="optional">{strings.optional}</span>}
				</label>
			)}
			{!isLabelled && help && (
				<p id={ids.help} className="help">
					{help}
				</p>
			)}
			<ControlView {...controlProps} control={control} />
			<Messages id={ids.problems} problems={problems} isAtField />
			{refused && !isNewAndEmpty && (
				<RefusedEdit address={address} refused={refused} shown={problems} />
			)}
			{wasFocused && !isLabelled && !onFocus && (
				<FieldTools field={field} address={address} />
			)}
		</div>
	);
}

/** Creates the ids of the elements of a field. */
function useFieldIds() {
	const id = useId();
	return {
		control: `${id}control`,
		help: `${id}help`,
		problems: `${id}problems`,
	};
}

type TargetFocus = {
	/** Whether it is focused only if the target is its value, not within it. */
	readonly isWhole?: boolean;
	/** The language of the text that gets the focus. */
	readonly locale?: string;
	/** Whether it has a control for each item of the value. */
	readonly hasItems?: boolean;
};

/** Returns a ref of a field that is focused when the target of the form is its value or within it. */
export function useTargetFocus(
	address: ValueAddress,
	{ isWhole = false, locale, hasItems = false }: TargetFocus = {},
) {
	const ref = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
	// Text editors appear once the facts are loaded.
	const isLoaded = useEditor().choices !== undefined;
	const { target } = useForm();
	const path = getPathWithin(address, target);
	const isTarget =
		path !== undefined &&
		target.path.length > 0 &&
		(!isWhole || path.length === 0);
	const index = hasItems ? Number(path?.[0] ?? 0) : 0;
	const focused = useRef<ValueAddress>(undefined);
	useEffect(() => {
		if (!isTarget || !isLoaded || focused.current === target) return;
		const timer = setTimeout(() => {
			focused.current = target;
			const field = ref.current;
			const controls = [
				...(field?.querySelectorAll<HTMLElement>(focusable) ?? []),
			];
			const control =
				controls.find(({ lang }) => lang === locale) ??
				controls[index] ??
				controls[0];
			if (control) startEditing(control);
			// Of a long text, the beginning is shown.
			const isLong = (field?.clientHeight ?? 0) > innerHeight / 2;
			field?.scrollIntoView({ block: isLong ? "start" : "center" });
		});
		return () => clearTimeout(timer);
	}, [isTarget, isLoaded, target, locale, index]);
	return ref;
}

/** Focuses a control: a short value, such as a price, is selected, and a text can be continued. */
function startEditing(control: HTMLElement): void {
	control.focus();
	if (control instanceof HTMLTextAreaElement)
		control.selectionStart = control.value.length;
	else if (control instanceof HTMLInputElement && control.type === "text")
		control.select();
	else if (control.matches(".text.plain")) {
		const selection = getSelection();
		selection?.selectAllChildren(control);
		selection?.collapseToEnd();
	}
}
