import type { SiteContent, ViewInput } from "kilde";
import type { LocaleContent } from "../model/locale-content.ts";

/** The content in one language. TODO bridge: the collections that are not fields of `f` yet are as they are in the files. */
export type Content = Omit<LocaleContent, keyof SiteContent> & SiteContent;

/** What pages are computed from: the content, and how the language writes values. */
export type Input = Pick<ViewInput, "locale" | "date" | "format" | "words"> & {
	readonly content: Content;
};

/** TODO bridge */
export const toInput = <I extends Pick<ViewInput, "content">>(
	input: I,
): Omit<I, "content"> & { readonly content: Content } => input as never;

/** Returns the address of a file that every language has, such as feed.xml. */
export function getMachineFile(
	name: string,
	{ pages }: Pick<SiteContent, "pages">,
): string {
	return `${pages.home?.href}/${name}`.replace("//", "/");
}
