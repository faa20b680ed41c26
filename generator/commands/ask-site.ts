import { make } from "../build.ts";
import type { Built } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import type { Version } from "../compare/index.ts";
import { ownFormat, withProgress } from "../terminal/terminal.ts";
import type { Answer } from "./answer.ts";
import type { ProjectOptions } from "./options.ts";
import { failed, openProject, printDiagnostics } from "./project.ts";

/** Makes the site and returns the answer of `ask` about it; if the content has errors, prints them and returns a refusal. */
export async function askSite(
	options: ProjectOptions,
	ask: (built: Built & Version, memo: Memo) => Answer,
): Promise<Answer> {
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const memo = openProjectMemo(project.root, options.code);
	const built = await withProgress(options.lang, (progress) =>
		make(
			{ ...options, root: project.root, pictures: "checked" },
			memo,
			progress,
		),
	);
	memo.save();
	const { model } = built.value;
	if (model) return ask({ ...built.value, model }, memo);
	printDiagnostics(built, { ...options, format: ownFormat() });
	return failed(built, options.lang);
}
