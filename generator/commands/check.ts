import { join } from "node:path";
import { Option } from "commander";
import type { Built } from "../build-types.ts";
import { checkRendering } from "../bundle/rendering.ts";
import {
	type Checked,
	isError,
	sortDiagnostics,
} from "../diagnostics/diagnostic.ts";
import { count } from "../diagnostics/report.ts";
import {
	certainOnes,
	correctionsOf,
	isSame,
} from "../edit/problems/corrections.ts";
import { overdueInWords } from "../i18n/next-change.ts";
import { launchList, notReady } from "../link/launch.ts";
import {
	type CheckedLink,
	checkLinks,
	isOffline,
	isPublicHost,
	reportLinks,
} from "../links/check-links.ts";
import { findOutgoingLinks, type LinkingSite } from "../links/outgoing.ts";
import { readProxy, request } from "../links/request.ts";
import { currentProcess, withProgress } from "../terminal/terminal.ts";
import { nextChangeOf } from "../write/checksums.ts";
import { countsOf } from "../write/counts.ts";
import { type Answer, refusal, success } from "./shared/answer.ts";
import { problemFormat, project } from "./shared/arguments.ts";
import { makeSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { applyCorrections } from "./shared/fix.ts";
import type { Options } from "./shared/options.ts";
import { countWarnings, failed, printDiagnostics } from "./shared/project.ts";

type CheckOptions = Options & {
	readonly launch?: true;
	readonly links?: true;
	readonly fix?: true;
};

/**
 * `kilde check`: prints the problems of the content; with `launch` also its samples and open questions, with `links` also the
 * links to other sites that are dead; with `fix` those that are left once all that is certain is corrected.
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
			"correct what has one correction alone; each is shown and checked",
		),
	],
	async (options) => {
		const [built, memo] = await makeSite(options);
		if (!options.fix) return check(built, options);
		const corrections = correctionsOf(built, memo);
		const whyNot = applyCorrections(corrections, options);
		if (whyNot) return refusal(whyNot);
		const [{ value, diagnostics }] = await makeSite(options);
		const explained = diagnostics.map(
			(each) => corrections.left.find((left) => isSame(left, each)) ?? each,
		);
		return check({ value, diagnostics: explained }, options);
	},
);

async function check(
	made: Checked<Built>,
	options: CheckOptions,
): Promise<Answer> {
	const built = await withRendering(made);
	const { date, format, root, site } = options;
	const launch = options.launch
		? launchList(built.value.entries, site)
		: { samples: [], questions: [], blocking: 0 };
	const open = [...launch.samples, ...launch.questions];
	const diagnostics = [...built.diagnostics, ...open];
	printDiagnostics({ ...built, diagnostics }, options);
	const certain = options.fix ? 0 : certainOnes(built.diagnostics).length;
	const more =
		certain > 0 ? `kilde check --fix corrects ${certain} of these.` : "";
	if (built.diagnostics.some(isError)) return failed(built, more);
	const { samples, questions, blocking } = launch;
	if (samples.length + blocking > 0)
		return refusal(notReady(samples.length, questions.length));
	const { model } = built.value;
	if (options.links && model)
		return checkOutgoing({ ...built.value, model }, options);
	const { pages } = countsOf(built.value.pages);
	const summary =
		`No problems: ${count(pages, "page", "en")}${countWarnings(built)}. ${more}`.trim();
	const next = nextChangeOf(join(root, builtFolder));
	const isOverdue = next !== undefined && next <= date;
	return success(
		isOverdue ? `${summary}\n${overdueInWords(builtFolder, next)}` : summary,
		format,
	);
}

/** Adds the problems that rendering the pages shows; while there are errors, there are no pages. */
async function withRendering(built: Checked<Built>): Promise<Checked<Built>> {
	const { value, diagnostics } = built;
	const problems = await checkRendering(value.pages, value);
	return { value, diagnostics: sortDiagnostics([...diagnostics, ...problems]) };
}

async function checkOutgoing(
	built: Built & LinkingSite,
	options: CheckOptions,
): Promise<Answer> {
	const proxy = readProxy(currentProcess().environment);
	if (typeof proxy === "string") return refusal(proxy);
	const all = findOutgoingLinks(built);
	const links = all.filter(({ address }) =>
		isPublicHost(new URL(address).hostname),
	);
	const settings = {
		userAgent: `Mozilla/5.0 (compatible; Kilde; checks the links of ${built.model.origin})`,
		timeout: 15_000,
		proxy,
	};
	const checked = await withProgress((progress) => {
		progress("Requesting links");
		return checkLinks(links, (...asked) => request(...asked, settings));
	});
	const failures = checked.flatMap(({ state }) =>
		"response" in state ? state.response : [],
	);
	const fault = failures.find(({ isFromProxy }) => isFromProxy);
	if (fault)
		return refusal(
			`The proxy ${proxy?.host} (HTTPS_PROXY) refuses: ${fault.reason}. No link was checked.`,
		);
	if (isOffline(checked))
		return refusal(
			`None of the ${count(links.length, "link", "en")} to other sites gave an answer (${failures[0]?.reason}). Is this computer on the internet?`,
		);
	const diagnostics = sortDiagnostics(reportLinks(checked));
	printDiagnostics({ value: built, diagnostics }, options);
	const summary = summaryOf(checked, all.length - links.length);
	return diagnostics.some(isError)
		? failed({ diagnostics }, summary)
		: success(summary, options.format);
}

/** How many links were checked, and those whose servers refuse programs, which a person must check. */
function summaryOf(checked: readonly CheckedLink[], samples: number): string {
	const refused = checked.filter(({ state }) => state.kind === "refused");
	return [
		`Checked ${count(checked.length, "link", "en")} to other sites; ${count(samples, "sample", "en")} left out.`,
		...refused.map(
			({ address }) => `Refuses programs, so open it yourself: ${address}`,
		),
	].join("\n");
}

/** The default output folder. */
const builtFolder = "output";
