import type { Bundle } from "../bundle/index.ts";
import type { Model } from "../link/model.ts";
import {
	faviconPath,
	notFoundPath,
	outputFile,
	touchIconPath,
} from "../text/url.ts";
import type { Page, Redirect } from "../types.ts";
import {
	crossOrigin,
	everywhere,
	type Headers,
	immutable,
	inert,
	pageHeaders,
	revalidate,
	sameOrigin,
} from "./headers.ts";
import { type Policy, redirectPolicy } from "./policy.ts";

/** Whether a file of the output folder is read by hosts alone: its configuration, or a hidden file. */
export function isForHosts(path: string): boolean {
	return /(^|\/)\.|^(_headers|_redirects|serve\.json)(\.(br|gz))?$/.test(path);
}

/** A page and its content security policy. */
export type ServedPage = Served & { readonly policy: Policy };

/** A file, its path and its headers. */
export type Served = {
	readonly path: string;
	readonly file: string;
	readonly headers: Headers;
};

/** The location of a served site: its folder on the server, and its origin, as https://example.org. */
export type Deployment = { readonly folder: string; readonly address: string };

/** How a site must be served, independent of the host. */
export type Hosting = {
	/** Headers of every response. */
	readonly everywhere: Headers;
	/** Pages without the stubs of redirects. */
	readonly pages: readonly ServedPage[];
	/** The response with status 404. */
	readonly missing: ServedPage;
	/** Other files at fixed paths. */
	readonly files: readonly Served[];
	/** Folders of files with a digest in their names. */
	readonly folders: readonly {
		readonly path: string;
		readonly headers: Headers;
	}[];
	/** Each with its stub, for hosts that serve that. */
	readonly redirects: readonly (Redirect & Served)[];
};

/** Describes how a site must be served. Throws if it has no 404 page. */
export function hostingOf(
	{ redirects }: Pick<Model, "redirects">,
	pages: readonly Page[],
	bundle: Pick<Bundle, "policy">,
): Hosting {
	const served = servePages(pages, bundle);
	const missing = served.find(({ path }) => path === notFoundPath);
	if (!missing) throw new Error("plan has checked that there is one.");
	return {
		everywhere,
		pages: served.filter((page) => page !== missing),
		missing,
		files: [
			...[faviconPath, touchIconPath].map((path) =>
				serve(path, { ...crossOrigin, ...revalidate, ...inert }),
			),
			// Feeds, indexes and the like.
			...pages
				.filter(({ kind }) => kind === "json" || kind === "template")
				.filter(({ path }) => path.includes("."))
				.map(({ path }) => serve(path, { ...crossOrigin, ...revalidate })),
		],
		folders: [
			{ path: "/assets/", headers: { ...sameOrigin, ...immutable } },
			{ path: "/media/", headers: { ...crossOrigin, ...immutable, ...inert } },
		],
		redirects: redirects.map(({ from, to }) => ({
			from,
			to,
			...serve(from, pageHeaders(redirectPolicy)),
		})),
	};
}

/** All headers of a file of the output folder. */
export function headersOf(hosting: Hosting, file: string): Headers {
	const { everywhere, pages, missing, files, folders, redirects } = hosting;
	const own =
		[...pages, missing, ...files, ...redirects].find(
			(each) => each.file === file,
		) ?? folders.find(({ path }) => `/${file}`.startsWith(path));
	return { ...everywhere, ...own?.headers };
}

function servePages(
	pages: readonly Page[],
	bundle: Pick<Bundle, "policy">,
): ServedPage[] {
	return pages
		.filter((page) => page.kind === "view")
		.map((page) => {
			const policy = bundle.policy?.(page) ?? {};
			return { ...serve(page.path, pageHeaders(policy)), policy };
		});
}

function serve(path: string, headers: Headers): Served {
	return { path, file: outputFile(path), headers };
}
