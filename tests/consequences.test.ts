import { describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import type { Source } from "../generator/types.ts";
import { built, check, sourcesWith } from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

// One mistake gives one message. Its consequences are not reported, unrelated mistakes still are: see
// mistakes/consequences.txt.

describe("a file that exists but can't be read is reported as unreadable, not as missing", () => {
	test.each([
		"content/news/summer.da.md",
		"content/pages/faq.yaml",
		"content/pages/home/science.da.md",
		"content/people/anna.yaml",
		"content/people/anna.en.md",
		"content/media/hero.svg",
		"content/facts/prices.yaml",
		"content/strings.yaml",
		"content/redirects.yaml",
		"content/pages/",
		"content/news/",
		"content/media/",
		"content/facts/",
		"content/",
		"templates/",
	])("%s", (path) => {
		expect(reportUnread(path)).toEqual([]);
	});

	/** Lists the diagnostics of the small site with everything under this path unreadable. */
	function reportUnread(path: string): readonly string[] {
		const unread: Source = {
			path,
			bytes: new Uint8Array(),
			digest: "unread",
			isUnread: true,
		};
		const sources = [
			...sourcesWith({}).filter((source) => !source.path.startsWith(path)),
			unread,
		];
		const { value, diagnostics } = built(sources, createMemo());
		expect(value.artifacts).toEqual([]);
		return diagnostics.map((each) => `${each.file}: ${inEnglish(each)}`);
	}
});

test("of two pictures with nearly the same name, only one is to be renamed", () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n';
	const { diagnostics } = check({
		"media/Mit hus.SVG": svg,
		"media/mit_hus!.svg": svg,
	});
	expect(diagnostics.map(inEnglish)).toEqual([
		"This file name can't be part of an address.",
		"This seems to be a second version of content/media/mit-hus.svg.",
	]);
});

test("a missing fact is reported at each citation if it has few", () => {
	const { diagnostics } = check({
		"pages/home/science.da.md": "{{price.new-customer.massage}}",
	});
	expect(diagnostics).toMatchObject([
		{ file: "content/pages/home/science.da.md", code: "unknown-fact" },
	]);
});
