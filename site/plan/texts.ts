import type { LocaleBody, LocaleText } from "kilde";
import { formatsOf } from "../model/formats.ts";
import type { LocaleContent } from "../model/locale-content.ts";

/** Marks the list items that begin with bold words, so that CSS can put these words into the left column. */
export function termSection({ title, body }: LocaleText) {
	const term = '<li class="term">';
	const html = body.html.replaceAll(/<li>(?=\s*<strong>)/g, term);
	return { title, body: { html } };
}

/** Returns a text in two parts: its first paragraph, and the rest to fold. One that begins otherwise is not folded. */
export function foldedSection(
	{ strings }: LocaleContent,
	{ title, body: { html } }: LocaleText,
) {
	const [start = html] = /^<p>.*?<\/p>/s.exec(html) ?? [];
	const rest = html.slice(start.length).trim();
	return {
		title,
		html: start,
		rest: rest
			? { label: strings.readMore, about: title, html: rest }
			: undefined,
	};
}

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
