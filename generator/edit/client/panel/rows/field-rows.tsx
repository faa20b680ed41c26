import type { MessageLanguage } from "../../../../languages/message-language.ts";
import type { Field } from "../../../protocol.ts";
import { Button } from "../../components/button.tsx";
import { takeFocus } from "../../components/focus.ts";
import { useEditing } from "../../editing.ts";
import { previewOf, titleOf } from "../../labels.ts";
import type { Move } from "./dragging.ts";
import { MovableRows } from "./movable-rows.tsx";

type FieldRowsProps = {
	readonly fields: readonly Field[];
	readonly takesFocus?: boolean;
	/** The index of the one that is open. */
	readonly current?: number;
	/** Moves an item of a list to another index; without it, the rows stay where they are. */
	readonly onMove?: Move | undefined;
};

/** Fields in a few words, each of which opens by itself; items of a list can be moved. */
export function FieldRows(props: FieldRowsProps) {
	const rows = props.fields.map((field, index) => ({
		key: JSON.stringify(field.origin),
		name: field.name,
		content: <Row {...props} field={field} index={index} />,
	}));
	return <MovableRows rows={rows} onMove={props.onMove} />;
}

function Row({
	field,
	fields,
	index,
	takesFocus = false,
	current,
}: FieldRowsProps & { readonly field: Field; readonly index: number }) {
	const { language, openOrigin } = useEditing();
	const { title, rest } = rowOf(field, fields, language);
	return (
		<Button
			ref={takesFocus && index === 0 ? takeFocus : undefined}
			id={`row-${field.origin.file}-${JSON.stringify(field.origin.path)}`}
			aria-current={index === current || undefined}
			onClick={() => openOrigin(field.origin)}
		>
			{title}
			{rest && <span className="hint">{rest}</span>}
		</Button>
	);
}

/** Items of a list go by their own words, and fields that are called the same, as prices, by the names people gave them. */
function rowOf(field: Field, all: readonly Field[], language: MessageLanguage) {
	const { path } = field.origin;
	if (path !== "markdown" && typeof path.at(-1) === "number")
		return { title: field.name, rest: "" };
	const title = titleOf(field);
	const isAlone = all.every(
		(each) => each === field || titleOf(each) !== title,
	);
	return {
		title: isAlone ? title : field.name,
		rest: previewOf(field, language),
	};
}
