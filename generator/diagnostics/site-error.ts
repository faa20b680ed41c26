/** Marks the errors that `createSiteError` makes. */
type SiteErrorMark = {
	readonly isSiteError: true;
	/** The file with the mistake, relative to the site's folder. */
	readonly file: string | undefined;
};

/** The stacks of the calls with which a site defined its collections and itself, for errors that are found later. */
const stacks = new WeakMap<object, string | undefined>();

/** Records the stack of the call in which a site defines `value`. */
export function recordDefinition(value: object): void {
	stacks.set(value, new Error("The value is defined here.").stack);
}

/** Records for `value`, which the engine made of a definition of the site, where that definition is. */
export function copyDefinition(definition: object, value: object): void {
	stacks.set(value, stacks.get(definition));
}

/**
 * Returns an error for a mistake in the code of a site. It is reported as a sentence: at the call of the site that defined
 * `definition`, otherwise at the innermost call of the site in its stack, otherwise at the beginning of `file`.
 */
export function createSiteError(
	message: string,
	{ file, definition }: { file?: string; definition?: object } = {},
): Error {
	const cause: SiteErrorMark = { isSiteError: true, file };
	const error = new Error(message, { cause });
	const stack = definition && stacks.get(definition);
	if (stack !== undefined) error.stack = stack;
	return error;
}

/** Returns an error for a mistake in the definition of a collection. */
export function createCollectionError(
	name: string,
	problem: string,
	definition: object,
): Error {
	return createSiteError(`The collection “${name}”: ${problem}`, {
		definition,
	});
}

/** Returns the mark of an error that `createSiteError` made; undefined for any other error. */
export function getSiteErrorMark(error: unknown): SiteErrorMark | undefined {
	const { cause } = Object(error);
	return Object(cause).isSiteError ? cause : undefined;
}
