import { join, resolve, sep } from "node:path";
import { bundleClient } from "../bundle/index.ts";
import { siteFolder } from "../bundle/site-folder.ts";
import type { SiteDefinition } from "../definition.ts";
import type { Artifact, SiteFile } from "../types.ts";
import type { Access } from "./access.ts";
import {
	type BuildOutcome,
	createBuilder,
	type Edited,
	isGood,
} from "./builder.ts";
import { endpoints } from "./endpoints.ts";
import { listen, type Reach } from "./listen.ts";
import type { BuildReport } from "./messages.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { createSiteServer, type Editor } from "./server.ts";
import { countChanges, type Snapshot } from "./snapshot.ts";
import { watch } from "./watch.ts";

/** What a dev server serves, where, and how it reports. */
export type DevServerOptions = {
	readonly site: SiteDefinition;
	readonly root: string;
	/** yyyy-mm-dd. */
	readonly date: string;
	/** The first port to try. */
	readonly port: number;
	readonly reach: Reach;
	/** Distinguishes the revisions of this process from those of earlier ones. */
	readonly session: string;
	readonly reporter: Reporter;
	/** The digest of the generator's code, without which nothing is cached on disk. */
	readonly code?: string | undefined;
	/** What `kilde edit` adds. */
	readonly edit?: Edit | undefined;
};

/** An editor of the site: who may use it, and what it adds; `rebuild` builds the site again and shows it. */
export type Edit = {
	readonly access: Access;
	/** The path and fragment of the address that lets in. */
	readonly address: string;
	/** The page of the editor, which loads its script. */
	readonly page: SiteFile;
	readonly create: (
		rebuild: (written: readonly string[]) => Promise<BuildOutcome>,
	) => Edited & Pick<Editor, "answer" | "media">;
};

/** Formats results of builds, and is called with those that differ from the result before. */
export type Reporter = {
	readonly reportOf: (outcome: BuildOutcome) => BuildReport;
	/** With the number of files that changed, which takes a moment to count, and the time that it took. */
	readonly onChange?: (
		report: BuildReport,
		changed: number,
		milliseconds: number,
	) => void;
};

/** A running dev server. */
export type DevServer = {
	readonly port: number;
	close(): Promise<void>;
};

/**
 * Builds a site again after every change, with the same cache, and serves it from memory. While there are errors, the last
 * good site is served with an overlay. Nothing is written to the disk but the cache.
 */
export async function startDevServer(
	options: DevServerOptions,
): Promise<DevServer> {
	const { root, port: firstPort, reach, edit } = options;
	const editing = edit?.create(async (written) => {
		changes.push(...written.map((path) => join(root, path)));
		await rebuild();
		return latest;
	});
	const builder = createBuilder({ ...options, edited: editing });
	const { site, publish } = await createPublisher(
		options,
		edit && editing && { ...edit, ...editing },
	);
	const changes: string[] = [];
	let isSettled = true;
	let latest: BuildOutcome = new Error("Nothing is built yet.");
	const rebuild = oneAtATime(async () => {
		const started = performance.now();
		const outcome = await builder.build(changes.splice(0));
		latest = outcome;
		// Errors are reported only when no more changes follow: half a checkout is no mistake.
		if (isSettled || isGood(outcome))
			publish(outcome, performance.now() - started);
	});
	const onChange = (paths: readonly string[]) => {
		if (paths.some(isCode)) builder.forgetCode();
		changes.push(...paths.filter((path) => !isCode(path)));
		rebuild();
	};
	// It starts before anything is read, so that no change is missed between the two.
	const watcher = watch(
		[join(root, "content"), join(root, "templates"), resolve(siteFolder)],
		{
			changed(paths) {
				isSettled = false;
				onChange(paths);
			},
			settled(paths) {
				isSettled = true;
				// The watcher may have missed something.
				builder.forgetSources();
				onChange(paths);
			},
		},
	);
	await rebuild();
	const close = async () => {
		await watcher.close();
		await site.close();
	};
	try {
		return { port: await listen(site.server, firstPort, reach), close };
	} catch (error) {
		await close();
		throw error;
	}
}

/** Creates the server, and a function that serves the result of a build and reports it, if it differs from that before. */
async function createPublisher(
	{ session, reporter }: DevServerOptions,
	editor:
		| (Pick<Edit, "access" | "page"> & Pick<Editor, "answer" | "media">)
		| undefined,
) {
	let text = "";
	let number = 0;
	let shown: readonly Artifact[] = [];
	let snapshot: Snapshot = {
		revision: `${session}.${number}`,
		artifacts: new Map(),
		overlay: undefined,
	};
	const client = await bundleClient(editor ? "editedPage" : "page");
	const files =
		editor &&
		new Map([
			[endpoints.editor, editor.page],
			[
				endpoints.editorScript,
				{ path: "editor.js", bytes: await bundleClient("editor") },
			],
		]);
	const site = createSiteServer(
		snapshot,
		client,
		(error) => publish(error, 0),
		editor && files && { ...editor, files },
	);
	return { site, publish };

	function publish(outcome: BuildOutcome, milliseconds: number) {
		const report = reporter.reportOf(outcome);
		const artifacts = isGood(outcome) ? outcome.value.artifacts : shown;
		const isSameText = report.text === text;
		if (artifacts === shown && isSameText) return;
		if (artifacts !== shown) number++;
		text = report.text;
		shown = artifacts;
		const before = snapshot.artifacts;
		snapshot = {
			revision: `${session}.${number}`,
			artifacts: byPath(artifacts),
			overlay: report.overlay,
		};
		// Whoever looks at a page sees it first.
		site.show(snapshot);
		if (!reporter.onChange) return;
		const changed = countChanges(before, snapshot.artifacts);
		if (changed > 0 || !isSameText)
			reporter.onChange(report, changed, milliseconds);
	}
}

/** Whether a path is one of the site's code, and not of its content. */
function isCode(path: string): boolean {
	return `${path}${sep}`.startsWith(siteFolder);
}

function byPath(artifacts: readonly Artifact[]): ReadonlyMap<string, Artifact> {
	return new Map(artifacts.map((artifact) => [artifact.path, artifact]));
}
