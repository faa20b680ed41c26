import type { BuiltSite } from "../build-types.ts";
import { getScript, pageClient } from "../bundle/clients.ts";
import { checkRendering } from "../bundle/rendering.ts";
import type { SiteDefinition } from "../definition.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import { listenOnFreePort, type NetworkReach } from "../host/listen.ts";
import type { Progress } from "../terminal/terminal.ts";
import { toOutputPath } from "../text/url.ts";
import { createBuildLoop } from "./build-loop.ts";
import {
	type BuildOutcome,
	getValidSite,
	isErrorFree,
	type ReopenDefinition,
	toError,
} from "./builder.ts";
import type { BrowserError } from "./client/report-errors.ts";
import { createCodeWarningStore } from "./code-warnings.ts";
import type { BuildReport } from "./messages.ts";
import type { DevPlugin } from "./plugin.ts";
import { createSiteServer } from "./serving/site-server.ts";
import { countChanges, type Snapshot } from "./serving/snapshot.ts";

/** The options of a dev server. */
export type DevServerOptions = {
	readonly site: SiteDefinition;
	readonly root: string;
	/** Returns the day of a build, yyyy-mm-dd; the server may run for days. */
	readonly date: () => string;
	/** The first port to try, and whether it must be that one, as a proxy expects. */
	readonly port: number;
	readonly isPortFixed?: boolean | undefined;
	readonly reach: NetworkReach;
	/** Distinguishes the revisions of this process from revisions of earlier processes. */
	readonly session: string;
	readonly reporter: Reporter;
	/** Called with the name of each step of each build as it begins. */
	readonly progress?: Progress;
	/** The digest of the generator's code, without which nothing is cached on disk. */
	readonly code?: string | undefined;
	/** Opens the definition of the site again after a change of the code; without it, the server must be restarted. */
	readonly open?: ReopenDefinition | undefined;
	readonly plugin?: DevPlugin | undefined;
};

/** Formats the results of builds, and receives each result that differs from the previous one. */
export type Reporter = {
	readonly reportOf: (outcome: BuildOutcome) => BuildReport;
	/** Called with exceptions of the site's code, instead of `onChange`. */
	readonly onFailure?: (report: BuildReport) => void;
	/** Called with the number of changed files, and the duration of the build. */
	readonly onChange?: (
		report: BuildReport,
		changed: number,
		milliseconds: number,
	) => void;
};

/** A running dev server. */
export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/**
 * Builds a site again after every change, with the same cache, and serves it from memory. While there are errors, the last
 * good site is served with an overlay. Nothing is written to the disk but the cache.
 */
export async function startDevServer(options: DevServerOptions) {
	const { plugin } = options;
	const notes = createCodeWarningStore(() => {
		const outcome = builds.latest();
		if (isErrorFree(outcome)) publish(notes.addTo(outcome), 0);
	});
	const { site, publish } = await createPublisher(options, (error) =>
		notes.addBrowserError(error, builds.latest()),
	);
	const builds = createBuildLoop(options, {
		onBuild(outcome, { milliseconds, isSettled }) {
			plugin?.onBuild(outcome);
			// Errors are reported only once changes settle: a checkout may be in progress, or a file half written.
			if (plugin || isSettled || isErrorFree(outcome))
				publish(notes.addTo(outcome), milliseconds);
			if (!plugin) notes.check(outcome);
		},
		onCodeChange: () => notes.forget(),
	});
	const close = async () => {
		await builds.close();
		await site.close();
	};
	try {
		await builds.rebuild([]);
		const { port: first, reach, isPortFixed } = options;
		const port = await listenOnFreePort(site.server, first, reach, isPortFixed);
		return { ...builds, port, close, findFile: site.findFile };
	} catch (error) {
		await close();
		throw error;
	}
}

/**
 * Creates the server of the pages, and a function that serves the result of a build and reports it, if it differs from that
 * before.
 */
async function createPublisher(
	{ session, reporter, plugin }: DevServerOptions,
	onBrowserError: (error: BrowserError) => void,
) {
	let text = "";
	let number = 0;
	let shown: BuiltSite | undefined;
	let snapshot: Snapshot = {
		revision: `${session}.${number}`,
		artifacts: new Map(),
		overlay: undefined,
	};
	const onError = createPageFailureReporter(
		() => shown,
		(outcome) => publish(outcome, 0),
	);
	const site = createSiteServer(snapshot, {
		client: plugin?.pageScript ?? (await getScript("page", pageClient)),
		onError,
		plugin,
		onBrowserError: plugin ? undefined : onBrowserError,
	});
	return { site, publish };

	function publish(outcome: BuildOutcome, milliseconds: number) {
		const report = reporter.reportOf(outcome);
		const built = getValidSite(outcome) ?? shown;
		const isSameSite = built?.artifacts === shown?.artifacts;
		const isSameText = report.text === text;
		if (!isSameSite) number++;
		const revision = `${session}.${number}`;
		if (isSameSite && isSameText) return;
		text = report.text;
		shown = built;
		const before = snapshot.artifacts;
		snapshot = {
			revision,
			artifacts: isSameSite ? before : indexArtifacts(built?.artifacts),
			// The editor shows problems itself.
			overlay: plugin ? undefined : report.overlay,
		};
		if (isCodeFailure(outcome)) reporter.onFailure?.(report);
		// Pages come first: counting the changed files takes a moment.
		site.show(snapshot);
		if (!reporter.onChange) return;
		const changed = countChanges(before, snapshot.artifacts);
		if (changed > 0 || !isSameText)
			reporter.onChange(report, changed, milliseconds);
	}
}

/** Whether a build failed because of code, not of content. */
function isCodeFailure(outcome: BuildOutcome): boolean {
	return (
		outcome instanceof Error ||
		outcome.diagnostics.some(({ code }) => code === "code-error")
	);
}

/** Creates a function that diagnoses why a page of the shown site fails, once at a time per site, and reports it. */
function createPageFailureReporter(
	shown: () => BuiltSite | undefined,
	report: (outcome: BuildOutcome) => void,
) {
	let diagnosed: BuiltSite | undefined;
	return async (error: unknown, path?: string) => {
		const site = shown();
		if (site !== undefined && diagnosed === site) return;
		diagnosed = site;
		const outcome = await diagnosePageFailure(error, path, site);
		if (diagnosed === site) diagnosed = undefined;
		// A save may have corrected it meanwhile.
		if (shown() === site) report(outcome);
	};
}

/** Returns the site with the problems of a page; returns an error of the engine unchanged. */
async function diagnosePageFailure(
	error: unknown,
	path: string | undefined,
	shown: BuiltSite | undefined,
): Promise<BuildOutcome> {
	const pages = (shown?.pages ?? []).filter(
		(page) =>
			path !== undefined && toOutputPath(page.path) === toOutputPath(path),
	);
	try {
		if (!shown) throw error;
		const diagnostics = await checkRendering(pages, shown);
		if (!diagnostics.some(isError)) throw error;
		return { value: shown, diagnostics };
	} catch (own) {
		return toError(own);
	}
}

function indexArtifacts(
	artifacts: BuiltSite["artifacts"] = [],
): Snapshot["artifacts"] {
	return new Map(artifacts.map((each) => [each.path, each]));
}
