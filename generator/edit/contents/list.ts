import { selectText } from "../../languages/text.ts";
import { type Content, type Context, contextOf } from "../context.ts";
import type { Answers, ListedKind } from "../protocol.ts";
import { kindsOf, type Thing } from "./kinds.ts";
import { mediaList } from "./media.ts";
import { periodOf, whyHidden } from "./period.ts";
import { finderOf } from "./search.ts";

/** Lists all things of a site in which words are found, and the pictures and films. */
export function contentsOf(
	wanted: string,
	content: Content,
	language: string,
): Answers["contents"] {
	const context = contextOf(content, language);
	const find = finderOf(wanted, context);
	const words = wanted.toLowerCase().split(/\s+/);
	const kinds = kindsOf(context)
		.map(({ things, ...kind }) => ({
			...kind,
			things: nameFirst(
				things.flatMap((thing) => {
					const found = find(thing);
					const hidden = hiddenOf(thing, context);
					return found ? { ...found, called: thing.called, hidden } : [];
				}),
			),
		}))
		.filter(({ things }) => wanted === "" || things.length > 0);
	return {
		kinds: wanted === "" ? kinds : kinds.toSorted(byName),
		media: mediaList(context).filter(({ name }) =>
			words.every((word) => name.toLowerCase().includes(word)),
		),
	};
}

/** Sorts entries whose own names contain the words first. */
function nameFirst(things: ListedKind["things"]): ListedKind["things"] {
	return [
		...things.filter(({ found }) => found === undefined),
		...things.filter(({ found }) => found !== undefined),
	];
}

/** Sorts kinds first in which an entry's own name contains the words. */
function byName(one: ListedKind, other: ListedKind): number {
	const isElsewhere = ({ things: [first] }: ListedKind) =>
		Number(first?.found !== undefined);
	return isElsewhere(one) - isElsewhere(other);
}

function hiddenOf(
	{ files }: Thing,
	{ content, language }: Context,
): string | undefined {
	const period = periodOf(files, content);
	return selectText(period && whyHidden(period, content.date), language);
}
