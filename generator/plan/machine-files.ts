import type { SiteDefinition } from "../definition.ts";
import {
	formatPolicy,
	redirectPolicy,
	redirectScript,
} from "../host/policy.ts";
import { encodeAddress, findRedirectPageAddress } from "../host/redirects.ts";
import type { Model } from "../link/model.ts";
import {
	getAddressLocale,
	robotsPath,
	sitemapPath,
	templates,
	toAbsoluteUrl,
} from "../text/url.ts";
import type { Page, SourceRef } from "../types.ts";
import { listAlternates, type PageMetadata } from "./head.ts";

/** Creates the files for search engines: sitemap and robots.txt. */
export function createSearchEngineFiles(
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
					url: toAbsoluteUrl(origin, metadata.path),
					alternates: listAlternates(metadata, origin, site),
				})),
		}),
		createTemplatePage(model, robotsPath, templates.robots, {
			sitemap: toAbsoluteUrl(origin, sitemapPath),
		}),
	];
}

/**
 * Creates redirect pages for hosts without redirect rules: `location.replace` with a link as fallback. A redirect whose file
 * would differ only in case from another page's is left out.
 */
export function createRedirectPages(
	model: Model,
	site: SiteDefinition,
	metadata: readonly PageMetadata[],
): Page[] {
	const taken = new Set(metadata.map(({ path }) => path.toLowerCase()));
	return model.redirects.flatMap((redirect) => {
		const { to } = redirect;
		const path = findRedirectPageAddress(redirect);
		if (path === undefined || taken.has(path.toLowerCase())) return [];
		taken.add(path.toLowerCase());
		const address = encodeAddress(to);
		const target = to.replace(/#.*/s, "");
		return createTemplatePage(model, path, templates.redirect, {
			locale: getAddressLocale(to, site),
			policy: formatPolicy(redirectPolicy),
			script: redirectScript,
			to: address,
			title: metadata.find((page) => page.path === target)?.title ?? to,
			canonical: new URL(address, model.origin).href,
		});
	});
}

/** Whether a page is one of `createRedirectPages`. */
export function isRedirectPage(page: Page): boolean {
	return page.kind === "template" && "to" in Object(page.props);
}

/**
 * Creates a page from a template: one that every site has, or one named in the site's definition.
 *
 * @example createTemplatePage(model, getFeedPath("en", site), "feed.xml.hbs", { title: "News" }).path; // "/en/feed.xml"
 */
export function createTemplatePage(
	model: Pick<Model, "templates">,
	path: string,
	name: string,
	props: unknown,
): Extract<Page, { kind: "template" }> {
	const found: SourceRef | undefined = model.templates.get(name);
	// `link` reports missing templates.
	if (!found) throw new Error(`The definition names no template ${name}.`);
	return { kind: "template", path, template: found, props };
}
