import { make } from "../build.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import { isError, type Wording } from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { withProgress } from "../terminal/terminal.ts";
import { type Answer, exitCodes, refusal, success } from "./answer.ts";
import { type LaunchList, launchList } from "./launch.ts";
import type { CheckOptions } from "./options.ts";
import {
	countPages,
	countWarnings,
	failed,
	openProject,
	printDiagnostics,
} from "./project.ts";

/** `kilde check`: prints the problems of the content; with `launch` also its samples and open questions. */
export async function runCheck(options: CheckOptions): Promise<Answer> {
	const { lang, format, date, site, code } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const memo = openProjectMemo(project.root, code);
	const built = await withProgress(lang, (progress) =>
		make(
			{ site, root: project.root, date, code, pictures: "checked" },
			memo,
			progress,
		),
	);
	memo.save();
	const launch = options.launch
		? launchList(built.value.entries, site)
		: { samples: [], questions: [] };
	printDiagnostics(
		{
			...built,
			diagnostics: [
				...built.diagnostics,
				...launch.samples,
				...launch.questions,
			],
		},
		options,
	);
	if (built.diagnostics.some(isError)) return failed(built, lang);
	if (launch.samples.length > 0)
		return refusal(exitCodes.contentErrors, notReady(launch), lang);
	const summary = {
		en: `No problems: ${countPages(built, "en")}${countWarnings(built, "en")}.`,
		da: `Ingen fejl: ${countPages(built, "da")}${countWarnings(built, "da")}.`,
	};
	return success(summary, lang, format);
}

function notReady({ samples, questions }: LaunchList): Wording {
	return {
		en: `Not ready to launch: ${count(samples.length, "sample", "en")} to replace, ${count(questions.length, "question", "en")} to answer.`,
		da: `Ikke klar til at gå i luften: ${count(samples.length, "sample", "da")} skal erstattes, ${count(questions.length, "question", "da")} skal afgøres.`,
	};
}
