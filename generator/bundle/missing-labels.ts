import type { SiteDefinition } from "../definition.ts";
import { type Diagnostic, fileStart } from "../diagnostics/diagnostic.ts";
import { getLanguageName } from "../languages/message-language.ts";
import { walkSchema } from "../schema/walk.ts";
import { createCodeWarning } from "./code-errors.ts";
import { getLabelFileName } from "./label-files.ts";

/** The maximum number of fields in the message. */
const maxNamed = 8;

/** Reports the fields that have no label in the language of the editor, in one warning. */
export function findMissingLabels({
	collections,
	editorLanguage,
}: Pick<SiteDefinition, "collections" | "editorLanguage">): Diagnostic[] {
	const missing = new Set<string>();
	for (const { name, schema, called } of collections)
		walkSchema(schema, ({ meta: { label } }, field) => {
			const isMissing =
				typeof label === "object" &&
				"en" in label &&
				label[editorLanguage] === undefined;
			const isNamed = field === "" && called !== undefined;
			if (isMissing && !isNamed)
				missing.add(field === "" ? name : `${name}.${field}`);
		});
	if (missing.size === 0) return [];
	const names = [...missing];
	const more = names.length - maxNamed;
	const named = [
		...names.slice(0, maxNamed),
		...(more > 0 ? [`${more} more`] : []),
	];
	const file = `site/${getLabelFileName(editorLanguage)}`;
	return [
		createCodeWarning(
			{ file, place: fileStart },
			`Fields without a label in ${getLanguageName(editorLanguage).en}, the language of the editor: ${named.join(", ")}. Add a line for each, such as “${names[0]}: …”.`,
		),
	];
}
