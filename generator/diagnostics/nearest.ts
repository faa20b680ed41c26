import { distance } from "fastest-levenshtein";
import { slugify } from "../text/slug.ts";
import type { Hint, Wording } from "./diagnostic.ts";

/**
 * The name that somebody who wrote `name` most likely meant: it differs by a slip or two of the keyboard in some of
 * its words, and every other name with the same figures differs by at least twice as many letters.
 */
export function nearest(
	name: string,
	names: Iterable<string>,
): string | undefined {
	const figures = figuresOf(name);
	const ours = wordsOf(name);
	const [first, second] = [...new Set(names)]
		// room-2 and room-3 are different names, not typing errors.
		.filter((candidate) => figuresOf(candidate) === figures)
		.map((candidate) => {
			const theirs = wordsOf(candidate);
			const slips = name === candidate ? 0 : slipsBetween(ours, theirs);
			const letters =
				slips === Infinity ? distance(ours.join(""), theirs.join("")) : slips;
			return { candidate, slips, letters };
		})
		.sort((a, b) => a.letters - b.letters);
	if (!first || first.slips === Infinity) return undefined;
	const isClear =
		!second ||
		(second.letters > first.slips && second.letters >= 2 * first.slips);
	return isClear ? first.candidate : undefined;
}

/** How many slips make one name of the other; infinitely many if a word is another word and not a misspelling. */
function slipsBetween(
	ours: readonly string[],
	theirs: readonly string[],
): number {
	const [joined, other] = [ours.join(""), theirs.join("")];
	if (joined === "" || other === "") return Infinity;
	// Only capitals, spaces or hyphens differ.
	if (joined === other) return 0.5;
	if (ours.length !== theirs.length) return misspelling(joined, other);
	const inOrder = misspellings(ours, theirs);
	// The same words in another order.
	const sorted = misspellings(ours.toSorted(), theirs.toSorted()) + 1;
	return within(Math.min(inOrder, sorted), other);
}

/** The digits in a name, as 2 in room-2. */
function figuresOf(name: string): string {
	return (name.match(/\d+/g) ?? []).sort().join(" ");
}

/** roomImage, room-image and Room image → room, image */
function wordsOf(name: string): string[] {
	return slugify(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).split("-");
}

/** The slips between the words of two names, one by one. */
function misspellings(
	ours: readonly string[],
	theirs: readonly string[],
): number {
	return ours.reduce(
		(sum, word, at) => sum + misspelling(word, theirs[at] ?? ""),
		0,
	);
}

/** The slips between a word and another that it may be a misspelling of: two letters that have changed places are one. */
function misspelling(written: string, meant: string): number {
	const edits = distance(written, meant);
	return within(edits === 2 && isTransposed(written, meant) ? 1 : edits, meant);
}

function isTransposed(a: string, b: string): boolean {
	const at = [...a].findIndex((letter, index) => letter !== b[index]);
	const [first = "", second = ""] = a.slice(at);
	return `${a.slice(0, at)}${second}${first}${a.slice(at + 2)}` === b;
}

function within(slips: number, meant: string): number {
	const most = Math.min(3, Math.max(1, Math.floor(meant.length / 4)));
	return slips <= most ? slips : Infinity;
}

/**
 * “Did you mean …?”, or else the choice itself where it is short enough to be read.
 *
 * @example suggest("vioiln", ["piano", "violin", "cello"])?.en; // "Did you mean violin?"
 */
export function suggest(
	name: string,
	names: readonly string[],
): Hint | undefined {
	const near = nearest(name, names);
	return near === undefined ? listed(names) : didYouMean(near);
}

/** The same in English alone, for those who write the code of a site: “Did you mean …?”, or else all names. */
export function suggestNames(name: string, names: readonly string[]): string {
	const near = nearest(name, names);
	return near === undefined
		? `There is: ${names.toSorted().join(", ") || "none"}.`
		: `Did you mean ${near}?`;
}

/** The choice, where it is short enough to be read. */
function listed(names: readonly string[]): Hint | undefined {
	if (names.length === 0 || names.length > 24) return undefined;
	const all = [...names].sort().join(", ");
	return {
		en: `There ${names.length === 1 ? "is" : "are"}: ${all}.`,
		da: `Der findes: ${all}.`,
	};
}

/**
 * Finds the file that a path most likely means: one of that very name, whatever folders are put before it, otherwise the only
 * picture or video that differs in its extension alone, otherwise the nearest one.
 */
export function findFile(
	path: string,
	files: readonly string[],
): string | undefined {
	const named = path.replaceAll("\\", "/").toLowerCase();
	const isAt = (file: string) => named === file || named.endsWith(`/${file}`);
	const same = files.filter((file) => isAt(file.toLowerCase()));
	// An extension of neither kind may be a slip in one of either.
	const other = video.test(named)
		? picture
		: picture.test(named)
			? video
			: /^$/;
	const others = files.filter(
		(file) =>
			!other.test(file) &&
			isAt(
				file.toLowerCase().replace(extension, extension.exec(named)?.[0] ?? ""),
			),
	);
	const [found, another] = same.length > 0 ? same : others;
	return found === undefined || another !== undefined
		? nearest(path, files)
		: found;
}

const video = /\.(mp4|webm)$/i;

const picture = /\.(svg|png|jpe?g|gif|webp|avif|heic|tiff?|bmp)$/i;

const extension = /\.[a-z0-9]+$/i;

/** “Did you mean …?” */
function question(name: string): Wording {
	return { en: `Did you mean ${name}?`, da: `Mente du ${name}?` };
}

/**
 * The same, with a replacement for the text at the place of the problem.
 *
 * @example didYouMean("violin"); // { en: "Did you mean violin?", da: "Mente du violin?", replacement: "violin" }
 */
export function didYouMean(name: string, otherwise?: Hint): Hint {
	return hintToWrite(name, otherwise, question(name));
}

/**
 * “Write ….”, with a replacement for the text at the place of the problem.
 *
 * @example hintToWrite("09:30"); // { en: "Write 09:30.", da: "Skriv 09:30.", replacement: "09:30" }
 */
export function hintToWrite(
	replacement: string,
	otherwise?: Hint,
	wording = { en: `Write ${replacement}.`, da: `Skriv ${replacement}.` },
): Hint {
	return { ...wording, replacement, ...(otherwise && { otherwise }) };
}
