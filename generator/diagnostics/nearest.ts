import { distance } from "fastest-levenshtein";
import { slugify } from "../text/slug.ts";

/**
 * Returns the most likely correct spelling of `name`: it differs by one or two typing errors, and every other name with
 * the same digits by at least twice as many letters.
 *
 * @example findNearest("vioiln", ["piano", "violin", "cello"]); // "violin"
 */
export function findNearest(
	name: string,
	names: Iterable<string>,
): string | undefined {
	const words = splitWords(name);
	const [first, second] = [...new Set(names)]
		// room-2 and room-3 are different names, not typing errors.
		.filter((candidate) => getDigits(candidate) === getDigits(name))
		.map((candidate) => {
			const others = splitWords(candidate);
			const errors = name === candidate ? 0 : countTypos(words, others);
			const letters =
				errors === Infinity
					? distance(words.join(""), others.join(""))
					: errors;
			return { candidate, errors, letters };
		})
		.sort((a, b) => a.letters - b.letters);
	if (!first || first.errors === Infinity) return undefined;
	const isClear =
		!second ||
		(second.letters > first.errors && second.letters >= 2 * first.errors);
	return isClear ? first.candidate : undefined;
}

/** Counts the typing errors between the words of two names; infinity if a word is a different one. */
function countTypos(words: readonly string[], others: readonly string[]) {
	const [joined, other] = [words.join(""), others.join("")];
	if (joined === "" || other === "") return Infinity;
	// Only capitals, spaces or hyphens differ.
	if (joined === other) return 0.5;
	if (words.length !== others.length) return countEdits(joined, other);
	const inOrder = sumEdits(words, others);
	const reordered = sumEdits(words.toSorted(), others.toSorted()) + 1;
	return limitEdits(Math.min(inOrder, reordered), other);
}

/** Returns the digits in a name: 2 for room-2. */
function getDigits(name: string): string {
	return (name.match(/\d+/g) ?? []).sort().join(" ");
}

/** Splits a name into words: roomImage, room-image and Room image → room, image. */
function splitWords(name: string): string[] {
	return slugify(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).split("-");
}

/** Sums the edits between the words of two names, pair by pair. */
function sumEdits(words: readonly string[], others: readonly string[]): number {
	return words.reduce(
		(sum, word, at) => sum + countEdits(word, others[at] ?? ""),
		0,
	);
}

/** Counts the edits from a word to the correct one; infinity if there are too many. Two transposed letters are one edit. */
function countEdits(word: string, correct: string): number {
	const edits = distance(word, correct);
	const isTransposition = edits === 2 && isTransposed(word, correct);
	return limitEdits(isTransposition ? 1 : edits, correct);
}

function isTransposed(a: string, b: string): boolean {
	const at = [...a].findIndex((letter, index) => letter !== b[index]);
	const [first = "", second = ""] = a.slice(at);
	return `${a.slice(0, at)}${second}${first}${a.slice(at + 2)}` === b;
}

/** Returns the number of edits, or infinity if it is too many for typing errors in a word of this length. */
function limitEdits(edits: number, correct: string): number {
	const most = Math.min(3, Math.max(1, Math.floor(correct.length / 4)));
	return edits <= most ? edits : Infinity;
}

/** Suggests the nearest name to the developer of a site, otherwise lists all names. */
export function formatNameSuggestion(
	name: string,
	names: readonly string[],
): string {
	const near = findNearest(name, names);
	return near === undefined
		? `There is: ${names.toSorted().join(", ") || "none"}.`
		: `Did you mean ${near}?`;
}

/**
 * Finds the file that a path most likely means: one of that very name, whatever folders are put before it, otherwise the only
 * picture or video that differs in its extension alone, otherwise the nearest one.
 */
export function findNearestFile(
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
		? findNearest(path, files)
		: found;
}

const video = /\.(mp4|webm)$/i;

const picture = /\.(svg|png|jpe?g|gif|webp|avif|heic|tiff?|bmp)$/i;

const extension = /\.[a-z0-9]+$/i;
