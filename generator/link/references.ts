import { type Diagnostic, errorAt, type Place } from "../diagnostic.ts";
import { type Locale, languageNames, locales } from "../locale.ts";
import { nearest, suggest } from "../nearest.ts";
import type { Path } from "../places.ts";
import { isLocalized } from "../schema/localized.ts";
import {
	isReference,
	type Reference,
	type Target,
} from "../schema/reference.ts";
import { type Entries, missingViews, placeAt } from "./entries.ts";
import { type Facts, mayBeUnread } from "./facts.ts";

/** Citations of facts that don't exist. */
export function checkCitations(entries: Entries, facts: Facts): Diagnostic[] {
	return entries.content.flatMap(({ file, citations }) =>
		citations
			.filter(({ fact }) => !facts.has(fact) && !mayBeUnread(fact, entries))
			.map(({ fact, place }) => {
				const near = nearest(fact, facts.keys());
				const family = [...facts.keys()].filter(
					(name) => name.split(".")[0] === fact.split(".")[0],
				);
				const hint = near
					? `Did you mean {{${near}}}?`
					: (suggest(fact, family) ??
						"Facts are in content/facts and content/business.yaml.");
				return errorAt(
					file,
					place,
					"unknown-fact",
					`{{${fact}}} names no fact.`,
					hint,
				);
			}),
	);
}

/** References in YAML to things that don't exist, or not in the language that refers to them. */
export function checkReferences(entries: Entries): Diagnostic[] {
	const names = namesOf(entries);
	return entries.content.flatMap((entry) => {
		const found: Diagnostic[] = [];
		visit(entry.data, [], locales);
		return found;

		function visit(value: unknown, path: Path, shownIn: readonly Locale[]) {
			if (isReference(value)) {
				const problem = checkOne(value, placeAt(entry, path), shownIn);
				if (problem) found.push(problem);
			} else if (isLocalized(value)) {
				for (const locale of locales)
					visit(value[locale], [...path, locale], [locale]);
			} else if (typeof value === "object" && value !== null) {
				// Most of what is met is text, and needs no path.
				for (const [key, child] of Object.entries(value))
					if (typeof child === "object") visit(child, [...path, key], shownIn);
			}
		}

		function checkOne(
			{ target, name }: Reference,
			place: Place,
			shownIn: readonly Locale[],
		): Diagnostic | undefined {
			const known = names[target];
			if (known && !known.includes(name)) {
				return errorAt(
					entry.file,
					place,
					"unknown-name",
					`There is no ${targetNames[target]} ${name}.`,
					suggest(name, known) ?? whereToFind[target],
				);
			}
			const paths =
				target === "page" ? entries.find("page", name)?.data?.path : undefined;
			const without =
				paths && shownIn.find((locale) => paths[locale] === undefined);
			if (!without) return undefined;
			return errorAt(
				entry.file,
				place,
				"unknown-name",
				`The page ${name} has no ${languageNames[without]} address, and this link is shown in ${languageNames[without]} too.`,
				"Choose a page that exists in both languages.",
			);
		}
	});
}

/** What can be referred to. A collection that could not be parsed has unknown names: nothing is held against them. */
function namesOf(
	entries: Entries,
): Readonly<Record<Target, readonly string[] | undefined>> {
	const keys = (value: object | undefined) => value && Object.keys(value);
	return {
		page:
			missingViews(entries).length > 0
				? undefined
				: entries.of("page").map(({ id }) => id),
		person: entries.of("person").map(({ id }) => id),
		media: [...entries.media.keys()],
		price: keys(entries.only("prices")),
		session: keys(entries.only("sessions")),
		code: keys(entries.only("discounts")?.codes),
		category: keys(entries.only("search")?.categories),
	};
}

const targetNames: Readonly<Record<Target, string>> = {
	page: "page",
	person: "person",
	media: "file",
	price: "price",
	session: "session",
	code: "discount code",
	category: "category",
};

const whereToFind: Readonly<Record<Target, string>> = {
	page: "Pages are in content/pages, named by their files.",
	person: "People are in content/people, named by their files.",
	media: "Pictures and videos are in content/media; capital letters count.",
	price: "Prices are in content/facts/prices.yaml.",
	session: "Sessions are in content/facts/sessions.yaml.",
	code: "Discount codes are in content/facts/discounts.yaml.",
	category: "Categories are in content/search.yaml.",
};
