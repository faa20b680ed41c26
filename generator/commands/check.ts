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

/** `kilde check`: tells what is wrong with the content; with `launch` also what is made up or undecided. */
export async function runCheck(options: CheckOptions): Promise<Answer> {
	const { lang, format, date, site, code } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const memo = openProjectMemo(project.root, code);
	const made = await withProgress(lang, (progress) =>
		make(
			{ site, root: project.root, date, code, pictures: "checked" },
			memo,
			progress,
		),
	);
	memo.keep();
	const launch = options.launch
		? launchList(made.value.entries, site)
		: { samples: [], questions: [] };
	printDiagnostics(
		{
			...made,
			diagnostics: [
				...made.diagnostics,
				...launch.samples,
				...launch.questions,
			],
		},
		options,
	);
	if (made.diagnostics.some(isError)) return failed(made, lang);
	if (launch.samples.length > 0)
		return refusal(exitCodes.contentErrors, notReady(launch), lang);
	const right = {
		en: `No problems: ${countPages(made, "en")}${countWarnings(made, "en")}.`,
		da: `Ingen fejl: ${countPages(made, "da")}${countWarnings(made, "da")}.`,
	};
	return success(right, lang, format);
}

function notReady({ samples, questions }: LaunchList): Wording {
	return {
		en: `Not ready to launch: ${count(samples.length, "sample", "en")} to replace, ${count(questions.length, "question", "en")} to settle.`,
		da: `Ikke klar til at gå i luften: ${count(samples.length, "sample", "da")} skal erstattes, ${count(questions.length, "question", "da")} skal afgøres.`,
	};
}
