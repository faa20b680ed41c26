import { createSiteError } from "../diagnostics/site-error.ts";

/** Finds a value of the content: COLLECTION.FIELD. Throws if there is no such collection. */
export function findContentValue(
	place: string,
	option: string,
	getContent: (collection: string) => unknown,
): unknown {
	const [collection = "", ...path] = place.split(".");
	const content = getContent(collection);
	if (content === undefined)
		throw createSiteError(
			`defineSite: \`${option}\` is “${place}”, but there is no collection “${collection}” of one file.`,
		);
	return path.reduce((value, key) => Object(value)[key], content);
}
