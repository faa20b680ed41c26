import { existsSync, readFileSync } from "node:fs";
import { serialize } from "node:v8";
import { digestOf } from "../cache/digest.ts";
import type { SiteCode } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
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

/** Everything that is bundled, and its digest, which takes longer to compute than all that is made from it at a start. */
export type DigestedParts = Parts & { readonly digest: string };

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
	const [styles, scripts] = await Promise.all([
		bundleStyles(folder, sheets, code.properties ?? {}),
		bundleScripts(folder, code),
	]);
	const islands = await bundleIslands(folder, environment, styles.sheets);
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
	return { ...parts, digest: digestOf(serialize(parts)) };
}
