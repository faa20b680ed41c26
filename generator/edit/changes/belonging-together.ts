import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { FilePiece } from "./pieces.ts";

/** Pieces that are taken back together; the errors that this makes, and what else came of it. */
export type Group<T> = {
	readonly pieces: readonly FilePiece[];
	readonly errors: readonly Diagnostic[];
	/** Computed when it is asked for: most trials only ask for errors. */
	readonly value: () => T | undefined;
};

/** Takes back some pieces on trial. */
export type Attempt<T> = (
	pieces: readonly FilePiece[],
) => Promise<Omit<Group<T>, "pieces">>;

/**
 * Divides pieces into small groups that can be taken back without an error, as an event and its texts, or a fact and the
 * texts that cite it. If taking back everything makes errors too, those that can't be taken back alone are not grouped.
 */
export async function belongingTogether<T>(
	pieces: readonly FilePiece[],
	attempt: Attempt<T>,
): Promise<Group<T>[]> {
	const tryGroup = async (some: readonly FilePiece[]): Promise<Group<T>> => {
		const inOrder = pieces.filter((piece) => some.includes(piece));
		return { pieces: inOrder, ...(await attempt(inOrder)) };
	};
	let groups: Group<T>[] = [];
	for (const piece of pieces) groups.push(await tryGroup([piece]));
	const failing = groups.filter(isFailing);
	if (failing.length === 0 || isFailing(await tryGroup(pieces))) return groups;
	for (const group of failing) {
		if (!groups.includes(group)) continue;
		const others = groups.filter((other) => other !== group);
		const needed = await neededBy([group], others, async (some) =>
			isFailing(await tryGroup(piecesOf(some))),
		);
		const whole = await tryGroup(piecesOf([group, ...needed]));
		groups = groups
			.filter((other) => other !== group && !needed.includes(other))
			.concat(whole);
	}
	const at = ({ pieces: [first] }: Group<T>) =>
		first ? pieces.indexOf(first) : 0;
	return groups.sort((a, b) => at(a) - at(b));
}

/**
 * The smallest part of `candidates` without which `base` fails, where it does not fail with all of them: the algorithm
 * QuickXplain (Junker 2004), which tries few parts if few are needed.
 */
async function neededBy<T>(
	base: readonly T[],
	candidates: readonly T[],
	fails: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
	if (!(await fails(base))) return [];
	if (candidates.length === 1) return candidates;
	const middle = Math.floor(candidates.length / 2);
	const [first, second] = [
		candidates.slice(0, middle),
		candidates.slice(middle),
	];
	const ofSecond = await neededBy([...base, ...first], second, fails);
	const ofFirst = await neededBy([...base, ...ofSecond], first, fails);
	return [...ofFirst, ...ofSecond];
}

function isFailing({ errors }: Group<unknown>): boolean {
	return errors.length > 0;
}

function piecesOf(groups: readonly Group<unknown>[]): FilePiece[] {
	return groups.flatMap(({ pieces }) => pieces);
}
