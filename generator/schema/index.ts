export { site } from "../../site/site.ts";

import {
	type CollectionName,
	type Content,
	collections as list,
} from "../../site/model/index.ts";

export type { Content };
export type Collection = CollectionName;
export const collections = Object.fromEntries(
	list.map((each) => [each.name, each]),
) as unknown as {
	readonly [C in (typeof list)[number] as C["name"]]: C;
};
