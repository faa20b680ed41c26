import { expect, test } from "vitest";
import { slugify } from "../generator/text/slug.ts";
import { check, edit, type Files } from "./support/check.ts";
import { formatDiagnosticLine } from "./support/diagnostic-lines.ts";

// Addresses in content become file paths: none of them may lie outside the output folder.

const unsafe = [
	...["/../x", "/a/../../x", "/./a", "/a//b", "//elsewhere.example"],
	...["/%2e%2e/x", "/..%2fx", "/a\\b", "\\\\server\\x", "/a/", "/a.html"],
	...["/About", "/å", "/a b", "/a\0", "/a\u202Eb", `/${"a".repeat(250)}`],
	"/index",
];
const reserved = ["/a/index", "/assets", "/assets/a", "/media/a", "/404"];

/** The places of an address in content, with the addresses that are invalid there. */
const places: Readonly<
	Record<string, readonly [(path: string) => Files, readonly string[]]>
> = {
	"pages/terms.yaml:3:7": [
		(path) => edit("pages/terms.yaml", "da: /terms", `da: ${quote(path)}`),
		[...unsafe, ...reserved, `/a${"/a".repeat(300)}`],
	],
	"news/summer.da.md:2:7": [
		(slug) =>
			edit("news/summer.da.md", "slug: sommertilbud", `slug: ${quote(slug)}`),
		unsafe.map((path) => path.slice(1)),
	],
	"redirects.yaml:1:21": [
		redirect,
		[...unsafe.slice(0, 3), "//elsewhere.example", "\\\\server\\x"],
	],
};

const quote = (path: string) => JSON.stringify(path);

function redirect(path: string): Files {
	return { "redirects.yaml": `- { to: /faq, from: ${quote(path)} }\n` };
}

test.each(Object.entries(places))(
	"an invalid address at %s is reported there, and nothing is built",
	(place, [change, addresses]) => {
		for (const address of addresses) {
			const { diagnostics, artifacts } = check(change(address));
			const lines = diagnostics.map(formatDiagnosticLine).join("\n");
			expect.soft(lines, address).toContain(`${place} error`);
			expect.soft(artifacts, address).toEqual([]);
		}
	},
);

test("a redirect from any address creates no unsafe or ambiguous file name", () => {
	for (const path of [...unsafe, ...reserved]) {
		const paths = check(redirect(path)).artifacts.map((each) => each.path);
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
	const texts = [
		...["", " ", "--a--b--", "Ø", "ÆØÅ æøå", "É–è ñ", "ﬁ ﬂ ß", "Ωμέγα", "мир"],
		...[
			"北京",
			"日本語 2",
			"שלום",
			"😀 hej 👩‍👩‍👧",
			"a\0b",
			"\u202Ea",
			"\uD800",
			"aux",
			"NUL",
		],
		...["%2e%2e", "../x", "a/b\\c", "½ ²", "Å".normalize("NFD"), "İıſK"],
	];
	for (const text of texts) {
		const slug = slugify(text);
		expect.soft(slug, text).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
		expect.soft(slugify(slug), text).toBe(slug);
		expect.soft(slugify(text.normalize("NFD")), text).toBe(slug);
	}
});
