import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { characters } from "../site/fonts/characters.ts";
import { bundle, check, renderFiles } from "./support/check.ts";
import { realFiles, realSite } from "./support/real-site.ts";

// The download size of the real site in bytes.

const { value } = realSite;
const pages = [...realFiles].filter(([path]) => path.endsWith(".html"));

/** The initial congestion window: ten packets of 1,460 bytes, minus the overhead of HTTP and TLS. */
const firstRoundTrip = 14_336;

/**
 * Returns the compressed size: brotli at its best quality; lower quality takes a tenth of the time and is no smaller.
 */
function getTransferSize(content: string | Uint8Array, quality = 11): number {
	return brotliCompressSync(content, {
		params: { [constants.BROTLI_PARAM_QUALITY]: quality },
	}).length;
}

describe.each(pages)("%s", (path, html) => {
	test("fits into the first round trip with its stylesheet: at most 14,336 bytes", () => {
		if (getTransferSize(html, 5) <= firstRoundTrip) return;
		expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
		const over = getTransferSize(html) - firstRoundTrip;
		expect(
			over,
			`${path} is ${over} bytes too heavy to come in one go, about ${2 * over} letters. It works all the same, only later on slow phones: shorten one of its texts, or put a part on a page of its own.`,
		).toBeLessThanOrEqual(0);
	});

	test("starts at most 1,650 bytes of script", () => {
		const scripts = [
			...html.matchAll(
				/<script(?! type="(?:application\/ld\+json|speculationrules)")[^>]*>(.*?)<\/script>/gs,
			),
		];
		const inline = scripts.map(([, code = ""]) => code).join("");
		expect(getTransferSize(inline)).toBeLessThanOrEqual(1650);
	});

	test("has no other script, except on the home page and for booking, of at most 1,200 bytes", () => {
		const files = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(
			([, address]) => bundle.files.find((file) => file.path === address),
		);
		expect(files).toHaveLength(
			/^(index|en|.*\bbook)\.html$/.test(path) ? 1 : 0,
		);
		for (const file of files)
			expect(getTransferSize(file?.bytes ?? "")).toBeLessThanOrEqual(1200);
	});
});

test("the fonts contain every character of the small site, including all texts of the interface", () => {
	const { artifacts } = check();
	const words = artifacts
		.filter(({ path }) => path.endsWith(".html"))
		.map(({ bytes }) =>
			String(bytes)
				.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
				.replace(/<[^>]+>/g, ""),
		);
	const missing = [...new Set(words.join(""))].filter(
		(each) => !characters.includes(each) && !/[\n\u2060]/.test(each),
	);
	expect(missing).toEqual([]);
});

test("there are three fonts of at most 20,000 bytes each", () => {
	const fonts = bundle.files.filter(({ path }) => path.endsWith(".woff2"));
	expect(fonts).toHaveLength(3);
	for (const { bytes } of fonts)
		expect(bytes.length).toBeLessThanOrEqual(20_000);
});

describe("the islands", () => {
	const scripts = bundle.files.filter(({ path }) => path.endsWith(".js"));
	const own = scripts.filter(
		({ path }) => !/^assets\/(hydrate|chunk)\./.test(path),
	);

	test.each(own.map(({ path, bytes }) => [path, bytes] as const))(
		"%s takes at most 12,000 bytes beyond React",
		(_, bytes) => {
			expect(getTransferSize(bytes)).toBeLessThanOrEqual(12_000);
		},
	);

	test.each(["search.json", "en/search.json"])(
		"the first search takes at most 75,000 bytes of script, including %s",
		(index) => {
			const needed = [...scripts, ...renderFiles(value.artifacts)].filter(
				({ path }) =>
					path === index ||
					/^assets\/(search-dialog|hydrate|chunk)\./.test(path),
			);
			const files = new Map(needed.map(({ path, bytes }) => [path, bytes]));
			const sizes = [bundle.inline("home").client, ...files.values()].map(
				(each) => getTransferSize(each),
			);
			expect(files.size).toBeGreaterThanOrEqual(4);
			expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
				75_000,
			);
		},
	);
});
