import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { stateOfSite } from "../bundle/site-folder.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import type { Checked, Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { count } from "../diagnostics/report.ts";
import { read } from "../read/index.ts";
import type { Source } from "../types.ts";
import { recover } from "../write/index.ts";
import { type Ledger, openLedger, type Receipt } from "../write/ledger.ts";
import { survey } from "../write/survey.ts";
import { type Answer, exitCodes, refusal, remark } from "./answer.ts";
import type { BuildOptions } from "./options.ts";
import { countWarnings, openProject, printDiagnostics } from "./project.ts";

/** `kilde build`: makes the site and writes it; while the content has errors, tells them and writes nothing. */
export async function runBuild(options: BuildOptions): Promise<Answer> {
	const { lang, format, code } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const output = resolve(root, options.output);
	const shelf = code ? { folder: cacheFolder(root), code, output } : undefined;
	const ledger = openLedger(shelf);
	const started = performance.now();
	const sources = read(root);
	const key = keyOf(sources, options);
	const last = options.launch ? undefined : lastingReceipt(ledger);
	const { problem, isWhole } = survey(output, root, ledger);
	if (problem)
		return refusal(
			exitCodes.wrongUsage,
			notReplaced(problem, options.output),
			lang,
		);
	const standing = isWhole && last?.key === key ? last : undefined;
	if (standing) recover(output);
	const receipt =
		standing ??
		(await buildAnew(options, { root, output, sources, ledger, key }));
	if ("code" in receipt) return receipt;
	const { diagnostics } = receipt;
	printDiagnostics({ value: { sources: sources.value }, diagnostics }, options);
	const seconds = (performance.now() - started) / 1000;
	return remark(summary(receipt, options.output, seconds, lang), lang, format);
}

/** What builds is loaded where there is something to build. */
async function buildAnew(
	...site: Parameters<typeof import("./build-anew.ts").buildAnew>
): Promise<Receipt | Answer> {
	const { buildAnew } = await import("./build-anew.ts");
	return buildAnew(...site);
}

/** The receipt of the last build, but for one that held the content against a commit: there may be another by now. */
function lastingReceipt({ receipt }: Ledger): Receipt | undefined {
	return receipt?.diagnostics.some(({ code }) => code === "changed-much")
		? undefined
		: receipt;
}

/** Stands for all that a site is made from. */
function keyOf(
	{ value, diagnostics }: Checked<readonly Source[]>,
	{ code, date, compress }: BuildOptions,
): string {
	const settings = [code, stateOfSite(), date, compress, diagnostics];
	const hash = createHash("sha256").update(JSON.stringify(settings));
	for (const { path, digest } of value) hash.update(`\n${digest} ${path}`);
	return hash.digest("hex");
}

function notReplaced(reason: Wording, output: string): Wording {
	return {
		en: `The folder ${output} can't be replaced: ${reason.en}.`,
		da: `Mappen ${output} kan ikke erstattes: ${reason.da}.`,
	};
}

function summary(
	{ pages, redirects, diagnostics }: Receipt,
	output: string,
	seconds: number,
	language: MessageLanguage,
): Wording {
	const counted = `${output}: ${count(pages, "page", language)}, ${count(redirects, "redirect", language)}${countWarnings({ diagnostics }, language)}`;
	const time = seconds.toFixed(2);
	return {
		en: `${counted}, in ${time} s.`,
		da: `${counted}, på ${time.replace(".", ",")} s.`,
	};
}
