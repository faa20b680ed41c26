import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { Script } from "node:vm";
import { digestOf } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import type { SiteDefinition } from "../definition.ts";
import { type Wording, worded } from "../diagnostics/diagnostic.ts";
import { build } from "./esbuild.ts";
import {
	siteFingerprint,
	siteFolder,
	siteFolderName,
	stampOf,
} from "./site-folder.ts";

// The definition of a site is TypeScript, so it is bundled, and kept in the cache of the project until one of its files
// changes. What it imports of the engine is the running engine itself.

/** The file that defines a site, in the folder of its code. */
const definitionFile = "site.ts";

/** The definition of a project's site before it is loaded, which some runs don't need. */
export type UnloadedSite = {
	/** The digest of the engine's code and of the definition's; undefined where nothing is cached. */
	readonly code: string | undefined;
	readonly timeZone: string;
	/** The files that it is made from, with their absolute paths. */
	readonly files: readonly string[];
	load(): Promise<SiteDefinition>;
};

/** A bundled definition, as plain data: its code, the stamps of its files, and its time zone. */
type Bundled = {
	readonly code: string;
	readonly stamps: Readonly<Record<string, string>>;
	readonly timeZone: string;
};

/**
 * Opens the definition of a project's site; returns why not, if its code can't be bundled. `engine` is the digest of the
 * engine's code, without which nothing is cached.
 */
export async function openDefinition(
	root: string,
	engine: string | undefined,
): Promise<UnloadedSite | { readonly refused: Wording }> {
	const folder = siteFolder(root);
	const cache = cacheFolder(root);
	const tag = `${engine} ${folder}`;
	const kept =
		engine === undefined
			? undefined
			: readCachedValue<Bundled>(cache, "definition", tag);
	if (kept && isFresh(kept))
		return unloaded(kept, engine, () => evaluate(kept.code, folder));
	const before = siteFingerprint(root);
	const bundled = await bundle(folder);
	if ("refused" in bundled) return bundled;
	const site = await evaluate(bundled.code, folder);
	if (!site) return { refused: noDefinition };
	const made = { ...bundled, timeZone: site.timeZone };
	// esbuild may have read a file before it was changed.
	const isAsRead = siteFingerprint(root) === before;
	if (engine !== undefined && isAsRead)
		writeCachedValue(cache, "definition", tag, made);
	return unloaded(made, engine, async () => site);
}

function unloaded(
	{ code, stamps, timeZone }: Bundled,
	engine: string | undefined,
	load: () => Promise<SiteDefinition | undefined>,
): UnloadedSite {
	return {
		code: engine && digestOf(`${engine} ${digestOf(code)}`),
		timeZone,
		files: Object.keys(stamps),
		async load() {
			const site = await load();
			if (!site)
				throw new Error("The definition was there when it was cached.");
			return site;
		},
	};
}

function isFresh({ stamps }: Bundled): boolean {
	return Object.entries(stamps).every(
		([file, stamp]) => stampOf(file) === stamp,
	);
}

/** What a definition may import of the engine, by the names that it has there. */
const ownModules: Readonly<Record<string, () => Promise<object>>> = {
	kilde: () => import("../define.ts"),
	"kilde/checks": () => import("../checks.ts"),
	"kilde/fields": () => import("../fields.ts"),
	"kilde/format": () => import("../format.ts"),
	"kilde/plan": () => import("../plan.ts"),
};

async function bundle(
	folder: string,
): Promise<Omit<Bundled, "timeZone"> | { readonly refused: Wording }> {
	try {
		const { outputFiles, metafile } = await build({
			absWorkingDir: folder,
			entryPoints: [definitionFile],
			bundle: true,
			write: false,
			metafile: true,
			format: "cjs",
			platform: "node",
			target: "node20",
			jsx: "automatic",
			external: Object.keys(ownModules),
			logLevel: "silent",
		});
		const files = Object.keys(metafile.inputs)
			.filter((path) => !path.includes("node_modules/"))
			.map((path) => resolve(folder, path));
		return {
			code: outputFiles.map(({ text }) => text).join(""),
			stamps: Object.fromEntries(files.map((file) => [file, stampOf(file)])),
		};
	} catch (error) {
		const { errors } = Object(error);
		if (Array.isArray(errors)) return { refused: unbundled(errors) };
		throw error;
	}
}

/** Runs a bundled definition; returns what it exports as `site`. */
async function evaluate(
	code: string,
	folder: string,
): Promise<SiteDefinition | undefined> {
	const given = new Map(
		await Promise.all(
			Object.entries(ownModules).map(
				async ([name, load]) => [name, await load()] as const,
			),
		),
	);
	const file = join(folder, definitionFile);
	const others = createRequire(file);
	const module: { exports: { readonly site?: SiteDefinition } } = {
		exports: {},
	};
	const script = new Script(
		`(function (module, exports, require) {${code}\n})`,
		{ filename: file.replace(/\.ts$/, ".cjs") },
	);
	script.runInThisContext()(
		module,
		module.exports,
		(name: string) => given.get(name) ?? others(name),
	);
	return module.exports.site;
}

const noDefinition: Wording = {
	en: `${siteFolderName}/${definitionFile} exports no site. Write there: export const site = defineSite({ … })`,
	da: `${siteFolderName}/${definitionFile} eksporterer ikke noget site. Skriv dér: export const site = defineSite({ … })`,
};

/** An error of esbuild (its type `Message`); the path is relative to the site's folder. */
type BundlingError = {
	readonly text: string;
	readonly location: {
		readonly file: string;
		readonly line: number;
		readonly column: number;
	} | null;
};

function unbundled(errors: readonly BundlingError[]): Wording {
	const lines = errors.map(({ text, location }) => {
		const at = location
			? `${siteFolderName}/${location.file}:${location.line}:${location.column + 1}: `
			: "";
		return `${at}${text}`;
	});
	const heading = {
		en: "The site's code can't be read.",
		da: "Hjemmesidens kode kan ikke læses.",
	};
	return worded((language) => [heading[language], ...lines].join("\n"));
}
