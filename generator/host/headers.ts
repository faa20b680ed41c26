import { type Policy, policyText } from "./policy.ts";

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of a page with this policy, and of who may frame it. */
export function pageHeaders(policy: Policy, ancestors = "'none'"): Headers {
	return {
		"Content-Security-Policy": policyText({
			...policy,
			// Browsers ignore this directive in a page's meta element.
			"frame-ancestors": [ancestors],
		}),
		// A window that a widget opens, as for a payment, may need its opener.
		"Cross-Origin-Opener-Policy": policy["trusted-types"]
			? "same-origin"
			: "same-origin-allow-popups",
		...sameOrigin,
		...revalidate,
	};
}

/** Headers of every response. Subdomains (includeSubDomains, preload) are the owner's decision. */
export const everywhere: Headers = {
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	// Video players need the origin of the embedding site.
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": [
		"accelerometer",
		"camera",
		"geolocation",
		"gyroscope",
		"magnetometer",
		"microphone",
		"midi",
		"usb",
	]
		.map((feature) => `${feature}=()`)
		.join(", "),
};

/** Headers of an empty error response. */
export const errorHeaders: Headers = {
	Allow: "GET, HEAD",
	"Content-Security-Policy": "default-src 'none';frame-ancestors 'none'",
	"Cache-Control": "no-cache",
};

/** For resources that only this site may load. */
export const sameOrigin: Headers = {
	"Cross-Origin-Resource-Policy": "same-origin",
};
/** For resources that other sites load, as feed readers and previews of shared links do. */
export const crossOrigin: Headers = {
	"Cross-Origin-Resource-Policy": "cross-origin",
};
/** For pictures: an SVG that is opened by its own address is a document, which may do nothing but render what is in it. */
export const inert: Headers = {
	"Content-Security-Policy":
		"default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
};
/** Cached, and revalidated at every use. */
export const revalidate: Headers = { "Cache-Control": "no-cache" };
/** Cached forever: other contents have another name. */
export const immutable: Headers = {
	"Cache-Control": "public, max-age=31536000, immutable",
};
