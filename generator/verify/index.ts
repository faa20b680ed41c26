import { createHash } from "node:crypto";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { sharedPageHeaders } from "../host/files.ts";
import type { Headers } from "../host/headers.ts";
import { type Hosting, headersOf, isForHosts } from "../host/index.ts";
import type { Progress } from "../terminal/terminal.ts";
import { addressOfFile, notFoundPath, outputFile } from "../text/url.ts";
import type { Artifact } from "../types.ts";
import { bytesOf } from "../write/content.ts";
import { ask } from "./ask.ts";
import { type Certificate, readCertificate } from "./certificate.ts";

/** A difference between what an address answers and what it should. */
export type Mismatch = { readonly path: string } & (
	| { readonly kind: "unanswered"; readonly reason: Wording }
	| {
			readonly kind: "status";
			readonly expected: number;
			readonly found: number;
	  }
	| { readonly kind: "content"; readonly found: Buffer }
	| {
			readonly kind: "header";
			readonly name: string;
			readonly expected: string;
			readonly found: string | undefined;
	  }
	| {
			readonly kind: "redirect";
			readonly expected: string;
			/** The status and the target that the address answers with. */
			readonly found: string;
	  }
);

/** The state of a site at its address. */
export type Verification = {
	/** Of https addresses. */
	readonly certificate: Certificate | undefined;
	/** Why nothing could be compared; undefined if it was. */
	readonly unreachable: Wording | undefined;
	readonly mismatches: readonly Mismatch[];
	/** How many addresses were asked for. */
	readonly asked: { readonly files: number; readonly redirects: number };
};

/** A site as a build makes it. */
export type ExpectedSite = {
	readonly hosting: Hosting;
	readonly artifacts: readonly Artifact[];
};

/** How many requests run at the same time. */
const atOnce = 8;

/** Compares every public file, redirect, header and policy of a site with what its address (https://example.org) answers. */
export async function verify(
	{ hosting, artifacts }: ExpectedSite,
	address: string,
	progress: Progress,
): Promise<Verification> {
	const url = new URL(address);
	const stubs = new Set(hosting.redirects.map(({ file }) => file));
	const files = artifacts.filter(
		({ path }) =>
			!stubs.has(path) && path !== hosting.missing.file && !isForHosts(path),
	);
	const asked = { files: files.length, redirects: hosting.redirects.length };
	const certificate =
		url.protocol === "https:" ? await readCertificate(url) : undefined;
	const unreachable = certificate?.refused
		? refusedByBrowsers(url.host, certificate.refused)
		: await whyUnreachable(address);
	if (unreachable) return { certificate, unreachable, mismatches: [], asked };
	const checks = [
		...files.map((file) => () => checkFile(file, hosting, address)),
		...hosting.redirects.map(
			(redirect) => () => checkRedirect(redirect, artifacts, address),
		),
		() => checkMissing(hosting, artifacts, address),
		() => checkInsecure(url),
	];
	let done = 0;
	const mismatches = await allOf(checks, async (check) => {
		const found = await check();
		done += 1;
		if (done % 20 === 1) progress(comparing(done, checks.length).en);
		return found;
	});
	return { certificate, unreachable, mismatches: mismatches.flat(), asked };
}

function refusedByBrowsers(host: string, reason: Wording): Wording {
	return {
		en: `Browsers refuse to open ${host}: ${reason.en}.`,
		da: `Browsere vil ikke åbne ${host}: ${reason.da}.`,
	};
}

async function whyUnreachable(address: string): Promise<Wording | undefined> {
	const first = await ask(`${address}/`);
	return "unanswered" in first ? first.unanswered : undefined;
}

function comparing(done: number, all: number): Wording {
	return {
		en: `Comparing the site with its address: ${done} of ${all}`,
		da: `Sammenligner hjemmesiden med adressen: ${done} af ${all}`,
	};
}

/** Does work on each item, some at the same time; returns the results in the order of the items. */
async function allOf<T, R>(
	items: readonly T[],
	work: (item: T) => Promise<R>,
): Promise<R[]> {
	const results: R[] = [];
	const entries = items.entries();
	const worker = async () => {
		for (const [index, item] of entries) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}

async function checkFile(
	artifact: Artifact,
	hosting: Hosting,
	address: string,
): Promise<Mismatch[]> {
	const path = addressOfFile(artifact.path);
	const expected = bytesOf(artifact);
	const response = await ask(`${address}${path}`, expected.length);
	return mismatchesOf(response, {
		path,
		status: 200,
		bytes: expected,
		headers: headersOf(hosting, artifact.path),
		// Static hosts read one rule for all articles.
		sharedHeaders: sharedPageHeaders(hosting, path),
	});
}

type ExpectedResponse = {
	readonly path: string;
	readonly status: number;
	readonly bytes: Buffer;
	readonly headers: Headers;
	/** The headers of the rule that the page may share with others. */
	readonly sharedHeaders?: Headers | undefined;
};

function mismatchesOf(
	response: Awaited<ReturnType<typeof ask>>,
	{ path, status, bytes, headers, sharedHeaders }: ExpectedResponse,
): Mismatch[] {
	if ("unanswered" in response)
		return [{ path, kind: "unanswered", reason: response.unanswered }];
	if (response.status !== status)
		return [{ path, kind: "status", expected: status, found: response.status }];
	const other: Mismatch[] = response.bytes.equals(bytes)
		? []
		: [{ path, kind: "content", found: response.bytes }];
	const wrong = Object.entries(headers).flatMap(([name, value]): Mismatch[] => {
		const found = response.headers.get(name.toLowerCase());
		const isRight = [value, sharedHeaders?.[name]].some(
			(each) => each !== undefined && plain(each) === plain(found ?? ""),
		);
		return isRight
			? []
			: [{ path, kind: "header", name, expected: value, found }];
	});
	return [...other, ...wrong];
}

/** A header's value without the spaces that its syntax allows around its separators. */
function plain(value: string): string {
	return value.trim().replaceAll(/\s*([;,])\s*/g, "$1");
}

/** Checks a redirect: the server sends a permanent one (301, 308), or the HTML page that redirects. */
async function checkRedirect(
	{ from, to, file }: Hosting["redirects"][number],
	artifacts: readonly Artifact[],
	address: string,
): Promise<Mismatch[]> {
	const stub = artifacts.find(({ path }) => path === file);
	const response = await ask(`${address}${from}`);
	if ("unanswered" in response)
		return [{ path: from, kind: "unanswered", reason: response.unanswered }];
	const { status, bytes, headers } = response;
	if (status === 200 && stub && bytes.equals(bytesOf(stub))) return [];
	const location = headers.get("location") ?? "";
	const target =
		location !== "" && URL.canParse(location, address)
			? new URL(location, address).href
			: location;
	if (isPermanent(status) && target === new URL(to, address).href) return [];
	const found = `${status} ${target.replace(address, "")}`.trim();
	return [{ path: from, kind: "redirect", expected: to, found }];
}

/** Checks that an address that no site has is answered with the 404 page. */
async function checkMissing(
	{ missing, everywhere }: Hosting,
	artifacts: readonly Artifact[],
	address: string,
): Promise<Mismatch[]> {
	const page = artifacts.find(({ path }) => path === outputFile(notFoundPath));
	const bytes = page ? bytesOf(page) : Buffer.alloc(0);
	const name = createHash("sha256").update(bytes).digest("hex");
	const unknown = `${address}/${name.slice(0, 16)}`;
	return mismatchesOf(await ask(unknown, bytes.length), {
		path: notFoundPath,
		status: 404,
		bytes,
		headers: { ...everywhere, ...missing.headers },
	});
}

/** Checks that http:// leads to https://, where a site has both. */
async function checkInsecure(url: URL): Promise<Mismatch[]> {
	if (url.protocol !== "https:" || url.port !== "") return [];
	const path = `http://${url.host}/`;
	const response = await ask(path);
	// Without a server there, nobody reads anything that could be changed on its way.
	if ("unanswered" in response) return [];
	const { status, headers } = response;
	const target = headers.get("location") ?? "";
	if (isPermanent(status) && target === url.href) return [];
	const found = `${status} ${target}`.trim();
	return [{ path, kind: "redirect", expected: url.href, found }];
}

/** Whether a status is that of a permanent redirect (RFC 9110, 15.4). */
function isPermanent(status: number): boolean {
	return status === 301 || status === 308;
}
