import fc from "fast-check";
import { expect, test } from "vitest";
import { slugify } from "../generator/text/slug.ts";
import { check, edit, type Files, fixture } from "./support/check.ts";
import { dose } from "./support/dose.ts";

// Addresses in content become file paths: none of them may lie outside the output folder.

const unsafe = [
	...["/../x", "/a/../../x", "/./a", "/a//b", "//elsewhere.example"],
	...["/%2e%2e/x", "/..%2fx", "/a\\b", "\\\\server\\x", "/a/", "/a.html"],
	...["/About", "/å", "/a b", "/a\0", "/a\u202Eb", `/${"a".repeat(250)}`],
	"/index",
];
const reserved = ["/a/index", "/assets", "/assets/a", "/media/a", "/404"];

/** Expects a diagnostic at a place, and no output. */
function expectRejection(files: Files, place: string, address: string): void {
	const { diagnostics, artifacts } = check(files);
	const places = diagnostics.map(
		({ file, line, column }) =>
			`${file.replace("content/", "")}:${line}:${column}`,
	);
	expect.soft(places, address).toContain(place);
	expect.soft(artifacts, address).toEqual([]);
}

test("an invalid address of a page is reported at its location, and nothing is built", () => {
	const page = fixture("pages/terms.yaml");
	for (const path of [...unsafe, ...reserved, `/a${"/a".repeat(300)}`]) {
		const text = page.replace("da: /terms", `da: ${JSON.stringify(path)}`);
		expectRejection({ "pages/terms.yaml": text }, "pages/terms.yaml:3:7", path);
	}
});

test("an invalid slug of an article is reported at its location, and nothing is built", () => {
	for (const slug of unsafe.map((path) => path.slice(1))) {
		const line = `slug: ${JSON.stringify(slug)}`;
		const files = edit("news/summer.da.md", "slug: sommertilbud", line);
		expectRejection(files, "news/summer.da.md:2:7", slug);
	}
});

test("a redirect from an address outside the site is reported, and nothing is built", () => {
	for (const path of [
		...["/../x", "/a/../../x", "/./a"],
		...["//elsewhere.example", "\\\\server\\x"],
	]) {
		const line = `- { to: /faq, from: ${JSON.stringify(path)} }\n`;
		expectRejection({ "redirects.yaml": line }, "redirects.yaml:1:21", path);
	}
});

test("a redirect from any address creates no unsafe or ambiguous file name", () => {
	for (const path of [...unsafe, ...reserved]) {
		const line = `- { to: /faq, from: ${JSON.stringify(path)} }\n`;
		const { artifacts } = check({ "redirects.yaml": line });
		const paths = artifacts.map((each) => each.path);
		expect
			.soft(paths.join("\n"))
			.not.toMatch(/^\/|\\|(^|\/)\.\.?(\/|$)|[^\P{Cc}\n]|\u202e/mu);
		const names = paths.map((each) => each.toLowerCase());
		expect.soft(new Set(names).size, path).toBe(names.length);
	}
});

test("slugify returns a valid slug, the same for every normalization, and is idempotent", () => {
	expect(slugify("Con")).toBe("con-1");
	expect(slugify("Ærø på".normalize("NFD"))).toBe("aeroe-paa");
	const texts = fc.string({ unit: "binary", maxLength: 30 });
	fc.assert(
		fc.property(texts, (text) => {
			const slug = slugify(text);
			expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
			expect(slugify(slug)).toBe(slug);
			expect(slugify(text.normalize("NFD"))).toBe(slug);
		}),
		{ numRuns: dose(1000, 100_000) },
	);
});
