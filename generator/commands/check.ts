import { join } from "node:path";
import { isError, type Wording } from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { type LaunchList, launchList } from "../link/launch.ts";
import { overdueInWords } from "../next-change.ts";
import { nextChangeOf } from "../write/checksums.ts";
import { countsOf } from "../write/counts.ts";
import { type Answer, exitCodes, refusal, success } from "./shared/answer.ts";
import { option, problemFormat, project } from "./shared/arguments.ts";
import { makeSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { Options } from "./shared/options.ts";
import { countWarnings, failed, printDiagnostics } from "./shared/project.ts";

type CheckOptions = Options & { readonly launch?: true };

/** `kilde check`: prints the problems of the content; with `launch` also its samples and open questions. */
export const command = defineSiteCommand<CheckOptions>(
	{
		en: "check the content and report problems; writes no files",
		da: "find fejl i indholdet; skriver ingen filer",
	},
	[
		...project,
		problemFormat,
		option("--launch", {
			en: "also list samples and open questions; fail if any sample is left",
			da: "vis også eksempler og åbne spørgsmål; giv en fejlkode, hvis der er eksempler tilbage",
		}),
	],
	check,
);

async function check(options: CheckOptions): Promise<Answer> {
	const { date, format, root, site } = options;
	const [built] = await makeSite(options);
	const launch = options.launch
		? launchList(built.value.entries, site)
		: { samples: [], questions: [] };
	const open = [...launch.samples, ...launch.questions];
	const diagnostics = [...built.diagnostics, ...open];
	printDiagnostics({ ...built, diagnostics }, options);
	if (built.diagnostics.some(isError)) return failed(built);
	if (launch.samples.length > 0)
		return refusal(exitCodes.contentErrors, notReady(launch));
	const { pages } = countsOf(built.value.pages);
	const summary = {
		en: `No problems: ${count(pages, "page", "en")}${countWarnings(built, "en")}.`,
		da: `Ingen fejl: ${count(pages, "page", "da")}${countWarnings(built, "da")}.`,
	};
	const next = nextChangeOf(join(root, builtFolder));
	if (next === undefined || next > date) return success(summary, format);
	const overdue = overdueInWords(builtFolder, next);
	return success(
		{
			en: `${summary.en}\n${overdue.en}`,
			da: `${summary.da}\n${overdue.da}`,
		},
		format,
	);
}

/** Where a site is built to, unless somebody names another folder. */
const builtFolder = "output";

function notReady({ samples, questions }: LaunchList): Wording {
	return {
		en: `Not ready to launch: ${count(samples.length, "sample", "en")} to replace, ${count(questions.length, "question", "en")} to answer.`,
		da: `Ikke klar til at gå i luften: ${count(samples.length, "sample", "da")} skal erstattes, ${count(questions.length, "question", "da")} skal afgøres.`,
	};
}
