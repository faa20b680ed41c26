import type { MessageLanguage } from "../../../diagnostics/language.ts";
import type { Field } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { useEditing } from "../editing.ts";
import { previewOf, titleOf } from "../labels.ts";

/** Fields in a few words, each of which opens by itself. */
export function FieldRows({
	fields,
	takesFocus = false,
	current,
}: {
	readonly fields: readonly Field[];
	readonly takesFocus?: boolean;
	/** The index of the one that is open. */
	readonly current?: number;
}) {
	const { language, openOrigin } = useEditing();
	return (
		<ul className="rows">
			{fields.map((field, index) => {
				const { title, rest } = rowOf(field, fields, language);
				return (
					<li key={JSON.stringify(field.origin)}>
						<Button
							ref={takesFocus && index === 0 ? takeFocus : undefined}
							id={`row-${field.origin.file}-${JSON.stringify(field.origin.path)}`}
							aria-current={index === current || undefined}
							onClick={() => openOrigin(field.origin)}
						>
							{title}
							{rest && <span className="hint">{rest}</span>}
						</Button>
					</li>
				);
			})}
		</ul>
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
