/** Creates an element with attributes and children; an attribute that is undefined is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string | undefined>> = {},
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const created = document.createElement(name);
	for (const [key, value] of Object.entries(attributes))
		if (value !== undefined) created.setAttribute(key, value);
	created.append(...children);
	return created;
}
