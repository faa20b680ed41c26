import { mapAtOnce } from "../at-once.ts";
import { isForHosts } from "../host/files.ts";
import { type Headers, headersOf } from "../host/headers.ts";
import { encodeAddress, isImplied, redirectPage } from "../host/redirects.ts";
import { addressOfFile, notFoundPath, outputFile } from "../text/url.ts";
import type { Artifact, Redirect } from "../types.ts";
import { bytesOf } from "../write/content.ts";
import { ask } from "./ask.ts";

/** A difference between a site and what its address serves. */
export type Mismatch = {
	readonly path: string;
	readonly expected: string;
	readonly found: string;
};

/** A site as a build makes it. */
type BuiltSite = {
	readonly artifacts: readonly Artifact[];
	readonly redirects: readonly Redirect[];
};

/** The result of comparing a site with its address, and how many addresses were compared. */
export type Verification = {
	readonly mismatches: readonly Mismatch[];
	readonly files: number;
	readonly redirects: number;
};

/** How many requests run at the same time. */
const atOnce = 8;

/** Compares every public file, header and redirect of a site with what its address (https://example.org) serves. */
export async function verify(
	{ artifacts, redirects }: BuiltSite,
	origin: string,
): Promise<Verification> {
	const pages = new Map(artifacts.map((artifact) => [artifact.path, artifact]));
	// Hosts may answer /about.html with /about.
	const ruled = redirects.filter((redirect) => !isImplied(redirect));
	const redirecting = ruled.map((redirect) => ({
		redirect,
		page: pages.get(outputFile(redirectPage(redirect) ?? "")),
	}));
	const stubs = new Set(redirecting.map(({ page }) => page));
	const missing = outputFile(notFoundPath);
	const files = artifacts.filter(
		(artifact) => !isForHosts(artifact.path) && !stubs.has(artifact),
	);
	const moved = await mapAtOnce(redirecting, atOnce, ({ redirect, page }) =>
		checkRedirect(redirect, page, origin),
	);
	const mismatches = await mapAtOnce(files, atOnce, async (artifact) => {
		const path = addressOfFile(artifact.path);
		return artifact.path === missing
			? checkFile(artifact, `${origin}/no-such-page`, path, 404)
			: checkFile(artifact, origin + path, path, 200);
	});
	return {
		mismatches: [...mismatches, ...moved].flat(),
		files: files.length,
		redirects: redirects.length,
	};
}

async function checkFile(
	artifact: Artifact,
	url: string,
	path: string,
	status: 200 | 404,
): Promise<Mismatch[]> {
	const bytes = bytesOf(artifact);
	const response = await ask(url, bytes.length);
	if ("unanswered" in response)
		return [{ path, expected: `${status}`, found: response.unanswered.en }];
	if (response.status !== status)
		return [{ path, expected: `${status}`, found: `${response.status}` }];
	const content = { path, expected: "the content of the build" };
	return [
		...(response.bytes.equals(bytes)
			? []
			: [{ ...content, found: "other content" }]),
		...headerMismatches(path, headersOf(path), response.headers),
	];
}

function headerMismatches(
	path: string,
	expected: Headers,
	found: ReadonlyMap<string, string>,
): Mismatch[] {
	return Object.entries(expected).flatMap(([name, value]) => {
		const actual = found.get(name.toLowerCase());
		if (actual !== undefined && compact(actual) === compact(value)) return [];
		return [
			{
				path,
				expected: `${name}: ${value}`,
				found: actual ?? "no such header",
			},
		];
	});
}

/** A header's value without the spaces that its syntax allows around separators. */
function compact(value: string): string {
	return value.trim().replaceAll(/\s*([;,])\s*/g, "$1");
}

/** Accepts a permanent redirect (301, 308), and the page that redirects. */
async function checkRedirect(
	{ from, to }: Redirect,
	page: Artifact | undefined,
	origin: string,
): Promise<Mismatch[]> {
	const bytes = page && bytesOf(page);
	const response = await ask(origin + encodeAddress(from), bytes?.length ?? 0);
	const mismatch = { path: from, expected: `301 ${to}` };
	if ("unanswered" in response)
		return [{ ...mismatch, found: response.unanswered.en }];
	const { status, headers } = response;
	if (status === 200 && bytes && response.bytes.equals(bytes)) return [];
	const location = headers.get("location") ?? "";
	const target = URL.canParse(location, origin)
		? new URL(location, origin).href
		: location;
	const isPermanent = status === 301 || status === 308;
	if (isPermanent && target === new URL(to, origin).href) return [];
	return [{ ...mismatch, found: `${status} ${location}`.trim() }];
}
