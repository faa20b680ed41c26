import type { Built } from "../../build-types.ts";
import type { PlacedChange } from "../../compare/index.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Difference, PageSummary } from "../../diff/index.ts";
import { contextOf } from "../context.ts";
import { factNames } from "../fields/facts.ts";
import { pageNames } from "../fields/page-names.ts";

/** What facts and pages are called for people. */
export type Names = {
	ofFact(name: string): string;
	/** Of the page at a path; undefined where there is none by now. */
	ofPage(path: string): string | undefined;
	/** Of a page that is new, or that is gone. */
	ofPageWith(page: Pick<PageSummary, "path" | "title">): string;
};

/** The names of what is in the content as it is being edited. */
export function namesIn(current: Built, language: MessageLanguage): Names {
	const context = contextOf(current, language);
	const facts = factNames(context);
	const pages = pageNames(context);
	return {
		ofFact: (name) => facts(name) ?? name,
		ofPage: pages.ofPath,
		ofPageWith: ({ path, title }) => pages.ofPath(path) ?? pages.ofTitle(title),
	};
}

/** A difference that names facts and pages in these words, and links by the pages they lead to. */
export function inWords(difference: Difference, names: Names): Difference {
	const inPage = (change: PlacedChange): PlacedChange => ({
		...change,
		page: names.ofPage(change.page) ?? change.page,
		...(change.part === "link" && {
			from: withPages(change.from, names),
			to: withPages(change.to, names),
		}),
	});
	const called = (page: PageSummary) => ({
		...page,
		title: names.ofPageWith(page),
		path: "",
	});
	return {
		...difference,
		added: difference.added.map(called),
		removed: difference.removed.map(called),
		alterations: difference.alterations.map((each) => ({
			facts: each.facts.map(names.ofFact),
			forPeople: each.forPeople.map(inPage),
			forMachines: each.forMachines.map(inPage),
		})),
	};
}

/** The addresses of pages among the words of links, by what the pages are called. */
function withPages(text: string, names: Names): string {
	return text
		.split(" ")
		.map((word) => names.ofPage(word.replace(/#.*/, "")) ?? word)
		.join(" ");
}
