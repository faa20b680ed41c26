import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join, sep } from "node:path";
import type { BuiltSite } from "../build-types.ts";
import { getClientCode } from "../bundle/clients.ts";
import { checkRendering } from "../bundle/rendering.ts";
import { getSiteFolder, listWatchedCodePaths } from "../bundle/site-folder.ts";
import type { SiteDefinition } from "../definition.ts";
import { isError } from "../diagnostics/diagnostic.ts";
import {
	getFirstPagesPort,
	listenOnFreePort,
	type NetworkReach,
} from "../host/listen.ts";
import type { Progress } from "../terminal/terminal.ts";
import { toOutputPath } from "../text/url.ts";
import type { Entry } from "../types.ts";
import {
	type BuildOutcome,
	createBuilder,
	type EditorAdditions,
	getValidSite,
	isErrorFree,
	type ReopenDefinition,
	toError,
} from "./builder.ts";
import type { BrowserError } from "./client/report-errors.ts";
import { createCodeWarningStore } from "./code-warnings.ts";
import type { BuildReport } from "./messages.ts";
import { runOneAtATime } from "./one-at-a-time.ts";
import type { Access } from "./serving/access.ts";
import {
	createEditorServer,
	type EditorResponses,
} from "./serving/editor-server.ts";
import {
	createSiteServer,
	type EditedPageAccess,
} from "./serving/site-server.ts";
import { countChanges, type Snapshot } from "./serving/snapshot.ts";
import { watchPaths } from "./watch.ts";

/** The options of a dev server. */
export type DevServerOptions = {
	readonly site: SiteDefinition;
	readonly root: string;
	/** The day of a build, yyyy-mm-dd; asked again, since an editor may be open for days. */
	readonly date: () => string;
	/** The first port to try. */
	readonly port: number;
	readonly reach: NetworkReach;
	/** Distinguishes the revisions of this process from revisions of earlier processes. */
	readonly session: string;
	readonly reporter: Reporter;
	/** Called with the name of each step of each build as it begins. */
	readonly progress?: Progress;
	/** The digest of the generator's code, without which nothing is cached on disk. */
	readonly code?: string | undefined;
	/** Opens the definition of the site again after a change of the code; without it, another process must. */
	readonly open?: ReopenDefinition | undefined;
	/** The additions of `kilde edit`. */
	readonly edit?: EditorSetup | undefined;
};

/** The editor of a site: its access and its additions to the server. `rebuild` builds the site again and shows it. */
export type EditorSetup = {
	readonly access: Access;
	/** The path and fragment, with the key, of the editor's address. */
	readonly address: string;
	readonly page: EditorResponses["page"];
	readonly create: (
		rebuild: (written: readonly string[]) => Promise<BuildOutcome>,
	) => EditorAdditions &
		Pick<EditorResponses, "answer"> &
		Pick<EditedPageAccess, "media"> & {
			/** Must be called with each site that is shown, and its revision. */
			readonly published: (
				revision: string,
				shown: readonly Entry[],
				newest: readonly Entry[],
			) => void;
			close(): Promise<void>;
		};
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
	const { root, edit } = options;
	let latest: BuildOutcome = new Error("Nothing is built yet.");
	const editing = edit?.create(async (written) => {
		changes.push(...written.map((path) => join(root, path)));
		await rebuild();
		return latest;
	});
	const builder = createBuilder({ ...options, edited: editing });
	const ports = { own: 0, pages: 0 };
	const notes = createCodeWarningStore(() => {
		if (isErrorFree(latest)) publish(notes.addTo(latest), 0);
	});
	const { site, editor, publish } = await createPublisher(
		options,
		ports,
		edit && editing && { ...edit, ...editing },
		(error) => notes.addBrowserError(error, latest),
	);
	const changes: string[] = [];
	const watched = { isSettled: true, changes: 0 };
	const rebuild = runOneAtATime(async () => {
		const started = performance.now();
		const before = watched.changes;
		latest = await builder.build(changes.splice(0));
		// Errors are reported only once changes settle: a checkout may be in progress, or a file half written.
		if (
			(watched.isSettled && watched.changes === before) ||
			isErrorFree(latest)
		)
			publish(notes.addTo(latest), performance.now() - started);
		if (!edit) notes.check(latest);
	});
	const code = listWatchedCodePaths(getSiteFolder(root));
	const onChange = (paths: readonly string[]) => {
		watched.changes++;
		if (paths.some((path) => isWithinAny(code, path))) {
			builder.forgetCode();
			notes.forget();
		}
		changes.push(...paths.filter((path) => !isWithinAny(code, path)));
		return rebuild();
	};
	// Started before anything is read, so that no change in between is missed.
	const watcher = watchPaths([...listContentFolders(root), ...code], {
		changed(paths) {
			watched.isSettled = false;
			return onChange(paths);
		},
		settled(paths) {
			watched.isSettled = true;
			// The watcher may have missed something.
			builder.forgetSources();
			onChange(paths);
		},
	});
	await rebuild();
	const clock = onNewDay(options.date, rebuild);
	const close = async () => {
		clearInterval(clock);
		await editing?.close();
		await watcher.close();
		await closeServers(site, editor);
	};
	try {
		await startServers(ports, site.server, editor, options);
		// The first port of an editor is its own; its pages have another.
		return { port: ports.own, pagesPort: ports.pages, close };
	} catch (error) {
		await close();
		throw error;
	}
}

/** Starts the servers and sets their ports in `ports`. */
async function startServers(
	ports: { own: number; pages: number },
	pages: Server,
	editor: Server | undefined,
	{ port: first, reach }: Pick<DevServerOptions, "port" | "reach">,
): Promise<void> {
	ports.own = await listenOnFreePort(editor ?? pages, first, reach);
	ports.pages = ports.own;
	if (editor)
		ports.pages = await listenOnFreePort(
			pages,
			getFirstPagesPort(first, ports.own),
			reach,
		);
}

async function closeServers(
	site: { close(): Promise<void> },
	editor: Server | undefined,
): Promise<void> {
	editor?.close();
	editor?.closeAllConnections();
	await site.close();
}

function listContentFolders(root: string): string[] {
	return ["content", "templates"].map((name) => join(root, name));
}

/** Whether a path is one of these, or in one of them. */
function isWithinAny(paths: readonly string[], path: string): boolean {
	return paths.some((each) => `${path}${sep}`.startsWith(`${each}${sep}`));
}

/** Calls `work` when the date changes; checks every minute. */
function onNewDay(date: () => string, work: () => unknown): NodeJS.Timeout {
	let last = date();
	return setInterval(() => {
		const day = date();
		if (day !== last) work();
		last = day;
	}, 60_000);
}

/**
 * Creates the server of the pages, that of the editor, and a function that serves the result of a build and reports it, if
 * it differs from that before. The ports are known once they listen.
 */
async function createPublisher(
	{ session, reporter, root, site: definition }: DevServerOptions,
	ports: { readonly own: number; readonly pages: number },
	edit: (EditorSetup & ReturnType<EditorSetup["create"]>) | undefined,
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
		client: await getClientCode(edit ? "editedPage" : "page"),
		onError,
		...(edit
			? { edited: { ...edit, editorPort: () => ports.own } }
			: { onBrowserError }),
	});
	const editor =
		edit &&
		createEditorServer({
			...edit,
			onError,
			script: await getClientCode("editor"),
			font: readEditorFont(definition, root),
			pagesPort: () => ports.pages,
			picture: (address) =>
				snapshot.artifacts.get(toOutputPath(address)) ?? edit.media(address),
		});
	return { site, editor, publish };

	function publish(outcome: BuildOutcome, milliseconds: number) {
		const report = reporter.reportOf(outcome);
		const made = getValidSite(outcome);
		const built = made ?? shown;
		const isSameSite = built?.artifacts === shown?.artifacts;
		const isSameText = report.text === text;
		if (!isSameSite) number++;
		const revision = `${session}.${number}`;
		// Also for a site that is shown again, e.g. after an undo.
		if (made && !(outcome instanceof Error))
			edit?.published(revision, made.entries, outcome.value.entries);
		if (isSameSite && isSameText) return;
		text = report.text;
		shown = built;
		const before = snapshot.artifacts;
		snapshot = {
			revision,
			artifacts: isSameSite ? before : indexArtifacts(built?.artifacts),
			overlay: report.overlay,
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

/** Reads the font that the site defines for its editor; undefined if it defines none. */
function readEditorFont(
	{ editorLook }: SiteDefinition,
	root: string,
): Uint8Array | undefined {
	const file = editorLook?.font?.file;
	return file === undefined
		? undefined
		: readFileSync(join(getSiteFolder(root), file));
}
