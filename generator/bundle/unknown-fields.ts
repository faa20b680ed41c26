import type { Site } from "../authoring/define-site.ts";
import { isFieldsObject } from "../authoring/field.ts";
import { rejectUnknownNames } from "../authoring/unknown-names.ts";
import type { ViewDefinition } from "../authoring/view.ts";
import { formatNameSuggestion } from "../diagnostics/nearest.ts";
import type { PageProps } from "../types.ts";

/** The definitions of the fields of a site. */
export type FieldDefinitions = {
	readonly site: Site;
	readonly getView: (name: string) => ViewDefinition;
};

/** The fields that every `page` or `entry` may have. */
const builtIn = {
	page: ["id", "href", "title", "description", "heading"],
	entry: ["id", "key", "href", "body"],
};

/** React and promises read these names in any object. */
const readByReact = ["$$typeof", "then"];

/**
 * Returns a page whose `page` or `entry` throws where a component reads a field that isn't defined. Without that, the value is
 * undefined, like that of an omitted optional field.
 */
export function rejectUnknownFields<
	P extends Pick<PageProps, "content" | "view">,
>(page: P, { site, getView }: FieldDefinitions): P {
	const { fields = {}, collection = "" } = getView(page.view);
	const content = Object(page.content);
	const reject = (called: keyof typeof builtIn, own: object) => {
		if (!(called in content)) return {};
		const known = [...builtIn[called], ...Object.keys(own)];
		const explain = (name: string) =>
			`The ${called} has no field “${name}”. ${formatNameSuggestion(name, known)}`;
		const optional = [...known, ...readByReact];
		return { [called]: rejectUnknownNames(content[called], optional, explain) };
	};
	const ofEntry = Object(site.collections)[collection]?.fields;
	return {
		...page,
		content: {
			...content,
			...reject("page", { ...site.page, ...fields }),
			...(isFieldsObject(ofEntry) && reject("entry", ofEntry)),
		},
	};
}
