import { parse, stringify } from "yaml";
import type { TreeEdit } from "./edits.ts";

type Path = readonly (string | number)[];

/** Changes one value in a file's YAML; in Markdown, its front matter. */
export function changeTree(text: string, edit: TreeEdit, file: string): string {
	const front = /^---\n([\s\S]*?)\n---\n/.exec(text);
	if (file.endsWith(".md"))
		return front
			? `---\n${changed(front[1] ?? "", edit)}---\n${text.slice(front[0].length)}`
			: text;
	return file.endsWith(".yaml") ? changed(text, edit) : text;
}

/**
 * The maximum length and depth of YAML to modify: a previous edit may have made it hostile, which this traversal can't
 * handle.
 */
const longest = 50_000;
const deepest = 50;

function changed(yaml: string, edit: TreeEdit): string {
	// The parser converts maps that are keys of maps to names that double with each level.
	if (yaml.length > longest || /\?\s+\?/.test(yaml)) return yaml;
	const tree = read(yaml);
	const paths = pathsIn(tree, []);
	if (paths.some(({ length }) => length > deepest)) return yaml;
	const pick = (at: number) => paths[Math.floor(at * (paths.length - 1))] ?? [];
	const [path, other] = [pick(edit.at), pick(edit.other)];
	const key = String(path.at(-1));
	const around = valueAt(tree, path.slice(0, -1));
	const value = valueAt(tree, path);
	if (path.length === 0 || typeof around !== "object" || around === null)
		return stringify(edit.value);
	switch (edit.change) {
		case "replace":
			Reflect.set(around, key, edit.value);
			break;
		case "delete":
			if (Array.isArray(around)) around.splice(Number(key), 1);
			else Reflect.deleteProperty(around, key);
			break;
		case "rename key":
			Reflect.deleteProperty(around, key);
			define(around, nameOf(edit), value);
			break;
		case "add key":
			define(around, nameOf(edit), value);
			break;
		case "repeat":
			if (Array.isArray(around)) around.push(structuredClone(value));
			break;
		case "swap": {
			const home = valueAt(tree, other.slice(0, -1));
			const elsewhere = structuredClone(valueAt(tree, other));
			if (typeof home === "object" && home !== null)
				Reflect.set(home, String(other.at(-1)), structuredClone(value));
			Reflect.set(around, key, elsewhere);
			break;
		}
		case "wrap":
			Reflect.set(around, key, [value]);
	}
	return stringify(tree, { aliasDuplicateObjects: false });
}

function nameOf({ value }: TreeEdit): string {
	return typeof value === "string" ? value : "renamed";
}

/** Sets a key of an object, including __proto__, which is an ordinary key in YAML. */
function define(around: object, key: string, value: unknown): void {
	Object.defineProperty(around, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true,
	});
}

/** Parses a file that a previous edit may have broken. */
function read(yaml: string): unknown {
	try {
		return parse(yaml, { maxAliasCount: 0, uniqueKeys: false });
	} catch {
		return undefined;
	}
}

function pathsIn(value: unknown, path: Path): Path[] {
	if (typeof value !== "object" || value === null || path.length > deepest)
		return [path];
	const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
	const inner = steps.flatMap((step) =>
		pathsIn(Reflect.get(value, step), [...path, step]),
	);
	return path.length === 0 ? inner : [path, ...inner];
}

function valueAt(tree: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(value, step) =>
			typeof value === "object" && value !== null
				? Reflect.get(value, step)
				: undefined,
		tree,
	);
}
