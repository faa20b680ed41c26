import { parse, stringify } from "yaml";

type Path = readonly (string | number)[];

/** Edits of a value in a tree. */
export const treeChanges = [
	...(["replace", "delete", "rename key", "add key"] as const),
	...(["repeat", "copy", "wrap"] as const),
];

/** An edit of a value at a relative position in a file's YAML. */
type TreeEdit = {
	readonly change: (typeof treeChanges)[number];
	readonly at: number;
	readonly other: number;
	readonly value: unknown;
};

/** Changes one value in a file's YAML; in Markdown, its front matter. */
export function changeTree(text: string, edit: TreeEdit, file: string): string {
	if (file.endsWith(".yaml")) return changeYaml(text, edit);
	const front = /^---\n([\s\S]*?)\n---\n/.exec(text);
	return file.endsWith(".md") && front
		? `---\n${changeYaml(front[1] ?? "", edit)}---\n${text.slice(front[0].length)}`
		: text;
}

/**
 * The maximum length and depth of YAML to modify: a previous edit may have made it hostile, which this traversal can't
 * handle.
 */
const longest = 50_000;
const deepest = 50;

function changeYaml(yaml: string, edit: TreeEdit): string {
	// The parser converts maps that are keys of maps to names that double with each level.
	if (yaml.length > longest || /\?\s+\?/.test(yaml)) return yaml;
	const tree = read(yaml);
	const paths = listPaths(tree, []);
	if (paths.some(({ length }) => length > deepest)) return yaml;
	const pick = (at: number) => paths[Math.floor(at * (paths.length - 1))] ?? [];
	const path = pick(edit.at);
	const around = getValue(tree, path.slice(0, -1));
	if (path.length === 0 || typeof around !== "object" || around === null)
		return stringify(edit.value);
	change(around, String(path.at(-1)), edit, getValue(tree, pick(edit.other)));
	return stringify(tree, { aliasDuplicateObjects: false });
}

/** Changes a value of an object or a list; `other` is a different value of the tree. */
function change(
	around: object,
	key: string,
	{ change, value: given }: TreeEdit,
	other: unknown,
): void {
	const value: unknown = Reflect.get(around, key);
	const name = typeof given === "string" ? given : "renamed";
	const remove = () =>
		Array.isArray(around)
			? around.splice(Number(key), 1)
			: Reflect.deleteProperty(around, key);
	if (change === "delete" || change === "rename key") remove();
	if (change === "rename key" || change === "add key")
		// Sets __proto__ too, which is an ordinary key in YAML.
		Object.defineProperty(around, name, {
			...{ value, enumerable: true, configurable: true, writable: true },
		});
	if (change === "replace") Reflect.set(around, key, given);
	if (change === "copy") Reflect.set(around, key, structuredClone(other));
	if (change === "wrap") Reflect.set(around, key, [value]);
	if (change === "repeat" && Array.isArray(around))
		around.push(structuredClone(value));
}

/** Parses a file that a previous edit may have broken. */
function read(yaml: string): unknown {
	try {
		return parse(yaml, { maxAliasCount: 0, uniqueKeys: false });
	} catch {
		return undefined;
	}
}

function listPaths(value: unknown, path: Path): Path[] {
	if (typeof value !== "object" || value === null || path.length > deepest)
		return [path];
	const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
	const inner = steps.flatMap((step) =>
		listPaths(Reflect.get(value, step), [...path, step]),
	);
	return path.length === 0 ? inner : [path, ...inner];
}

function getValue(tree: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(value, step) =>
			typeof value === "object" && value !== null
				? Reflect.get(value, step)
				: undefined,
		tree,
	);
}
