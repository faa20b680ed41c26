import type { ListChange, ValuePath, YamlValue } from "./types.ts";

// Changes of values, by which edits of texts are verified.

/** A value whose place is a map or list that can be changed. */
type Container = Record<string | number, YamlValue>;

/**
 * Returns a copy of a value with the value at a path set, or removed if it is undefined. Missing maps are added. Undefined if
 * the path leads through a text or number, or to a missing item of a list.
 */
export function withValue(
	root: YamlValue,
	path: ValuePath,
	value: YamlValue | undefined,
): YamlValue | undefined {
	return (
		changeAt(root, path, (container, step) => {
			if (value !== undefined) container[step] = value;
			else if (!Object.hasOwn(container, step)) return false;
			else if (Array.isArray(container)) container.splice(Number(step), 1);
			else delete container[step];
			return true;
		}) ?? (path.length === 0 ? value : undefined)
	);
}

/** Returns a copy of a value with the list at a path changed. Undefined if there is no such list or item. */
export function changeListValue(
	root: YamlValue,
	path: ValuePath,
	change: ListChange,
): YamlValue | undefined {
	const list = getValue(root, path) ?? [];
	if (!Array.isArray(list)) return undefined;
	const items: readonly YamlValue[] = list;
	if (change.kind === "add")
		return withValue(root, path, [...items, change.value]);
	const item = items[change.index];
	if (item === undefined) return undefined;
	if (change.kind === "copy")
		return withValue(root, path, items.toSpliced(change.index, 0, item));
	const rest = items.toSpliced(change.index, 1);
	return withValue(
		root,
		path,
		change.kind === "move" ? rest.toSpliced(change.to, 0, item) : rest,
	);
}

/** Returns a copy of a value with a key of a map renamed. Undefined if there is no such key, or the name is taken. */
export function renameKeyValue(
	root: YamlValue,
	path: ValuePath,
	name: string,
): YamlValue | undefined {
	return changeAt(root, path, (container, step) => {
		const value = container[step];
		if (value === undefined || Array.isArray(container)) return false;
		if (Object.hasOwn(container, name)) return false;
		delete container[step];
		container[name] = value;
		return true;
	});
}

/** Returns the value at a path; undefined if there is none. */
export function getValue(
	root: YamlValue | undefined,
	path: ValuePath,
): YamlValue | undefined {
	let value: unknown = root;
	for (const step of path) {
		if (typeof value !== "object" || value === null) return undefined;
		value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
	}
	return value as YamlValue | undefined;
}

/** Changes a copy of a value in the container of a path. Undefined if there is none, or `change` returns false. */
function changeAt(
	root: YamlValue,
	path: ValuePath,
	change: (container: Container, step: string | number) => boolean,
): YamlValue | undefined {
	const last = path.at(-1);
	if (last === undefined) return undefined;
	const copy = structuredClone(root) ?? {};
	let container: unknown = copy;
	for (const step of path.slice(0, -1)) {
		if (!isContainer(container, step)) return undefined;
		container[step] ??= {};
		container = container[step];
	}
	return isContainer(container, last) && change(container, last)
		? copy
		: undefined;
}

/** Whether a value is a map for a key, or a list with room for an index. */
function isContainer(
	value: unknown,
	step: string | number,
): value is Container {
	if (Array.isArray(value))
		return typeof step === "number" && step >= 0 && step <= value.length;
	return (
		typeof value === "object" && value !== null && typeof step === "string"
	);
}
