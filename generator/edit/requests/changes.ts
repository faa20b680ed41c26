import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { compileChanges } from "../../dev/compile-changes.ts";
import type { GitFailure } from "../../git/git.ts";
import type { FileChange } from "../../read/changes.ts";
import { readChanges, versionsSince } from "../changes/changes.ts";
import {
	type ContentVersions,
	changesOfContent,
	withoutChangesOfContent,
} from "../changes/content-changes.ts";
import { effectOf } from "../changes/effect.ts";
import { summarise } from "../changes/summary.ts";
import { takingBack } from "../changes/together.ts";
import { withoutMarks } from "../edited-site.ts";
import type { Editor, Handler } from "../editor.ts";
import {
	notTakenBack,
	refusals,
	takeBackLabel,
	unreadableCommit,
} from "../messages.ts";
import { problemsOf } from "../problems/problems.ts";
import type { Answers, EditState, SavedChange } from "../protocol.ts";
import { changeFrom } from "./edits.ts";

/** How often the site is made to find out what belongs together. */
const mostTries = 60;

/** Lists the changes since the content was published last, and the open tasks. */
export const changes: Handler<"changes"> = async (editor) => {
	const { drafts, edited, root, environment, language } = editor;
	const { lastCommit, revisions } = editor;
	const { value } = await edited.buildAnew();
	const saved = drafts.disk();
	const committed = await lastCommit();
	const published = await revisions.publishedSources();
	const project = {
		root,
		environment,
		committed,
		published,
		current: value,
		saved,
	};
	return edited.withMemo((memo) => readChanges(project, memo, language));
};

/** Finds what a change does. */
export const effect: Handler<"effect"> = async (editor, { id }) => {
	const { edited, language } = editor;
	const { value } = await edited.current();
	return edited.withMemo(async (memo) => {
		const versions = await sincePublished(editor, value, memo);
		if ("failure" in versions) return null;
		const files = withoutChangesOfContent(versions, [id], memo);
		return files
			? effectOf(withoutMarks(value, memo), files, memo, language)
			: null;
	});
};

/** Takes changes back, if that brings no errors. */
export const takeBack: Handler<"takeBack"> = (editor, { ids }) =>
	editor.edited.withMemo((memo) => tryTakingBack(editor, ids, memo));

/** Counts the changes since the content was published last. */
export const standing: Handler<"standing"> = async (editor) => {
	const { value } = await editor.edited.current();
	return editor.edited.withMemo(async (memo) => {
		const versions = await sincePublished(editor, value, memo);
		const isKnown = !("failure" in versions);
		return {
			unpublished: isKnown ? changesOfContent(versions, memo).length : 0,
		};
	});
};

async function sincePublished(
	{ root, lastCommit, revisions }: Editor,
	built: BuiltSite,
	memo: Memo,
): Promise<ContentVersions | GitFailure> {
	const committed = await lastCommit();
	return "failure" in committed
		? committed
		: versionsSince(root, await revisions.publishedSources(), built, memo);
}

async function tryTakingBack(
	editor: Editor,
	ids: readonly string[],
	memo: Memo,
): Promise<Answers["takeBack"]> {
	const { edited, language } = editor;
	const { state } = edited;
	const built = await edited.current();
	const versions = await sincePublished(editor, built.value, memo);
	if ("failure" in versions)
		return alone(state(unreadableCommit(versions).message));
	const trial = {
		make: (files: readonly FileChange[]) =>
			compileChanges(files, built.value, memo),
		allowed: built.diagnostics,
		tries: mostTries,
	};
	const found = await takingBack(versions, ids, trial, memo);
	if (found.kind === "gone") return alone(state(refusals.meanwhile));
	if (found.kind === "wrong") {
		const [problem] = problemsOf([found.error], found.site, language);
		return alone(state(notTakenBack(problem)));
	}
	if (found.ids.length > ids.length)
		return {
			...(await state(refusals.notAlone)),
			together: called(found.ids, versions, memo, language),
		};
	const label = takeBackLabel;
	const done = await changeFrom(built.value, editor, found.files, label);
	return done ? { ...done, together: [] } : tryTakingBack(editor, ids, memo);
}

function called(
	ids: readonly string[],
	versions: ContentVersions,
	memo: Memo,
	language: string,
): Pick<SavedChange, "id" | "summary">[] {
	const summaryOf = summarise(versions, language);
	const changes = new Map(
		changesOfContent(versions, memo).map((each) => [each.id, each]),
	);
	return ids.flatMap((id) => {
		const change = changes.get(id);
		return change ? [{ id, summary: summaryOf(change) }] : [];
	});
}

async function alone(state: Promise<EditState>) {
	return { ...(await state), together: [] };
}
