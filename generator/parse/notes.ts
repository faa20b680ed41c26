import { type Diagnostic, warningAt } from "../diagnostics/diagnostic.ts";
import type { Locale } from "../i18n/locale.ts";
import { figuresIn } from "../text/notation.ts";
import type { ContentEntry } from "../types.ts";
import { healthClaims } from "./health-claims.ts";
import { houseStyle } from "./house-style.ts";
import type { Locator } from "./locate.ts";

/** What the words of a file give a person to look at. */
export type Notes = Pick<ContentEntry, "figures" | "remarks">;

/** Notes of a text that gives none. */
export const noNotes: Notes = { figures: [], remarks: [] };

/** Notes of several texts as one. */
export function joinNotes(notes: readonly Notes[]): Notes {
	return {
		figures: notes.flatMap(({ figures }) => figures),
		remarks: notes.flatMap(({ remarks }) => remarks),
	};
}

/** Where words stand, and in which language. */
type Stand = {
	readonly file: string;
	readonly locale: Locale;
	readonly locate: Locator;
	/** Whether a citation at an offset would need quotes around the whole text. */
	readonly isUnquoted?: (offset: number) => boolean;
};

/** The figures in the visible words of a text, and what is remarkable about its wording. */
export function takeNotes(words: string, stand: Stand): Notes {
	return {
		figures: figuresIn(words).map(({ key, index, length }) => ({
			key,
			written: words.slice(index, index + length).replaceAll(/\s+/g, " "),
			place: stand.locate(index, lengthOnLine(words, index, length)),
			...(stand.isUnquoted?.(index) && { unquoted: true }),
		})),
		remarks: [...claims(words, stand), ...slips(words, stand)],
	};
}

function claims(words: string, { file, locale, locate }: Stand): Diagnostic[] {
	return healthClaims(words, locale).map(({ kind, index, words: said }) =>
		warningAt(
			file,
			locate(index, lengthOnLine(words, index, said.length)),
			"health-claim",
			{
				cure: {
					en: `“${said}” can be read as a promise of cure.`,
					da: `»${said}« kan læses som et løfte om helbredelse.`,
				},
				illness: {
					en: `“${said}” names an illness, as if it were treated here.`,
					da: `»${said}« nævner en sygdom, som om den blev behandlet her.`,
				},
			}[kind],
			{
				en: "Say what guests report and what the centre offers. If it is right as it stands, allow it with <!-- kilde-allow: the reason -->, in YAML # kilde-allow: the reason.",
				da: "Skriv, hvad gæster fortæller, og hvad centret tilbyder. Er det rigtigt, som det står, så tillad det med <!-- kilde-tillad: grunden -->, i YAML # kilde-tillad: grunden.",
			},
		),
	);
}

function slips(words: string, { file, locale, locate }: Stand): Diagnostic[] {
	return houseStyle[locale].flatMap(({ form, message, hint }) =>
		[...words.matchAll(form)].map(({ 0: found, index }) => {
			// The spaces around a hyphen are not what is wrong.
			const start = index + found.search(/\S/);
			const length = lengthOnLine(words, start, found.trim().length);
			return warningAt(
				file,
				locate(start, length),
				"typography",
				message,
				hint,
			);
		}),
	);
}

/** A place is a stretch of one line: what goes on in the next one is left out. */
function lengthOnLine(text: string, index: number, length: number): number {
	const [line = ""] = text.slice(index, index + length).split("\n");
	return line.trimEnd().length;
}
