import { make } from "../../build.ts";
import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { openProjectMemo } from "../../cache/project-memo.ts";
import type { Version } from "../../compare/index.ts";
import type { Checked } from "../../diagnostics/diagnostic.ts";
import { ownFormat, withProgress } from "../../terminal/terminal.ts";
import type { Answer } from "./answer.ts";
import type { ProjectOptions } from "./options.ts";
import { failed, printDiagnostics } from "./project.ts";

/** Makes the site, for which pictures are only decoded; returns it, and the memo that it was made with. */
export async function makeSite(
	options: ProjectOptions,
): Promise<readonly [Checked<Built>, Memo]> {
	const memo = openProjectMemo(options.root, options.code);
	const built = await withProgress((progress) =>
		make({ ...options, pictures: "checked" }, memo, progress),
	);
	memo.save();
	return [built, memo];
}

/** Makes the site and returns the answer of `ask` about it; if the content has errors, prints them and returns a refusal. */
export async function askSite(
	options: ProjectOptions,
	ask: (built: Built & Version, memo: Memo) => Answer,
): Promise<Answer> {
	const [built, memo] = await makeSite(options);
	const { model } = built.value;
	if (model) return ask({ ...built.value, model }, memo);
	printDiagnostics(built, { ...options, format: ownFormat() });
	return failed(built);
}
