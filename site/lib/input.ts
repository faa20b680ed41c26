import type { CommonInput, SiteContent } from "kilde";

/** What pages are computed from: the content, and how the language writes values. */
export type Input = CommonInput & { readonly content: SiteContent };
