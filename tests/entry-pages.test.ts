import { defineCollection } from "kilde";
import { field, reference, slug, text, time, z } from "kilde/fields";
import { expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { createSchemasAndReferences } from "../generator/commands/shared/editor-files.ts";
import type { Collection, SiteDefinition } from "../generator/definition.ts";
import { getContent } from "../generator/write/artifact-content.ts";
import {
	edit,
	type Files,
	bundle as ownBundle,
	sourcesWith,
	today,
} from "./support/check.ts";
import { site } from "./support/site.ts";
import { getHint, inEnglish } from "./support/texts.ts";

// A collection whose entries have their own pages consists of its definition and a view. The bundle here prints a
// view's props as JSON.

const treatments = defineCollection({
	name: "treatments",
	files: "treatments/{id}.{locale}.md",
	schema: z.strictObject({
		slug: field(slug, { en: "The address", da: "Adressen" }),
		title: field(text, { en: "The title", da: "Titlen" }),
		summary: field(text, { en: "A sentence", da: "En sætning" }),
	}),
	route: {
		view: "events",
		slug: "slug",
		sameInAllLanguages: [],
		entryView: {
			view: "treatment",
			about: ({ title, summary }) => ({ title, description: summary }),
			search: { category: "practical", icon: "heart" },
		},
	},
	scaffold: {
		name: "treatment",
		label: { en: "Treatment", da: "Behandling" },
		questions: () => [],
		draft: () => [],
	},
});
const larger = siteWith(treatments);
const memo = createMemo();
const bundle: typeof ownBundle = {
	...ownBundle,
	renderPage: (props, policy) =>
		props.view === "treatment"
			? JSON.stringify(props)
			: ownBundle.renderPage(props, policy),
};

function siteWith(collection: Collection): SiteDefinition {
	return { ...site, collections: [...site.collections, collection] };
}

function build(files: Files = {}, definition = larger) {
	const entry = (title: string, rest: string) =>
		`---\nslug: ro\ntitle: ${title}\nsummary: "{{price.session-1h}}"\n---\n${rest}\n`;
	const sources = sourcesWith({
		"treatments/calm.da.md": entry("Ro", "## Sådan\n\nVi ses."),
		"treatments/calm.en.md": entry("Calm", "## How\n\nSee you."),
		...files,
	});
	const { value, diagnostics } = compile(
		{ site: definition, sources, bundle, date: today },
		memo,
	);
	return {
		reports: diagnostics.map((each) => `${each.file}: ${inEnglish(each)}`),
		hints: diagnostics.flatMap((each) => getHint(each) ?? []),
		text: (path: string) =>
			value.artifacts
				.filter((each) => each.path === path)
				.map(getContent)
				.join(""),
	};
}

test("each entry has a page per language, in the sitemap and in the search index", () => {
	const { reports, text: file } = build();
	expect(reports).toEqual([]);
	const { document, content } = JSON.parse(file("en/events/ro.html"));
	expect(content).toMatchObject({
		title: "Calm",
		summary: "DKK\u00A0300",
		body: { html: expect.stringContaining('<h2 id="how">How</h2>') },
	});
	expect(document.language).toBe("en");
	expect(JSON.stringify(document.head)).toContain("Calm – The Spring");
	expect(JSON.stringify(document.header.languages)).toContain("/events/ro");
	expect(file("sitemap.xml")).toContain("/en/events/ro</loc>");
	expect(file("search.json")).toContain('"url":"/events/ro"');
});

test.each([
	["faq", "/faq"],
	["book", "/book"],
])(
	"the page of an entry marks the list page of its route as current: %s",
	(view, list) => {
		const { route } = treatments;
		const other = siteWith({
			...treatments,
			route: { ...route, view },
		} as Collection);
		const { text: file } = build({}, other);
		for (const prefix of ["", "/en"]) {
			const path = `${prefix}${list}`;
			const { document } = JSON.parse(file(`${path.slice(1)}/ro.html`));
			const links = [
				document.header.book,
				...document.header.main,
				...document.header.main.flatMap(
					(each: { links?: [] }) => each.links ?? [],
				),
			].filter(({ current, href }) => current && href);
			expect(links.map(({ href }) => href)).toEqual([path]);
		}
	},
);

test("each of several entries links to its own translation", () => {
	const entry = (slug: string) =>
		`---\nslug: ${slug}\ntitle: ${slug}\nsummary: ${slug}\n---\nTekst.\n`;
	const { text: file } = build({
		"treatments/heat.da.md": entry("varme"),
		"treatments/heat.en.md": entry("warmth"),
	});
	for (const [path, other] of [
		["en/events/warmth", "/events/varme"],
		["events/varme", "/en/events/warmth"],
		["en/events/ro", "/events/ro"],
	]) {
		const { header } = JSON.parse(file(`${path}.html`)).document;
		expect(JSON.stringify(header.languages)).toContain(`"${other}"`);
	}
});

test("an unknown search category throws", () => {
	const { route } = treatments;
	const entryView = {
		...route?.entryView,
		search: { category: "practica", icon: "heart" },
	};
	const misspelt = siteWith({
		...treatments,
		route: { ...route, entryView },
	} as Collection);
	expect(() => build({}, misspelt)).toThrow("No search category practica.");
});

test("links to entry pages and fragments are checked, as are their translations and addresses", () => {
	const link = (address: string): Files => ({
		"pages/home/intro.en.md": `---\ntitle: In short\n---\n[Calm](${address})\n`,
	});
	expect(build(link("/en/events/ro#how")).reports).toEqual([]);
	expect(build(link("/en/events/ro#who")).reports).toEqual([
		"content/pages/home/intro.en.md: /en/events/ro has no part called “who”.",
	]);
	expect(
		build({
			...link("/en/events/ro"),
			"treatments/calm.en.md":
				"---\nslug: rest\ntitle: Calm\nsummary: Calm.\n---\nSee you soon.\n",
		}).reports,
	).toEqual([
		"content/pages/home/intro.en.md: No page has the address /en/events/ro.",
	]);
	const untranslated = build({ "treatments/calm.en.md": undefined });
	expect(untranslated.reports).toEqual([
		"content/treatments/calm.da.md: This text has no English version, so visitors reading English won't see it.",
	]);
	// The schema has no field `translated`.
	expect(untranslated.hints).toEqual([
		"Write it in content/treatments/calm.en.md.",
	]);
});

test("editors get its schema, and `kilde new` its command", () => {
	const schemas = createSchemasAndReferences([], larger, "en").map(
		({ path }) => path,
	);
	expect(schemas).toContain("content/.schema/treatments.json");
	expect(larger.collections.at(-1)?.scaffold?.name).toBe("treatment");
});

test("fields shared by all languages are compared by value and reported if they differ", () => {
	const price = site.collections.find(({ name }) => name === "prices")?.target;
	const schema = z.strictObject({
		slug,
		title: text,
		price: reference(price ?? ({} as never)),
		prices: z.array(reference(price ?? ({} as never))).optional(),
		open: z.strictObject({ from: time, until: time }).optional(),
	});
	const same = siteWith({
		...treatments,
		schema,
		route: {
			view: "events",
			slug: "slug",
			sameInAllLanguages: ["title", "price", "prices", "open"],
		},
	} as Collection);
	const report = (danish: string, english: string) => {
		const file = (fields: string) => `---\nslug: ro\n${fields}\n---\nVi ses.\n`;
		return build(
			{
				"treatments/calm.da.md": file(danish),
				"treatments/calm.en.md": file(english),
			},
			same,
		).reports;
	};
	const all =
		'title: "{{price.session-1h}}"\nprice: session-1h\nprices: [session-1h, session-2h]\nopen: { from: "09:00", until: "17:00" }';
	const [title, rest] = [
		all.slice(0, all.indexOf("\n")),
		all.slice(all.indexOf("\n")),
	];
	const equal = `title:   '{{price.session-1h}}'${rest
		.replace("price: session-1h", 'price: "session-1h"')
		.replace("[session-1h, session-2h]", "\n  - session-1h\n  - session-2h")
		.replace(
			'from: "09:00", until: "17:00"',
			'until: "17:00", from: "09:00"',
		)}`;
	const where = "content/treatments/calm.en.md: ";
	const there = "in content/treatments/calm.da.md.";
	const isAboutFields = (line: string) => !line.includes("identical");
	expect(report(all, equal).filter(isAboutFields)).toEqual([]);
	expect(
		report(
			all,
			`title: Ro${rest}`
				.replace("price: session-1h", "price: session-2h")
				.replace("[session-1h, session-2h]", "[session-2h, session-1h]")
				.replace("17:00", "18:00"),
		).filter(isAboutFields),
	).toEqual(
		["title", "price", "prices", "open"].map(
			(field) => `${where}${field} differs from the one ${there}`,
		),
	);
	// Fields given in the Danish version may be omitted in the English one.
	expect(report(all, title).filter(isAboutFields)).toEqual([]);
});

test("a shared reference must lead to an entry that has all languages", () => {
	const page = site.pages.collection.target;
	const same = siteWith({
		...treatments,
		schema: z.strictObject({
			slug,
			title: text,
			page: reference(page ?? ({} as never)),
		}),
		route: { view: "events", slug: "slug", sameInAllLanguages: ["page"] },
	} as Collection);
	const report = (more: Files) =>
		build(
			{
				"treatments/calm.da.md":
					"---\nslug: ro\ntitle: Ro\npage: thank-you\n---\nVi ses.\n",
				"treatments/calm.en.md": "---\nslug: ro\ntitle: Calm\n---\nSee you.\n",
				...edit("pages/thank-you.yaml", "\n  en: /en/thanks", ""),
				...more,
			},
			same,
		).reports.filter((line) => line.includes("treatments/"));
	expect(report({})).toEqual([
		"content/treatments/calm.da.md: This page has no English address, but the link is shown in English, too.",
	]);
	expect(report({ "treatments/calm.en.md": undefined })).toEqual([
		"content/treatments/calm.da.md: This text has no English version, so visitors reading English won't see it.",
	]);
});
