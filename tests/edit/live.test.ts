import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { waitUntilLive } from "../../editor/publish/live.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { buildSmall, edit, renderFiles } from "../support/check.ts";

// Asking the public address whether it shows a publication.

let host: Server;
let pages: ReadonlyMap<string, Buffer>;
const asked: string[] = [];
const limits = { pages: 20, interval: 10, wait: 2000 };
const changed = edit("faq.yaml", "Hvad koster det?", "Hvor dyrt er det?");
const [before, after] = [buildSmall({}).value, buildSmall(changed).value];
const versions = { before: before.sources, after: after.sources };
const listPages = ({ artifacts }: BuiltSite) =>
	new Map(
		renderFiles(artifacts).map(({ path, bytes }) => [
			`/${path.replace(/(index)?\.html$/, "")}`,
			Buffer.from(bytes),
		]),
	);

beforeEach(async () => {
	host = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.end(pages.get(request.url ?? ""));
		// The new build arrives.
		pages = listPages(after);
	});
	await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
});

afterEach(() => host.close());

/** The site at the address of the host. */
function createSite(): BuiltSite {
	const { port } = host.address() as AddressInfo;
	const { model } = after;
	if (!model) throw new Error("The content has errors.");
	return { ...after, model: { ...model, origin: `http://127.0.0.1:${port}` } };
}

test("the public address is asked until it shows the pages that have changed", async () => {
	pages = listPages(before);
	const { signal } = new AbortController();
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
	const wait = { ...limits, wait: 30 };
	expect(await waitUntilLive(site, versions, stop.signal, wait)).toMatchObject({
		kind: "late",
		reason: { en: expect.any(String) },
	});
	const asked = waitUntilLive(site, versions, stop.signal, limits);
	stop.abort();
	expect(await asked).toEqual({ kind: "unknown" });
});
