/** Where a mistake in the code of a site is, if not at the call of the site that threw it. */
type SiteErrorLocation = {
	/** A file, relative to the site's folder. */
	readonly file?: string;
	/** A value that `recordDefinition` was called with, such as a collection. */
	readonly definition?: object | undefined;
};

/** Marks the errors that `createSiteError` makes. */
type SiteErrorCause = SiteErrorLocation & { readonly isSiteError: true };

/**
 * Returns an error for a mistake in the code of a site. It is reported as a sentence: at `location`, otherwise at the innermost
 * call of the site in its stack, otherwise at the definition of the site.
 */
export function createSiteError(
	message: string,
	location: SiteErrorLocation = {},
): Error {
	const cause: SiteErrorCause = { ...location, isSiteError: true };
	return new Error(message, { cause });
}

/** The location that `createSiteError` was given; undefined for any other error. */
export function getErrorLocation(
	error: unknown,
): SiteErrorLocation | undefined {
	const { cause } = Object(error);
	return Object(cause).isSiteError ? cause : undefined;
}

/** The calls with which a site defined its collections and itself, for errors that are found later. */
const definitions = new WeakMap<object, Error>();

/** Records the stack of the call in which a site defines `value`. */
export function recordDefinition(value: object): void {
	definitions.set(value, new Error("The value is defined here."));
}

/** Returns an error whose stack leads to the definition of a value; undefined if that was not recorded. */
export function getDefinition(value: object | undefined): Error | undefined {
	return value && definitions.get(value);
}
