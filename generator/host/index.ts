import type { Page } from "../types.ts";
import { fixedPaths, outputFile } from "../url.ts";
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
import type { Policy } from "./policy.ts";

/** A document, and what it may do. */
export type ServedPage = Served & { readonly policy: Policy };

/** A file and the address that it answers. */
export type Served = {
	readonly path: string;
	readonly file: string;
	readonly headers: Headers;
};

/** Where a site is served: its folder on the server, and its address, as https://energirummet.dk. */
export type Deployment = { readonly folder: string; readonly address: string };

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
	readonly redirects: readonly RedirectStub[];
};

/** An old address and where it leads. */
export type Redirect = { readonly from: string; readonly to: string };

/** The stub of a redirect, for hosts that answer with that. */
export type RedirectStub = Redirect & {
	readonly file: string;
	readonly headers: Headers;
};

/** What of a site says how it must be served. */
export type HostingInput = {
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
}: HostingInput): Hosting {
	const views = pages.filter((page) => page.kind === "view");
	const served = views.map((page) => servePage(page.path, policy(page)));
	const missing = served.find(({ path }) => path === fixedPaths.notFound);
	if (!missing) throw new Error("The site has no missing page.");
	return {
		everywhere,
		pages: served.filter((page) => page !== missing),
		missing,
		files: [
			serve(fixedPaths.favicon, { ...crossOrigin, ...revalidate, ...inert }),
			...machineFiles(pages).map((path) =>
				serve(path, { ...crossOrigin, ...revalidate }),
			),
		],
		folders: [
			{ path: "/assets/", headers: { ...sameOrigin, ...immutable } },
			{ path: "/media/", headers: { ...crossOrigin, ...immutable, ...inert } },
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

function servePage(path: string, policy: Policy): ServedPage {
	return { ...serve(path, pageHeaders(policy)), policy };
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
