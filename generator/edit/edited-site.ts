import type { Built } from "../build-types.ts";
import { createMemo, type Memo } from "../cache/memo.ts";
import { type BuildOutcome, isGood } from "../dev/builder.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { conflictOf } from "./conflicts.ts";
import { contextOf } from "./context.ts";
import type { Drafts } from "./drafts.ts";
import { siteOf } from "./origins/trial.ts";
import { problemsOf } from "./problems.ts";
import type { EditState } from "./protocol.ts";

/** What requests work on. */
export type RequestContext = {
	readonly root: string;
	readonly language: MessageLanguage;
	/** Names this run of the server: what is not saved is lost with it. */
	readonly session: string;
	/** The environment in which git runs. */
	readonly environment: NodeJS.ProcessEnv;
	/** Builds the site again, given the files that were written, and shows it. */
	rebuild(written: readonly string[]): Promise<BuildOutcome>;
};

/** A site without exceptions: what was built, or what is wrong with the content. */
export type FinishedBuild = Exclude<BuildOutcome, Error>;

/** The site that is being edited. */
export type EditedSite = {
	/** Grows with each change: a search that began before it ends. */
	edition(): number;
	/** Builds it, given the files that were written. Throws what the site's code throws. */
	build(written?: readonly string[]): Promise<FinishedBuild>;
	/** Builds it of all files, read again. */
	buildAnew(): Promise<FinishedBuild>;
	/** It as it is: what was built last, unless something has changed since. */
	current(): Promise<FinishedBuild>;
	/** The last one without errors, which is served; its pages have marks. */
	shown(): Promise<Built>;
	/** The last one that was built, with errors or without; undefined before the first. */
	latest(): FinishedBuild | undefined;
	/** Changes the drafts, builds the site, and returns its state. */
	edit(work: () => void): Promise<EditState>;
	/** Its state, and why something was refused. */
	state(refused?: Wording): Promise<EditState>;
	/** Does what takes other builds of the site; of two such works in a row, the second reuses what the first made. */
	withMemo<T>(work: (memo: Memo) => T | Promise<T>): Promise<T>;
};

/** Creates the site of a project that is edited in these drafts. */
export function createEditedSite(
	drafts: Drafts,
	{ language, session, rebuild }: RequestContext,
): EditedSite {
	/** Kept apart from that of the builds, which drops what a build doesn't use. */
	const memo = createMemo();
	let edition = 0;
	let builds = 0;
	let latest: FinishedBuild | undefined;
	let good: FinishedBuild | undefined;

	async function build(
		written: readonly string[] = [],
	): Promise<FinishedBuild> {
		const outcome = await rebuild(written);
		if (outcome instanceof Error) throw outcome;
		builds = drafts.builds();
		latest = outcome;
		if (isGood(outcome)) good = outcome;
		return outcome;
	}

	async function current(): Promise<FinishedBuild> {
		return latest && drafts.builds() === builds ? latest : build();
	}

	async function state(refused?: Wording): Promise<EditState> {
		const { diagnostics, value } = await current();
		const { undo, redo } = drafts.labels();
		return {
			session,
			round: drafts.round(),
			unsaved: [...drafts.unsaved().keys()],
			undo: undo?.[language],
			redo: redo?.[language],
			problems: problemsOf(diagnostics, value, language),
			conflicts: conflictsIn(drafts, value, language),
			refused: refused?.[language],
		};
	}

	return {
		build,
		current,
		state,
		edition: () => edition,
		// A folder is no file that could be read again alone.
		buildAnew: () => build(["content"]),
		async shown() {
			const now = await current();
			return (good ?? now).value;
		},
		latest: () => latest,
		async edit(work) {
			edition++;
			work();
			await build();
			return state();
		},
		async withMemo(work) {
			const result = await work(memo);
			memo.dropUnused();
			return result;
		},
	};
}

/** A site as visitors will see it, without marks. */
export function unmarked(built: Built, memo: Memo): Built {
	return built.model
		? { ...siteOf(built.entries, built, memo), mark: undefined }
		: built;
}

function conflictsIn(
	drafts: Drafts,
	content: Built,
	language: MessageLanguage,
): EditState["conflicts"] {
	if (drafts.clashes().size === 0) return [];
	const context = contextOf(content, language);
	return [...drafts.clashes()].map(([file, clash]) =>
		conflictOf(file, clash, context),
	);
}
