import { compileChanges } from "../../dev/compile-changes.ts";
import { selectNewErrors } from "../../diagnostics/diagnostic.ts";
import { getMessageTag } from "../../languages/message-language.ts";
import { valuedAt } from "../changes/summary.ts";
import { wordsOf } from "../changes/value-words.ts";
import { contextOf } from "../context.ts";
import { daysOf } from "../earlier/days.ts";
import { withoutEarlier } from "../earlier/take-back.ts";
import { earlierValues } from "../earlier/texts.ts";
import type { Handler } from "../editor.ts";
import { nothingToTakeBack, notTakenBack, takeBackLabel } from "../messages.ts";
import { problemsOf } from "../problems/problems.ts";
import { changeFrom, placeNow } from "./edits.ts";

/** How many commits are listed at a time, and how many are looked at for earlier versions of a value. */
const most = { listed: 20, ofValue: 200 };

/** Lists the commits after one, by day, with their changes in words. */
export const earlier: Handler<"earlier"> = async (editor, { after }) => {
	const { edited, revisions, language } = editor;
	const { value } = await edited.current();
	const commits = await revisions.commits(most.listed + 1, after);
	const listed = commits.slice(0, most.listed);
	return edited.withMemo(async (memo) => ({
		days: await daysOf(listed, revisions, value, memo, language),
		last: commits.length > listed.length ? listed.at(-1)?.id : undefined,
	}));
};

/** Lists the earlier versions of a value. */
export const earlierVersions: Handler<"earlierVersions"> = async (
	editor,
	{ origin, version },
) => {
	const { edited, revisions, language } = editor;
	const { value } = await edited.current();
	const now = await placeNow(editor, origin, { version });
	if (!now) return { versions: [] };
	const format = new Intl.DateTimeFormat(getMessageTag(language), {
		dateStyle: "long",
		timeStyle: "short",
		timeZone: value.site.timeZone,
	});
	const commits = await revisions.commitsOfFile(now.file, most.ofValue);
	const found = await edited.withMemo((memo) =>
		earlierValues(now, commits, revisions, value, memo),
	);
	const valued = valuedAt(now, contextOf(value, language));
	return {
		versions: found.map(({ commit, value }) => ({
			since: format.format(commit.moment),
			value,
			words: wordsOf({ ...valued, value }),
		})),
	};
};

/** Takes changes of earlier commits back, if that brings no errors. */
export const takeBackEarlier: Handler<"takeBackEarlier"> = async (
	editor,
	ask,
) => {
	const { chosen, isForced } = ask;
	const { edited, revisions, language } = editor;
	const built = await edited.current();
	const current = built.value;
	const { files, later } = await edited.withMemo((memo) =>
		withoutEarlier(chosen, { revisions, current, isForced }, memo, language),
	);
	if (later.length > 0 && !isForced)
		return { ...(await edited.state()), later };
	if (files.length === 0)
		return { ...(await edited.state(nothingToTakeBack)), later: [] };
	const made = await edited.withMemo((memo) =>
		compileChanges(files, current, memo),
	);
	const [error] = selectNewErrors(built.diagnostics, made.diagnostics);
	if (error) {
		const [problem] = problemsOf([error], made.value, language);
		return { ...(await edited.state(notTakenBack(problem))), later: [] };
	}
	const state = await changeFrom(current, editor, files, takeBackLabel);
	return state ? { ...state, later: [] } : takeBackEarlier(editor, ask);
};
