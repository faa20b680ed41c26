import type { Period } from "../../i18n/period.ts";
import { datedFiles, hiddenOn, periodOf, shownOn } from "../contents/period.ts";
import { relatedEntries } from "../contents/related.ts";
import { contextOf } from "../context.ts";
import type { Handler } from "../editor.ts";
import { fileNameAt } from "../fields/names.ts";
import { setInFile } from "../file/file-edit.ts";
import { stepLabel } from "../messages.ts";
import { change, textOf } from "./edits.ts";

/** Sets from and until when a thing shows, in all its files; or hides it, or shows it, from today on. */
export const setPeriod: Handler<"setPeriod"> = async (
	editor,
	{ file, period: asked },
) => {
	const { value } = await editor.edited.current();
	const dated = datedFiles(relatedEntries(file, value), value);
	const now = periodOf(dated, value);
	if (!now) return undefined;
	const next =
		asked === "hide"
			? hiddenOn(now, value.date)
			: asked === "show"
				? shownOn(now, value.date)
				: asked;
	const files = dated.flatMap(({ file: path }) => {
		const text = withPeriod(path, textOf(editor, path), next);
		return text === undefined ? [] : [{ path, bytes: Buffer.from(text) }];
	});
	const called = fileNameAt(file, contextOf(value, editor.language));
	const label = stepLabel(asked === "hide" ? "hide" : "show", called);
	return change(
		editor,
		files.length === dated.length ? files : undefined,
		label,
	);
};

/** The text of a file with these days; a line without a day is left out. */
function withPeriod(
	file: string,
	text: string,
	{ from, until }: Period,
): string | undefined {
	const first = setInFile(text, { file, path: ["from"] }, from);
	return first === undefined
		? undefined
		: setInFile(first, { file, path: ["until"] }, until);
}
