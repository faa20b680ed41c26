import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitUntilLive } from "../../editor/publish/live.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { toPageAddress } from "../../generator/text/url.ts";
import { getBytes } from "../../generator/write/artifact-content.ts";
import { built, edit, sourcesWith } from "../support/check.ts";

// Asking the public address whether it shows a publication.

let host: Server;
let pages: ReadonlyMap<string, Buffer>;
const asked: string[] = [];
const limits = { pages: 20, interval: 10, wait: 2000 };
const before = sourcesWith({});
const after = sourcesWith(
	edit("faq.yaml", "Hvad koster det?", "Hvor dyrt er det?"),
);
const memo = createMemo();
const { value } = built(after, memo);
const readPages = (sources: typeof before) =>
	new Map(
		built(sources, memo).value.artifacts.map((each) => [
			toPageAddress(each.path),
			getBytes(each),
		]),
	);

beforeEach(async () => {
	host = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.end(pages.get(request.url ?? ""));
		// The new build arrives.
		pages = readPages(after);
	});
	await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
});

afterEach(() => host.close());

/** The site at the address of the host. */
function createSite(): BuiltSite {
	const { port } = host.address() as AddressInfo;
	const { model } = value;
	if (!model) throw new Error("The content has errors.");
	return {
		...value,
		model: { ...model, origin: `http://127.0.0.1:${port}` },
	};
}

test("the public address is asked until it shows the pages that have changed", async () => {
	pages = readPages(before);
	const { signal } = new AbortController();
	const versions = { before, after };
	expect(await waitUntilLive(createSite(), versions, signal, limits)).toEqual({
		kind: "live",
	});
	expect(asked.filter((each) => each === "/faq").length).toBeGreaterThan(1);
	expect(asked).not.toContain("/book");
});

test("a public address that doesn't answer is given up, and so is a question that is stopped", async () => {
	const site = createSite();
	host.close();
	const stop = new AbortController();
	const versions = { before, after };
	const wait = { ...limits, wait: 30 };
	expect(await waitUntilLive(site, versions, stop.signal, wait)).toMatchObject({
		kind: "late",
		reason: { en: expect.any(String) },
	});
	const asked = waitUntilLive(site, versions, stop.signal, limits);
	stop.abort();
	expect(await asked).toEqual({ kind: "unknown" });
});
