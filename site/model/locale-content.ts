import type { ContentOf, LocaleContentOf, LocaleValue, SharedOf } from "kilde";
import type { collections } from "./index.ts";

// TODO bridge: the content in one language as the files have it.

/** The data of an entry of a collection, in one language. */
export type LocalData<N extends (typeof collections)[number]["name"]> =
	LocaleValue<
		ContentOf<Extract<(typeof collections)[number], { readonly name: N }>>
	>;

export type LocaleContent = LocaleContentOf<typeof collections>;

/** The data that any page of any language may show. */
export type Shared = SharedOf<LocaleContent>;
