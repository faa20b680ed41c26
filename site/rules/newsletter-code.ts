import type { Entries } from "kilde";
import { type Diagnostic, errorAt } from "kilde/checks";
import { discounts } from "../content/discounts.ts";
import { page, section } from "../model/page.ts";

/** The collections with the files of a page: its data and its texts. */
const ofPages: readonly string[] = [page.name, section.name];

/** Reports citations of the code that the newsletter gives to new guests, outside the page that they see after signing up. */
export function checkNewsletterCode(entries: Entries): Diagnostic[] {
	const code = entries.only(discounts).newCustomerCode.name;
	const pages = entries.of(page);
	const hasNewsletter = pages.some(({ data }) => data.view === "newsletter");
	if (!hasNewsletter) return [];
	const shown = pages
		.filter(({ data }) => data.view === "thank-you")
		.map(({ id }) => id);
	return entries.content
		.filter(
			({ collection, id }) =>
				!(ofPages.includes(collection) && shown.includes(id)),
		)
		.flatMap(({ file, citations }) =>
			citations
				.filter(({ fact }) => fact === `code.${code}`)
				.map(({ fact, place }) =>
					errorAt(file, place, "inconsistent", {
						message: `{{${fact}}} er koden, som gæster får med nyhedsbrevet; kun siden efter tilmeldingen viser den.`,
						hint: "Skriv »koden fra nyhedsbrevet« med et link til det.",
					}),
				),
		);
}
