import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slug } from "../generator/schema/field.ts";
import { slugify } from "../generator/text/slug.ts";
import { check, edit, fixture } from "./support/check.ts";
import { dose } from "./support/dose.ts";

// Addresses in content become file paths: none of them may lie outside the output folder.

const impossible = [
	"/../x",
	"/a/../../x",
	"/./a",
	"/a//b",
	"//elsewhere.example",
	"/%2e%2e/x",
	"/..%2fx",
	"/a\\b",
	"\\\\server\\x",
	"/a/",
	"/a.html",
	"/About",
	"/å",
	"/a b",
	"/a\0",
	"/a\u202Eb",
	`/${"a".repeat(250)}`,
	`/a${"/a".repeat(300)}`,
	"/index",
	"/a/index",
	"/assets",
	"/assets/a",
	"/media/a",
	"/404",
];

describe("invalid addresses are reported at their location and create no file", () => {
	test.each(impossible)("page address: %j", (path) => {
		const page = fixture("pages/terms.yaml");
		const written = page.replace("da: /terms", `da: ${JSON.stringify(path)}`);
		expectRejection({ "pages/terms.yaml": written }, "pages/terms.yaml:3:7");
	});

	test.each([
		"/../x",
		"/a/../../x",
		"/./a",
		"//elsewhere.example",
		"\\\\server\\x",
	])("redirect source: %j", (path) => {
		const line = `- { to: /faq, from: ${JSON.stringify(path)} }\n`;
		expectRejection({ "redirects.yaml": line }, "redirects.yaml:1:21");
	});

	test.each([
		...impossible.slice(0, 16).map((path) => path.slice(1)),
		"a".repeat(250),
		"index",
	])("article slug: %j", (slug) => {
		expectRejection(
			edit(
				"news/summer.da.md",
				"slug: sommertilbud",
				`slug: ${JSON.stringify(slug)}`,
			),
			"news/summer.da.md:2:7",
		);
	});
});

test.each(impossible)(
	"a redirect from %j creates no unsafe or ambiguous file name",
	(path) => {
		const line = `- { to: /faq, from: ${JSON.stringify(path)} }\n`;
		const { artifacts } = check({ "redirects.yaml": line });
		const paths = artifacts.map((each) => each.path);
		for (const each of paths)
			expect(each).not.toMatch(/^\/|\\|(^|\/)\.\.?(\/|$)|[\p{Cc}\u202e]/u);
		const names = paths.map((each) => each.toLowerCase());
		expect(new Set(names).size).toBe(names.length);
	},
);

test("slugify returns a valid slug and is idempotent", () => {
	expect(slugify("Con")).toBe("con-1");
	const words = fc.string({ unit: "binary", maxLength: 30 });
	fc.assert(
		fc.property(words, (written) => {
			const made = slugify(written);
			expect(slugify(made)).toBe(made);
			expect(slugify(written.normalize("NFD"))).toBe(made);
			if (made !== "" && made.length <= 100)
				expect(slug.parse(made)).toBe(made);
		}),
		{ numRuns: dose(1000, 100_000) },
	);
});

/** Expects a diagnostic at the location of the invalid address, and no output. */
function expectRejection(files: Parameters<typeof check>[0], place: string) {
	const { diagnostics, artifacts } = check(files);
	const places = diagnostics.map(
		({ file, line, column }) =>
			`${file.replace("content/", "")}:${line}:${column}`,
	);
	expect(places).toContain(place);
	expect(artifacts).toEqual([]);
}
