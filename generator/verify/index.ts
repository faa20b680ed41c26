import { isHiddenFromVisitors } from "../host/files.ts";
import { getHeaders } from "../host/headers.ts";
import {
	encodeAddress,
	findRedirectPageAddress,
	isImpliedByHosts,
} from "../host/redirects.ts";
import { mapConcurrently } from "../links/map-concurrently.ts";
import { notFoundPath, toOutputPath, toPageAddress } from "../text/url.ts";
import type { Artifact, Redirect } from "../types.ts";
import { getBytes } from "../write/artifact-content.ts";
import { fetchUrl } from "./fetch-url.ts";

/** A difference between a site and what its address serves. */
export type Mismatch = {
	readonly path: string;
	readonly expected: string;
	readonly found: string;
};

/** The result of comparing a site with its address, and how much was compared. */
export type Verification = {
	readonly mismatches: readonly Mismatch[];
	readonly files: number;
	readonly redirects: number;
};

/** How many requests run at the same time. */
const atOnce = 8;

/** Compares every public file, header and redirect of a site with what its origin (https://example.org) serves. */
export async function verifySite(
	{
		artifacts,
		redirects,
	}: {
		readonly artifacts: readonly Artifact[];
		readonly redirects: readonly Redirect[];
	},
	origin: string,
): Promise<Verification> {
	const byPath = new Map(
		artifacts.map((artifact) => [artifact.path, artifact]),
	);
	// Hosts may answer /about.html with /about.
	const moved = redirects
		.filter((redirect) => !isImpliedByHosts(redirect))
		.map((redirect) => ({
			redirect,
			page: byPath.get(toOutputPath(findRedirectPageAddress(redirect) ?? "")),
		}));
	const pages = new Set(moved.map(({ page }) => page));
	const files = artifacts.filter(
		(file) => !isHiddenFromVisitors(file.path) && !pages.has(file),
	);
	const wrongRedirects = await mapConcurrently(
		moved,
		atOnce,
		({ redirect, page }) => verifyRedirect(redirect, page, origin),
	);
	const mismatches = await mapConcurrently(files, atOnce, (file) =>
		verifyFile(file, origin),
	);
	return {
		mismatches: [...mismatches, ...wrongRedirects].flat(),
		files: files.length,
		redirects: redirects.length,
	};
}

async function verifyFile(file: Artifact, origin: string): Promise<Mismatch[]> {
	const path = toPageAddress(file.path);
	const isNotFoundPage = path === notFoundPath;
	const expected = isNotFoundPage ? "404" : "200";
	const response = await fetchUrl(
		origin + (isNotFoundPage ? "/no-such-page" : path),
	);
	if ("failure" in response)
		return [{ path, expected, found: response.failure.en }];
	const { status, headers, bytes } = response;
	if (`${status}` !== expected) return [{ path, expected, found: `${status}` }];
	const ofHeaders = Object.entries(getHeaders(path)).flatMap(
		([name, value]) => {
			const found = headers.get(name);
			return found !== null &&
				removeSeparatorSpaces(found) === removeSeparatorSpaces(value)
				? []
				: [
						{
							path,
							expected: `${name}: ${value}`,
							found: found ?? "no such header",
						},
					];
		},
	);
	return bytes.equals(getBytes(file))
		? ofHeaders
		: [
				{ path, expected: "the content of the build", found: "other content" },
				...ofHeaders,
			];
}

/** Removes the spaces that the syntax of headers allows around separators. */
function removeSeparatorSpaces(value: string): string {
	return value.trim().replaceAll(/\s*([;,])\s*/g, "$1");
}

/** Accepts a permanent redirect (301, 308), and the page that redirects. */
async function verifyRedirect(
	{ from, to }: Redirect,
	page: Artifact | undefined,
	origin: string,
): Promise<Mismatch[]> {
	const mismatch = { path: from, expected: `301 ${to}` };
	const response = await fetchUrl(origin + encodeAddress(from));
	if ("failure" in response)
		return [{ ...mismatch, found: response.failure.en }];
	const { status, headers, bytes } = response;
	if (status === 200 && page && bytes.equals(getBytes(page))) return [];
	const location = headers.get("location") ?? "";
	const isRight =
		URL.canParse(location, origin) &&
		new URL(location, origin).href === new URL(to, origin).href;
	const isPermanent = status === 301 || status === 308;
	if (isPermanent && isRight) return [];
	return [{ ...mismatch, found: `${status} ${location}`.trim() }];
}
