import { resolve } from "node:path";
import { type Built, build, ledgerOf, readEntries } from "../build.ts";
import { type Checked, isError, type Wording } from "../diagnostic.ts";
import { openProjectMemo } from "../kept-entries.ts";
import type { KeptMemo } from "../kept-memo.ts";
import { launchList } from "../launch.ts";
import type { Locale } from "../locale.ts";
import { count } from "../report.ts";
import { withProgress } from "../terminal.ts";
import { canReplace } from "../write/can-replace.ts";
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
	const { lang, format, date, code } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const output = resolve(root, options.output);
	const ledger = ledgerOf({ root, output, code });
	const problem = canReplace(output, root, ledger);
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
	const memo = openProjectMemo(root, code);
	const built = await withProgress(lang, (progress) =>
		build(
			{
				...{ root, output, date, code },
				...(options.compress && { compressed: true }),
			},
			onceRendered(memo),
			progress,
			ledger,
		),
	);
	memo.keep();
	printDiagnostics(built, options);
	if (built.diagnostics.some(isError))
		return failed(built, lang, nothingWritten);
	if (built.unwritten)
		return refusal(
			exitCodes.contentErrors,
			notWritten(built.unwritten, options.output),
			lang,
		);
	const seconds = (performance.now() - started) / 1000;
	return remark(summary(built, options.output, seconds, lang), lang, format);
}

/** A build that ends with its process asks for each page but once: there is no room needed for them all. */
function onceRendered(memo: KeptMemo): KeptMemo {
	return {
		...memo,
		once: (kind, key, make) =>
			kind === "render" ? make() : memo.once(kind, key, make),
	};
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
		en: `The folder ${output} can't be replaced: ${reason.en}.`,
		da: `Mappen ${output} kan ikke erstattes: ${reason.da}.`,
	};
}

function notWritten(reason: Wording, output: string): Wording {
	return {
		en: `The site could not be written to ${output}: ${reason.en}. The last good one is untouched.`,
		da: `Webstedet kunne ikke skrives i ${output}: ${reason.da}. Det sidste gode er urørt.`,
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
