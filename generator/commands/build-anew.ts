import { build, readEntries } from "../build.ts";
import { openProjectMemo } from "../cache/project-memo.ts";
import {
	type Checked,
	isError,
	type Wording,
} from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { withProgress } from "../terminal/terminal.ts";
import type { Source } from "../types.ts";
import type { Ledger, Receipt } from "../write/ledger.ts";
import { type Answer, exitCodes, refusal } from "./answer.ts";
import { launchList } from "./launch.ts";
import type { BuildOptions } from "./options.ts";
import { failed, nothingWritten, printDiagnostics } from "./project.ts";

/** What is built, where to, and what stands for all of it. */
type Task = {
	readonly root: string;
	readonly output: string;
	readonly sources: Checked<Source[]>;
	readonly ledger: Ledger;
	readonly key: string;
};

/** Makes a site and writes it; gives its receipt, or why there is none. */
export async function buildAnew(
	{
		lang,
		format,
		date,
		loadSite,
		code,
		compress,
		launch,
		...options
	}: BuildOptions,
	{ root, output, sources, ledger, key }: Task,
): Promise<Receipt | Answer> {
	const site = await loadSite();
	const samples = launch
		? launchList(readEntries(root, site), site).samples.length
		: 0;
	if (samples > 0)
		return refusal(exitCodes.contentErrors, notReady(samples), lang);
	const memo = openProjectMemo(root, code);
	const built = await withProgress(lang, (progress) =>
		build(
			{
				...{ site, root, output, date, code, sources },
				...(compress && { compressed: true }),
			},
			memo,
			progress,
			{ ledger, key },
		),
	);
	memo.keep();
	built.value.bundle.keepCompiled();
	const { diagnostics, unwritten, receipt } = built;
	if (!diagnostics.some(isError) && !unwritten) return receipt;
	printDiagnostics(built, { format, lang });
	return unwritten
		? refusal(
				exitCodes.contentErrors,
				notWritten(unwritten, options.output),
				lang,
			)
		: failed(built, lang, nothingWritten);
}

/** Made-up content must not be taken for what is true. */
function notReady(samples: number): Wording {
	return {
		en: `Not ready to launch: ${count(samples, "sample", "en")} to replace. kilde check --launch lists them. Nothing was written.`,
		da: `Ikke klar til at gå i luften: ${count(samples, "sample", "da")} skal erstattes. kilde check --launch viser dem. Der er ikke skrevet noget.`,
	};
}

function notWritten(reason: Wording, output: string): Wording {
	return {
		en: `The site could not be written to ${output}: ${reason.en}. The last good one is untouched.`,
		da: `Webstedet kunne ikke skrives i ${output}: ${reason.da}. Det sidste gode er urørt.`,
	};
}
