import type { SiteDefinition } from "../definition.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { parseContentPath } from "../parse/collection.ts";
import type { ProjectFile, Source } from "../types.ts";
import { jsonSchema } from "./json-schema.ts";

/** What editors are helped with: the schema of every collection, explained in a language, and the YAML files that don't name theirs, now naming it. */
export function editorFiles(
	sources: readonly Source[],
	site: SiteDefinition,
	language: MessageLanguage,
): ProjectFile[] {
	const schemas = site.collections.map((collection) => ({
		path: schemaPath(collection.name),
		bytes: `${JSON.stringify(jsonSchema(collection, language), undefined, "\t")}\n`,
	}));
	const files = sources
		.filter(({ path }) => path.endsWith(".yaml"))
		.flatMap(({ path, bytes }): ProjectFile[] => {
			const home = parseContentPath(path.replace(/^content\//, ""), site);
			const named = home && withSchema(path, bytes, home.collection.name);
			return named ? [{ path, bytes: named }] : [];
		});
	return [...schemas, ...files];
}

/** content/.schema/open-questions.json */
export function schemaPath(collection: string): string {
	const name = collection.replace(
		/[A-Z]/g,
		(letter) => `-${letter.toLowerCase()}`,
	);
	return `content/.schema/${name}.json`;
}

/** The first line of a YAML file: by it the editor's language server finds the schema. */
export function schemaLine(path: string, collection: string): string {
	const up = "../".repeat(path.split("/").length - 2);
	const below = schemaPath(collection).slice("content/".length);
	return `# yaml-language-server: $schema=${up === "" ? "./" : up}${below}`;
}

/** The bytes of a YAML file with its schema named on the first line; none where it is already. */
function withSchema(
	path: string,
	bytes: Uint8Array,
	collection: string,
): Uint8Array | undefined {
	const wanted = schemaLine(path, collection);
	const end = bytes.indexOf(0x0a);
	const first = new TextDecoder().decode(
		bytes.subarray(0, end < 0 ? bytes.length : end),
	);
	if (first.trimEnd() === wanted) return undefined;
	const outdated = first.startsWith("# yaml-language-server:");
	const rest = outdated ? bytes.subarray(end + 1) : bytes;
	return Buffer.concat([Buffer.from(`${wanted}\n`), rest]);
}
