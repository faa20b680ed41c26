import type { LocaleBody } from "kilde";
import { formatsOf } from "../model/formats.ts";
import type { LocaleContent } from "../model/locale-content.ts";

/** Returns the HTML of a Markdown text with its headings one level lower, for use under a heading. */
export function proseBeneath({ html }: LocaleBody) {
	const lower = (_: string, start: string, level: string) =>
		`<${start}h${Number(level) + 1}`;
	return { html: html.replace(/<(\/?)h([2-5])(?=[\s>])/g, lower) };
}

/** Returns a date with its formatted text. */
export function day({ locale }: Pick<LocaleContent, "locale">, date: string) {
	return { date, text: formatsOf(locale).date(date) };
}

/** Returns the texts of notifications, for the islands that show them. */
export function notificationTexts({ strings }: LocaleContent) {
	return { label: strings.notifications, dismiss: strings.dismiss };
}
