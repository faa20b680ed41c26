/** Response headers by name. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** The headers of SVGs. An SVG opened by its own address is a document: it may load and run nothing. */
export const svgHeaders: ResponseHeaders = {
	"Content-Security-Policy":
		"default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
};

/** The headers of files whose names have a digest of their content. */
const immutable: ResponseHeaders = {
	"Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * The response headers of every site, by path; `*` at the end of a path stands for any characters. Pages have their policies
 * in `<meta>`. No header is in two rules that match the same path: hosts send both.
 */
export const headerRules: Readonly<Record<string, ResponseHeaders>> = {
	"/*": {
		// Subdomains (includeSubDomains, preload) are the owner's decision.
		"Strict-Transport-Security": "max-age=63072000",
		"X-Content-Type-Options": "nosniff",
		// A policy in <meta> can't forbid frames.
		"X-Frame-Options": "DENY",
		// Video players need the origin of the embedding site.
		"Referrer-Policy": "strict-origin-when-cross-origin",
		// A window that a widget opens, e.g. for a payment, may need its opener.
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"Permissions-Policy":
			"accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=()",
	},
	"/assets/*": { ...immutable, "Cross-Origin-Resource-Policy": "same-origin" },
	// Feed readers and previews of shared links load pictures.
	"/media/*": {
		...immutable,
		...svgHeaders,
		"Cross-Origin-Resource-Policy": "cross-origin",
	},
	"/favicon.svg": svgHeaders,
};

/** Returns the headers of a path. */
export function getHeaders(path: string): ResponseHeaders {
	const matching = Object.entries(headerRules).filter(([pattern]) =>
		pattern.endsWith("*")
			? path.startsWith(pattern.slice(0, -1))
			: path === pattern,
	);
	return Object.assign({}, ...matching.map(([, headers]) => headers));
}
