import { defineCollection } from "kilde";
import { sample, text, z } from "kilde/fields";
import { type View, views } from "./views/index.ts";

type ViewSchema = (typeof views)[View]["schema"];

// Object.values loses the information that there is at least one view.
const schemas = Object.values(views).map(({ schema }) => schema) as [
	ViewSchema,
	...ViewSchema[],
];

/** A page of the site: content/pages/NAME.yaml. Its fields depend on its view. */
export const page = defineCollection({
	name: "page",
	called: { en: "Pages", da: "Sider" },
	files: "pages/{id}.yaml",
	schema: z.discriminatedUnion("view", schemas),
	dates: () => [["updated"]],
});

/** A Markdown text of a page, by its front matter. */
export const section = defineCollection({
	name: "section",
	files: "pages/{id}/{part}.{locale}.md",
	schema: z.strictObject({
		sample,
		title: text.optional(),
	}),
});
