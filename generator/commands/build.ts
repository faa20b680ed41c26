import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { Option } from "commander";
import type { UnloadedSite } from "../bundle/open-definition.ts";
import { computeSiteFolderDigest } from "../bundle/site-folder.ts";
import { getCacheFolder } from "../cache/project-memo.ts";
import type { Checked } from "../diagnostics/diagnostic.ts";
import { formatCount } from "../diagnostics/report.ts";
import { readSources } from "../read/index.ts";
import type { Source } from "../types.ts";
import { recoverOutput } from "../write/index.ts";
import { checkOutputFolder } from "../write/output-folder.ts";
import {
	type BuildSummary,
	emptyRecord,
	openBuildRecord,
} from "../write/record.ts";
import type { BuildOptions } from "./rebuild.ts";
import {
	type Answer,
	createRefusal,
	createStatusAnswer,
	formatWarningCount,
	printDiagnostics,
} from "./shared/answers.ts";
import { defineProjectCommand } from "./shared/define-command.ts";
import { problemFormat, project } from "./shared/inputs.ts";

/** `kilde build`: builds the site and writes it; if the content has errors, prints them and writes nothing. */
export const command = defineProjectCommand<BuildOptions>(
	"build the site; nothing is written while the content has errors",
	[
		...project,
		problemFormat,
		new Option(
			"-o, --output <folder>",
			"folder for the site, within the project",
		).default("output"),
		new Option(
			"--launch",
			"fail if a sample is left, or a question that comes first",
		),
		new Option(
			"--compress",
			"also write text files compressed, as .br and .gz",
		),
	],
	buildOrReuse,
);

async function buildOrReuse(
	options: BuildOptions,
	site: UnloadedSite,
): Promise<Answer> {
	const { format, code, root } = options;
	const output = resolve(root, options.output);
	const record = code
		? openBuildRecord(output, getCacheFolder(root), code)
		: emptyRecord;
	const started = performance.now();
	const sources = readSources(root);
	const key = digestInputs(sources, options);
	const last = options.launch ? undefined : record.summary;
	const { problem, isWhole } = checkOutputFolder(output, root, record);
	if (problem)
		return createRefusal(
			`The folder ${options.output} can't be replaced: ${problem}.`,
		);
	const upToDate = isWhole && last?.key === key ? last : undefined;
	if (upToDate) recoverOutput(output);
	// The code of a build is imported only when the site is not up to date.
	const summary =
		upToDate ??
		(await (
			await import("./rebuild.ts")
		).rebuild(options, { site, output, sources, record, key }));
	if ("code" in summary) return summary;
	const { diagnostics } = summary;
	printDiagnostics({ value: { sources: sources.value }, diagnostics }, options);
	const seconds = (performance.now() - started) / 1000;
	const printed = createStatusAnswer(
		formatSummary(summary, options.output, seconds),
		format,
	);
	// The next scheduled change, as a line of JSON after the lines of the problems.
	const next = `${JSON.stringify({ next: summary.next ?? null })}\n`;
	return format === "json" ? { ...printed, out: next } : printed;
}

/** Returns a digest of all inputs of a build. */
function digestInputs(
	{ value, diagnostics }: Checked<readonly Source[]>,
	{ code, root, date, compress }: BuildOptions,
): string {
	const site = computeSiteFolderDigest(root);
	const settings = [code, site, date, compress, diagnostics];
	const hash = createHash("sha256").update(JSON.stringify(settings));
	for (const { path, digest } of value) hash.update(`\n${digest} ${path}`);
	return hash.digest("hex");
}

function formatSummary(
	{ pages, redirects, diagnostics, nextInWords }: BuildSummary,
	output: string,
	seconds: number,
): string {
	const counted = `${formatCount(pages, "page", "en")}, ${formatCount(redirects, "redirect", "en")}, ${formatWarningCount({ diagnostics })}`;
	const built = `${output}: ${counted}, in ${seconds.toFixed(2)} s.`;
	return nextInWords === undefined ? built : `${built}\n${nextInWords}`;
}
