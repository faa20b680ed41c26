import { collection, defineSite, entryView, f, frame, view } from "kilde";
import { compile, createMemo, getContent } from "kilde/tools";
import { expect, test } from "vitest";
import { createSiteDefinition } from "../generator/authoring/site-definition.ts";
import { createSource, bundle as ownBundle } from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

// What the engine does by default for the pages of views and of entries. The bundle here prints the props of a page as JSON.

const shop = collection("shop.yaml", {
	name: f.line().fact("shop.name"),
	site: f.origin(),
});

const people = collection("people.yaml", f.map({ name: f.line() }));

const posts = collection(
	"posts/{id}.{locale}.md",
	{
		slug: f.slug(),
		title: f.line(),
		date: f.date().shared(),
		by: f.ref(people).optional().shared(),
		...f.period(),
	},
	{ view: "post", below: "blog", newestFirst: "date" },
);

/** How often the data of the blog and of the home page were computed. */
const computed = { blog: 0, home: 0 };

const views = {
	home: view(
		{},
		({ content }) => {
			computed.home++;
			return { shop: Object(content).shop };
		},
		() => null,
	),
	blog: view(
		{ intro: f.markdown() },
		({ content }) => {
			computed.blog++;
			return { posts: Object(content).posts };
		},
		() => null,
	),
	post: entryView(
		"posts" as never,
		({ entry, previous, next, list }) => ({
			...{ entry, previous, next },
			list: list.href,
		}),
		() => null,
	),
};

const site = createSiteDefinition(
	defineSite({
		languages: { en: { name: "English", tag: "en-GB" }, da: "Dansk" },
		timeZone: "Europe/Copenhagen",
		currency: "EUR",
		collections: { shop, people, posts },
		name: "shop.name",
		origin: "shop.site",
		menu: ["blog"],
		search: { categories: () => ({}) },
	}),
	{
		views: Object.fromEntries(
			Object.entries(views).map(([name, each]) => [name, { default: each }]),
		),
		frame: {
			default: frame(
				() => ({}),
				() => null,
			),
		},
	},
);

const bundle: typeof ownBundle = {
	...ownBundle,
	renderPage: (props) => JSON.stringify(props),
};

const localized = (en: string, da: string) => `{ en: ${en}, da: ${da} }`;
const page = (name: string, path: string) =>
	`view: ${name}\npath: ${path}\ntitle: ${localized(`T ${name}`, `D ${name}`)}\ndescription: ${localized(`About ${name}`, `Om ${name}`)}\nheading: ${localized("Heading", "Overskrift")}\n`;

const files: Readonly<Record<string, string>> = {
	"shop.yaml": "name: Shop\nsite: https://shop.example\n",
	"people.yaml": "ada: { name: Ada }\n",
	"pages/home.yaml": page("home", localized("/", "/da")),
	"pages/blog.yaml": page("blog", localized("/blog", "/da/blog")),
	"pages/blog/intro.en.md": "Hello from {{shop.name}}.\n",
	"pages/blog/intro.da.md": "Hej.\n",
	"posts/old.en.md":
		"---\nslug: old\ntitle: Old\ndate: 2024-01-01\nby: ada\n---\nOld text.\n",
	"posts/old.da.md": "---\nslug: gammel\ntitle: Gammel\n---\nGammel tekst.\n",
	"posts/new.en.md":
		"---\nslug: new\ntitle: New\ndate: 2025-01-01\ntranslated: false\n---\nNew text.\n",
	"posts/plan.en.md":
		"---\nslug: plan\ntitle: Plan\ndate: 2025-02-01\ndraft: true\n---\nDraft.\n",
	"posts/later.en.md":
		"---\nslug: later\ntitle: Later\ndate: 2025-03-01\nfrom: 2099-01-01\ntranslated: false\n---\nLater.\n",
};

const memo = createMemo();

function build(changed: Readonly<Record<string, string>> = {}) {
	const sources = Object.entries({ ...files, ...changed }).map(([path, text]) =>
		createSource(`content/${path}`, text),
	);
	const { value, diagnostics } = compile(
		{ site, sources, bundle, date: "2026-03-01" },
		memo,
	);
	memo.dropUnused();
	return {
		reports: diagnostics.map((each) => `${each.file}: ${inEnglish(each)}`),
		paths: value.artifacts.map(({ path }) => path),
		text: (path: string) =>
			value.artifacts
				.filter((each) => each.path === path)
				.map(getContent)
				.join(""),
	};
}

const built = build();
const propsOf = (path: string) => JSON.parse(built.text(path));

test("builds every page without problems, except drafts and what is for later", () => {
	expect(built.reports).toEqual([]);
	expect(built.paths.filter((path) => path.endsWith(".html")).sort()).toEqual(
		["404", "blog", "blog/new", "blog/old", "da", "da/blog"]
			.concat("da/blog/gammel", "index")
			.map((name) => `${name}.html`),
	);
});

test("an entry has its list, its shared and referenced values, and its neighbours without their texts", () => {
	const { content, document } = propsOf("blog/old.html");
	expect(content).toMatchObject({
		list: "/blog",
		entry: { by: { key: "ada", name: "Ada" } },
		previous: { title: "New" },
	});
	expect(content.next).toBeUndefined();
	expect(content.previous.body).toBeUndefined();
	const translated = propsOf("da/blog/gammel.html").content.entry;
	expect(translated.date.value).toBe("2024-01-01");
	// By default its page has the name of the site in its title, and a description from its text.
	expect(document.head).toContainEqual({ tag: "title", text: "Old – Shop" });
	expect(JSON.stringify(document.head)).toContain('"content":"Old text."');
	expect(document.frame.menu).toEqual([
		{ href: "/blog", label: "T blog", current: "true" },
	]);
});

test("the search index has pages by their headings, and entries by their titles", () => {
	expect(JSON.parse(built.text("search.json"))).toMatchObject([
		{ title: "Heading", url: "/" },
		{ title: "Heading", url: "/blog" },
		{ title: "New", url: "/blog/new" },
		{ title: "Old", url: "/blog/old" },
	]);
});

test("an entry in one language leads to its list in the other, or to where its address there redirects", () => {
	const getLink = (changed: Readonly<Record<string, string>>) =>
		JSON.parse(build(changed).text("blog/new.html")).document.frame.languages[1]
			.href;
	expect(getLink({})).toBe("/da/blog");
	const redirects = "- { from: /da/blog/new, to: /da/blog/gammel }\n";
	expect(getLink({ "redirects.yaml": redirects })).toBe("/da/blog/gammel");
	const moved = page("blog", localized("/blog", "/da/nyt"));
	expect(getLink({ "pages/blog.yaml": moved })).toBe("/da/nyt");
});

test("the page for missing addresses has the engine's words, and is not indexed", () => {
	const { document, content, common } = propsOf("404.html");
	expect(content.page.heading).toBe("Page not found");
	expect(JSON.stringify(document.head)).toContain("noindex");
	expect(common.words.skip).toBe("Skip to content");
});

test("data is computed again only if something that it reads has changed", () => {
	build();
	const before = { ...computed };
	const changed = files["posts/new.en.md"]?.replace("New text", "Other") ?? "";
	build({ "posts/new.en.md": changed });
	expect(computed).toEqual({ blog: before.blog + 1, home: before.home });
});
