import { f, view } from "kilde";
import type { ComponentType } from "react";
import type {
	LocaleContent,
	LocaleModel,
	Shared,
	SitePage,
} from "./model/locale-content.ts";
import { views } from "./model/views/index.ts";
import type { PlainView } from "./plan/shown.ts";
import { viewContent } from "./plan/views/index.ts";

export type Legacy = {
	readonly shared: Shared;
	readonly content: LocaleContent;
	readonly page: SitePage;
	readonly model: LocaleModel;
};

export const legacyOf = (input: object) => (input as { legacy: Legacy }).legacy;

const base = [
	"sample",
	"checked",
	"view",
	"path",
	"title",
	"description",
	"heading",
	"keywords",
	"lead",
	"search",
];

export function bridge(
	name: keyof typeof views,
	Component: ComponentType<any>,
	options: object = {},
	data: (input: object) => object = (input) => {
		const { shared, content, page } = legacyOf(input);
		return viewContent(shared, content, page as SitePage<PlainView>);
	},
) {
	const { schema, texts, anchors, ...more } = views[name];
	const own = Object.fromEntries(
		Object.entries(schema.shape).filter(([key]) => !base.includes(key)),
	);
	const markdown = Object.fromEntries(texts.map((key) => [key, f.markdown()]));
	const { items, isRequired } = more as { items?: object; isRequired?: true };
	return view(
		{ ...own, ...markdown } as Record<string, never>,
		(input) => ({ props: data(input) }),
		({ props }) => <Component {...(props as object)} />,
		{
			anchors,
			...(items && { listAnchors: items }),
			...(isRequired && { isRequired }),
			...(options as Record<string, unknown>),
		} as never,
	);
}
