import { join, resolve, sep } from "node:path";
import { bundleDevClient } from "../bundle/index.ts";
import { siteFolder } from "../bundle/site-folder.ts";
import type { SiteDefinition } from "../definition.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Artifact } from "../types.ts";
import { listen, type Reach } from "./listen.ts";
import { createMaker, isGood, type Outcome } from "./maker.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { createSiteServer } from "./server.ts";
import { countChanges, type Notice, type Showing } from "./showing.ts";
import { watch } from "./watch.ts";

/** What is shown, where, and to whom. */
export type Stage = {
	readonly site: SiteDefinition;
	readonly root: string;
	readonly date: string;
	/** The first port to try. */
	readonly port: number;
	readonly reach: Reach;
	/** Distinguishes the revisions of this process from those of the ones before it. */
	readonly session: string;
	readonly audience: Audience;
	/** The digest of the generator's code, without which nothing is kept for the next start. */
	readonly code?: string | undefined;
};

/** An outcome in words: for the terminal, and for the browser if it keeps a site from being shown. */
export type Told = {
	readonly report: string;
	readonly notice: Notice | undefined;
};

/** Puts outcomes into words, and hears of each that is another than the one before. */
export type Audience = {
	readonly describe: (outcome: Outcome) => Told;
	readonly hear: (told: Told, changed: number, milliseconds: number) => void;
	/** Something to know about the session itself. */
	readonly remark: (remark: Wording) => void;
};

const limitedWatches: Wording = {
	en: "The system lets no more folders be watched, so a change may take a second to show. On Linux, the limits are fs.inotify.max_user_watches and fs.inotify.max_user_instances.\n",
	da: "Systemet tillader ikke, at flere mapper overvåges, så der kan gå et sekund, før en ændring vises. På Linux hedder grænserne fs.inotify.max_user_watches og fs.inotify.max_user_instances.\n",
};

/** A site that is shown while it is written. */
export type Session = {
	readonly port: number;
	close(): Promise<void>;
};

/**
 * Shows the site while it is written: after any change it is built again with the same memo, as a whole,
 * and served from memory. While there are mistakes the last good site stays, with a notice over it.
 * Nothing is written to the disk but what is kept for the next time.
 */
export async function develop(stage: Stage): Promise<Session> {
	const { root, session, audience } = stage;
	const maker = createMaker(stage);
	const rebuild = oneAtATime(async () => {
		const started = performance.now();
		const outcome = await maker.make(changes.splice(0));
		// What is wrong while files are still coming, as in half a checkout, nobody needs to hear.
		if (calm || isGood(outcome)) show(outcome, performance.now() - started);
	});
	const changes: string[] = [];
	let calm = true;
	let report = "";
	let number = 0;
	let showing: Showing = {
		revision: `${session}.${number}`,
		artifacts: new Map(),
		notice: undefined,
	};
	const site = createSiteServer(showing, await bundleDevClient(), (error) =>
		show(error, 0),
	);
	// It listens before anything is read, so that no change falls between the two.
	const watcher = await watch(
		[join(root, "content"), join(root, "templates"), resolve(siteFolder)],
		{
			changed(paths) {
				calm = false;
				lookAgain(paths);
			},
			settled(paths) {
				calm = true;
				// The watcher may have missed something.
				maker.forgetSources();
				lookAgain(paths);
			},
			limited: () => audience.remark(limitedWatches),
		},
	);
	await rebuild();
	const port = await listen(site.server, stage.port, stage.reach);
	return {
		port,
		async close() {
			await watcher.close();
			await site.close();
		},
	};

	function lookAgain(paths: readonly string[]) {
		if (paths.some(isOurs)) maker.forgetCode();
		changes.push(...paths.filter((path) => !isOurs(path)));
		rebuild();
	}

	function show(outcome: Outcome, milliseconds: number) {
		const told = audience.describe(outcome);
		const artifacts = isGood(outcome)
			? byPath(outcome.value.artifacts)
			: showing.artifacts;
		const changed = countChanges(showing.artifacts, artifacts);
		if (changed === 0 && told.report === report) return;
		report = told.report;
		if (changed > 0) number++;
		showing = {
			revision: `${session}.${number}`,
			artifacts,
			notice: told.notice,
		};
		site.show(showing);
		audience.hear(told, changed, milliseconds);
	}
}

/** Whether a path is of the site's code, and not of the content. */
function isOurs(path: string): boolean {
	return `${path}${sep}`.startsWith(siteFolder);
}

function byPath(artifacts: readonly Artifact[]): ReadonlyMap<string, Artifact> {
	return new Map(artifacts.map((artifact) => [artifact.path, artifact]));
}
