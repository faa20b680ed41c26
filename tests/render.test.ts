import { createElement, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderHtml, Script } from "../generator/react/document.tsx";
import { Island } from "./support/engine.ts";

// The markup of pages. For characters that are special in HTML see cases/escaping.txt.

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
