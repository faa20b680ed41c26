import type { BuiltSite } from "../build-types.ts";
import { createMemo, type Memo, noMemo } from "../cache/memo.ts";
import {
	type BuildOutcome,
	type FinishedBuild,
	getValidSite,
} from "../dev/builder.ts";
import type { GitFailure } from "../git/git.ts";
import { selectText } from "../languages/text.ts";
import type { MessageText } from "../messages/format.ts";
import type { Source } from "../types.ts";
import { contentOf } from "./changes/content-changes.ts";
import { contextOf } from "./context.ts";
import { conflictOf } from "./drafts/conflicts.ts";
import type { Drafts } from "./drafts/drafts.ts";
import type { KeptRuns } from "./drafts/kept-runs.ts";
import { fileNameAt, fullNameAt } from "./fields/names.ts";
import { notKept } from "./messages.ts";
import { siteOf } from "./origins/trial.ts";
import type { Versions } from "./origins/versions.ts";
import { listCorrectable } from "./problems/corrections.ts";
import { problemsOf } from "./problems/problems.ts";
import type { EditState, ValueAddress } from "./protocol.ts";

/** The context of requests. */
export type RequestContext = {
	readonly root: string;
	readonly language: string;
	/** Names this run of the server, which has what is not saved in memory. */
	readonly session: string;
	/** Reads the sources of the last commit. */
	lastCommit(): Promise<readonly Source[] | GitFailure>;
	/** The environment in which git runs. */
	readonly environment: NodeJS.ProcessEnv;
	/** The addresses of this machine on its networks, if other devices may edit. */
	readonly network?: readonly string[];
	/** Builds the site again, given the files that were written, and shows it. */
	rebuild(written: readonly string[]): Promise<BuildOutcome>;
};

/** The site that is being edited. */
export type EditedSite = ReturnType<typeof createEditedSite>;

/** Creates the site of a project that is edited in these drafts. */
export function createEditedSite(
	drafts: Drafts,
	versions: Versions,
	context: RequestContext,
	kept: Pick<KeptRuns, "keep">,
) {
	/** Kept apart from that of the builds, which drops what a build doesn't use. */
	const memo = createMemo();
	const builds = createBuilds(drafts, versions, context);
	let changeCount = 0;

	/** Its state, and why something was refused. */
	async function state(refused?: MessageText): Promise<EditState> {
		const built = await builds.current();
		const whyNot = kept.keep(drafts.unsaved());
		return {
			...stateOf(built, drafts, context.language),
			session: context.session,
			notKept: whyNot && selectText(notKept(whyNot), context.language),
			version: versions.latest(),
			changeCount,
			refused: selectText(refused, context.language),
		};
	}

	return {
		...builds,
		state,
		/** Grows with each change: a search that began before it ends. */
		changeCount: () => changeCount,
		/** Changes the drafts, builds the site, and returns its state. */
		async edit(work: () => void): Promise<EditState> {
			changeCount++;
			work();
			// Also before a build that never ends.
			kept.keep(drafts.unsaved());
			await builds.build();
			return state();
		},
		/** Does what takes other builds of the site; of two such works in a row, the second reuses what the first made. */
		async withMemo<T>(work: (memo: Memo) => T | Promise<T>): Promise<T> {
			const result = await work(memo);
			memo.dropUnused();
			return result;
		},
	};
}

/** The builds of the site that is edited. */
function createBuilds(
	drafts: Drafts,
	versions: Versions,
	{ rebuild }: RequestContext,
) {
	let latest: FinishedBuild | undefined;
	/** The files of the disk that it is built from. */
	let disk: readonly Source[] = [];
	let served: BuiltSite | undefined;

	/** Builds it, given the files that were written. Throws what the site's code throws. */
	async function build(
		written: readonly string[] = [],
	): Promise<FinishedBuild> {
		const outcome = await rebuild(written);
		if (outcome instanceof Error) throw outcome;
		disk = drafts.disk();
		latest = outcome;
		versions.record(outcome.value.entries);
		served = getValidSite(outcome) ?? served;
		return outcome;
	}

	/** It as it is: what was built last, unless something has changed since. */
	async function current(): Promise<FinishedBuild> {
		return latest && drafts.disk() === disk ? latest : build();
	}

	return {
		build,
		current,
		/** Builds it of all files, read again: a folder is no file that could be read again alone. */
		buildAnew: () => build(["content"]),
		/** The one that is served, without what brings errors; its pages have marks. */
		async shown(): Promise<BuiltSite> {
			const now = await current();
			return served ?? now.value;
		},
		/** The last one that was built, with errors or without; undefined before the first. */
		latest: () => latest,
	};
}

function stateOf(
	{ diagnostics, value, validSite: sound }: FinishedBuild,
	drafts: Drafts,
	language: string,
) {
	const { undo, redo } = drafts.labels();
	return {
		diskVersion: drafts.diskVersion(),
		unsaved: [...drafts.unsaved().keys()],
		certain: listCorrectable({ diagnostics, value }).length,
		undo: selectText(undo, language),
		redo: selectText(redo, language),
		problems: problemsOf(diagnostics, value, language),
		waiting: namesOf(sound?.waiting ?? [], value, language),
		conflicts: conflictsIn(drafts, value, language),
	};
}

/** A site as visitors will see it, without marks. */
export function withoutMarks(built: BuiltSite, memo: Memo): BuiltSite {
	return built.model
		? { ...siteOf(built.entries, built, memo), mark: undefined }
		: built;
}

/** The names of values, each once. */
export function namesOf(
	places: readonly ValueAddress[],
	content: BuiltSite,
	language: string,
): string[] {
	if (places.length === 0) return [];
	const context = contextOf(content, language);
	const names = places.map(
		(place) => fullNameAt(place, context) ?? fileNameAt(place.file, context),
	);
	return [...new Set(names)];
}

function conflictsIn(
	drafts: Drafts,
	content: BuiltSite,
	language: string,
): EditState["conflicts"] {
	const clashes = drafts.clashes();
	if (clashes.size === 0) return [];
	const onDisk = contentOf(drafts.disk(), content, noMemo);
	const contexts = {
		here: contextOf(content, language),
		disk: contextOf(onDisk, language),
	};
	return [...clashes]
		.filter(([file, clash]) => (clash.with ?? file) === file)
		.map(([file, clash]) => conflictOf(file, clash, contexts));
}
