import type { Entries } from "../../definition.ts";
import {
	errorAt,
	type Hint,
	type Message,
	warningAt,
} from "../../diagnostics/diagnostic.ts";
import {
	type MessageLanguage,
	messageTags,
} from "../../diagnostics/language.ts";
import { type Path, valueAt, valuesWithin } from "../../diagnostics/places.ts";
import { spellNumber } from "../../i18n/read-number.ts";
import type { ContentEntry, Entry } from "../../types.ts";
import { contentFiles, placeAt } from "../entries.ts";
import { confirms } from "./allowances.ts";
import type { Finding } from "./causes.ts";

/** The factor from which a change of a number is more likely a slip; a digit more or less is a factor of ten. */
const largeFactor = 5;

/** The factor from which nobody means it who doesn't say so: 2.000 that was read as 2, or 19,50 as 1950. */
const surelyWrongFactor = 100;

/**
 * Reports numbers that differ much from the last commit, whose entries are `committed`: an error where two digits are more or
 * less, unless a comment names the number and so confirms it.
 */
export function checkLargeChanges(
	entries: Entries,
	committed: readonly Entry[],
): Finding[] {
	const before = new Map(
		contentFiles(committed).map(({ file, raw }) => [file, raw]),
	);
	return entries.site.collections
		.filter(({ comparesNumbers }) => comparesNumbers)
		.flatMap((collection) => entries.of(collection))
		.filter(({ file }) => before.has(file))
		.flatMap((entry) =>
			valuesWithin(entry.raw).flatMap(([path, now]) => {
				const then = valueAt(before.get(entry.file), path);
				return typeof then === "number" && typeof now === "number"
					? found(entry, path, { then, now })
					: [];
			}),
		);
}

/** A number in the last commit, and as it is. */
type Change = { readonly then: number; readonly now: number };

function found(entry: ContentEntry, path: Path, change: Change): Finding[] {
	const { now } = change;
	const place = placeAt(entry, path);
	const isConfirmed = entry.suppressions.some((each) =>
		confirms(each, place.line, now),
	);
	if (isConfirmed || !isLargeChange(change, largeFactor)) return [];
	const message = messageOf(path, change);
	return [
		isLargeChange(change, surelyWrongFactor)
			? errorAt(entry.file, place, "changed-much", {
					message,
					hint: confirmation(now),
				})
			: warningAt(entry.file, place, "changed-much", { message, hint: advice }),
	];
}

function isLargeChange({ then, now }: Change, factor: number): boolean {
	return then > 0 && now >= 0 && (now >= factor * then || factor * now <= then);
}

function messageOf(path: Path, { then, now }: Change): Message {
	const what = path.findLast((step) => typeof step === "string");
	return {
		en: `${String(what)} is ${now} here, and ${then} in the last commit.`,
		da: `${String(what)} er ${now} her og ${then} i det seneste commit.`,
		onPage: {
			en: `This is ${spelled(now, "en")} now, and was ${spelled(then, "en")} before.`,
			da: `Her står ${spelled(now, "da")} nu; før stod der ${spelled(then, "da")}.`,
		},
	};
}

/** A number as its field shows it, and not as YAML has it: 19.5 is no number to whoever reads Danish. */
const spelled = (number: number, language: MessageLanguage) =>
	spellNumber(number, messageTags[language]);

const advice: Hint = {
	en: "If it is a mistake, correct it; if it is right, commit it.",
	da: "Er det en tastefejl, så ret den; er tallet rigtigt, så læg ændringen i historikken (git commit).",
	onPage: {
		en: "If it is a mistake, correct it. If it is right, nothing needs to be done.",
		da: "Er det en tastefejl, så ret den. Er det rigtigt, skal der ikke gøres noget.",
	},
};

function confirmation(now: number): Hint {
	return {
		en: `If it is a mistake, correct it; if it is right, write on the line above it: # kilde-allow: ${now} is right`,
		da: `Er det en tastefejl, så ret den; er tallet rigtigt, så skriv på linjen ovenover: # kilde-tillad: ${now} er rigtigt`,
		onPage: {
			en: "If it is a mistake, correct it. If it is right, say so:",
			da: "Er det en tastefejl, så ret den. Er det rigtigt, så sig det:",
		},
	};
}
