import type { MessageText } from "../../messages/format.ts";
import type { YamlValue } from "../protocol.ts";
import type { Node } from "./nodes.ts";

/** The reason why a list may have no more items; undefined if it may, and for other values. */
export function whyNotAdd(list: Node | undefined): MessageText | undefined {
	return list && whyNotCount(list, countOf(list) + 1);
}

/** The reason why a list may have no fewer items; undefined if it may, and for other values. */
export function whyNotRemove(list: Node | undefined): MessageText | undefined {
	return list && whyNotCount(list, countOf(list) - 1);
}

/** Why an item of a list may not be set, or taken away, by its index; undefined if it may. */
export function whyNotSetItem(
	list: Node | undefined,
	index: number,
	value: YamlValue | undefined,
): MessageText | undefined {
	if (value === undefined) return whyNotRemove(list);
	return list && index >= countOf(list) ? whyNotAdd(list) : undefined;
}

/** The reason why a list may not have so many items; undefined if it may, and for other values. */
export function whyNotCount(
	list: Node | undefined,
	next: number,
): MessageText | undefined {
	if (list?.shape.kind !== "list") return undefined;
	const { least, most } = list.shape.size;
	const count = countOf(list);
	const isExact = count === most && least === most;
	// One that has too many already may get fewer, and one that has too few may get more.
	if (next > count && next > most)
		return isExact ? exactly(most) : tooMany(most, count);
	if (count > 0 && next < count && next < least)
		return isExact ? exactly(least) : tooFew(least, count);
	return undefined;
}

function countOf({ value }: Node): number {
	return Array.isArray(value) ? value.length : 0;
}

function exactly(number: number): MessageText {
	return {
		en: `There must be ${number} here, no more and no fewer. Put a new one in the place of another.`,
		da: `Her skal være ${number}, hverken flere eller færre. Sæt en ny i stedet for en anden.`,
	};
}

function tooMany(most: number, count: number): MessageText {
	return {
		en: `There is room for ${most} here, and there are ${count}. Remove one first.`,
		da: `Her er plads til ${most}, og der er ${count}. Fjern en først.`,
	};
}

function tooFew(least: number, count: number): MessageText {
	return {
		en: `There must be at least ${least} here, and there ${count === 1 ? "is" : "are"} ${count}. Make another one first.`,
		da: `Her skal være mindst ${least}, og der er ${count}. Lav en til først.`,
	};
}
