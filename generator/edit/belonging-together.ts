import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FilePiece } from "./pieces.ts";

/** Pieces that are taken back together; the errors that this makes, and what else came of it. */
export type Group<T> = {
	readonly pieces: readonly FilePiece[];
	readonly errors: readonly Diagnostic[];
	readonly value: T | undefined;
};

/** Takes back some pieces on trial. */
export type Attempt<T> = (
	pieces: readonly FilePiece[],
) => Promise<Omit<Group<T>, "pieces">>;

/**
 * Divides pieces into the smallest groups that can be taken back without an error, as an event and its texts, or a fact and
 * the texts that cite it. A group with errors is one that nothing helps.
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
	// What most depends on is the middle of a group: a fact comes before the texts that cite it.
	const failing = groups
		.filter(({ errors }) => errors.length > 0)
		.sort((a, b) => b.errors.length - a.errors.length);
	for (const group of failing) {
		if (!groups.includes(group)) continue;
		const others = groups.filter((other) => other !== group);
		const grown = await grow(group, others, tryGroup);
		groups = groups
			.filter(({ pieces: [first] }) => !first || !grown.pieces.includes(first))
			.concat(grown);
	}
	const at = ({ pieces: [first] }: Group<T>) =>
		first ? pieces.indexOf(first) : 0;
	return groups.sort((a, b) => at(a) - at(b));
}

/** Adds other groups, the nearest to the errors first, as long as each leaves fewer errors. */
async function grow<T>(
	group: Group<T>,
	others: readonly Group<T>[],
	tryGroup: (pieces: readonly FilePiece[]) => Promise<Group<T>>,
): Promise<Group<T>> {
	const { errors } = group;
	if (errors.length === 0) return group;
	const near = others
		.map((other) => ({ other, distance: distance(other, errors) }))
		.sort((a, b) => a.distance - b.distance);
	const together = near
		.filter(({ distance }) => distance < farAway)
		.map(({ other }) => other);
	for (const added of [...near.map(({ other }) => [other]), together, others]) {
		const tried = await tryGroup(
			[group, ...added].flatMap(({ pieces }) => pieces),
		);
		if (tried.errors.length < errors.length)
			return grow(
				tried,
				others.filter((other) => !added.includes(other)),
				tryGroup,
			);
	}
	return group;
}

const farAway = Number.MAX_SAFE_INTEGER;

/** Lines from a group to the nearest of these errors. */
function distance(
	{ pieces }: Group<unknown>,
	errors: readonly Diagnostic[],
): number {
	return Math.min(
		farAway,
		...pieces.flatMap(({ file, line }) =>
			errors
				.filter((error) => error.file === file)
				.map((error) => Math.abs(error.line - line)),
		),
	);
}
