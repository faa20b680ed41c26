import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { keyPlace, type Path } from "../diagnostics/places.ts";
import type { Target } from "../schema/reference.ts";
import type { ContentEntry } from "../types.ts";
import type { Cause } from "./consequences.ts";
import { type Entries, outlineOf } from "./entries.ts";

// Many places may ask for what one line of the facts should give. Where that line has changed, it is the line that
// somebody must look at.

/** What should give a fact that nothing gives: a discount without the price that is cited, or the group without the name. */
export function homeOfFact(fact: string, entries: Entries): Cause | undefined {
	const [family = "", name = "", ...more] = fact.split(".");
	const giver = giverOf(family, name, entries);
	if (giver) return lackingIn(giver, `{{${fact}}}`);
	const group =
		family === "price" && more.length > 0 ? "code" : groupOf[family];
	return group && name !== "" ? homeOfName(group, name, entries) : undefined;
}

/** What should give a name that nothing gives. */
export function homeOfName(
	target: Target,
	name: string,
	entries: Entries,
): Cause | undefined {
	const { collection, path } = givers[target] ?? {};
	const [entry] = collection ? entries.of(collection) : [];
	if (!entry || !path) return undefined;
	return {
		key: `name ${name}`,
		file: entry.file,
		place: keyPlace(entry.places, path),
		tell: (count, first) => ({
			message: worded((language) => unnamed[language](name, count, first)),
			hint: mended,
		}),
	};
}

const unnamed = {
	en: (name: string, count: number, first: string) =>
		`Nothing here is called ${name}, but ${count} places ask for it; the first is ${first}.`,
	da: (name: string, count: number, first: string) =>
		`Intet her hedder ${name}, men ${count} steder bruger det; det første er ${first}.`,
};

/** Where names of a kind are given, of those kinds that a file has several of. */
const givers: Partial<
	Record<
		Target,
		{
			readonly collection: "prices" | "sessions" | "discounts" | "search";
			readonly path: Path;
		}
	>
> = {
	price: { collection: "prices", path: [] },
	session: { collection: "sessions", path: [] },
	code: { collection: "discounts", path: ["codes"] },
	category: { collection: "search", path: ["categories"] },
};

/** Of what kind the second part of a fact's name is. */
const groupOf: Readonly<Record<string, Target | undefined>> = {
	...{ price: "price", code: "code", percent: "code", date: "code" },
	...{ period: "code", month: "code" },
	...{ name: "session", names: "session", duration: "session" },
	...{ time: "session" },
};

type Giver = { readonly entry: ContentEntry; readonly path: Path };

function lackingIn({ entry, path }: Giver, cited: string): Cause {
	const giver = String(path.at(-1));
	return {
		key: `giver ${path.join(" ")}`,
		file: entry.file,
		place: keyPlace(entry.places, path),
		tell: (count, first) => ({
			message: worded((language) =>
				lacking[language]({ giver, cited, count, first }),
			),
			hint: mended,
		}),
	};
}

type Lacking = Readonly<Record<"giver" | "cited" | "first", string>> & {
	readonly count: number;
};

const lacking = {
	en: ({ giver, cited, count, first }: Lacking) =>
		`${count} places cite what ${giver} doesn't give, as ${cited}; the first is ${first}.`,
	da: ({ giver, cited, count, first }: Lacking) =>
		`${count} steder henter noget, som ${giver} ikke giver, f.eks. ${cited}; det første er ${first}.`,
};

const mended: Wording = {
	en: "If something was changed here by mistake, change it back; else change those places.",
	da: "Er noget her ændret ved en fejl, så ret det tilbage; ret ellers de steder.",
};

/** The discount or session of this name, or the punch cards. */
function giverOf(
	family: string,
	name: string,
	entries: Entries,
): Giver | undefined {
	const [discounts] = entries.of("discounts");
	const [sessions] = entries.of("sessions");
	const given = discounts && outlineOf(discounts);
	if (discounts && given && ofDiscounts.includes(family)) {
		if (name === "card") return { entry: discounts, path: ["punchCards"] };
		for (const group of ["codes", "offers"] as const)
			if (Object.hasOwn(given[group], name))
				return { entry: discounts, path: [group, name] };
	}
	const isSession =
		ofSessions.includes(family) &&
		Object.hasOwn(Object(sessions && outlineOf(sessions)), name);
	return sessions && isSession ? { entry: sessions, path: [name] } : undefined;
}

const ofDiscounts = ["code", "percent", "price", "date", "period", "month"];
const ofSessions = ["name", "names", "duration", "time"];
