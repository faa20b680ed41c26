import { join } from "node:path";
import { Option } from "commander";
import type { BuiltSite } from "../build-types.ts";
import { findMissingLabels } from "../bundle/missing-labels.ts";
import { checkRendering } from "../bundle/rendering.ts";
import {
	type Checked,
	isError,
	sortDiagnostics,
} from "../diagnostics/diagnostic.ts";
import { formatCount, formatProblemCounts } from "../diagnostics/report.ts";
import {
	correctContent,
	isSameProblem,
	listCorrectable,
} from "../fixes/corrections.ts";
import { formatContent } from "../fixes/format-content.ts";
import { formatOpenTasks, listLaunchTasks } from "../link/launch.ts";
import { formatOverdueBuild } from "../link/next-change.ts";
import {
	type CheckedLink,
	isOffline,
	isPublicHost,
	reportLinks,
	requestLinks,
} from "../links/check-links.ts";
import { findOutgoingLinks, type LinkingSite } from "../links/outgoing.ts";
import { readProxy, sendRequest } from "../links/request.ts";
import { readSources } from "../read/index.ts";
import { readNextChangeDate } from "../write/record.ts";
import {
	type Answer,
	createRefusal,
	createStatusAnswer,
	formatWarningCount,
	printAndRefuse,
	printDiagnostics,
} from "./shared/answers.ts";
import { buildSite } from "./shared/build-site.ts";
import {
	defineSiteCommand,
	type SiteOptions,
} from "./shared/define-command.ts";
import { applyCorrections, saveFixes } from "./shared/fix.ts";
import { problemFormat, project } from "./shared/inputs.ts";
import { findOutdatedWordTypes } from "./shared/word-types.ts";

type CheckOptions = {
	readonly launch?: true;
	readonly links?: true;
	readonly fix?: true;
};

/**
 * `kilde check`: prints the problems of the content and the code. `launch` adds samples and open questions, `links` adds dead
 * links to other sites; `fix` first corrects problems with exactly one correction, and formats the content.
 */
export const command = defineSiteCommand<CheckOptions>(
	"check the content and report problems; writes no files without --fix",
	[
		...project,
		problemFormat,
		new Option(
			"--launch",
			"also list samples and open questions; fail if any sample is left",
		),
		new Option(
			"--links",
			"also request every link to another site; fail if any is dead",
		),
		new Option(
			"--fix",
			"correct what has one correction alone; each is shown and checked. Also formats the content as kilde format does",
		),
	],
	async (options) => {
		const [built, memo] = await buildSite(options);
		if (!options.fix) return answerCheck(built, options);
		const corrections = correctContent(built, memo);
		const refused =
			applyCorrections(corrections, options) ?? formatFiles(options);
		if (refused !== undefined) return createRefusal(refused);
		const [{ value, diagnostics }] = await buildSite(options);
		const explained = diagnostics.map(
			(each) =>
				corrections.left.find((left) => isSameProblem(left, each)) ?? each,
		);
		return answerCheck({ value, diagnostics: explained }, options);
	},
);

/** Formats the content, and names the files. Returns why that was refused, if so. */
function formatFiles({ root, terminal }: SiteOptions): string | undefined {
	const files = formatContent(readSources(root).value);
	const refused = saveFixes(files, root);
	if (refused === undefined && files.length > 0)
		terminal.writeError(
			`Formatted: ${files.map(({ path }) => path).join(", ")}.\n`,
		);
	return refused;
}

async function answerCheck(
	made: Checked<BuiltSite>,
	options: CheckOptions & SiteOptions,
): Promise<Answer> {
	const built = addDefinitionProblems(
		await addRenderingProblems(made),
		options,
	);
	const { value } = built;
	const { date, format, root, site } = options;
	const launch = options.launch
		? listLaunchTasks(value.entries, site)
		: { samples: [], questions: [], blocking: 0 };
	const { samples, questions, blocking } = launch;
	const diagnostics = [...built.diagnostics, ...samples, ...questions];
	const certain = options.fix ? 0 : listCorrectable(built).length;
	const more =
		certain > 0 ? ` kilde check --fix corrects ${certain} of these.` : "";
	printDiagnostics({ value, diagnostics }, options);
	if (built.diagnostics.some(isError))
		return createRefusal(
			`${formatProblemCounts(built.diagnostics, "en")}.${more}`,
		);
	if (samples.length + blocking > 0)
		return createRefusal(formatOpenTasks(samples.length, questions.length));
	if (options.links && value.model)
		return checkOutgoingLinks({ ...value, model: value.model }, options);
	const pages = value.pages.filter(({ kind }) => kind === "view");
	const count = formatCount(pages.length, "page", "en");
	const summary = `No problems: ${count}, ${formatWarningCount(built)}.${more}`;
	const next = readNextChangeDate(join(root, builtFolder));
	const isOverdue = next !== undefined && next <= date;
	return createStatusAnswer(
		isOverdue
			? `${summary}\n${formatOverdueBuild(builtFolder, next)}`
			: summary,
		format,
	);
}

/** Adds the problems that rendering the pages shows; while there are errors, there are no pages. */
async function addRenderingProblems(
	built: Checked<BuiltSite>,
): Promise<Checked<BuiltSite>> {
	const { value, diagnostics } = built;
	const problems = await checkRendering(value.pages, value);
	return { value, diagnostics: sortDiagnostics([...diagnostics, ...problems]) };
}

/** Adds the problems of what the editor and the types of the site's code are made from. */
function addDefinitionProblems(
	{ value, diagnostics }: Checked<BuiltSite>,
	{ root, site }: SiteOptions,
): Checked<BuiltSite> {
	const found = [
		...findMissingLabels(site),
		...findOutdatedWordTypes(value.sources, site, root),
	];
	return { value, diagnostics: sortDiagnostics([...diagnostics, ...found]) };
}

async function checkOutgoingLinks(
	built: BuiltSite & LinkingSite,
	options: CheckOptions & SiteOptions,
): Promise<Answer> {
	const proxy = readProxy(options.terminal.environment);
	if (typeof proxy === "string") return createRefusal(proxy);
	const all = findOutgoingLinks(built);
	const links = all.filter(({ address }) =>
		isPublicHost(new URL(address).hostname),
	);
	const settings = {
		userAgent: `Mozilla/5.0 (compatible; Kilde; checks the links of ${built.model.origin})`,
		timeout: 15_000,
		proxy,
	};
	const checked = await options.terminal.withProgress((progress) => {
		progress("Requesting links");
		return requestLinks(links, (...asked) => sendRequest(...asked, settings));
	});
	const failures = checked.flatMap(({ state }) =>
		"response" in state ? state.response : [],
	);
	const fault = failures.find(({ isFromProxy }) => isFromProxy);
	if (fault)
		return createRefusal(
			`The proxy ${proxy?.host} (HTTPS_PROXY) refuses: ${fault.reason}. No link was checked.`,
		);
	if (isOffline(checked))
		return createRefusal(
			`None of the ${formatCount(links.length, "link", "en")} to other sites gave an answer (${failures[0]?.reason}). Is this computer on the internet?`,
		);
	const diagnostics = sortDiagnostics(reportLinks(checked));
	const problems = { value: built, diagnostics };
	const summary = formatLinkSummary(checked, all.length - links.length);
	if (diagnostics.some(isError))
		return printAndRefuse(problems, options, summary);
	printDiagnostics(problems, options);
	return createStatusAnswer(summary, options.format);
}

/**
 * Formats how many links were checked, which ones a person must check since their servers refuse programs, and how many
 * samples were not requested.
 */
function formatLinkSummary(
	checked: readonly CheckedLink[],
	skippedSamples: number,
): string {
	const refused = checked.filter(({ state }) => state.kind === "refused");
	return [
		`Checked ${formatCount(checked.length, "link", "en")} to other sites; ${formatCount(skippedSamples, "sample", "en")} left out.`,
		...refused.map(
			({ address }) => `Refuses programs, so open it yourself: ${address}`,
		),
	].join("\n");
}

/** The default output folder. */
const builtFolder = "output";
