import type { Field } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";

/** The label and the help of a fieldset. */
export function Legend({
	field: { label, help, isOptional },
}: {
	readonly field: Field;
}) {
	const { strings } = useEditor();
	return (
		<>
			{label && (
				<legend>
					{label}
					{isOptional && <span className="optional">{strings.optional}</span>}
				</legend>
			)}
			{help && <p className="help">{help}</p>}
		</>
	);
}
