import type { SiteDefinition } from "../definition.ts";
import {
	formatPolicy,
	redirectPolicy,
	redirectScript,
} from "../host/policy.ts";
import { encodeAddress, getRedirectPageAddress } from "../host/redirects.ts";
import type { Model } from "../link/model.ts";
import {
	absoluteUrl,
	localeOf,
	robotsPath,
	sitemapPath,
	templates,
} from "../text/url.ts";
import type { Page, Ref } from "../types.ts";
import { listAlternates, type PageMetadata } from "./head.ts";

/** The files for search engines: sitemap and robots.txt. */
export function createMachineFiles(
	model: Model,
	site: SiteDefinition,
	listed: readonly PageMetadata[],
): Page[] {
	const { origin } = model;
	return [
		createTemplatePage(model, sitemapPath, templates.sitemap, {
			pages: listed
				.filter(({ indexed }) => indexed)
				.map((metadata) => ({
					url: absoluteUrl(origin, metadata.path),
					alternates: listAlternates(metadata, origin, site),
				})),
		}),
		createTemplatePage(model, robotsPath, templates.robots, {
			sitemap: absoluteUrl(origin, sitemapPath),
		}),
	];
}

/**
 * The pages that redirect old addresses where a host reads no rules: each replaces itself by its target, and links to it for those
 * without scripts. Those whose files differ only in case from another page's are left out.
 */
export function createRedirectPages(
	model: Model,
	site: SiteDefinition,
	metadata: readonly PageMetadata[],
): Page[] {
	const taken = new Set(metadata.map(({ path }) => path.toLowerCase()));
	return model.redirects.flatMap((redirect) => {
		const { to } = redirect;
		const path = getRedirectPageAddress(redirect);
		if (path === undefined || taken.has(path.toLowerCase())) return [];
		taken.add(path.toLowerCase());
		const address = encodeAddress(to);
		const target = to.replace(/#.*/s, "");
		return createTemplatePage(model, path, templates.redirect, {
			locale: localeOf(to, site),
			policy: formatPolicy(redirectPolicy),
			script: redirectScript,
			to: address,
			title: metadata.find((page) => page.path === target)?.title ?? to,
			canonical: new URL(address, model.origin).href,
		});
	});
}

/**
 * A page made by a template: one that every site has, or one named in the site's definition.
 *
 * @example createTemplatePage(model, feedPath("en", site), "feed.xml.hbs", { title: "News" }).path; // "/en/feed.xml"
 */
export function createTemplatePage(
	model: Pick<Model, "templates">,
	path: string,
	name: string,
	props: unknown,
): Extract<Page, { kind: "template" }> {
	const found: Ref | undefined = model.templates.get(name);
	// `link` reports those that are missing.
	if (!found) throw new Error(`The definition names no template ${name}.`);
	return { kind: "template", path, template: found, props };
}
