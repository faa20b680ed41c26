import { createElement, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderHtml, Script } from "../generator/react/document.tsx";
import { render } from "../generator/render/index.ts";
import { Island } from "../site/island.tsx";
import { bundle, createSource } from "./support/check.ts";

// Renders every kind of page. For characters that are special in HTML see cases/escaping.txt.

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
