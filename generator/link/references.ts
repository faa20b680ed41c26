import {
	errorAt,
	type Hint,
	type Place,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { languageName } from "../diagnostics/language.ts";
import {
	didYouMean,
	nearest,
	suggest,
	suggestFile,
} from "../diagnostics/nearest.ts";
import type { Locale } from "../i18n/locale.ts";
import type { Reference, Target } from "../schema/reference.ts";
import { reveal } from "../text/invisible.ts";
import { causedBy, type Finding } from "./consequences.ts";
import { type Entries, missingViews, placeAt } from "./entries.ts";
import { homeOfFact, homeOfName } from "./fact-homes.ts";
import { type Facts, mayBeUnread } from "./facts.ts";
import { nameFor } from "./known-as.ts";

/** Citations of facts that don't exist, but for those that ask for a name that is told of already. */
export function checkCitations(
	entries: Entries,
	facts: Facts,
	told: ReadonlySet<string>,
): Finding[] {
	const unknown = entries.content.filter(({ citations }) =>
		citations.some(({ fact }) => !facts.has(fact)),
	);
	return unknown.flatMap(({ file, citations }) =>
		citations
			.filter(({ fact }) => !facts.has(fact) && !mayBeUnread(fact, entries))
			.filter(({ fact }) => !fact.split(".").some((part) => told.has(part)))
			.map(({ fact, place }) => {
				const near = nearest(fact, facts.keys());
				const family = [...facts.keys()].filter(
					(name) => name.split(".")[0] === fact.split(".")[0],
				);
				const hint = near
					? didYouMean(`{{${near}}}`)
					: (suggest(fact, family) ?? {
							en: "Facts are in content/facts and content/business.yaml.",
							da: "Oplysningerne står i content/facts og content/business.yaml.",
						});
				const error = errorAt(
					file,
					place,
					"unknown-fact",
					{
						en: `{{${fact}}} names no fact.`,
						da: `Der er ingen oplysning, som hedder {{${fact}}}.`,
					},
					hint,
				);
				return causedBy(error, homeOfFact(fact, entries));
			}),
	);
}

/**
 * References in YAML to things that don't exist, or not in the language that refers to them, but for names that
 * are told of already.
 */
export function checkReferences(
	entries: Entries,
	told: ReadonlySet<string>,
): Finding[] {
	const names = namesOf(entries);
	const referring = entries.content.filter(
		({ references }) => references.length > 0,
	);
	return referring.flatMap((entry) => {
		return entry.references.flatMap(({ reference, path, shownIn }) => {
			const problem = checkOne(reference, () => placeAt(entry, path), shownIn);
			return problem ? [problem] : [];
		});

		function checkOne(
			{ target, name }: Reference,
			place: () => Place,
			shownIn: readonly Locale[],
		): Finding | undefined {
			const known = names[target];
			if (known && !known.includes(name)) {
				if (told.has(name) || mayBeThere(target, name, entries))
					return undefined;
				const error = errorAt(
					entry.file,
					place(),
					"unknown-name",
					{
						en: `There is no ${targetNames[target].en} ${reveal(name).en}.`,
						da: `Der er ${targetNames[target].da}, som hedder ${reveal(name).da}.`,
					},
					instead(target, name, { known, entries }) ?? whereToFind[target],
				);
				return causedBy(error, homeOfName(target, name, entries));
			}
			const paths =
				target === "page" ? entries.find("page", name)?.data?.path : undefined;
			const without =
				paths && shownIn.find((locale) => paths[locale] === undefined);
			if (!without) return undefined;
			return errorAt(
				entry.file,
				place(),
				"unknown-name",
				{
					en: `The page ${name} has no ${languageName(without).en} address, and this link is shown in ${languageName(without).en} too.`,
					da: `Siden ${name} har ingen ${languageName(without).da} adresse, og linket vises også på ${languageName(without).da}.`,
				},
				{
					en: "Choose a page that exists in both languages.",
					da: "Vælg en side, der findes på begge sprog.",
				},
			);
		}
	});
}

/** What a name that nothing has was meant to be, or the choice. */
function instead(
	target: Target,
	name: string,
	{ known, entries }: { known: readonly string[]; entries: Entries },
): Hint | undefined {
	if (target === "media") return suggestFile(name, known);
	const meant = nameFor(target, name, entries);
	return meant === undefined ? suggest(name, known) : didYouMean(meant);
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
		price: keys(entries.outlineOf("prices")),
		session: keys(entries.outlineOf("sessions")),
		code: keys(entries.outlineOf("discounts")?.codes),
		category: keys(entries.outlineOf("search")?.categories),
	};
}

/** Whether what is referred to may be in a file that is there, but not known by its name. */
function mayBeThere(target: Target, name: string, entries: Entries): boolean {
	const files: Partial<Record<Target, string>> = {
		page: `content/pages/${name}.yaml`,
		person: `content/people/${name}.yaml`,
		media: `content/media/${name}`,
	};
	const file = files[target];
	return file !== undefined && entries.mayBeThere(file);
}

/** What a target is called after “There is no …” / »Der er …«. */
const targetNames: Readonly<Record<Target, Wording>> = {
	page: { en: "page", da: "ingen side" },
	person: { en: "person", da: "ingen person" },
	media: { en: "file", da: "ingen fil" },
	price: { en: "price", da: "ingen pris" },
	session: { en: "session", da: "ingen session" },
	code: { en: "discount code", da: "ingen rabatkode" },
	category: { en: "category", da: "ingen kategori" },
};

const whereToFind: Readonly<Record<Target, Wording>> = {
	page: {
		en: "Pages are in content/pages, named by their files.",
		da: "Siderne ligger i content/pages og hedder som deres filer.",
	},
	person: {
		en: "People are in content/people, named by their files.",
		da: "Personerne ligger i content/people og hedder som deres filer.",
	},
	media: {
		en: "Pictures and videos are in content/media; capital letters count.",
		da: "Billeder og videoer ligger i content/media; der er forskel på store og små bogstaver.",
	},
	price: {
		en: "Prices are in content/facts/prices.yaml.",
		da: "Priserne står i content/facts/prices.yaml.",
	},
	session: {
		en: "Sessions are in content/facts/sessions.yaml.",
		da: "Sessionerne står i content/facts/sessions.yaml.",
	},
	code: {
		en: "Discount codes are in content/facts/discounts.yaml.",
		da: "Rabatkoderne står i content/facts/discounts.yaml.",
	},
	category: {
		en: "Categories are in content/search.yaml.",
		da: "Kategorierne står i content/search.yaml.",
	},
};
