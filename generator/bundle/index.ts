import { toDigest } from "../cache/digest.ts";
import { readCachedValue, writeCachedValue } from "../cache/files.ts";
import { createMemo } from "../cache/memo.ts";
import { getCacheFolder } from "../cache/project-memo.ts";
import type { SiteDefinition } from "../definition.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { PageFeatures } from "../host/page-features.ts";
import { createPagePolicy, formatPolicy, type Policy } from "../host/policy.ts";
import type { AssetUrls } from "../plan/head.ts";
import { faviconPath, toOutputPath, touchIconPath } from "../text/url.ts";
import type {
	InlineCode,
	PageCode,
	PageProps,
	SiteFile,
	Source,
} from "../types.ts";
import { loadEngineModules } from "./engine-modules.ts";
import { computeEnvironmentDigest } from "./environment.ts";
import type { Environment } from "./islands.ts";
import { addFocusRules, selectInlineCode } from "./page-code.ts";
import { bundlePartsOrDiagnose, type DigestedBundleParts } from "./parts.ts";
import {
	computeSiteFolderDigest,
	getSiteFolder,
	saveOutsideInputs,
} from "./site-folder.ts";
import { loadServer } from "./site-server.ts";
import { findPreloadedFontAddress } from "./styles.ts";

/** A page as far as its policy depends on it. */
type PolicyInput = { readonly view: string; readonly features: PageFeatures };

type RenderInput = PageProps & Partial<PolicyInput>;

/** The bundled code of the site: the function that renders a page, and the files that browsers load. */
export type Bundle = {
	/** SHA-256 of everything that is bundled, in hex. */
	readonly digest: string;
	readonly assets: AssetUrls;
	readonly files: readonly SiteFile[];
	/** The drawing that the icons of the site are made of. */
	readonly favicon: Source;
	/** Returns the code that is inlined into a page of a view; without the code for frames if the page has none. */
	readonly inline: (view: string, frames?: readonly string[]) => InlineCode;
	/** Returns the Content Security Policy of a page. */
	readonly pagePolicy: (page: PolicyInput) => Policy;
	/** The same, for the policy in pages; undefined if they have none. */
	readonly policy: ((page: PolicyInput) => Policy) | undefined;
	readonly renderPage: (
		page: RenderInput,
		policy: Policy | undefined,
	) => string;
	/** The code that a page is rendered with. */
	readonly pageCode: (
		page: RenderInput,
		policy: Policy | undefined,
	) => PageCode;
	readonly code: BundledCode;
};

/** The inputs of a bundle. */
export type BundledCode = {
	/** The site's folder; it ends in a slash. */
	readonly folder: string;
	/** The file of each view. */
	readonly views: ReadonlyMap<string, string>;
	/** The errors that keep it from being bundled, and the bundler's warnings. */
	readonly diagnostics: readonly Diagnostic[];
	/** The source maps of the islands' scripts, as JSON, by the scripts' paths; for development alone. */
	readonly maps: ReadonlyMap<string, string>;
};

/** Bundles a site's code, which is in `folder`: the server's, the inlined scripts and styles, the islands, and the fonts. */
export async function bundleSite(
	{ code }: Pick<SiteDefinition, "code">,
	folder: string,
	environment: Environment = "production",
): Promise<Bundle> {
	await loadEngineModules();
	const parts = await bundlePartsOrDiagnose(folder, code, environment);
	return "digest" in parts
		? assembleBundle(parts, folder)
		: createFailedBundle(folder, parts);
}

/**
 * The same for the site of a project, from the cache if no file of the site has changed. `code` is the digest of the code of
 * engine and definition; without it, nothing is cached.
 */
export async function bundleSiteCached(
	site: Pick<SiteDefinition, "code">,
	root: string,
	code: string | undefined,
	environment: Environment = "production",
): Promise<Bundle> {
	const folder = getSiteFolder(root);
	await loadEngineModules();
	if (code === undefined) return bundleSite(site, folder, environment);
	const cache = getCacheFolder(root);
	const name = environment === "production" ? "site" : "site-development";
	const digest = toDigest(`${code} ${computeSiteFolderDigest(root)}`);
	const cached = readCachedValue<DigestedBundleParts>(cache, name, digest);
	const parts =
		cached ?? (await bundlePartsOrDiagnose(folder, site.code, environment));
	if (!("digest" in parts)) return createFailedBundle(folder, parts);
	// Inputs that were not known may have changed since they were read.
	const areKnown = cached || !saveOutsideInputs(root, parts);
	if (!cached && areKnown) writeCachedValue(cache, name, digest, parts);
	return assembleBundle(parts, folder);
}

/** Creates the bundle of code with errors, which contains only the diagnostics. */
export function createFailedBundle(
	folder: string,
	diagnostics: readonly Diagnostic[],
): Bundle {
	const none = () => {
		throw new Error("The code of the site is not bundled.");
	};
	return {
		digest: "",
		assets: { font: undefined },
		favicon: {
			path: "assets/favicon.svg",
			bytes: new Uint8Array(),
			digest: "",
		},
		files: [],
		inline: none,
		pagePolicy: none,
		policy: undefined,
		renderPage: none,
		pageCode: none,
		code: { folder, views: new Map(), diagnostics, maps: new Map() },
	};
}

function assembleBundle(parts: DigestedBundleParts, folder: string): Bundle {
	const { server, assets, islands, scripts, warnings } = parts;
	const { favicon, variables } = parts;
	const digest = toDigest(
		`${parts.digest} ${computeEnvironmentDigest(variables)}`,
	);
	const memo = createMemo();
	const unusedBy = (frames?: readonly string[]) =>
		frames?.length === 0 ? parts.frames : undefined;
	const inline = (view: string, frames?: readonly string[]) =>
		memo.once("code", `${view} ${unusedBy(frames)}`, () =>
			selectInlineCode(view, parts, unusedBy(frames)),
		);
	// Most pages have the same.
	const policyOf: Bundle["pagePolicy"] = ({ view, features }) =>
		memo.once("policy", `${view} ${JSON.stringify(features)}`, () =>
			createPagePolicy(
				features,
				addFocusRules(inline(view, features.frames), features),
			),
		);
	const pageCode: Bundle["pageCode"] = ({ view, features }, policy) => {
		const script = scripts.ofViews.get(view);
		return {
			...addFocusRules(inline(view, features?.frames), features),
			script: script && `/${script.path}`,
			policy: policy && formatPolicy(policy),
		};
	};
	return {
		digest,
		assets: { font: findPreloadedFontAddress(assets) },
		favicon: {
			path: "assets/favicon.svg",
			bytes: favicon,
			digest: toDigest(favicon),
		},
		files: listBrowserFiles(parts),
		inline,
		pagePolicy: policyOf,
		policy: policyOf,
		code: {
			folder,
			views: server.views,
			diagnostics: warnings,
			maps: islands.maps,
		},
		pageCode,
		renderPage(props, policy) {
			// Loaded at the first page that is rendered: a build may reuse all pages.
			const { renderPage } = memo.once("server", "", () =>
				loadServer(server.code, folder),
			);
			return renderPage(props, pageCode(props, policy));
		},
	};
}

/** The files that browsers load. */
function listBrowserFiles({
	favicon,
	touchIcon,
	assets,
	islands,
	scripts,
}: DigestedBundleParts): SiteFile[] {
	return [
		{ path: toOutputPath(faviconPath), bytes: favicon },
		...(touchIcon
			? [{ path: toOutputPath(touchIconPath), bytes: touchIcon }]
			: []),
		...assets,
		...islands.files,
		...scripts.ofViews.values(),
	];
}

/** Returns the bundle without a policy, for the dev server, which inserts its own script and replaces styles. */
export function removePolicy(bundle: Bundle): Bundle {
	return {
		...bundle,
		digest: `${bundle.digest} without policy`,
		policy: undefined,
	};
}
