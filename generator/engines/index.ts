import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMemo } from "../cache/memo.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import type { Version } from "../compare/index.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { type Difference, differenceOf } from "../diff/index.ts";
import type { Locale } from "../i18n/languages.ts";
import { ownFormat, type Progress } from "../terminal/terminal.ts";
import { outputFile } from "../text/url.ts";
import type { Source } from "../types.ts";
import { contentKeyOf } from "../write/content.ts";
import { builtSite } from "./built-site.ts";
import { engineFolder, packageOfEngine } from "./engine-folder.ts";
import { type AskedEngine, installEngine, linkPackages } from "./install.ts";
import { runNode, stopped } from "./run.ts";

// What another version of this engine makes of the same site. Both build a copy of it in a temporary folder, each beside a
// node_modules where `kilde` is itself, and all else is the project's own.

/** A site to build, by its files; `revision` is what they are called in messages. */
export type SiteToBuild = {
	readonly root: string;
	readonly revision: string;
	readonly files: readonly Source[];
	readonly locales: readonly Locale[];
	readonly date: string;
	readonly lang: MessageLanguage;
};

/** What visitors would see differently, and the versions of the installed engine and of the other. */
export type EngineDifference = {
	readonly from: string;
	readonly to: string;
	readonly difference: Difference;
	/** The paths of the pages whose words are the same, and whose markup, styles or scripts are not. */
	readonly codeOnly: readonly string[];
};

/** Why two engines can't be compared, and what the one that failed has said. */
export type Uncompared = {
	readonly refused: Wording;
	readonly said?: string;
	/** Whether it is the site that failed, and not what was asked for. */
	readonly isOfSite?: true;
};

/** Builds a site with the installed engine and with another, and compares them; leaves nothing on the disk, even if it is stopped. */
export async function compareEngines(
	site: SiteToBuild,
	asked: AskedEngine,
	stop: AbortSignal,
	progress: Progress,
): Promise<EngineDifference | Uncompared> {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "kilde-engine-")));
	try {
		progress({
			en: `Fetching kilde ${asked.name}`,
			da: `Henter kilde ${asked.name}`,
		});
		const installed = join(folder, "installed");
		const other = join(folder, "other");
		const engine = await installEngine(asked, other, site.root, stop);
		if ("en" in engine) return { refused: engine };
		for (const each of [installed, other]) linkPackages(site.root, each);
		const own = packageOfEngine().version;
		const before = await built(site, stop, progress, {
			version: own,
			command: fileURLToPath(new URL("bin/kilde.cjs", engineFolder)),
			folder: installed,
			cache: cacheFolder(site.root),
		});
		if ("refused" in before) return before;
		const after = await built(site, stop, progress, {
			...engine,
			folder: other,
			// Most pictures are the same.
			cache: cacheFolder(join(installed, project)),
		});
		if ("refused" in after) return after;
		const difference = differenceOf(before, after, createMemo());
		return {
			from: own,
			to: engine.version,
			difference,
			codeOnly: codeOnly(before, after, difference),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The folder of the site, beside node_modules. */
const project = "project";

/** An engine that is there: its command, the folder with its node_modules, and where pictures may be encoded already. */
type ReadyEngine = {
	readonly version: string;
	readonly command: string;
	readonly folder: string;
	readonly cache: string;
};

async function built(
	{ files, date, lang, locales, revision }: SiteToBuild,
	stop: AbortSignal,
	progress: Progress,
	{ version, command, folder, cache }: ReadyEngine,
): Promise<Version | Uncompared> {
	progress({
		en: `Building with kilde ${version}`,
		da: `Laver siden med kilde ${version}`,
	});
	const root = join(folder, project);
	for (const { path, bytes } of files) {
		const file = join(root, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
	}
	if (existsSync(cache)) cpSync(cache, cacheFolder(root), { recursive: true });
	const argv = [command, "build", "--root", root, "--output", "output"];
	const { isGood, isStopped, words } = await runNode(
		[...argv, "--date", date, "--lang", lang, "--format", ownFormat()],
		root,
		stop,
	);
	if (isStopped) return { refused: stopped };
	const output = join(root, "output");
	if (isGood && existsSync(join(output, "index.html")))
		return builtSite(output, locales);
	return {
		refused: {
			en: `kilde ${version} can't build the site of ${revision}.`,
			da: `kilde ${version} kan ikke lave hjemmesiden fra ${revision}.`,
		},
		said: words.replaceAll(join(root, "/"), ""),
		isOfSite: true,
	};
}

/** The pages whose bytes differ while they say the same. */
function codeOnly(
	before: Version,
	after: Version,
	{ alterations }: Difference,
): string[] {
	const told = new Set(
		alterations.flatMap(({ forPeople, forMachines }) =>
			[...forPeople, ...forMachines].map(({ page }) => page),
		),
	);
	const keys = new Map(
		before.artifacts.map((each) => [each.path, contentKeyOf(each)]),
	);
	return after.pages
		.filter(({ kind }) => kind === "view")
		.map(({ path }) => path)
		.filter((path) => {
			const key = keys.get(outputFile(path));
			const file = after.artifacts.find(
				(each) => each.path === outputFile(path),
			);
			return key && file && contentKeyOf(file) !== key && !told.has(path);
		});
}
