/**
 * An object of these properties, which answers to the getters and functions of `shape` too; those see it as `this`. Where
 * there are thousands, getters or functions of its own would take several times the memory of all the rest of it.
 */
export function shaped<S extends object, O extends object>(
	shape: S,
	own: O,
): S & O {
	// What the prototype gives, no type sees.
	return { ...own, __proto__: shape } as unknown as S & O;
}
