import type { Page } from "../types.ts";
import { fixedPaths, outputFile } from "../url.ts";
import { type Policy, policyText } from "./policy.ts";

/** Headers of an answer, by their names. */
export type Headers = Readonly<Record<string, string>>;

/** A document, and what it may do. */
export type ServedPage = Served & { readonly policy: Policy };

/** A file and the address that it answers. */
export type Served = {
	readonly path: string;
	readonly file: string;
	readonly headers: Headers;
};

/** Where a site is served: its folder on the server, and its address, as https://energirummet.dk. */
export type Place = { readonly folder: string; readonly address: string };

/** How a host must answer for a site, whichever host it is. */
export type Hosting = {
	/** On every answer. */
	readonly everywhere: Headers;
	/** Documents; the stubs of redirects are not among them. */
	readonly pages: readonly ServedPage[];
	/** The answer, with the status 404, to all that is not there. */
	readonly missing: ServedPage;
	/** Other files, each at its own address. */
	readonly files: readonly Served[];
	/** Folders of files that have a digest in their names. */
	readonly folders: readonly {
		readonly path: string;
		readonly headers: Headers;
	}[];
	readonly redirects: readonly Stub[];
};

/** An old address and where it leads. */
export type Redirect = { readonly from: string; readonly to: string };

/** The stub of a redirect, for hosts that answer with that. */
export type Stub = Redirect & {
	readonly file: string;
	readonly headers: Headers;
};

/** What of a site says how it must be served. */
export type Premises = {
	readonly pages: readonly Page[];
	/** The addresses that lead to others, and the policy of their stubs. */
	readonly redirects: readonly Redirect[];
	readonly stubPolicy: Policy;
	readonly policy: (page: Extract<Page, { kind: "view" }>) => Policy;
};

/** The whole of a site as its host must serve it. */
export function hosting({
	pages,
	redirects,
	stubPolicy,
	policy,
}: Premises): Hosting {
	const views = pages.filter((page) => page.kind === "view");
	const served = views.map((page) => servePage(page.path, policy(page)));
	const missing = served.find(({ path }) => path === fixedPaths.notFound);
	if (!missing) throw new Error("The site has no missing page.");
	return {
		everywhere,
		pages: served.filter((page) => page !== missing),
		missing,
		files: [fixedPaths.favicon, ...machineFiles(pages)].map((path) =>
			serve(path, { ...forAnyone, ...askAgain }),
		),
		folders: [
			{ path: "/assets/", headers: { ...forUs, ...keep } },
			{ path: "/media/", headers: { ...forAnyone, ...keep } },
		],
		redirects: redirects.map(({ from, to }) => ({
			from,
			to,
			file: outputFile(from),
			headers: pageHeaders(stubPolicy),
		})),
	};
}

/** The headers of the answer that is a file of the output folder. */
export function headersOf(site: Hosting, file: string): Headers {
	const { everywhere, pages, missing, files, folders, redirects } = site;
	const own =
		[...pages, missing, ...files, ...redirects].find(
			(each) => each.file === file,
		) ?? folders.find(({ path }) => `/${file}`.startsWith(path));
	return { ...everywhere, ...own?.headers };
}

/** On every answer. A promise for the domain's other names (includeSubDomains, preload) is their owner's to make. */
const everywhere: Headers = {
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

const forUs: Headers = { "Cross-Origin-Resource-Policy": "same-origin" };
/** Readers of feeds, and those who share a page, show what is ours on pages of theirs. */
const forAnyone: Headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
/** Kept, and compared with the host's at every use. */
export const askAgain: Headers = { "Cache-Control": "no-cache" };
const keep: Headers = {
	"Cache-Control": "public, max-age=31536000, immutable",
};

function servePage(path: string, policy: Policy): ServedPage {
	return { ...serve(path, pageHeaders(policy)), policy };
}

/** The headers of a document that may do this. */
export function pageHeaders(policy: Policy): Headers {
	return {
		"Content-Security-Policy": policyText({
			...policy,
			// A page can't say this of itself, only its host can.
			"frame-ancestors": ["'none'"],
		}),
		// What a widget opens, as to pay, may have to speak with it.
		"Cross-Origin-Opener-Policy": policy["trusted-types"]
			? "same-origin"
			: "same-origin-allow-popups",
		...forUs,
		...askAgain,
	};
}

function serve(path: string, headers: Headers): Served {
	return { path, file: outputFile(path), headers };
}

/** Feeds, indexes and the like: what is neither a page nor in a folder of hashed files. */
function machineFiles(pages: readonly Page[]): string[] {
	return pages
		.filter(({ kind }) => kind === "json" || kind === "template")
		.map(({ path }) => path)
		.filter((path) => path.includes("."));
}
