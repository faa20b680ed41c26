import type { Field } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { takeFocus } from "./focus.ts";
import { calledAs, previewOf } from "./naming.ts";

/** Fields in a few words, each of which opens by itself. */
export function FieldRows({
	fields,
	takesFocus = false,
	isNamed = false,
	current,
}: {
	readonly fields: readonly Field[];
	readonly takesFocus?: boolean;
	/** Whether their keys are names that people gave, as those of prices. */
	readonly isNamed?: boolean;
	/** The index of the one that is open. */
	readonly current?: number;
}) {
	const { openOrigin } = useEditing();
	return (
		<ul className="rows">
			{fields.map((field, index) => {
				const { title, rest } = rowOf(field, isNamed);
				return (
					<li key={JSON.stringify(field.origin)}>
						<button
							type="button"
							ref={takesFocus && index === 0 ? takeFocus : undefined}
							id={`row-${field.origin.file}-${JSON.stringify(field.origin.path)}`}
							aria-current={index === current || undefined}
							onClick={() => openOrigin(field.origin)}
						>
							{title}
							{rest && <span className="hint">{rest}</span>}
						</button>
					</li>
				);
			})}
		</ul>
	);
}

/** Items of a list, and what people gave names to, go by those: otherwise all of them would be called the same. */
function rowOf(field: Field, isNamed: boolean) {
	const { path } = field.origin;
	const isItem = path !== "markdown" && typeof path.at(-1) === "number";
	const preview = previewOf(field);
	if (isItem) return { title: field.name, rest: "" };
	return { title: isNamed ? field.name : calledAs(field).title, rest: preview };
}
