import { createSiteError } from "../diagnostics/site-error.ts";
import type { Site } from "./define-site.ts";

/** Finds the value of the content that an option of a site names: COLLECTION.FIELD. Throws if there is no such collection. */
export function findContentValue(
	site: Site,
	option: "name" | "origin",
	getContent: (collection: string) => unknown,
): unknown {
	const [collection = "", ...path] = site[option].split(".");
	const content = getContent(collection);
	if (content === undefined)
		throw createSiteError(
			`defineSite: \`${option}\` is “${site[option]}”, but there is no collection “${collection}” of one file.`,
			{ definition: site },
		);
	return path.reduce((value, key) => Object(value)[key], content);
}
