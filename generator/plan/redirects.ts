import type { SiteDefinition } from "../definition.ts";
import { policyText, stubPolicy } from "../host/policy.ts";
import type { Model } from "../link/model.ts";
import type { Page } from "../types.ts";
import { absoluteUrl, localeOf } from "../url.ts";
import type { Target } from "./head.ts";
import { template } from "./machine-files.ts";

const replace =
	'location.replace(document.getElementById("target").href+location.search+location.hash)';

/** What every stub may do: run the script that replaces it. */
export const redirectPolicy = stubPolicy(replace);

/** A stub at each old address: it replaces itself by its target, and links to it for those without scripts. */
export function redirectStubs(
	model: Model,
	site: SiteDefinition,
	targets: readonly Target[],
): Page[] {
	return model.redirects.map(({ from, to }) =>
		template(model, from, "redirect.html.hbs", {
			locale: localeOf(to, site),
			policy: policyText(redirectPolicy),
			script: replace,
			to,
			title: targets.find(({ path }) => path === to)?.title ?? to,
			canonical: absoluteUrl(model.origin, to),
		}),
	);
}
