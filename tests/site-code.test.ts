import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "kilde";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleSite } from "../generator/bundle/index.ts";
import { checkRendering } from "../generator/bundle/rendering.ts";
import type { Collection, SiteDefinition } from "../generator/definition.ts";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import type { ReferenceTarget } from "../generator/schema/reference.ts";
import {
	checkDefinition,
	getPageFeatures,
	slug,
	text,
} from "./support/engine.ts";
import { writeFiles } from "./support/git.ts";
import { linkPackages } from "./support/project.ts";
import { site } from "./support/site.ts";
import { inEnglish } from "./support/texts.ts";

// The code of a site: what its pages contain of it, and mistakes that types don't detect.

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "kilde-site-code-"));
	linkPackages(root);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes the folder of a site's code and returns its path. */
function put(files: Readonly<Record<string, string>>): string {
	const folder = join(root, "site/");
	rmSync(folder, { recursive: true, force: true });
	writeFiles(folder, files);
	return folder;
}

function format(diagnostics: readonly Diagnostic[]): string[] {
	return diagnostics.map(
		(each) => `${each.file}:${each.line}:${each.column} ${inEnglish(each)}`,
	);
}

describe("an unknown name in the definition", () => {
	const price: ReferenceTarget = {
		...{ name: "price", path: ["prices"] },
		expected: { en: "a price" },
		called: { en: "price" },
		whereToFind: { en: "Look it up." },
	};
	const concerts: Collection = {
		name: "concerts",
		files: "concerts/{id}.{locale}.md",
		schema: z.strictObject({
			slug,
			title: text,
			price: slug,
			group: z.strictObject({ inner: text }),
		}),
	};
	const check = (
		changed: Partial<Collection>,
		rest: Partial<SiteDefinition> = {},
	) => {
		const collections = [...site.collections, { ...concerts, ...changed }];
		checkDefinition({ ...site, collections, ...rest });
	};

	test.each<[object, string]>([
		[
			{ fieldLanguages: { titel: "da" } },
			"The collection “concerts”: a key of fieldLanguages is “titel”. Did you mean title?",
		],
		[
			{ fieldLanguages: { inner: "dk" } },
			"The collection “concerts”: a value of fieldLanguages is “dk”. Did you mean da?",
		],
		[
			{ textOf: "evnt" },
			"The collection “concerts”: textOf is “evnt”. Did you mean event?",
		],
		[
			{ target: price },
			"The collection “concerts”: target.path is “prices”. Did you mean price?",
		],
		[{ name: "news" }, "Two collections are called “news”."],
	])("is an error of its collection: %o", (changed, message) => {
		expect(() => check({})).not.toThrow();
		expect(() => check(changed)).toThrow(message);
	});

	test("is an error of the site: the view of a script, or a collection", () => {
		expect(() =>
			check({}, { code: { scripts: { boook: "booking.ts" } } }),
		).toThrow(
			"defineSite: the script booking.ts is for the view “boook”, which doesn't exist. Did you mean book?",
		);
		const gone = { ...concerts, name: "gone" } as never;
		expect(() => check({}, { redirects: gone })).toThrow(
			"defineSite: the collection “gone” is used, but `collections` doesn't list it.",
		);
	});
});

/** The smallest site with an island: its frame, a view and the code of the island. */
const files = {
	"assets/favicon.svg": "<svg/>",
	"site.ts": "export const site = { collections: {} };",
	"styles/index.css": "body { margin: 1px }",
	"frame.tsx":
		'import { frame } from "kilde";\nimport "./frame.css";\nexport default frame(() => ({}), ({ children }) => <main>{children}</main>);\n',
	"frame.css": "html { margin: 2px }",
	"client.ts": "console.log(siteScripts)",
	"islands/counter.tsx":
		"export const AT_MOST = 20;\nexport function Counter() { return <b>{AT_MOST}</b>; }\n",
	"views/home.tsx":
		'import "./home.css";\nimport { view } from "kilde";\nimport { Counter } from "../islands/counter.tsx";\nimport { Island } from "kilde/react";\nexport default view({}, () => <Island component={Counter} />);\n',
	"views/home.css": "main { margin: 3px }",
	"views/about.tsx":
		'import { view } from "kilde";\nexport default view({}, () => <p />);\n',
} as const;

const bundleOf = (changed: Readonly<Record<string, string>> = {}) =>
	bundleSite({ code: {} }, put({ ...files, ...changed }));

test("the styles of a page are those of all pages, of the frame and of its view", async () => {
	const bundle = await bundleOf();
	const listMargins = (view: string) =>
		bundle
			.inline(view)
			.css.match(/\d(?=px)/g)
			?.join("");
	expect(["home", "about"].map(listMargins)).toEqual(["123", "12"]);
});

test("the styles of an island are loaded with its script, with the same short class names as the page's", async () => {
	const { inline, files: sent } = await bundleOf({
		"islands/counter.tsx": `import "./counter.css";\n${files["islands/counter.tsx"]}`,
		"islands/counter.css": "b { margin: var(--gap) }",
		"views/home.css": "main { --gap: 3px }",
	});
	const { css, client } = inline("home");
	expect(css).not.toMatch(/\bb\s*\{/);
	const [, name = "none"] = /(--\w+):\s*3px/.exec(css) ?? [];
	const script = sent.find(({ path }) => path.includes("counter"));
	expect(client).toContain(script?.path);
	expect(String(Buffer.from(script?.bytes ?? ""))).toContain(
		`b{margin:var(${name})}`,
	);
});

/** Renders the pages home and about with checks; returns the diagnostics. */
async function checkPages(
	changed: Readonly<Record<string, string>>,
): Promise<string[]> {
	const bundle = await bundleOf(changed);
	const pages = ["home", "about"].map((view) => ({
		...{ kind: "view", view, path: `/${view}`, content: {} },
		document: { head: [], jsonLd: [], frame: {}, start: [] },
		common: { locale: "en", tag: "en-GB", currency: "EUR", words: {} },
		features: getPageFeatures(`/${view}`, {}, {}),
	}));
	const built = { bundle, sources: [], model: { origin: "https://a.example" } };
	return format(await checkRendering(pages as never, built as never));
}

describe("an island", () => {
	test("is found by name among all exports of its file", async () => {
		const bundle = await bundleOf({
			"islands/counter.tsx": `${files["islands/counter.tsx"]}export const zero = 0;\nexport default 1;\n`,
		});
		const { client } = bundle.inline("home");
		const { islands } = JSON.parse(
			/siteScripts=(.*?\});?;/.exec(client)?.[1] ?? "",
		);
		expect(islands.Counter[0]).toMatch(/^\/assets\/counter\.\w+\.js$/);
		expect(bundle.inline("about").client).not.toContain("Counter");
	});

	const home = files["views/home.tsx"];
	const counter = files["islands/counter.tsx"];
	const notExported =
		"The island Counter would not become interactive. Export it from a file of site/islands/ as `export function Counter`, not as default, and without memo(). (page /home)";

	test.each([
		["node:fs", 'Could not resolve "node:fs".'],
		[
			"kilde",
			"This script for browsers imports kilde: that works in Node alone.",
		],
	])("can't import %s", async (wanted, message) => {
		const { code } = await bundleOf({
			"islands/counter.tsx": `import * as all from "${wanted}";\nconsole.log(all);\n${counter}`,
		});
		expect(format(code.diagnostics)).toEqual([
			`site/islands/counter.tsx:1:22 ${message}`,
		]);
	});

	test.each([
		[
			"by default",
			{
				"islands/counter.tsx": counter.replace("export f", "export default f"),
				"views/home.tsx": home.replace("{ Counter }", "Counter"),
			},
			notExported,
		],
		[
			"under a different name",
			{
				"islands/counter.tsx":
					"function Inner() { return <b />; }\nexport { Inner as Counter };",
			},
			notExported.replaceAll("Counter", "Inner"),
		],
		[
			"twice",
			{ "islands/again.tsx": counter },
			"site/islands/again.tsx and site/islands/counter.tsx both export an island Counter. Rename one of them. (page /home)",
		],
	])(
		"that is exported %s is reported where it is shown",
		async (_, changed, message) => {
			expect(await checkPages(changed)).toEqual([
				`site/views/home.tsx:5:31 ${message}`,
			]);
		},
	);

	test("may be an arrow function with handlers and hooks", async () => {
		const code =
			'import { useState } from "react";\nexport const Counter = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };';
		expect(await checkPages({ "islands/counter.tsx": code })).toEqual([]);
	});

	test("with a function among its props is reported", async () => {
		const changed = {
			"views/home.tsx": home.replace(
				"component={Counter}",
				"component={Counter} props={{ onSum() {} }}",
			),
		};
		expect(await checkPages(changed)).toEqual([
			"site/views/home.tsx:5:31 The prop onSum of the island Counter is a function, which is lost: the props of an island are JSON.",
		]);
	});
});

test("a view with handlers and hooks is reported", async () => {
	const code =
		'import { view } from "kilde";\nimport { useState } from "react";\nexport default view({}, function About() {\n\tconst [n, set] = useState(0);\n\treturn <button onClick={() => set(n + 1)}>{n}</button>;\n});\n';
	expect(await checkPages({ "views/about.tsx": code })).toEqual([
		"site/views/about.tsx:4:19 useState has no effect: a view is static HTML. Move the component to a file of site/islands/, and show it with <Island>.",
		"site/views/about.tsx:5:9 The handler onClick of <button> has no effect: a view is static HTML. Move the component to a file of site/islands/, and show it with <Island>.",
	]);
});

test("environment variables read by code are part of its bundle's digest", async () => {
	const code = {
		"views/about.tsx":
			'import { view } from "kilde";\nexport default view({}, () => <p>{process.env.KILDE_TEST_SHOP}</p>);\n',
	};
	const digests = new Set<string>();
	for (const value of ["alpha", "beta", "alpha"]) {
		process.env.KILDE_TEST_SHOP = value;
		digests.add((await bundleOf(code)).digest);
	}
	delete process.env.KILDE_TEST_SHOP;
	expect(digests.size).toBe(2);
});

test("images in stylesheets are files of the site, with a digest in their names", async () => {
	const { files: made, inline } = await bundleOf({
		"assets/leaf.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
		"views/home.css": 'main { background: url("../assets/leaf.svg") }',
	});
	const leaf = made.find(({ path }) => path.includes("leaf"));
	expect(leaf?.path).toMatch(/^assets\/leaf\.\w+\.svg$/);
	expect(inline("home").css).toContain(`url("/${leaf?.path}")`);
});
