import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
	createSiteDefinition,
	type SiteViews,
} from "../../generator/authoring/site-definition.ts";
import { applyLabels } from "../../generator/bundle/apply-labels.ts";
import { readLabels } from "../../generator/bundle/label-files.ts";
import * as frame from "../../site/frame.tsx";
import { site as defined } from "../../site/site.ts";

// The definition of the real site, as the engine makes it of site/site.ts, the views and the frame.

const files = readdirSync(
	fileURLToPath(new URL("../../site/views/", import.meta.url)),
);
const views: SiteViews["views"] = Object.fromEntries(
	await Promise.all(
		files
			.filter((file) => file.endsWith(".tsx"))
			.map(async (file) => {
				const name = file.slice(0, -".tsx".length);
				return [name, await import(`../../site/views/${name}.tsx`)] as const;
			}),
	),
);

/** The definition of the real site, with the labels of its fields. */
export const site = createSiteDefinition(defined, { views, frame });
applyLabels(
	site,
	readLabels(fileURLToPath(new URL("../../site", import.meta.url)), [
		"da",
		"en",
	]).lines,
);
