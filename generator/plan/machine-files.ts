import type { SiteDefinition } from "../definition.ts";
import { policyText, redirectPolicy, redirectScript } from "../host/policy.ts";
import type { Model } from "../link/model.ts";
import {
	absoluteUrl,
	localeOf,
	robotsPath,
	sitemapPath,
	templates,
} from "../text/url.ts";
import type { Page, Ref } from "../types.ts";
import { alternatesOf, type PageMetadata } from "./head.ts";

/** The files for search engines: sitemap and robots.txt. */
export function machineFiles(
	model: Model,
	site: SiteDefinition,
	listed: readonly PageMetadata[],
): Page[] {
	const { origin } = model;
	return [
		template(model, sitemapPath, templates.sitemap, {
			pages: listed
				.filter(({ indexed }) => indexed)
				.map((metadata) => ({
					url: absoluteUrl(origin, metadata.path),
					alternates: alternatesOf(metadata, origin, site),
				})),
		}),
		template(model, robotsPath, templates.robots, {
			sitemap: absoluteUrl(origin, sitemapPath),
		}),
	];
}

/** A stub at each old address: it replaces itself by its target, and links to it for those without scripts. */
export function redirectStubs(
	model: Model,
	site: SiteDefinition,
	metadata: readonly PageMetadata[],
): Page[] {
	return model.redirects.map(({ from, to }) =>
		template(model, from, templates.redirect, {
			locale: localeOf(to, site),
			policy: policyText(redirectPolicy),
			script: redirectScript,
			to,
			title: metadata.find(({ path }) => path === to)?.title ?? to,
			canonical: absoluteUrl(model.origin, to),
		}),
	);
}

/**
 * A page made by a template: one that every site has, or one named in the site's definition.
 *
 * @example template(model, feedPath("en", site), "feed.xml.hbs", { title: "News" }).path; // "/en/feed.xml"
 */
export function template(
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
