import { remembered } from "../remember.ts";
import { type Policy, policyText } from "./policy.ts";

/** Headers of an answer, by their names. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of a document that may do this. */
export const pageHeaders = remembered(
	(policy: Policy): Headers => ({
		"Content-Security-Policy": policyText({
			...policy,
			// A page can't say this of itself, only its host can.
			"frame-ancestors": ["'none'"],
		}),
		// What a widget opens, as to pay, may have to speak with it.
		"Cross-Origin-Opener-Policy": policy["trusted-types"]
			? "same-origin"
			: "same-origin-allow-popups",
		...sameOrigin,
		...revalidate,
	}),
);

/** On every answer. A promise for the domain's other names (includeSubDomains, preload) is their owner's to make. */
export const everywhere: Headers = {
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	// Players of video want to know which site shows them; no one needs to know more.
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

/** On an answer that refuses what was asked, which holds nothing. */
export const errorHeaders: Headers = {
	Allow: "GET, HEAD",
	"Content-Security-Policy": "default-src 'none';frame-ancestors 'none'",
	"Cache-Control": "no-cache",
};

/** For pages of this site alone. */
export const sameOrigin: Headers = {
	"Cross-Origin-Resource-Policy": "same-origin",
};
/** Readers of feeds, and those who share a page, show what is ours on pages of theirs. */
export const crossOrigin: Headers = {
	"Cross-Origin-Resource-Policy": "cross-origin",
};
/**
 * For pictures, when somebody opens the address of one: a drawing is a document to browsers, and this one may do nothing
 * but be looked at. Where a page shows it, that page's policy holds.
 */
export const inert: Headers = {
	"Content-Security-Policy":
		"default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
/** Kept, and compared with the host's at every use. */
export const revalidate: Headers = { "Cache-Control": "no-cache" };
/** For good: another file has another name. */
export const immutable: Headers = {
	"Cache-Control": "public, max-age=31536000, immutable",
};
