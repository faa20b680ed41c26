import { createElement, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderHtml, Script } from "../generator/react/document.tsx";
import { render } from "../generator/render/index.ts";
import { Island } from "../site/island.tsx";
import {
	bundle,
	check,
	createSource,
	edit,
	type Files,
	fixture,
} from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";

// Renders every kind of page, and every character that is special in HTML.

const template = createSource(
	"templates/page.hbs",
	"<p>{{name}}</p>{{#each items}}{{this}};{{/each}}{{#if more}}!{{/if}}\n",
);
const picture = createSource(
	"content/media/dot.png",
	Uint8Array.of(0, 255, 128),
);

function renderPage(page: Parameters<typeof render>[0]) {
	return render(page, { sources: [template, picture], bundle });
}

test("JSON, filled and escaped templates, and unchanged copies are rendered", () => {
	const value = [{ title: "Åen <1>" }];
	expect(renderPage({ kind: "json", path: "/search.json", value })).toBe(
		'[{"title":"Åen <1>"}]\n',
	);
	const props = { name: "Ro & <hvile>", items: ["a", "b"], more: true };
	expect(
		renderPage({ kind: "template", path: "/feed.xml", template, props }),
	).toBe("<p>Ro &amp; &lt;hvile&gt;</p>a;b;!\n");
	const copy = {
		kind: "copy",
		path: "/media/dot.1.png",
		isClean: true,
	} as const;
	expect(renderPage({ ...copy, source: picture })).toEqual(picture.bytes);
	const missing = { path: "content/media/gone.png", digest: "c" };
	expect(() => renderPage({ ...copy, source: missing })).toThrow(
		"No source content/media/gone.png.",
	);
});

const hostile = `</script><b> & "A" 'B' \\u003c`;
const yaml = JSON.stringify(hostile);
const escaped = "&lt;/script&gt;&lt;b&gt; &amp; ";

test.each<[title: string, files: Files, shown: Record<string, string>]>([
	[
		"a name",
		edit("business.yaml", "Kilden Prøve ApS", yaml),
		{ "index.html": escaped },
	],
	[
		"a title",
		edit("news/summer.da.md", "title: Sommertilbud", `title: ${yaml}`),
		{
			"news.html": escaped,
			"news/sommertilbud.html": `<title>${escaped}`,
			"feed.xml": `<title>${escaped}`,
		},
	],
	[
		"a question",
		edit("faq.yaml", "Hvad koster det?", yaml),
		{ "faq.html": escaped },
	],
	[
		"alternative text",
		edit("events/evening.yaml", "da: Aften, en", `da: ${yaml}, en`),
		{ "events.html": `alt="${escaped}&quot;A&quot;` },
	],
	[
		"alternative text in Markdown",
		{ "pages/home/science.da.md": '![A "<b>" & C](room.svg)\n' },
		{ "index.html": 'alt="A &quot;&lt;b&gt;&quot; &amp; C"' },
	],
	[
		"facts in Markdown, in text and in an address",
		{
			"business.yaml": fixture("business.yaml")
				.replace(
					"https://kort.example/kilden",
					() => `'https://kort.example/"><b>&'`,
				)
				.replace("Kilden Prøve ApS", () => yaml),
			"pages/home/science.da.md":
				"Her: {{business.legal-name}} [kort]({{link.maps}})\n",
		},
		{
			"index.html": `Her: ${escaped}&quot;A&quot; 'B' \\u003c <a href="https://kort.example/&quot;&gt;&lt;b&gt;&amp;"`,
		},
	],
])(
	"characters that are special in HTML are escaped in %s",
	(_, files, shown) => {
		const { text } = check(files);
		for (const [file, expected] of Object.entries(shown)) {
			expect(text(file)).toContain(expected);
			expect(text(file).match(/.{20}<b(?:>|&gt;).{20}/gs) ?? []).toEqual([]);
		}
	},
);

test("special characters are unchanged in structured data, search results and well-formed addresses", () => {
	const { text } = check({
		"business.yaml": fixture("business.yaml")
			.replace("https://kort.example/kilden", "https://kort.example/?a=1&b=%22")
			.replace("Kilden Prøve ApS", () => yaml),
		...edit("news/summer.da.md", "title: Sommertilbud", `title: ${yaml}`),
	});
	const [business] = parseStructuredData(text("index.html"));
	expect(business?.legalName).toBe(hostile);
	expect(text("index.html")).toContain(
		'href="https://kort.example/?a=1&amp;b=%22"',
	);
	expect(JSON.parse(text("search.json"))).toContainEqual(
		expect.objectContaining({ title: hostile }),
	);
});

test("a component shown twice has different ids", () => {
	const Field = () => createElement("input", { id: useId() });
	const island = () => createElement(Island, { component: Field, props: {} });
	const html = renderToStaticMarkup(
		createElement("main", null, island(), createElement("p", null, island())),
	);
	const prefixes = [...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);
	const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(prefixes).size).toBe(2);
	expect(ids).toEqual(
		prefixes.map((prefix) => expect.stringContaining(`${prefix}`)),
	);
});

test("a script with an apostrophe is unchanged, so that its hash in the policy matches", () => {
	const code = 'const escaped = (text) => text.replaceAll("\'", "&#x27;");';
	const page = createElement(
		"html",
		{ title: "it's" },
		createElement("head", null, createElement(Script, { code })),
		createElement("body", null, "it's"),
	);
	expect(renderHtml(page)).toBe(
		`<!doctype html><html title="it's"><head><script>${code}</script></head><body>it's</body></html>\n`,
	);
});
