import { setImmediate } from "node:timers/promises";
import { compile } from "../../build.ts";
import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { withChanges } from "../../changed-files.ts";
import { isError, type Wording } from "../../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import { type Difference, differenceOf } from "../../diff/index.ts";
import { sectionsOf } from "../../diff/sections.ts";
import type { Explained } from "../../git/command.ts";
import { readHistory } from "../../git/history.ts";
import { destinationOf } from "../../git/publish.ts";
import { ignoredByGit, readLastCommit } from "../../git/revision.ts";
import type { Source } from "../../types.ts";
import type { Changes, SavedChange, Sentence } from "../protocol.ts";
import {
	type Attempt,
	belongingTogether,
	type Group,
} from "./belonging-together.ts";
import { leftToDo } from "./left-to-do.ts";
import { inWords, type Names, namesIn } from "./names.ts";
import { type FilePiece, piecesOf, takeBack } from "./pieces.ts";
import { proposedMessage, summaryOf } from "./proposed-message.ts";

/** A project as it is being edited. */
export type Edited = {
	readonly root: string;
	readonly environment: NodeJS.ProcessEnv;
	/** The build of the content as it is being edited, as visitors see it; it has no model while there are errors. */
	readonly current: Built;
	/** The sources on the disk: what is not among them is not saved. */
	readonly saved: readonly Source[];
};

/** Everything that has changed since the last commit, and what is left to do, in one language. */
export async function readChanges(
	{ root, environment, current, saved }: Edited,
	memo: Memo,
	language: MessageLanguage,
): Promise<Changes> {
	const destination = await destinationOf(root, environment);
	const common = {
		...leftToDo(current, readHistory(root), language),
		cannotPublish:
			"message" in destination ? sentenceOf(destination, language) : undefined,
	};
	const committed = readLastCommit(root);
	if ("en" in committed)
		return {
			...common,
			changes: [],
			files: [],
			message: "",
			untold: undefined,
			cannotKeep: sentenceOf(noHistory(committed), language),
		};
	const versions = {
		current,
		committed,
		pieces: uncommitted(root, committed, current.sources),
		onDisk: uncommitted(root, committed, saved),
	};
	const changes = await changesSince(versions, memo, language);
	return { ...common, ...changes, cannotKeep: undefined };
}

function noHistory(reason: Wording): Explained {
	return {
		message: {
			en: "There is no history here to keep anything in. Whoever looks after the site sets that up once.",
			da: "Her er ingen historik at lægge noget i. Den sætter den, der passer hjemmesiden, op én gang.",
		},
		detail: reason,
	};
}

/** What is said of a command of git, in a language. */
export function sentenceOf(
	{ message, detail }: Explained,
	language: MessageLanguage,
): Sentence {
	return { message: message[language], detail: detail?.[language] };
}

/** The files that differ from the last commit on the disk, which `commit` commits; or why nothing can be kept. */
export function filesToCommit(
	root: string,
	saved: readonly Source[],
): readonly string[] | Wording {
	const committed = readLastCommit(root);
	return "en" in committed
		? committed
		: filesOf(uncommitted(root, committed, saved));
}

/** The pieces that differ from the last commit, without files that git leaves out. */
function uncommitted(
	root: string,
	committed: readonly Source[],
	sources: readonly Source[],
): FilePiece[] {
	const pieces = piecesOf(committed, sources);
	const fresh = pieces.filter(({ state }) => state === "new");
	const ignored =
		fresh.length > 0 ? ignoredByGit(root, filesOf(fresh)) : new Set();
	return pieces.filter(({ file }) => !ignored.has(file));
}

function filesOf(pieces: readonly FilePiece[]): string[] {
	return [...new Set(pieces.map(({ file }) => file))];
}

/** The content as it is being edited, the sources of the last commit, and the pieces that differ from it. */
export type Versions = {
	readonly current: Built;
	readonly committed: readonly Source[];
	readonly pieces: readonly FilePiece[];
	/** The pieces that differ on the disk. */
	readonly onDisk: readonly FilePiece[];
};

/**
 * The changes since the last commit. What a piece does to the pages is found by taking it back and comparing the sites:
 * nobody keeps a list of what shows where.
 */
export async function changesSince(
	versions: Versions,
	memo: Memo,
	language: MessageLanguage,
): Promise<Pick<Changes, "changes" | "untold" | "files" | "message">> {
	const { current, pieces, onDisk } = versions;
	const saved = new Set(onDisk.map(({ id }) => id));
	const untold = reasonForSilence(current, pieces);
	const groups = untold
		? pieces.map((piece) => ({ pieces: [piece], value: () => undefined }))
		: await belongingTogether(pieces, withoutPieces(versions, memo));
	const names = namesIn(current, language);
	const changes: SavedChange[] = [];
	for (const group of groups) {
		// Other requests are answered before.
		await setImmediate();
		changes.push(changeOf(group, saved, { names, language }));
	}
	return {
		changes,
		untold: untold?.[language],
		files: filesOf(onDisk),
		message: proposedMessage(
			changes.filter(({ isSaved }) => isSaved),
			language,
		),
	};
}

/** The site is made once for each piece, and more often for those that belong together. */
const mostPieces = 60;

function reasonForSilence(
	{ model }: Built,
	pieces: readonly FilePiece[],
): Wording | undefined {
	if (!model)
		return {
			en: "The content has errors, so only the files are listed. Once they are corrected, you see here what has changed on the pages.",
			da: "Der er fejl i indholdet, så her står kun filerne. Når fejlene er rettet, kan du se her, hvad der er ændret på siderne.",
		};
	if (pieces.length > mostPieces)
		return {
			en: "So much has changed that only the files are listed.",
			da: "Der er ændret så meget, at her kun står filerne.",
		};
	return undefined;
}

/** Makes the site without some of the pieces: its errors, and how the present one differs from it. */
function withoutPieces(
	{ current, committed }: Versions,
	memo: Memo,
): Attempt<Difference> {
	const compiled = (sources: readonly Source[]) => {
		const { value, diagnostics } = compile({ ...current, sources }, memo);
		return { ...value, errors: diagnostics.filter(isError) };
	};
	const { model } = current;
	return async (pieces) => {
		// Other requests are answered before.
		await setImmediate();
		const ids = pieces.map(({ id }) => id);
		const changes = takeBack(committed, current.sources, ids) ?? [];
		const before = compiled(withChanges(current.sources, changes));
		const value = () =>
			model && before.model
				? differenceOf(
						{ ...before, model: before.model },
						{ ...current, model },
						memo,
					)
				: undefined;
		return { errors: before.errors, value };
	};
}

function changeOf(
	group: Omit<Group<Difference>, "errors">,
	saved: ReadonlySet<string>,
	{ names, language }: { names: Names; language: MessageLanguage },
): SavedChange {
	const { pieces } = group;
	const value = group.value();
	return {
		ids: pieces.map(({ id }) => id),
		summary: summaryOf(pieces, value, names, language),
		isSaved: pieces.every(({ id }) => saved.has(id)),
		pieces: pieces.map(({ id: _, ...piece }) => piece),
		sections: value ? sectionsOf(inWords(value, names), language) : [],
		pages: (value ? pagesOf(value) : []).flatMap((path) => {
			const called = names.ofPage(path);
			return called === undefined ? [] : [{ path, called }];
		}),
	};
}

function pagesOf({ added, alterations }: Difference): string[] {
	const shown = alterations.flatMap(({ forPeople }) => forPeople);
	return [
		...new Set([
			...added.map(({ path }) => path),
			...shown.map(({ page }) => page),
		]),
	];
}
