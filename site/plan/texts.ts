import type { LocalBody, LocalText } from "../../generator/define.ts";
import { formatDate } from "../model/formats.ts";
import type { Frame } from "../model/site.ts";
import type {
	Day,
	Html,
	NotificationTexts,
	Opening,
	Section,
} from "../props.ts";

/** What a page begins with. */
export function opening({ heading, lead }: Opening): Opening {
	return { heading, lead };
}

/** A Markdown text of a page, with its heading if it has one. */
export function section({ title, body }: LocalText): Section {
	return { title, html: body.html };
}

/** A Markdown text as a page shows it. */
export function prose({ html }: LocalBody): Html {
	return { html };
}

/** A Markdown text below a heading of its own: its headings are a level lower. */
export function proseBeneath({ html }: LocalBody): Html {
	const lower = (_: string, start: string, level: string) =>
		`<${start}h${Number(level) + 1}`;
	return { html: html.replace(/<(\/?)h([2-5])(?=[\s>])/g, lower) };
}

/** A date as machines and as people read it. */
export function day({ locale }: Pick<Frame, "locale">, date: string): Day {
	return { date, text: formatDate(date, locale) };
}

/** The words around notifications, for every island that may show one. */
export function notificationTexts({ strings }: Frame): NotificationTexts {
	return { label: strings.notifications, dismiss: strings.dismiss };
}
