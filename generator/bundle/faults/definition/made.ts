import type { SiteDefinition } from "../../../definition.ts";
import type { CodeFault } from "../../../diagnostics/code-fault.ts";
import { type Diagnostic, warningAt } from "../../../diagnostics/diagnostic.ts";
import { nearest, question, suggest } from "../../../diagnostics/nearest.ts";
import { defaultLocale } from "../../../i18n/languages.ts";
import type { Model } from "../../../link/model.ts";
import type { Bundle } from "../../index.ts";
import { placed } from "../code.ts";

// What is wrong with the code of a site and shows only once its content is there: facts.

/** Reports facts that code lists outside its families, families that have none, and facts that it cites and nothing lists. */
export function factFaults(
	{ facts }: Pick<Model, "facts">,
	site: SiteDefinition,
	{ code: { folder, citations } }: Pick<Bundle, "code">,
): Diagnostic[] {
	// They have the same names in every language.
	const names = [...(facts.get(defaultLocale(site))?.keys() ?? [])];
	const families = site.collections.flatMap(
		({ facts }) => facts?.families ?? [],
	);
	const outside = byFamily(
		names.filter((name) => !families.includes(familyOf(name))),
	);
	const unknown = citations.filter(({ fact }) => !names.includes(fact));
	const known = [...families, ...outside.keys()];
	const listed = new Set(names.map(familyOf));
	const wordless = byFamily(
		[...facts.values()].flatMap((all) =>
			[...all].flatMap(([name, words]: readonly [string, unknown]) =>
				typeof words === "string" ? [] : [name],
			),
		),
	);
	const idle = families.filter((family) => !listed.has(family));
	return [
		...placed(
			[
				...[...outside].map(([family, fact]) => ofNoFamily(family, fact, idle)),
				...[...wordless.values()].map(withoutWords),
				...site.figures.families
					.filter((family) => !known.includes(family))
					.map((family) => noFamily(family, known)),
			],
			folder,
		),
		...unknown.map(({ fact, file, place }) =>
			warningAt(file, place, "unknown-fact", {
				message: {
					en: `The code cites {{${fact}}}, and there is no such fact.`,
					da: `Koden henviser til {{${fact}}}, og sådan en oplysning er der ikke.`,
				},
				hint: suggest(
					fact,
					names.filter((name) => familyOf(name) === familyOf(fact)),
				),
			}),
		),
	];
}

function ofNoFamily(
	family: string,
	fact: string,
	idle: readonly string[],
): CodeFault {
	const near = nearest(family, idle) ?? idle[0];
	return {
		// A family that has no facts is mostly this one, misnamed.
		name: near ?? "families:",
		among: [family, "facts"],
		message: {
			en: `The code lists the fact {{${fact}}}, but no collection has ${family} among its families.`,
			da: `Koden laver oplysningen {{${fact}}}, men ingen samling har ${family} blandt sine families.`,
		},
		hint: near
			? question(family)
			: {
					en: `Add ${family} to the families of the collection that lists it.`,
					da: `Føj ${family} til families i den samling, der laver den.`,
				},
	};
}

function withoutWords(fact: string): CodeFault {
	return {
		name: familyOf(fact),
		among: ["families", "facts"],
		message: {
			en: `The code lists the fact {{${fact}}} without words: they must be a text in every language.`,
			da: `Koden laver oplysningen {{${fact}}} uden ord: De skal være en tekst på alle sprog.`,
		},
	};
}

function noFamily(family: string, families: readonly string[]): CodeFault {
	return {
		name: family,
		among: ["figures", "families"],
		message: {
			en: `The figures in texts are compared with the facts {{${family}.…}}, but no collection has ${family} among its families.`,
			da: `Tal i tekster bliver sammenlignet med oplysningerne {{${family}.…}}, men ingen samling har ${family} blandt sine families.`,
		},
		hint: suggest(family, families),
	};
}

/** One fact of each family. */
function byFamily(names: readonly string[]): ReadonlyMap<string, string> {
	return new Map(names.map((name) => [familyOf(name), name]));
}

function familyOf(fact: string): string {
	return fact.split(".")[0] ?? "";
}
