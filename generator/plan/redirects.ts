import type { SiteDefinition } from "../definition.ts";
import { policyText, redirectPolicy, redirectScript } from "../host/policy.ts";
import type { Model } from "../link/model.ts";
import type { Page } from "../types.ts";
import { absoluteUrl, localeOf, templates } from "../url.ts";
import type { PageMetadata } from "./head.ts";
import { template } from "./machine-files.ts";

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
