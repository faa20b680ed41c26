import type { SiteDefinition } from "../definition.ts";
import type { Model } from "../link/model.ts";
import type { Page, Ref } from "../types.ts";
import { absoluteUrl, robotsPath, sitemapPath } from "../url.ts";
import { alternatesOf, type Target } from "./head.ts";

/** What search engines fetch: sitemap and robots.txt. */
export function machineFiles(
	model: Model,
	site: SiteDefinition,
	targets: readonly Target[],
): Page[] {
	const { origin } = model;
	return [
		template(model, sitemapPath, "sitemap.xml.hbs", {
			pages: targets
				.filter(({ indexed }) => indexed)
				.map((target) => ({
					url: absoluteUrl(origin, target.path),
					alternates: alternatesOf(target, origin, site),
				})),
		}),
		template(model, robotsPath, "robots.txt.hbs", {
			sitemap: absoluteUrl(origin, sitemapPath),
		}),
	];
}

/** A page that a template makes. A project without that template is ours to mend, not an editor's. */
export function template(
	{ templates }: Pick<Model, "templates">,
	path: string,
	name: string,
	props: unknown,
): Extract<Page, { kind: "template" }> {
	const found: Ref | undefined = templates.get(name);
	if (!found) throw new Error(`No template ${name}.`);
	return { kind: "template", path, template: found, props };
}
