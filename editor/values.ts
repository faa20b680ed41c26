import type { ValueAddress, ValuePath, YamlValue } from "./protocol.ts";

/** Returns the value at a path within a value; undefined if there is none. */
export function getValueAt(
	value: YamlValue | undefined,
	path: ValuePath,
): YamlValue | undefined {
	return path.reduce<YamlValue | undefined>(
		(outer, step) =>
			Object(outer) === outer && Object.hasOwn(Object(outer), step)
				? (outer as Readonly<Record<string, YamlValue>>)[step]
				: undefined,
		value,
	);
}

/** Returns a copy of a value with another value at a path; undefined removes the key there. Missing maps are added; the index after the last one adds an item. */
export function setValueAt(
	outer: YamlValue | undefined,
	[step, ...rest]: ValuePath,
	value: YamlValue | undefined,
): YamlValue | undefined {
	if (step === undefined) return value;
	const inner = setValueAt(getValueAt(outer, [step]), rest, value);
	if (Array.isArray(outer)) {
		if (step === outer.length && inner !== undefined) return [...outer, inner];
		return outer.map((item, index) =>
			index === step ? (inner ?? item) : item,
		);
	}
	const { [step]: _, ...others } = Object(outer) as Record<string, YamlValue>;
	if (inner === undefined) return others;
	return { ...(Object(outer) as object), [step]: inner };
}

/** Whether two values are equal as JSON; keys of maps may differ in order. */
export function isSameValue(
	one: YamlValue | undefined,
	other: YamlValue | undefined,
): boolean {
	if (one === other) return true;
	if (Object(one) !== one || Object(other) !== other) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const [keys, otherKeys] = [
		Object.keys(Object(one)),
		Object.keys(Object(other)),
	];
	return (
		keys.length === otherKeys.length &&
		keys.every((key) =>
			isSameValue(getValueAt(one, [key]), getValueAt(other, [key])),
		)
	);
}

/** Returns a text that identifies an address. */
export function toAddressKey({ file, path }: ValueAddress): string {
	return `${file}#${JSON.stringify(path)}`;
}

/** Returns the path from an outer value to an inner one; undefined if the inner one isn't in it. Empty for the same value. */
export function getPathWithin(
	outer: ValueAddress,
	inner: ValueAddress,
): ValuePath | undefined {
	if (outer.file !== inner.file) return undefined;
	if (outer.path === "markdown" || inner.path === "markdown")
		return outer.path === inner.path ? [] : undefined;
	const { path } = inner;
	return outer.path.every((step, index) => step === path[index])
		? path.slice(outer.path.length)
		: undefined;
}
