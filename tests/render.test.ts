import { createElement, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderHtml, Script } from "../generator/react/document.tsx";
import { render } from "../generator/render/index.ts";
import { toOutputPath } from "../generator/text/url.ts";
import type { Source } from "../generator/types.ts";
import { Island } from "../site/island.tsx";
import { bundle, check, edit, fixture } from "./support/check.ts";
import { parseStructuredData } from "./support/structured-data.ts";

// Renders every kind of page, and every character that is special in HTML.

const template: Source = {
	path: "templates/page.hbs",
	bytes: new TextEncoder().encode(
		"<p>{{name}}</p>{{#each items}}{{this}};{{/each}}{{#if more}}!{{/if}}\n",
	),
	digest: "a",
};
const picture: Source = {
	path: "content/media/dot.png",
	bytes: Uint8Array.of(0, 255, 128),
	digest: "b",
};
const means = { sources: [template, picture], bundle };

function renderText(page: Parameters<typeof render>[0]) {
	return render(page, means);
}

describe("a page", () => {
	test("a JSON page ends with a line break", () => {
		expect(
			renderText({
				kind: "json",
				path: "/search.json",
				value: [{ title: "Åen <1>" }],
			}),
		).toBe('[{"title":"Åen <1>"}]\n');
	});

	test("a template page is filled and escaped", () => {
		const props = { name: "Ro & <hvile>", items: ["a", "b"], more: true };
		expect(
			renderText({ kind: "template", path: "/feed.xml", template, props }),
		).toBe("<p>Ro &amp; &lt;hvile&gt;</p>a;b;!\n");
	});

	test("a copied page has the bytes of its source", () => {
		const path = "/media/dot.1.png";
		const bytes = renderText({
			kind: "copy",
			path,
			source: picture,
			isClean: true,
		});
		expect(bytes).toEqual(picture.bytes);
	});

	test("a page whose source is missing is omitted", () => {
		const source = { path: "content/media/gone.png", digest: "c" };
		expect(() =>
			renderText({
				kind: "copy",
				path: "/media/gone.png",
				source,
				isClean: true,
			}),
		).toThrow("No source content/media/gone.png.");
	});

	test.each([
		["/", "index.html"],
		["/en", "en.html"],
		["/en/news/we-open", "en/news/we-open.html"],
		["/404", "404.html"],
		["/sitemap.xml", "sitemap.xml"],
		["/media/dot.0a1b2c3d.png", "media/dot.0a1b2c3d.png"],
	])("the page at %s is written to the file %s", (path, file) => {
		expect(toOutputPath(path)).toBe(file);
	});
});

describe("a view", () => {
	const html = check().text("en.html");

	test("is a complete document in its language", () => {
		expect(html).toMatch(/^<!doctype html><html lang="en">/i);
		expect(html.trimEnd()).toMatch(/<\/html>$/);
		expect(html).toContain('<meta charSet="utf-8"');
		expect(html).toContain('name="viewport"');
	});

	test("has one title, one main heading and one main element", () => {
		for (const tag of ["<title>", "<h1", "<main"])
			expect(html.split(tag)).toHaveLength(2);
	});

	test("omits missing values", () => {
		for (const { path, bytes } of check().artifacts)
			if (path.endsWith(".html"))
				expect(String(bytes), path).not.toMatch(
					/\bundefined\b|\[object Object\]|\bNaN\b|\{\{/,
				);
	});
});

describe("characters that are special in HTML are escaped", () => {
	const nasty = `</script><b> & "A" 'B' \\u003c`;
	const yaml = JSON.stringify(nasty);
	const html = "&lt;/script&gt;&lt;b&gt; &amp; ";

	test("in a name", () => {
		const { text } = check(edit("business.yaml", "Kilden Prøve ApS", yaml));
		expect(text("index.html")).toContain(html);
		expect(unescaped(text("index.html"))).toEqual([]);
		expect(parseStructuredData(text("index.html"))[0]?.legalName).toBe(nasty);
	});

	test("in a title, its description and its structured data", () => {
		const { text } = check(
			edit("news/summer.da.md", "title: Sommertilbud", `title: ${yaml}`),
		);
		for (const file of ["news.html", "news/sommertilbud.html"])
			expect(unescaped(text(file)), file).toEqual([]);
		expect(text("news/sommertilbud.html")).toContain(`<title>${html}`);
		expect(text("feed.xml")).toContain(`<title>${html}`);
		expect(JSON.parse(text("search.json"))).toContainEqual(
			expect.objectContaining({ title: nasty }),
		);
	});

	test("in a question", () => {
		const { text } = check(edit("faq.yaml", "Hvad koster det?", yaml));
		expect(unescaped(text("faq.html"))).toEqual([]);
	});

	test("in a fact cited by Markdown, in text and in a URL", () => {
		const { text } = check({
			"business.yaml": fixture("business.yaml")
				.replace(
					"https://kort.example/kilden",
					"https://kort.example/?a=1&b=%22",
				)
				.replace("Kilden Prøve ApS", () => yaml),
			"pages/home/science.da.md":
				"{{business.legal-name}} [kort]({{link.maps}})\n",
		});
		expect(text("index.html")).toContain(
			'href="https://kort.example/?a=1&amp;b=%22"',
		);
		expect(unescaped(text("index.html"))).toEqual([]);
	});

	test("each of them, in a fact in text, in a URL and in alternative text", () => {
		const { text } = check({
			"business.yaml": fixture("business.yaml")
				.replace(
					"https://kort.example/kilden",
					() => `'https://kort.example/"><b>&'`,
				)
				.replace("Kilden Prøve ApS", () => yaml),
			"pages/home/science.da.md":
				'Her: {{business.legal-name}} [kort]({{link.maps}}) ![A "<b>" & C](room.svg)\n',
		});
		const page = text("index.html");
		const escaped = html.replace(" &amp; ", " &amp; &quot;A&quot; 'B' \\u003c");
		expect(page).toContain(`Her: ${escaped} <a`);
		expect(page).toContain(
			'href="https://kort.example/&quot;&gt;&lt;b&gt;&amp;"',
		);
		expect(page).toContain('alt="A &quot;&lt;b&gt;&quot; &amp; C"');
		expect(unescaped(page)).toEqual([]);
	});

	test("in alternative text", () => {
		const { text } = check(
			edit("events/evening.yaml", "da: Aften, en", `da: ${yaml}, en`),
		);
		expect(text("events.html")).toContain(
			'alt="&lt;/script&gt;&lt;b&gt; &amp; &quot;A&quot;',
		);
		expect(unescaped(text("events.html"))).toEqual([]);
	});

	/** Finds unescaped characters outside of JSON in script elements. */
	function unescaped(page: string): string[] {
		return page.match(/.{20}<b(?:>|&gt;).{20}/gs) ?? [];
	}
});

test("a component shown twice has different ids", () => {
	const Field = () => createElement("input", { id: useId() });
	const island = { component: Field, props: {} };
	const html = renderToStaticMarkup(
		createElement(
			"main",
			null,
			createElement(Island, island),
			createElement("p", null, createElement(Island, island)),
		),
	);
	const prefixes = [...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);
	const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(prefixes).size).toBe(2);
	expect(ids).toHaveLength(2);
	ids.forEach((id, place) => {
		expect(id).toContain(prefixes[place]);
	});
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
