import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { serialize } from "node:v8";
import type { Metafile } from "esbuild";
import { digestOf } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { createMemo } from "../cache/memo.ts";
import { cacheFolder } from "../cache/project-memo.ts";
import type { SiteCode, SiteDefinition } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Policy, pagePolicy, policyText } from "../host/policy.ts";
import type { AssetUrls } from "../plan/head.ts";
import type { PageFeatures } from "../plan/page-features.ts";
import type { InlineCode, PageProps, SiteFile, Source } from "../types.ts";
import { faviconPath, outputFile, touchIconPath } from "../url.ts";
import { build } from "./esbuild.ts";
import { islandFaults } from "./faults/islands.ts";
import { readCode } from "./faults/places.ts";
import {
	bundleIslands,
	bundleScripts,
	clientScript,
	type Environment,
	type Islands,
	islandFiles,
	type Scripts,
} from "./islands.ts";
import { siteFingerprint, siteFolder } from "./site-folder.ts";
import { loadServer, serverEntry } from "./site-server.ts";
import {
	bundleStyles,
	commonSheet,
	isOfIslands,
	isSheet,
	joined,
	preloaded,
} from "./styles.ts";

/** A page as far as its policy depends on it. */
type PolicyInput = { readonly view: string; readonly features: PageFeatures };

/** The bundled code of the site: the function that renders a page, and the files that browsers load. */
export type Bundle = {
	/** SHA-256 of everything that is bundled, in hex. */
	readonly digest: string;
	readonly assets: AssetUrls;
	readonly files: readonly SiteFile[];
	/** The drawing that the icons of the site are made of. */
	readonly favicon: Source;
	/** Returns the code that is inlined into a page of a view, with what its frames need unless it has none. */
	readonly inline: (view: string, frames?: readonly string[]) => InlineCode;
	/** Returns the Content Security Policy of a page; undefined if pages have none. */
	readonly policy: ((page: PolicyInput) => Policy) | undefined;
	readonly renderPage: (
		page: PageProps & Partial<PolicyInput>,
		policy: Policy | undefined,
	) => string;
	readonly code: BundledCode;
};

/** The inputs of a bundle. */
export type BundledCode = {
	/** The site's folder; it ends in a slash. */
	readonly folder: string;
	/** The views that it can render, and their files; undefined if server.tsx doesn't take them by the names of files. */
	readonly views: ReadonlyMap<string, string> | undefined;
	/** The faults in the use of islands by components. */
	readonly faults: readonly Diagnostic[];
};

/** Bundles a site's code, which is in `folder`: the server's, the inlined scripts and styles, the islands, and the fonts. */
export async function bundleSite(
	{ code }: Pick<SiteDefinition, "code">,
	folder: string,
	environment: Environment = "production",
): Promise<Bundle> {
	return assemble(await bundleParts(folder, code, environment), folder);
}

/**
 * The same for production and the site of a project, from the cache if no file of the site has changed. `code` is the
 * digest of the code of engine and definition; without it, nothing is cached.
 */
export async function cachedBundle(
	site: Pick<SiteDefinition, "code">,
	root: string,
	code: string | undefined,
): Promise<Bundle> {
	const folder = siteFolder(root);
	if (code === undefined) return bundleSite(site, folder);
	const cache = cacheFolder(root);
	const digest = digestOf(`${code} ${siteFingerprint(root)}`);
	const cached = readCachedValue<Digested>(cache, "site", digest);
	const parts = cached ?? (await bundleParts(folder, site.code, "production"));
	if (!cached) writeCachedValue(cache, "site", digest, parts);
	return assemble(parts, folder);
}

/** Everything that is bundled from site/, as plain data. */
type Parts = {
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
};

/** Everything that is bundled, and its digest, which takes longer to compute than all that is made from it at a start. */
type Digested = Parts & { readonly digest: string };

async function bundleParts(
	folder: string,
	code: SiteCode,
	environment: Environment,
): Promise<Digested> {
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
	const faults = islandFaults(folder, readCode(folder), shown);
	const { frames } = code;
	const made = { server, ...styles, islands, scripts, prefetch, frames };
	const parts = { ...made, favicon, touchIcon, faults };
	return { ...parts, digest: digestOf(serialize(parts)) };
}

function assemble(parts: Digested, folder: string): Bundle {
	const { digest, server, fonts, islands, scripts, faults } = parts;
	const { favicon, touchIcon } = parts;
	const memo = createMemo();
	const inline = (view: string, frames?: readonly string[]) => {
		const unused = frames?.length === 0 ? parts.frames : undefined;
		return memo.once("code", `${view} ${unused}`, () =>
			inlineCode(view, parts, unused),
		);
	};
	return {
		digest,
		assets: { font: preloaded(fonts) },
		favicon: {
			path: "assets/favicon.svg",
			bytes: favicon,
			digest: digestOf(favicon),
		},
		files: [
			{ path: outputFile(faviconPath), bytes: favicon },
			...(touchIcon
				? [{ path: outputFile(touchIconPath), bytes: touchIcon }]
				: []),
			...fonts,
			...islands.files,
			...scripts.ofViews.values(),
		],
		inline,
		// Most pages have the same.
		policy: ({ view, features }) =>
			memo.once("policy", `${view} ${JSON.stringify(features)}`, () =>
				pagePolicy(
					features,
					withFocuses(inline(view, features.frames), features),
				),
			),
		code: { folder, views: server.views, faults },
		renderPage(props, policy) {
			// Loaded at the first page that is rendered: a build may reuse all pages.
			const { renderPage } = memo.once("server", "", () =>
				loadServer(server.code, folder),
			);
			const script = scripts.ofViews.get(props.view);
			return renderPage(props, {
				...withFocuses(
					inline(props.view, props.features?.frames),
					props.features,
				),
				script: script && `/${script.path}`,
				policy: policy && policyText(policy),
			});
		},
	};
}

/** Returns the code for a page of a view: of style sheets and islands, only those that it imports, without an unused file. */
function inlineCode(
	view: string,
	parts: Parts,
	unused: string | undefined,
): InlineCode {
	const { server, sheets, islands, scripts, prefetch } = parts;
	const { clients, start } = scripts;
	const own = server.views?.get(view);
	const files = reachable(
		["server.tsx", ...(own === undefined ? [] : [own])],
		server.imports,
		unused,
	);
	const css = joined(
		[commonSheet, ...files.filter(isSheet)]
			.filter((sheet) => !isOfIslands(sheet))
			.map((sheet) => sheets.get(sheet) ?? ""),
	);
	const client = clients.get(view) ?? clients.get("") ?? "";
	return {
		css,
		start,
		prefetch,
		client: clientScript(client, islands, files),
	};
}

/**
 * The same, with a rule for each point that pictures of the page are cropped around: the policy allows no style attributes.
 * In no layer, it is stronger than those of the site.
 */
function withFocuses(
	code: InlineCode,
	features: Pick<PageFeatures, "focuses"> = {},
): InlineCode {
	const rules = (features.focuses ?? []).map((focus) => {
		const [x, y] = focus.split(" ");
		return `[data-focus="${focus}"]{object-position:${x}% ${y}%}`;
	});
	return { ...code, css: code.css + rules.join("") };
}

/** The same bundle without a policy, for the development server, which inserts its own script and replaces styles. */
export function withoutPolicy(bundle: Bundle): Bundle {
	return {
		...bundle,
		digest: `${bundle.digest} without policy`,
		policy: undefined,
	};
}

type ServerCode = {
	readonly code: string;
	/** The imports of each file in site/, but for those of views by their names. */
	readonly imports: ReadonlyMap<string, readonly string[]>;
	readonly views: BundledCode["views"];
};

async function bundleServer(
	folder: string,
	environment: Environment,
): Promise<ServerCode> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: folder,
		stdin: {
			contents: serverEntry(islandFiles(folder)),
			resolveDir: folder,
		},
		bundle: true,
		write: false,
		metafile: true,
		format: "cjs",
		platform: "node",
		target: "node20",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": JSON.stringify(environment) },
		loader: { ".css": "empty" },
		// The name of an island is that of its component.
		keepNames: true,
		// Less to load; the names stay, for stack traces.
		minifySyntax: true,
		minifyWhitespace: true,
		legalComments: "none",
		lineLimit: 200,
		logLevel: "silent",
	});
	const imports = new Map(
		Object.entries(metafile.inputs).map(([file, input]) => [
			file,
			input.imports.filter(({ external }) => !external).map(({ path }) => path),
		]),
	);
	const code = outputFiles.map(({ text }) => text).join("");
	return { code, imports, views: viewsIn(metafile) };
}

/** The files that server.tsx imports by the names of views, as `./views/${view}.tsx`: esbuild says ./views/**\/*.tsx. */
function viewsIn({ inputs }: Metafile): BundledCode["views"] {
	const patterns = (inputs["server.tsx"]?.imports ?? [])
		.filter(({ external, path }) => external && path.includes("**/*"))
		.map(({ path }) => posix.normalize(path).split("**/*"));
	if (patterns.length === 0) return undefined;
	return new Map(
		patterns.flatMap(([start = "", end = ""]) =>
			Object.keys(inputs)
				.filter((file) => file.startsWith(start) && file.endsWith(end))
				.map((file) => [
					file.slice(start.length, -end.length || undefined),
					file,
				]),
		),
	);
}

/** Returns these files and everything they import, directly or not, sorted by path; not what is imported by an unused file. */
function reachable(
	files: readonly string[],
	imports: ReadonlyMap<string, readonly string[]>,
	unused: string | undefined,
): readonly string[] {
	const found = new Set(files);
	for (const file of found)
		if (file !== unused)
			for (const imported of imports.get(file) ?? []) found.add(imported);
	return [...found].sort();
}
