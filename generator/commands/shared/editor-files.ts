import type { SiteDefinition } from "../../definition.ts";
import { parseContentPath } from "../../parse/collection.ts";
import { toJsonSchema } from "../../schema/json-schema.ts";
import type { ProjectFile, Source } from "../../types.ts";
import { createWordTypes } from "./word-types.ts";

/**
 * Returns the files to write for editors: the JSON Schema of every collection, with explanations in a language, the YAML
 * files that don't refer to their schema yet, with that reference, and the types of the site's words.
 */
export function createSchemasAndReferences(
	sources: readonly Source[],
	site: SiteDefinition,
	language: string,
): ProjectFile[] {
	const schemas = site.collections.map(({ name, schema, route }) => {
		// One schema is for the files of all languages.
		const json = toJsonSchema(schema, language, route?.sameInAllLanguages);
		return {
			path: getSchemaPath(name),
			bytes: `${JSON.stringify(json, undefined, "\t")}\n`,
		};
	});
	const files = sources
		.filter(({ path }) => path.endsWith(".yaml"))
		.flatMap(({ path, bytes }): ProjectFile[] => {
			const parsed = parseContentPath(path.replace(/^content\//, ""), site);
			const changed =
				parsed && addSchemaComment(path, bytes, parsed.collection.name);
			return changed ? [{ path, bytes: changed }] : [];
		});
	const wordTypes = createWordTypes(sources, site);
	return [...schemas, ...files, ...(wordTypes ? [wordTypes] : [])];
}

/** Returns the path of a collection's JSON Schema, as content/.schema/open-questions.json. */
export function getSchemaPath(collection: string): string {
	const name = collection.replace(
		/[A-Z]/g,
		(letter) => `-${letter.toLowerCase()}`,
	);
	return `content/.schema/${name}.json`;
}

/** Returns the first line of a YAML file, with which editors find its schema. */
export function getSchemaComment(path: string, collection: string): string {
	const up = "../".repeat(path.split("/").length - 2);
	const below = getSchemaPath(collection).slice("content/".length);
	return `# yaml-language-server: $schema=${up === "" ? "./" : up}${below}`;
}

/** Returns a YAML file with its schema on the first line; undefined if it is there already. */
function addSchemaComment(
	path: string,
	bytes: Uint8Array,
	collection: string,
): Uint8Array | undefined {
	const required = getSchemaComment(path, collection);
	const end = bytes.indexOf(0x0a);
	const first = new TextDecoder().decode(
		bytes.subarray(0, end < 0 ? bytes.length : end),
	);
	if (first.trimEnd() === required) return undefined;
	const outdated = first.startsWith("# yaml-language-server:");
	// A byte order mark stays before everything; the decoder leaves it out.
	const start = bytes[0] === 0xef ? 3 : 0;
	const lineBreak = bytes[end - 1] === 0x0d ? "\r\n" : "\n";
	return Buffer.concat([
		bytes.subarray(0, start),
		Buffer.from(`${required}${lineBreak}`),
		bytes.subarray(outdated ? end + 1 : start),
	]);
}
