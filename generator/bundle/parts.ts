import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { digestOf } from "../cache/digest.ts";
import type { SiteCode } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { engineFolder } from "../engine-folder.ts";
import { touchIconPath } from "../text/url.ts";
import type { SiteFile } from "../types.ts";
import {
	bundlingFaults,
	isBundlingError,
	missingCode,
} from "./faults/bundling.ts";
import { islandFaults } from "./faults/islands.ts";
import { loadingFaults } from "./faults/loading.ts";
import { type CodeCitation, citationsIn, readCode } from "./faults/places.ts";
import {
	bundleIslands,
	bundleScripts,
	type Environment,
	type Islands,
	type Scripts,
} from "./islands.ts";
import { bundleServer, loadServer, type ServerCode } from "./site-server.ts";
import { bundleStyles, isSheet } from "./styles.ts";

/** Everything that is bundled from site/, as plain data. */
export type Parts = {
	readonly server: ServerCode;
	readonly sheets: ReadonlyMap<string, string>;
	readonly fonts: readonly SiteFile[];
	readonly islands: Islands;
	readonly scripts: Scripts;
	readonly favicon: Uint8Array;
	/** The icon for the home screens of phones, if the site has it as a picture; otherwise it is made of the favicon. */
	readonly touchIcon: Uint8Array | undefined;
	readonly prefetch: string;
	readonly frames: string | undefined;
	readonly faults: readonly Diagnostic[];
	readonly citations: readonly CodeCitation[];
};

/**
 * Everything that is bundled, its digest, which takes longer to compute than all that is made from it at a start, and the
 * paths of the files outside of the site's folder that it is made of, but for packages and the engine.
 */
export type DigestedParts = Parts & {
	readonly digest: string;
	readonly outside: readonly string[];
};

/** Bundles the parts of a site, or returns the faults that prevent it. */
export async function partsOrFaults(
	folder: string,
	code: SiteCode,
	environment: Environment,
): Promise<DigestedParts | readonly Diagnostic[]> {
	const missing = missingCode(folder, code);
	if (missing.length > 0) return missing;
	try {
		return await bundleParts(folder, code, environment);
	} catch (error) {
		return isBundlingError(error)
			? bundlingFaults(error, folder)
			: loadingFaults(error, folder);
	}
}

async function bundleParts(
	folder: string,
	code: SiteCode,
	environment: Environment,
): Promise<DigestedParts> {
	const server = await bundleServer(folder, environment);
	const sheets = [...server.imports.keys()].filter(isSheet).sort();
	const [{ inputs: ofStyles, ...styles }, { inputs: ofScripts, scripts }] =
		await Promise.all([
			bundleStyles(folder, sheets, code.properties ?? {}),
			bundleScripts(folder, code),
		]);
	const { inputs: ofIslands, islands } = await bundleIslands(
		folder,
		environment,
		styles.sheets,
	);
	const favicon = readFileSync(`${folder}assets/favicon.svg`);
	const icon = `${folder}assets${touchIconPath}`;
	const touchIcon = existsSync(icon) ? readFileSync(icon) : undefined;
	const rules = `${folder}prefetch.json`;
	const prefetch = JSON.stringify(
		existsSync(rules) ? JSON.parse(readFileSync(rules, "utf8")) : {},
	);
	const shown = loadServer(server.code, folder).islands;
	const modules = readCode(folder);
	const faults = islandFaults(folder, modules, shown);
	const citations = citationsIn(modules);
	const { frames } = code;
	const made = { server, ...styles, islands, scripts, prefetch, frames };
	const parts = { ...made, favicon, touchIcon, faults, citations };
	const inputs = [
		...server.imports.keys(),
		...[...ofStyles, ...ofScripts, ...ofIslands],
	];
	return {
		...parts,
		digest: digestOf(serialize(parts)),
		outside: outsideOf(folder, inputs),
	};
}

/** Of the files that bundlers have read, those outside of a folder that are of no package and not of the engine. */
function outsideOf(folder: string, inputs: readonly string[]): string[] {
	const engine = fileURLToPath(engineFolder);
	const files = inputs
		.filter((path) => path.startsWith("../") && !path.includes("node_modules/"))
		.map((path) => resolve(folder, path))
		.filter((file) => !file.startsWith(engine));
	return [...new Set(files)].sort();
}
