import type { CommonInput, SiteContent } from "kilde";
import type { LocaleContent } from "../model/locale-content.ts";

/** The content in one language. TODO bridge: the collections that are not fields of `f` yet are as they are in the files. */
export type Content = Omit<LocaleContent, keyof SiteContent> & SiteContent;

/** What pages are computed from: the content, and how the language writes values. */
export type Input = CommonInput & { readonly content: Content };

/** TODO bridge */
export const toInput = <I extends { readonly content: SiteContent }>(
	input: I,
): Omit<I, "content"> & { readonly content: Content } => input as never;
