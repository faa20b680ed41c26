import { type Built, make } from "../build.ts";
import type { Memo } from "../cache/memo.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import type { Version } from "../compare/index.ts";
import { ownFormat, withProgress } from "../terminal/terminal.ts";
import type { Answer } from "./answer.ts";
import type { ProjectOptions } from "./options.ts";
import { failed, openProject, printDiagnostics } from "./project.ts";

/** Answers a question about the site as it is; content with errors makes no site to ask about. */
export async function askSite(
	options: ProjectOptions,
	ask: (site: Built & Version, memo: Memo) => Answer,
): Promise<Answer> {
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const memo = openProjectMemo(project.root, options.code);
	const made = await withProgress(options.lang, (progress) =>
		make(
			{ ...options, root: project.root, pictures: "checked" },
			memo,
			progress,
		),
	);
	memo.keep();
	const { model } = made.value;
	if (model) return ask({ ...made.value, model }, memo);
	printDiagnostics(made, { ...options, format: ownFormat() });
	return failed(made, options.lang);
}
