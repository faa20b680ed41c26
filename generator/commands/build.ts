import { resolve } from "node:path";
import { type Built, build, readEntries } from "../build.ts";
import { type Checked, isError, type Wording } from "../diagnostic.ts";
import { launchList } from "../launch.ts";
import type { Locale } from "../locale.ts";
import { createMemo } from "../memo.ts";
import { count } from "../report.ts";
import { withProgress } from "../terminal.ts";
import { canReplace } from "../write.ts";
import { type Answer, exitCodes, refusal, remark } from "./answer.ts";
import type { BuildOptions } from "./options.ts";
import {
	countPages,
	countWarnings,
	failed,
	nothingWritten,
	openProject,
	printDiagnostics,
} from "./project.ts";

/** `kilde build`: makes the site and writes it; while the content has errors, tells them and writes nothing. */
export async function runBuild(options: BuildOptions): Promise<Answer> {
	const { lang, format, date } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const output = resolve(root, options.output);
	const problem = canReplace(output, root);
	if (problem)
		return refusal(
			exitCodes.wrongUsage,
			notReplaced(problem, options.output),
			lang,
		);
	const samples = options.launch
		? launchList(readEntries(root)).samples.length
		: 0;
	if (samples > 0)
		return refusal(exitCodes.contentErrors, notReady(samples), lang);
	const started = performance.now();
	const built = await writeOrSay(() =>
		withProgress(lang, (progress) =>
			build(
				{ root, output, date, ...(options.compress && { compressed: true }) },
				createMemo(),
				progress,
			),
		),
	);
	if ("en" in built) return refusal(exitCodes.contentErrors, built, lang);
	printDiagnostics(built, options);
	if (built.diagnostics.some(isError))
		return failed(built, lang, nothingWritten);
	const seconds = (performance.now() - started) / 1000;
	return remark(summary(built, options.output, seconds, lang), lang, format);
}

/** What the machine refuses (a full disk, a folder that can't be written) is told in a sentence; our own bugs are thrown on. */
async function writeOrSay(
	work: () => Promise<Checked<Built>>,
): Promise<Checked<Built> | Wording> {
	try {
		return await work();
	} catch (error) {
		if (!isSystemError(error)) throw error;
		return {
			en: `The site could not be written: ${error.message}. The last good one is untouched.`,
			da: `Webstedet kunne ikke skrives: ${error.message}. Det sidste gode er urørt.`,
		};
	}
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
	return error instanceof Error && "syscall" in error && "code" in error;
}

/** Made-up content must not be taken for the centre's own. */
function notReady(samples: number): Wording {
	return {
		en: `Not ready to launch: ${count(samples, "sample", "en")} to replace. kilde check --launch lists them. Nothing was written.`,
		da: `Ikke klar til at gå i luften: ${count(samples, "sample", "da")} skal erstattes. kilde check --launch viser dem. Der er ikke skrevet noget.`,
	};
}

function notReplaced(reason: Wording, output: string): Wording {
	return {
		en: `The folder ${output} can't be replaced: ${reason.en}. Name another one with --output.`,
		da: `Mappen ${output} kan ikke erstattes: ${reason.da}. Angiv en anden med --output.`,
	};
}

function summary(
	built: Checked<Built>,
	output: string,
	seconds: number,
	language: Locale,
): Wording {
	const redirects = built.value.pages.filter(
		({ kind, path }) => kind === "template" && !path.includes("."),
	).length;
	const counted = `${output}: ${countPages(built, language)}, ${count(redirects, "redirect", language)}${countWarnings(built, language)}`;
	const time = seconds.toFixed(2);
	return {
		en: `${counted}, in ${time} s.`,
		da: `${counted}, på ${time.replace(".", ",")} s.`,
	};
}
