import type { Collection, Stored } from "kilde";
import type { text } from "kilde/fields";
import type { pageFields } from "./page-fields.ts";

type Picture = { readonly src: { readonly name: string } };

type AnyPage = Stored<typeof pageFields> & {
	readonly view: string;
	readonly picture?: Picture;
	readonly image?: Picture;
};

/** TODO bridge: the pages, for rules. */
export const page = { name: "page", files: "pages/{id}.yaml" } as Collection<
	"page",
	AnyPage
>;

/** TODO bridge: the Markdown texts of pages, for rules. */
export const section = {
	name: "section",
	files: "pages/{id}/{part}.{locale}.md",
} as Collection<"section", { readonly title?: Stored<typeof text> }>;
