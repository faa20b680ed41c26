import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { UnloadedSite } from "../bundle/open-definition.ts";
import { siteFingerprint } from "../bundle/site-folder.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import {
	type Checked,
	type Wording,
	worded,
} from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import { read } from "../read/index.ts";
import type { Source } from "../types.ts";
import { checkOutput } from "../write/check-output.ts";
import { recover } from "../write/index.ts";
import { type BuildSummary, openManifest } from "../write/manifest.ts";
import { type Answer, exitCodes, refusal, success } from "./shared/answer.ts";
import { option, problemFormat, project } from "./shared/arguments.ts";
import { defineProjectCommand } from "./shared/define-command.ts";
import type { BuildOptions } from "./shared/options.ts";
import { countWarnings, printDiagnostics } from "./shared/project.ts";

/** `kilde build`: builds the site and writes it; if the content has errors, prints them and writes nothing. */
export const command = defineProjectCommand<BuildOptions>(
	{
		en: "build the site; nothing is written while the content has errors",
		da: "lav hjemmesiden; der bliver ikke skrevet noget, så længe indholdet har fejl",
	},
	[
		...project,
		problemFormat,
		option(
			"-o, --output <folder>",
			{
				en: "folder for the site, within the project",
				da: "mappen til hjemmesiden, inde i projektet",
			},
			{ standard: "output" },
		),
		option("--launch", {
			en: "fail if a sample is left, or a question that comes first",
			da: "stop med en fejl, hvis der er eksempler tilbage eller spørgsmål, der skal afgøres først",
		}),
		option("--compress", {
			en: "also write text files compressed, as .br and .gz",
			da: "gem også tekstfilerne komprimeret, som .br og .gz",
		}),
	],
	buildOrReuse,
);

async function buildOrReuse(
	options: BuildOptions,
	site: UnloadedSite,
): Promise<Answer> {
	const { format, code, root } = options;
	const output = resolve(root, options.output);
	const location = code
		? { folder: cacheFolder(root), code, output }
		: undefined;
	const manifest = openManifest(location);
	const started = performance.now();
	const sources = read(root);
	const key = buildKey(sources, options);
	const last = options.launch ? undefined : manifest.summary;
	const { problem, isWhole } = checkOutput(output, root, manifest);
	if (problem)
		return refusal(exitCodes.wrongUsage, notReplaced(problem, options.output));
	const upToDate = isWhole && last?.key === key ? last : undefined;
	if (upToDate) recover(output);
	// The code of a build is imported only when the site is not up to date.
	const summary =
		upToDate ??
		(await (
			await import("./rebuild.ts")
		).rebuild(options, { site, output, sources, manifest, key }));
	if ("code" in summary) return summary;
	const { diagnostics } = summary;
	printDiagnostics({ value: { sources: sources.value }, diagnostics }, options);
	const seconds = (performance.now() - started) / 1000;
	const said = success(wordingOf(summary, options.output, seconds), format);
	return format === "json" ? { ...said, out: asJson(summary) } : said;
}

/** The day on which the site changes by itself, as a line of JSON, after those of the problems. */
function asJson({ next }: BuildSummary): string {
	return `${JSON.stringify({ next: next ?? null })}\n`;
}

/** Returns a digest of all inputs of a build. */
function buildKey(
	{ value, diagnostics }: Checked<readonly Source[]>,
	{ code, root, date, compress }: BuildOptions,
): string {
	const site = siteFingerprint(root);
	const settings = [code, site, date, compress, diagnostics];
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

function wordingOf(
	{ pages, redirects, diagnostics, nextInWords }: BuildSummary,
	output: string,
	seconds: number,
): Wording {
	const counted = worded(
		(language) =>
			`${output}: ${count(pages, "page", language)}, ${count(redirects, "redirect", language)}${countWarnings({ diagnostics }, language)}`,
	);
	const time = seconds.toFixed(2);
	return {
		en: [`${counted.en}, in ${time} s.`, nextInWords?.en]
			.filter(Boolean)
			.join("\n"),
		da: [`${counted.da}, på ${time.replace(".", ",")} s.`, nextInWords?.da]
			.filter(Boolean)
			.join("\n"),
	};
}
