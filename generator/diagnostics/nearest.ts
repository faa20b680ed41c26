import { distance } from "fastest-levenshtein";
import { isVideoName } from "../text/media-names.ts";
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
			const edits = countEdits(words.join(""), others.join(""));
			// Names that differ only in capitals, spaces or hyphens are nearly equal.
			const isVariant = edits === 0 && name !== candidate;
			return { candidate, others, edits: isVariant ? 0.5 : edits };
		})
		.sort((a, b) => a.edits - b.edits);
	if (!first || !hasOnlyTypos(words, first.others)) return undefined;
	const isClear =
		!second || (second.edits > first.edits && second.edits >= 2 * first.edits);
	return isClear ? first.candidate : undefined;
}

/** Returns the digits in a name: 2 for room-2. */
function getDigits(name: string): string {
	return (name.match(/\d+/g) ?? []).sort().join(" ");
}

/** Splits a name into words: roomImage, room-image and Room image → room, image. */
function splitWords(name: string): string[] {
	return slugify(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).split("-");
}

/** Whether the words of two names differ only by typing errors, and none of them is a different word. */
function hasOnlyTypos(words: readonly string[], others: readonly string[]) {
	const [joined, other] = [words.join(""), others.join("")];
	if (joined === "" || other === "") return false;
	if (joined === other) return true;
	return (
		hasFewTypos(joined, other) &&
		(words.length !== others.length ||
			words.every((word, at) => hasFewTypos(word, others[at] ?? "")))
	);
}

/** Whether a word has no more typing errors than are likely in one of its length. */
function hasFewTypos(word: string, correct: string): boolean {
	const most = Math.min(3, Math.max(1, Math.floor(correct.length / 4)));
	return countEdits(word, correct) <= most;
}

/** Counts the edits from a word to the correct one. Two transposed letters are one edit. */
function countEdits(word: string, correct: string): number {
	const edits = distance(word, correct);
	if (edits !== 2) return edits;
	const at = [...word].findIndex((letter, index) => letter !== correct[index]);
	const [first = "", second = ""] = word.slice(at);
	const transposed = `${word.slice(0, at)}${second}${first}${word.slice(at + 2)}`;
	return transposed === correct ? 1 : edits;
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

/** Finds the file that a path most likely means: the one of its name in any folder, the nearest one, or the only one with a different extension. */
export function findNearestFile(
	path: string,
	files: readonly string[],
): string | undefined {
	const named = `/${path.replaceAll("\\", "/").toLowerCase()}`;
	const [isVideo, stem] = [isVideoName(named), removeExtension(named)];
	const alike = files.filter(
		(file) =>
			isVideoName(file) === isVideo &&
			stem.endsWith(`/${removeExtension(file.toLowerCase())}`),
	);
	return (
		files.find((file) => named.endsWith(`/${file.toLowerCase()}`)) ??
		findNearest(path, files) ??
		(alike.length === 1 ? alike[0] : undefined)
	);
}

function removeExtension(path: string): string {
	return path.replace(/\.\w+$/, "");
}
