import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { toDigest } from "../cache/digest.ts";
import type { SiteCode } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { engineFolder } from "../engine-folder.ts";
import { touchIconPath } from "../text/url.ts";
import type { SiteFile } from "../types.ts";
import {
	addSourceLines,
	convertEsbuildMessage,
	createCodeError,
	createCodeWarning,
	getFileStart,
	toSiteDiagnostics,
} from "./code-errors.ts";
import { listEnvironmentVariables } from "./environment.ts";
import {
	type BundledIslands,
	bundleIslands,
	bundlePageScripts,
	type Environment,
	type PageScripts,
} from "./islands.ts";
import type { OutsideInputs } from "./site-folder.ts";
import { bundleServer, type ServerCode } from "./site-server.ts";
import { bundleStyles, isStyleSheet } from "./styles.ts";

/** The bundled code of site/, as plain data. */
export type BundleParts = {
	readonly server: ServerCode;
	readonly sheets: ReadonlyMap<string, string>;
	/** The fonts and pictures of style sheets. */
	readonly assets: readonly SiteFile[];
	readonly islands: BundledIslands;
	readonly scripts: PageScripts;
	readonly favicon: Uint8Array;
	/** The icon for the home screens of phones, if the site has it as a picture; otherwise it is made of the favicon. */
	readonly touchIcon: Uint8Array | undefined;
	readonly prefetch: string;
	readonly frames: string | undefined;
	readonly warnings: readonly Diagnostic[];
};

/** The parts, their digest (computing it is slow, so it is cached), and their inputs outside of the site's folder. */
export type DigestedBundleParts = BundleParts & {
	readonly digest: string;
} & OutsideInputs;

/** Bundles the parts of a site, or returns the errors that prevent it. */
export async function bundlePartsOrDiagnose(
	folder: string,
	code: SiteCode,
	environment: Environment,
): Promise<DigestedBundleParts | readonly Diagnostic[]> {
	const missing = findMissingFiles(folder, code);
	if (missing.length > 0) return missing;
	try {
		return await bundleParts(folder, code, environment);
	} catch (error) {
		const errors = toSiteDiagnostics(error, folder);
		if (errors.length === 0) throw error;
		return addSourceLines(errors, folder);
	}
}

/** Reports the files of a site's folder that the engine needs, or that the definition of the site names. */
function findMissingFiles(
	folder: string,
	{ start = [], scripts = {}, clients = {} }: SiteCode,
): Diagnostic[] {
	const needed: Readonly<Record<string, string>> = {
		"frame.tsx": "it exports the frame around every page",
		"assets/favicon.svg": "the icons of the site are made from it",
		...Object.fromEntries(
			start.map((name) => [`start/${name}.ts`, "code.start names it"]),
		),
		...Object.fromEntries(
			[...Object.values(scripts), ...Object.values(clients)].map((file) => [
				file,
				"the definition of the site names it",
			]),
		),
	};
	return Object.entries(needed)
		.filter(([path]) => !existsSync(join(folder, path)))
		.map(([path, reason]) =>
			createCodeError(
				getFileStart(folder, path),
				`This file is missing: ${reason}.`,
			),
		);
}

async function bundleParts(
	folder: string,
	code: SiteCode,
	environment: Environment,
): Promise<DigestedBundleParts> {
	const server = await bundleServer(folder);
	const sheets = [...server.imports.keys()].filter(isStyleSheet).sort();
	const [styles, scripts] = await Promise.all([
		bundleStyles(folder, sheets, code.properties ?? {}),
		bundlePageScripts(folder, code, environment),
	]);
	const islands = await bundleIslands(folder, environment, styles.sheets);
	// A checkout on Windows may have CRLF; latin1 keeps all other bytes.
	const icon = readFileSync(`${folder}assets/favicon.svg`, "latin1");
	const favicon = Buffer.from(icon.replaceAll("\r\n", "\n"), "latin1");
	const iconPath = `${folder}assets${touchIconPath}`;
	const touchIcon = existsSync(iconPath) ? readFileSync(iconPath) : undefined;
	const rules = `${folder}prefetch.json`;
	const prefetch = JSON.stringify(
		existsSync(rules) ? JSON.parse(readFileSync(rules, "utf8")) : {},
	);
	const bundles = [server, styles, scripts, islands];
	const warnings = bundles.flatMap((each) =>
		each.warnings
			.filter(({ location }) => !location?.file.includes("node_modules/"))
			.map((message) => {
				const { text, notes } = message;
				const whole = [text, ...notes.map((note) => note.text)].join(". ");
				return createCodeWarning(
					...convertEsbuildMessage({ ...message, text: whole }, folder),
				);
			}),
	);
	const parts: BundleParts = {
		server,
		sheets: styles.sheets,
		assets: styles.assets,
		islands: islands.islands,
		scripts: scripts.scripts,
		...{ favicon, touchIcon, prefetch, frames: code.frames },
		warnings: addSourceLines(warnings, folder),
	};
	const inputs = [styles, scripts, islands].flatMap((each) => each.inputs);
	return {
		...parts,
		digest: toDigest(serialize(parts)),
		outside: listOutsideProjectFiles(folder, [
			...server.imports.keys(),
			...inputs,
		]),
		variables: listEnvironmentVariables(server.code),
	};
}

/** Lists the bundler inputs outside a folder that belong neither to a package nor to the engine. */
function listOutsideProjectFiles(
	folder: string,
	inputs: readonly string[],
): string[] {
	const engine = fileURLToPath(engineFolder);
	const files = inputs
		.filter((path) => path.startsWith("../") && !path.includes("node_modules/"))
		.map((path) => resolve(folder, path))
		.filter((file) => !file.startsWith(engine));
	return [...new Set(files)].sort();
}
