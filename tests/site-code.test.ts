import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { defineCollection, defineTarget } from "kilde";
import { reference, slug, text, z } from "kilde/fields";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missingCode } from "../generator/bundle/faults/bundling.ts";
import { codeFaults, unrenderable } from "../generator/bundle/faults/code.ts";
import { renderingFaults } from "../generator/bundle/faults/rendering.ts";
import { bundleSite } from "../generator/bundle/index.ts";
import { noMemo } from "../generator/cache/memo.ts";
import type { Collection, SiteDefinition } from "../generator/definition.ts";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import { pageFeatures } from "../generator/plan/page-features.ts";
import { site } from "../site/site.ts";
import { sourceOf } from "./support/check.ts";
import { linkPackages } from "./support/project.ts";

// Mistakes in the code of a site are reported at its files and lines, as those of its content are.

/** The templates that the site names. */
const templates = (site.templates ?? []).map((name) =>
	sourceOf(`templates/${name}`, ""),
);

let root: string;
beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "kilde-site-code-"));
	linkPackages(root);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes the folder of a site's code; gives its path. */
function put(files: Readonly<Record<string, string>>): string {
	const folder = join(root, "site/");
	rmSync(folder, { recursive: true, force: true });
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
	return folder;
}

function inEnglish(diagnostics: readonly Diagnostic[]): string[] {
	for (const { message, hint } of diagnostics)
		for (const { en, da } of [message, ...(hint ? [hint] : [])])
			expect(da).not.toBe(en);
	return diagnostics.map(
		({ file, line, column, message, hint }) =>
			`${file}:${line}:${column} ${message.en} ${hint?.en ?? ""}`,
	);
}

describe("a name in the definition that nothing has", () => {
	const price = defineTarget({
		...{ name: "price", path: ["prices"] },
		...{ expected: { en: "a price", da: "en pris" } },
		...{ called: { en: "price", da: "ingen pris" } },
		whereToFind: { en: "Look it up.", da: "Slå det op." },
	});
	const concerts: Collection = {
		name: "concerts",
		files: "concerts/{id}.{locale}.md",
		schema: z.strictObject({
			slug,
			title: text,
			note: slug.optional(),
			price: reference(price),
			group: z.strictObject({ inner: text }),
		}),
		route: {
			view: "events",
			slug: "slug",
			sameInAllLanguages: ["price"],
		},
	};
	const route = { view: "events", slug: "slug", sameInAllLanguages: [] };

	/** What is reported of the site with concerts of which something is changed. */
	function reported(
		changed: Partial<Collection>,
		rest: Partial<SiteDefinition> = {},
	): string[] {
		const collection = { ...concerts, ...changed };
		const folder = put({
			"site.ts": `/** "slugg", "price", "evnts" */\nexport const site = 1;\n`,
			"model/a.ts": 'const other = { slugg: "evnts", prise: "concerts" };\n',
			"model/concerts.ts": `// "slugg"\n${JSON.stringify({ ...collection, schema: undefined }, undefined, "\t")}`,
		});
		const definition = {
			...site,
			collections: [...site.collections, collection],
			...rest,
		};
		const code = { folder, views: undefined, faults: [], citations: [] };
		return inEnglish(
			codeFaults(definition, { code }, templates, noMemo, undefined),
		);
	}

	test("there is none in the site, nor in one with such a collection", () => {
		expect(reported({})).toEqual([]);
	});

	test.each([
		[
			"a slug",
			{ route: { ...route, slug: "slugg" } },
			"site/model/concerts.ts:7:12 route.slug of the collection concerts names the field slugg, which its schema does not have. Did you mean slug?",
		],
		[
			"a slug that every object has",
			{ route: { ...route, slug: "constructor" } },
			"site/model/concerts.ts:7:12 route.slug of the collection concerts names the field constructor, which its schema does not have. There are: group, note, price, slug, title.",
		],
		[
			"a slug within a field",
			{ route: { ...route, slug: "inner" } },
			"site/model/concerts.ts:7:12 route.slug of the collection concerts names the field inner, which its schema does not have. There are: group, note, price, slug, title.",
		],
		[
			"a slug that may be left out",
			{ route: { ...route, slug: "note" } },
			"site/model/concerts.ts:7:12 route.slug of the collection concerts is the field note, which is not always a text: some pages would have no address. Give the field the schema slug, and don't make it optional.",
		],
		[
			"a slug that holds facts",
			{ route: { ...route, slug: "title" } },
			"site/model/concerts.ts:7:12 route.slug of the collection concerts is the field title, which is not always a text: some pages would have no address. Give the field the schema slug, and don't make it optional.",
		],
		[
			"a field that is the same in all languages",
			{ route: { ...route, sameInAllLanguages: ["price", "prise"] } },
			"site/model/concerts.ts:10:5 route.sameInAllLanguages of the collection concerts names the field prise, which its schema does not have. Did you mean price?",
		],
		[
			"the view of a route",
			{ route: { ...route, view: "evnts" } },
			"site/model/concerts.ts:6:12 route.view of the collection concerts names the view evnts, which the site does not have. Did you mean events?",
		],
		[
			"a field with a language",
			{ fieldLanguages: { titel: "da" } },
			"site/model/concerts.ts:13:4 fieldLanguages of the collection concerts names the field titel, which its schema does not have. Did you mean title?",
		],
		[
			"the language of a field",
			{ fieldLanguages: { inner: "dk" } },
			"site/model/concerts.ts:13:13 fieldLanguages of the collection concerts names the language dk, which the site does not have. Did you mean da?",
		],
		[
			"the owner of texts",
			{ route: undefined, textOf: "evnt" },
			"site/model/concerts.ts:5:13 textOf of the collection concerts names the collection evnt, which the site does not have. Did you mean event?",
		],
		[
			"the map of names that content refers to",
			{ target: price },
			"site/model/concerts.ts:15:5 target.path of the collection concerts names the field prices, which its schema does not have. Did you mean price?",
		],
		[
			"a collection that is there already",
			{ name: "news", files: "concerts/{id}.{locale}.md" },
			"site/model/concerts.ts:3:11 Two collections are called news. Give one of them another name.",
		],
		[
			"files in no language",
			{ files: "concerts/{id}.md" },
			"site/model/concerts.ts:4:12 The collection concerts has a route, so each of its files is in one language, but concerts/{id}.md has no {locale}. Write {locale} in it, as in concerts/{id}.{locale}.md.",
		],
	] as const)("%s", (_, changed, ...lines) => {
		expect(reported(changed as Partial<Collection>)).toEqual(lines);
	});

	test.each([
		["a union", z.union([concerts.schema, z.strictObject({ slug })])],
		["any keys", z.record(z.string(), slug)],
		[
			"a function",
			z.strictObject({ a: slug }).transform(({ a }) => ({ slug: a })),
		],
		["a default", z.strictObject({ slug: slug.default("a"), price: slug })],
		["a refinement", z.strictObject({ slug, price: slug }).refine(() => true)],
	])("fields that may be there are not reported: those of %s", (_, schema) => {
		expect(reported({ schema })).toEqual([]);
	});

	test("the view of a script, the function that makes pages, a collection of the site", () => {
		const entryView = {
			view: "concert",
			about: () => ({ title: "", description: "" }),
		};
		const { entryPage: _, ...without } = site;
		expect(
			reported(
				{ route: { ...route, entryView } },
				{
					entryPage: without.pagesOf as never,
					code: { scripts: { concert: "a.ts", boook: "booking.ts" } },
				},
			),
		).toEqual([
			"site/site.ts:1:1 The script booking.ts is for the view boook, which the site does not have. Did you mean book?",
		]);
		expect(
			reported(
				{ route: { ...route, entryView } },
				{ entryPage: undefined as never },
			),
		).toEqual([
			"site/model/concerts.ts:10:13 The entries of the collection concerts have pages of the view concert, but the site has no entryPage that makes them. ",
		]);
		expect(
			reported({}, { redirects: { ...concerts, name: "gone" } as never }),
		).toEqual([
			"site/model/concerts.ts:4:12 The site uses the collection gone, but its collections don't include it. ",
		]);
	});
});

test("TypeScript refuses fields of a route that the schema doesn't have", () => {
	const rest = {
		name: "concerts",
		files: "concerts/{id}.{locale}.md",
		schema: z.strictObject({ slug, title: text, note: slug.optional() }),
	} as const;
	const route = {
		view: "events",
		slug: "slug",
		sameInAllLanguages: [],
	} as const;
	const made = [
		defineCollection({ ...rest, route }),
		// @ts-expect-error: there is no such field.
		defineCollection({ ...rest, route: { ...route, slug: "slugg" } }),
		// @ts-expect-error: it may be left out.
		defineCollection({ ...rest, route: { ...route, slug: "note" } }),
		// @ts-expect-error: it may hold facts.
		defineCollection({ ...rest, route: { ...route, slug: "title" } }),
		defineCollection({
			...rest,
			// @ts-expect-error: there is no such field.
			route: { ...route, sameInAllLanguages: ["title", "titel"] },
		}),
	];
	expect(made).toHaveLength(5);
});

/** The smallest site with an island: its document, a view and what the island needs. */
const files = {
	"assets/favicon.svg": "<svg/>",
	"styles/index.css": "body { margin: 1px }",
	"server.tsx":
		// biome-ignore lint/suspicious/noTemplateCurlyInString: It is in the code of the site.
		'import { Document } from "./document.tsx";\nexport const renderPage = ({ view }) => [Document, require(`./views/${view}.tsx`).View].join();\n',
	"document.tsx":
		'import "./document.css";\nexport function Document() { return <html />; }\n',
	"document.css": "html { margin: 2px }",
	"client.ts": "console.log(siteScripts)",
	"hydrate.tsx": "export const hydrate = 1;",
	"island.tsx":
		"export function Island({ component: C }) { return <div data-island={C.name} />; }",
	"islands/counter.tsx":
		"export const AT_MOST = 20;\nexport function Counter() { return <b>{AT_MOST}</b>; }\n",
	"views/home.tsx":
		'import "./home.css";\nimport { Counter } from "../islands/counter.tsx";\nimport { Island } from "../island.tsx";\nexport function View() { return <Island component={Counter} />; }\n',
	"views/home.css": "main { margin: 3px }",
	"views/about.tsx": "export function View() { return <main />; }\n",
} as const;

const bundleOf = (changed: Readonly<Record<string, string>> = {}) =>
	bundleSite({ code: {} }, put({ ...files, ...changed }));

describe("the styles of a page", () => {
	const margins = async (changed: Readonly<Record<string, string>>) =>
		["home", "about"].map(async (view) =>
			[
				...(await bundleOf(changed)).inline(view).css.matchAll(/\d(?=px)/g),
			].join(""),
		);

	test.each([
		["document.tsx", {}],
		[
			"another file",
			{
				"server.tsx": files["server.tsx"].replace("document", "app/layout"),
				"app/layout.tsx": 'export { Document } from "../document.tsx";\n',
				"document.tsx": files["document.tsx"],
			},
		],
		[
			"server.tsx itself",
			{ "server.tsx": `import "./document.css";\n${files["server.tsx"]}` },
		],
	])(
		"are those of the layout that server.tsx imports, and of its view: in %s",
		async (_, changed) => {
			expect(await Promise.all(await margins(changed))).toEqual(["123", "12"]);
		},
	);

	test("beside an island come with its script, in the short names of the page's own", async () => {
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

	test("of the component for frames are only on pages with one, as its island is", async () => {
		const { inline } = await bundleSite(
			{ code: { frames: "video.tsx" } },
			put({
				...files,
				"video.tsx":
					'import "./video.css";\nimport { Counter } from "./islands/counter.tsx";\nimport { Island } from "./island.tsx";\nexport const Video = () => <Island component={Counter} />;\n',
				"video.css": "b { margin: 4px }",
				"views/home.tsx":
					'import "./home.css";\nimport { Video } from "../video.tsx";\nexport const View = () => <Video />;\n',
			}),
		);
		const [none, one] = [[], ["https://film.example"]].map((frames) =>
			inline("home", frames),
		);
		expect(one?.css).toBe(inline("home").css);
		expect(one?.css).toContain("4px");
		expect(none?.css).toBe(one?.css.replace(/b\{[^}]*\}/, ""));
		expect(one?.client).toContain("Counter");
		expect(none?.client).not.toContain("Counter");
	});

	test("are there where views are in another folder, or in a table", async () => {
		const moved = {
			"server.tsx": files["server.tsx"].replace("./views/", "./screens/"),
			"screens/home.tsx": 'import "../views/home.css";',
			"screens/about.tsx": "",
		};
		expect(await Promise.all(await margins(moved))).toEqual(["123", "12"]);
		const table = {
			"server.tsx":
				'import "./document.tsx";\nimport { View as home } from "./views/home.tsx";\nexport const renderPage = () => home;\n',
		};
		expect(await Promise.all(await margins(table))).toEqual(["123", "123"]);
	});
});

describe("a view without a file", () => {
	const table = {
		"model/views.ts":
			'// gallery, home\nimport { gallery } from "./gallery.ts";\nexport const views = {\n\tabout,\n\thome,\n\tgallery,\n};\n',
		"model/gallery.ts": "export const gallery = 1; const x = { gallery };\n",
	};
	const faults = async (
		changed: Readonly<Record<string, string>>,
		views = ["home", "about", "gallery"],
	) => {
		const pages = views.map((view) => ({ kind: "view", view }) as never);
		return inEnglish(
			unrenderable(pages, await bundleOf({ ...table, ...changed })),
		);
	};

	test("is reported where the views are named, wherever server.tsx has them", async () => {
		expect(await faults({})).toEqual([
			"site/model/views.ts:6:2 The view gallery has no file: there is no site/views/gallery.tsx. There are: about, home.",
		]);
		expect(await faults({ "views/galery.tsx": "" })).toEqual([
			"site/model/views.ts:6:2 The view gallery has no file: there is no site/views/gallery.tsx. Did you mean galery?",
		]);
		expect(await faults({ "views/gallery.jsx": "" })).toHaveLength(1);
		expect(await faults({ "views/gallery.tsx": "" })).toEqual([]);
	});

	test("is reported where a collection gives it to its entries, before the plan looks for it", async () => {
		const model = {
			"model/news.ts":
				'export const news = { name: "news", entryView: { view: "artcle" } };\n',
			"views/article.tsx": "",
		};
		const news: Collection = {
			...{ name: "news", files: "other/{id}.{locale}.md" },
			schema: z.strictObject({ slug }),
			route: {
				...{ view: "news", slug: "slug", sameInAllLanguages: [] },
				entryView: {
					view: "artcle",
					about: () => ({ title: "", description: "" }),
				},
			},
		};
		const { code } = await bundleOf(model);
		const definition = { ...site, collections: [news] };
		const all = inEnglish(
			codeFaults(definition, { code }, templates, noMemo, undefined),
		);
		expect(all.filter((each) => each.includes("artcle"))).toEqual([
			"site/model/news.ts:1:57 The view artcle has no file: there is no site/views/artcle.tsx. Did you mean article?",
		]);
	});

	test("is none where server.tsx has a table of its own", async () => {
		const own = "export const renderPage = () => '';\n";
		expect(await faults({ "server.tsx": own })).toEqual([]);
	});

	test("is reported where the site plans a page of it", async () => {
		const plan = 'viewPage(target, { view: "hoome" });\n';
		expect(await faults({ "plan/pages.ts": plan }, ["home", "hoome"])).toEqual([
			"site/plan/pages.ts:1:27 The view hoome has no file: there is no site/views/hoome.tsx. Did you mean home?",
		]);
	});
});

describe("an island", () => {
	test("is found by its name, whatever else its file exports", async () => {
		const bundle = await bundleOf({
			"islands/counter.tsx": `${files["islands/counter.tsx"]}export const zero = 0;\nexport default 1;\n`,
		});
		expect(bundle.code.faults).toEqual([]);
		const { client } = bundle.inline("home");
		const { islands } = JSON.parse(
			/siteScripts=(.*?\});?;/.exec(client)?.[1] ?? "",
		);
		expect(islands.Counter[0]).toMatch(/^\/assets\/counter\.\w+\.js$/);
		expect(bundle.inline("about").client).not.toContain("Counter");
	});

	test("needs the script within pages that starts it, unless each view has its own", () => {
		const { "client.ts": client, ...others } = files;
		const reported = (given: typeof others, clients = {}) =>
			inEnglish(missingCode(put(given), { clients }));
		expect(reported(others)).toEqual([
			"site/client.ts:1:1 The file is missing: it starts the islands of pages (startIslands). Restore it, for example from an earlier version.",
		]);
		const own = { ...others, "own.ts": client };
		expect(reported(own, { home: "own.ts" })).toEqual([]);
		expect(reported(files)).toEqual([]);
	});

	const home = files["views/home.tsx"];
	const counter = files["islands/counter.tsx"];
	const byName =
		"Counter would not become interactive: site/islands/counter.tsx must export it as a function, by the function's name. Write export function Counter(…) there; neither default nor memo(…).";
	const none =
		"Counter would not become interactive: no .tsx file in site/islands exports it. Put it into a file of its own there, not in a folder within it.";

	test.each(["node:fs", "fs"])("can't import %s", async (wanted) => {
		const { code } = await bundleOf({
			"islands/counter.tsx": `import * as fs from "${wanted}";\nconsole.log(fs);\n${counter}`,
		});
		expect(inEnglish(code.faults)).toEqual([
			`site/islands/counter.tsx:1:21 ${wanted}, which is imported here, is part of Node, and this code runs in browsers. Use it where the pages are planned, and give the script what comes of it, as the props of an island.`,
		]);
	});

	test.each([
		[
			"by default",
			{
				"islands/counter.tsx": counter.replace("export f", "export default f"),
				"views/home.tsx": home.replace("{ Counter }", "Counter"),
			},
			byName,
		],
		[
			"with memo",
			{
				"islands/counter.tsx":
					'import { memo } from "react";\nexport const Counter = memo(function Inner() { return <b />; });',
			},
			byName,
		],
		[
			"under another name",
			{
				"islands/counter.tsx":
					"function Inner() { return <b />; }\nexport { Inner as Counter };",
			},
			byName,
		],
		[
			"in a component",
			{
				"components/counter.tsx": counter,
				"islands/counter.tsx": "",
				"views/home.tsx": home.replace("../islands", "../components"),
			},
			none,
		],
		[
			"in a folder within",
			{
				"islands/a/counter.tsx": counter,
				"islands/counter.tsx": "",
				"views/home.tsx": home.replace("islands/", "islands/a/"),
			},
			none,
		],
		[
			"beside its page",
			{
				"views/home.tsx": home.replace(
					/import \{ Counter.*/,
					"function Counter() { return <b />; }",
				),
			},
			none,
		],
		[
			"twice",
			{ "islands/again.tsx": counter },
			"Browsers can't tell two islands apart: site/islands/counter.tsx and site/islands/again.tsx both export Counter. Rename one of them.",
		],
	])(
		"that is exported %s is reported where it is shown",
		async (_, changed, words) => {
			const { code } = await bundleOf(changed);
			expect(inEnglish(code.faults)).toEqual([
				`site/views/home.tsx:4:52 ${words}`,
			]);
		},
	);

	test.each([
		[
			"as an arrow function",
			{
				"islands/counter.tsx": "export const Counter = () => <b />;",
			},
		],
		[
			"under another name in its page",
			{
				"views/home.tsx": home
					.replace("{ Counter }", "{ Counter as Clock }")
					.replace("{Counter}", "{Clock}"),
			},
		],
		[
			"by way of another module",
			{
				"components/index.ts": 'export * from "../islands/counter.tsx";',
				"views/home.tsx": home.replace(
					"islands/counter.tsx",
					"components/index.ts",
				),
			},
		],
		[
			"by name and by default",
			{
				"islands/counter.tsx": `${counter}export default Counter;`,
				"views/home.tsx": home.replace("{ Counter }", "Counter"),
			},
		],
		[
			"in a comment only",
			{
				"views/about.tsx":
					"// <Island component={None} />\nexport function None() {}",
			},
		],
	])("is taken %s", async (_, changed) => {
		const { code } = await bundleOf(changed);
		expect(inEnglish(code.faults)).toEqual([]);
	});
});

test.each([
	[
		"",
		"site/document.tsx:2:55 Pages are rendered without code.css: they need it within their HTML. Put it before </head>: <style dangerouslySetInnerHTML={{ __html: code.css }} />",
	],
	[
		"code.css",
		"site/document.tsx:2:55 Pages are rendered without code.client: they need it within their HTML. Put it before </head>: <script dangerouslySetInnerHTML={{ __html: code.client }} />",
	],
	["code.css + code.client", undefined],
])("a page holds the code that it needs: %s", async (held, told) => {
	const bundle = await bundleOf({
		"server.tsx": `export const renderPage = ({ view }, code) => require(\`./views/\${view}.tsx\`).View && "<p>" + (${held || '""'});\n`,
		"document.tsx":
			"export function Document() {\n\treturn <html lang='en'><head><meta charSet='utf-8' /></head></html>;\n}\n",
	});
	const page = { view: "home", document: {}, content: {} } as const;
	const planned = {
		...page,
		kind: "view",
		path: "/",
		features: pageFeatures("/", {}, {}),
	} as never;
	const render = () => bundle.renderPage(page, undefined);
	if (told === undefined) expect(render()).toContain("<p>");
	else {
		expect(render).toThrow("Pages are rendered without");
		const faults = await renderingFaults(undefined, [planned], {
			bundle,
			sources: [],
			model: undefined,
		});
		expect(inEnglish(faults)).toEqual([told]);
	}
});
