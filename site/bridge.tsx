// TODO bridge: the content as the old collections have it.

import type { LocaleContent, Shared } from "./model/locale-content.ts";

export type Legacy = {
	readonly shared: Shared;
	readonly content: LocaleContent;
};

export const legacyOf = (input: object) => (input as { legacy: Legacy }).legacy;
