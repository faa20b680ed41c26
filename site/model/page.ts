import type { Collection, Stored } from "kilde";
import type { text } from "../content/fields.ts";

type Picture = { readonly src: { readonly name: string } };

type AnyPage = {
	readonly view: string;
	readonly path: Readonly<Record<string, string>>;
	readonly search?: { readonly title: Stored<typeof text> };
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
} as Collection<"section", { readonly title?: { readonly source: string } }>;
