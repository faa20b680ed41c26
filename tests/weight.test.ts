import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { characters } from "../site/fonts/characters.ts";
import { bundle, check } from "./support/check.ts";
import { realDocuments, realFiles } from "./support/real-site.ts";

// The download size of the real site in bytes.

/** The initial congestion window: ten packets of 1,460 bytes, minus the overhead of HTTP and TLS. */
const firstRoundTrip = 14_336;

/**
 * Returns the compressed size: brotli at its best quality; lower quality takes a tenth of the time and is no smaller.
 */
function getTransferSize(content: string | Uint8Array, quality = 11): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
	return brotliCompressSync(content, { params }).length;
}

test("every page fits into the first round trip with its stylesheet: at most 14,336 bytes", () => {
	for (const [path, html] of realDocuments) {
		if (getTransferSize(html, 5) <= firstRoundTrip) continue;
		const over = getTransferSize(html) - firstRoundTrip;
		const advice = `${path} is ${over} bytes too heavy to arrive in one round trip, about ${2 * over} letters. It works, but later on slow phones: shorten one of its texts, or move a part to a page of its own.`;
		expect.soft(over, advice).toBeLessThanOrEqual(0);
		expect.soft(html, path).not.toMatch(/<link[^>]+rel="stylesheet"/);
	}
});

test("every page starts at most 1,700 bytes of inline script, and only the home and booking pages a file, of at most 1,400 bytes", () => {
	for (const [path, html] of realDocuments) {
		const scripts = html.matchAll(
			/<script(?! type="(?:application\/ld\+json|speculationrules)")[^>]*>(.*?)<\/script>/gs,
		);
		const inline = [...scripts].map(([, code = ""]) => code).join("");
		expect.soft(getTransferSize(inline), path).toBeLessThanOrEqual(1700);
		const files = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(
			([, address]) => bundle.files.find((file) => file.path === address),
		);
		const isAllowed = /^(index|en|.*\bbook)\.html$/.test(path);
		expect.soft(files, path).toHaveLength(isAllowed ? 1 : 0);
		for (const file of files)
			expect
				.soft(getTransferSize(file?.bytes ?? ""), path)
				.toBeLessThanOrEqual(1400);
	}
});

test("the three fonts of at most 20,000 bytes contain every character of the small site, including all texts of the interface", () => {
	const words = check()
		.artifacts.filter(({ path }) => path.endsWith(".html"))
		.map(({ bytes }) =>
			String(bytes)
				.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
				.replace(/<[^>]+>/g, ""),
		);
	const missing = [...new Set(words.join(""))].filter(
		(each) => !characters.includes(each) && !/[\n\u2060]/.test(each),
	);
	expect(missing).toEqual([]);
	const fonts = bundle.files.filter(({ path }) => path.endsWith(".woff2"));
	expect(fonts).toHaveLength(3);
	for (const { path, bytes } of fonts)
		expect.soft(bytes.length, path).toBeLessThanOrEqual(20_000);
});

test("an island takes at most 12,000 bytes beyond React, and the first search 75,000 with its index", () => {
	const scripts = bundle.files.filter(({ path }) => path.endsWith(".js"));
	const isShared = /^assets\/(hydrate|chunk)\./;
	for (const { path, bytes } of scripts.filter(
		({ path }) => !isShared.test(path),
	))
		expect.soft(getTransferSize(bytes), path).toBeLessThanOrEqual(12_000);
	const needed = scripts.filter(({ path }) =>
		/^assets\/(search-dialog|hydrate|chunk)\./.test(path),
	);
	expect(needed.length).toBeGreaterThanOrEqual(3);
	for (const index of ["search.json", "en/search.json"]) {
		const sizes = [
			bundle.inline("home").client,
			realFiles.get(index) ?? "",
			...needed.map(({ bytes }) => bytes),
		].map((each) => getTransferSize(each));
		const total = sizes.reduce((sum, size) => sum + size);
		expect.soft(total, index).toBeLessThanOrEqual(75_000);
	}
});
