import { HtmlValidate } from "html-validate";
import { getHeaders, toOutputPath } from "kilde/tools";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { isError } from "../generator/diagnostics/diagnostic.ts";
import { listContentFiles } from "./support/content.ts";
import {
	getRealText,
	listAttributes,
	realDocuments,
	realFiles,
	realSite,
} from "./support/real-site.ts";
import { site } from "./support/site.ts";

// Laws of every page of the real content. Values that editors may change (texts, prices, hours) aren't repeated here.

const { pictures } = realSite;
const pages = [...realSite.pages, ...realSite.testPages];

test("the content has no errors", () => {
	expect(realSite.diagnostics.filter(isError)).toEqual([]);
});

test("the routes of the specification exist", () => {
	const shared =
		"about about-ees about-scalar about-session opening-hours services news events faq contact book newsletter terms privacy";
	const slugs = shared.split(" ");
	const wanted = [
		...["/", "/tak-for-tilmelding", ...slugs.map((slug) => `/${slug}`)],
		...["/en", "/en/thanks-for-signup", "/en/testimonials"],
		...slugs.map((slug) => `/en/${slug}`),
	];
	expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(wanted));
	for (const [from, to] of [
		["/benefits", "/about-session"],
		["/en/benefits", "/en/about-session"],
		["/testimonials", "/about-session"],
	] as const)
		expect.soft(getRealText(from)).toContain(`<a id="target" href="${to}">`);
});

test("every page is valid HTML", async () => {
	const validator = new HtmlValidate({
		extends: ["html-validate:standard", "html-validate:a11y"],
		rules: {
			// React writes void elements and boolean attributes in its own, equally valid way.
			"void-style": "off",
			"attribute-boolean-style": "off",
			"attribute-empty-style": "off",
			"doctype-style": "off",
			"no-inline-style": "error",
			// The rule limits titles to 70 characters; an article's headline isn't shortened.
			"long-title": "off",
			// Phone numbers contain no-break spaces.
			"tel-non-breaking": "off",
			"require-sri": "off",
		},
	});
	for (const [path, html] of realDocuments) {
		const { results } = await validator.validateString(html);
		const messages = results.flatMap((each) => each.messages);
		expect.soft(messages, path).toEqual([]);
	}
});

test("every page has one h1, its landmarks, its language and a skip link", () => {
	for (const { path } of pages) {
		const html = getRealText(path);
		const language = path.startsWith("/en") ? "en" : "da";
		expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1);
		for (const part of ["<header", "<nav", '<main id="content"', "<footer"])
			expect.soft(html, path).toContain(part);
		expect.soft(html, path).toContain(`<html lang="${language}">`);
		expect.soft(html, path).toMatch(/<a class="skip [^"]*" href="#content"/);
	}
});

test("every link has a target, and nothing is loaded from other hosts", () => {
	const picturePaths = new Set(pictures.map(({ path }) => path));
	const isDead = (url: string, own: string) => {
		const [path = "", fragment] = url.split("#");
		const file = path === "" ? own : toOutputPath(path);
		const html = realFiles.get(file);
		if (html === undefined) return !picturePaths.has(path);
		return fragment !== undefined && !html.includes(` id="${fragment}"`);
	};
	for (const [file, html] of realDocuments) {
		const loaded = ["src", "poster"].flatMap((each) =>
			listAttributes(html, each),
		);
		const dead = [...listAttributes(html, "href"), ...loaded]
			.filter((url) => /^[/#]/.test(url))
			.filter((url) => isDead(url, file));
		expect.soft(dead, file).toEqual([]);
		expect.soft(loaded.filter((url) => !url.startsWith("/"))).toEqual([]);
	}
});

test("search results and their parts, and the fragments that content may link to, exist", () => {
	type Item = { url: string; parts?: { id: string }[] };
	const expectIds = (path: string, ids: readonly string[]) => {
		const found = listAttributes(getRealText(path), "id");
		expect.soft(found, path).toEqual(expect.arrayContaining([...ids]));
	};
	for (const locale of ["", "en/"]) {
		const text = realFiles.get(`${locale}search.json`) ?? "[]";
		const items: Item[] = JSON.parse(text);
		expect(items.length).toBeGreaterThan(10);
		for (const { url, parts = [] } of items) {
			const [path = "", ...fragments] = url.split("#");
			expectIds(path, [...parts.map(({ id }) => id), ...fragments]);
		}
	}
	for (const { path, view } of pages)
		expectIds(path, site.pages.views[view]?.anchors ?? []);
});

test("every page but the 404 page has a complete head", () => {
	for (const { path } of pages.filter(({ path }) => path !== "/404")) {
		const html = getRealText(path);
		const [, canonical = ""] =
			/<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
		expect.soft(new URL(canonical).pathname).toBe(path);
		const locale = path.startsWith("/en") ? "en_US" : "da_DK";
		for (const tag of [
			...[
				'name="description" content="[^"]+"',
				'name="keywords" content="[^"]+"',
			],
			...['property="og:title"', 'property="og:description"'],
			...['property="og:url"', `property="og:locale" content="${locale}"`],
		])
			expect.soft(html, path).toMatch(new RegExp(`<meta ${tag}`));
	}
});

test("every page has a picture for sharing, with its size and alternative text", () => {
	const sharing =
		/<meta (?:property|name)="((?:og:image|twitter:)[^"]*)" content="([^"]*)"/g;
	const shown = pages.map(({ path }) => {
		const html = getRealText(path);
		const tags = Object.fromEntries(
			[...html.matchAll(sharing)].map(([, name = "", value]) => [name, value]),
		);
		const { "og:image": url = "", "twitter:card": card, ...image } = tags;
		const { pathname } = new URL(url);
		const planned = pictures.find((page) => page.path === pathname);
		expect.soft(card, path).toBe("summary_large_image");
		expect.soft(html, path).toContain(`"image":"${url}"`);
		expect.soft(planned, path).toMatchObject({ format: "jpeg" });
		const { width, height } = Object(planned);
		expect.soft(image, path).toEqual({
			"og:image:width": String(width),
			"og:image:height": String(height),
			"og:image:alt": expect.stringMatching(/\w/),
		});
		return url;
	});
	expect(new Set(shown).size).toBeGreaterThan(1);
});

test("all versions of a page list each other and the default in hreflang links", () => {
	const alternate =
		/<link rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/"]+([^"]*)"/g;
	const listVersions = (path: string) =>
		Object.fromEntries(
			[...getRealText(path).matchAll(alternate)].map(
				([, language = "", address]) => [language, address || "/"] as const,
			),
		);
	const alone = listContentFiles(/\.(yaml|md)$/).flatMap(({ file, text }) => {
		if (/^pages\/[\w-]+\.yaml$/.test(file)) {
			const paths = Object.values<string>(parse(text).path);
			return paths.length === 1 ? paths : [];
		}
		if (!/^translated: false$/m.test(text)) return [];
		const [, slug] = /^slug: (\S+)$/m.exec(text) ?? [];
		return [`${file.endsWith(".en.md") ? "/en" : ""}/news/${slug}`];
	});
	for (const { path } of pages.filter(({ path }) => path !== "/404")) {
		const versions = listVersions(path);
		if (alone.includes(path)) {
			expect.soft(versions, path).toEqual({});
			continue;
		}
		const { da = "", en = "" } = versions;
		expect.soft(versions, path).toEqual({ da, en, "x-default": da });
		expect.soft([da, en], path).toContain(path);
		for (const other of [da, en])
			expect.soft(listVersions(other), path).toEqual(versions);
	}
});

test("no two pages share a title or a description", () => {
	for (const pattern of [
		/<title>([^<]+)</,
		/<meta name="description" content="([^"]+)"/,
	]) {
		const all = pages
			.filter(({ path }) => path !== "/404")
			.map(({ path }) => pattern.exec(getRealText(path))?.[1]);
		expect(all.filter((text, at) => all.indexOf(text) < at)).toEqual([]);
	}
});

test("only the 404 page and the pages with a code aren't indexed, and the sitemap lists the others", () => {
	const hidden = ["/404", "/en/thanks-for-signup", "/tak-for-tilmelding"];
	const paths = pages.map(({ path }) => path).sort();
	expect(
		paths.filter((path) =>
			getRealText(path).includes('<meta name="robots" content="noindex"'),
		),
	).toEqual(hidden);
	const sitemap = getRealText("/sitemap.xml").matchAll(/<loc>([^<]+)</g);
	const listed = [...sitemap].map(([, url = ""]) => new URL(url).pathname);
	expect(listed.sort()).toEqual(paths.filter((path) => !hidden.includes(path)));
	expect(getRealText("/robots.txt")).toMatch(
		/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m,
	);
});

test("the feeds have an entry for each article, with absolute links", () => {
	for (const [feed, start] of [
		["/feed.xml", "/news"],
		["/en/feed.xml", "/en/news"],
	] as const) {
		const text = getRealText(feed);
		const articles = pages.filter(
			({ view, path }) => view === "article" && path.startsWith(start),
		);
		expect.soft(text.match(/<entry>/g)).toHaveLength(articles.length);
		expect.soft(text).not.toMatch(/href(=|&#x3D;)(&quot;|")\//);
	}
});

test("the output contains files for hosts and visitors only, and caches only files with a digest permanently", () => {
	const isForHosts = /^(_headers|_redirects|redirects\.map|\.kilde\.sha256)$/;
	const isForVisitors =
		/\.(avif|gif|html|jpg|js|json|mp4|png|svg|txt|webm|webp|woff2|xml)$/;
	const paths = [...realFiles.keys()];
	expect(
		paths.filter((path) => !isForHosts.test(path) && !isForVisitors.test(path)),
	).toEqual([]);
	const permanent = paths.filter((path) =>
		getHeaders(`/${path}`)["Cache-Control"]?.includes("immutable"),
	);
	expect(permanent).toEqual(
		paths.filter((path) =>
			/^(assets|media)\/[\w-]+\.[0-9A-Za-z]{8}\.\w+$/.test(path),
		),
	);
	expect(permanent.length).toBeGreaterThan(20);
});
