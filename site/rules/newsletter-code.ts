import { type Diagnostic, type Entries, errorAt, pages } from "kilde";
import { discounts } from "../content/discounts.ts";

/** Reports citations of the code that the newsletter gives to new guests, outside the page that they see after signing up. */
export function checkNewsletterCode(entries: Entries): Diagnostic[] {
	const code = entries.only(discounts).newCustomerCode.name;
	const all = entries.of(pages);
	const hasNewsletter = all.some(({ data }) => data.view === "newsletter");
	if (!hasNewsletter) return [];
	const shown = all
		.filter(({ data }) => data.view === "thank-you")
		.map(({ id }) => id);
	return entries.content
		.filter(
			({ collection, id }) =>
				!(isOfPages(collection, entries) && shown.includes(id)),
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

/** Whether a collection has the data or the texts of pages. */
function isOfPages(collection: string, { site }: Entries): boolean {
	return [site.pages.collection, site.pages.texts].some(
		({ name }) => name === collection,
	);
}
