import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isError } from "../generator/diagnostics/diagnostic.ts";
import { toOutputPath } from "../generator/text/url.ts";
import { readContent } from "./support/content.ts";
import { realContent, realFiles, realSite } from "./support/real-site.ts";
import { site } from "./support/site.ts";

// The complete real content. Values that editors may change (texts, prices, hours) aren't repeated here.

const { sources, unread } = realContent;
const { value, diagnostics } = realSite;
const files = realFiles;
const pages = [...files].filter(([path]) => path.endsWith(".html"));
const views = value.pages.flatMap((page) =>
	page.kind === "view" ? [page] : [],
);
const redirects = value.pages.filter(
	({ kind, path }) => kind === "template" && !path.includes("."),
);

function html(path: string): string {
	const found = files.get(toOutputPath(path));
	if (found === undefined) throw new Error(`There is no ${path}.`);
	return found;
}

function attributes(text: string, name: string): string[] {
	const found = text.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"));
	return [...found].map(([, each = ""]) => each.replaceAll("&amp;", "&"));
}

function listIds(path: string): Set<string> {
	return new Set(attributes(html(path), "id"));
}

/** Lists the paths that exist in one language only. */
const inOneLanguage = sources.flatMap(({ path, bytes }) => {
	const text = new TextDecoder().decode(bytes);
	if (/^content\/pages\/[\w-]+\.yaml$/.test(path)) {
		const paths = Object.values<string>(parse(text).path);
		return paths.length === 1 ? paths : [];
	}
	const [, slug] = /^slug: (\S+)$/m.exec(text) ?? [];
	const isAlone = path.endsWith(".md") && /^translated: false$/m.test(text);
	return isAlone
		? [`${path.endsWith(".en.md") ? "/en" : ""}/news/${slug}`]
		: [];
});

test("the real content has no errors", () => {
	expect([...unread, ...diagnostics].filter(isError)).toEqual([]);
});

describe("the routes of the specification", () => {
	const shared =
		"about about-ees about-scalar about-session opening-hours services news events faq contact book newsletter terms privacy";
	const danish = [
		"/",
		"/tak-for-tilmelding",
		...shared.split(" ").map((slug) => `/${slug}`),
	];
	const english = [
		"/en",
		"/en/thanks-for-signup",
		"/en/testimonials",
		...shared.split(" ").map((slug) => `/en/${slug}`),
	];

	test.each([...danish, ...english])("%s is a page", (path) => {
		expect(views.map((page) => page.path)).toContain(path);
	});

	test.each([
		["/benefits", "/about-session"],
		["/en/benefits", "/en/about-session"],
		["/testimonials", "/about-session"],
	])("%s redirects to %s", (from, to) => {
		expect(redirects.map(({ path }) => path)).toContain(from);
		expect(html(from)).toContain(`<a id="target" href="${to}">`);
		expect(html(from)).toContain('<meta name="robots" content="noindex">');
		expect(html(from)).toContain(
			`<meta http-equiv="refresh" content="0; url=${to}">`,
		);
		expect(html(from)).toContain("location.search+location.hash");
	});
});

describe("HTML", () => {
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

	test.each(pages)("%s is valid", async (_, text) => {
		const { results } = await validator.validateString(text);
		const told = results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, line, column }) =>
					`${line}:${column} ${ruleId}: ${message}`,
			),
		);
		expect(told).toEqual([]);
	});

	test.each(views.map(({ path }) => path))(
		"%s has one h1, its landmarks and its language",
		(path) => {
			const text = html(path);
			expect(text.match(/<h1[ >]/g)).toHaveLength(1);
			for (const landmark of [
				"<header",
				"<nav",
				'<main id="content"',
				"<footer",
			])
				expect(text).toContain(landmark);
			expect(text).toMatch(
				path.startsWith("/en") ? /<html lang="en">/ : /<html lang="da">/,
			);
			expect(text).toMatch(/<a class="skip [^"]*" href="#content"/);
		},
	);
});

describe("links", () => {
	const known = new Set([...views, ...redirects].map(({ path }) => path));
	// Pictures are encoded when the site is written.
	const pictures = new Set(
		value.pages.flatMap(({ kind, path }) => (kind === "picture" ? [path] : [])),
	);

	test.each(pages)("every link on %s has a target", (file, text) => {
		const dead = [...attributes(text, "href"), ...attributes(text, "src")]
			.filter((url) => url.startsWith("/") || url.startsWith("#"))
			.filter((url) => {
				const [path = "", fragment] = url.split("#");
				const own = views.find(
					(page) => toOutputPath(page.path) === file,
				)?.path;
				const target = path === "" ? own : path;
				if (target === undefined) return true;
				if (!known.has(target))
					return !files.has(toOutputPath(target)) && !pictures.has(target);
				return fragment !== undefined && !listIds(target).has(fragment);
			});
		expect(dead).toEqual([]);
	});

	test.each(pages)(
		"the HTML of %s loads nothing from other hosts",
		(_, text) => {
			const loaded = [
				...attributes(text, "src"),
				...attributes(text, "poster"),
			].filter((url) => !url.startsWith("/"));
			expect(loaded).toEqual([]);
		},
	);

	test("search results and feed entries have targets", () => {
		for (const locale of ["", "en/"]) {
			const items: { url: string }[] = JSON.parse(
				files.get(`${locale}search.json`) ?? "[]",
			);
			expect(items.length).toBeGreaterThan(0);
			for (const { url } of items) {
				const [path = "", fragment] = url.split("#");
				expect(known).toContain(path);
				if (fragment) expect(listIds(path)).toContain(fragment);
			}
		}
	});

	test("fragments that content may link to exist", () => {
		for (const { path, view } of views) {
			const promised = site.pages.views[view]?.anchors ?? [];
			expect([...listIds(path)], path).toEqual(
				expect.arrayContaining([...promised]),
			);
		}
	});
});

describe("the head", () => {
	test.each(
		views.filter(({ path }) => path !== "/404").map(({ path }) => path),
	)("of %s is complete", (path) => {
		const text = html(path);
		const canonical =
			/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? "";
		expect(new URL(canonical).pathname).toBe(path);
		for (const name of ["description", "keywords"])
			expect(text).toMatch(new RegExp(`<meta name="${name}" content="[^"]+"`));
		for (const property of ["og:title", "og:description", "og:url"])
			expect(text).toContain(`<meta property="${property}"`);
		expect(text).toContain(
			`<meta property="og:locale" content="${path.startsWith("/en") ? "en_US" : "da_DK"}"`,
		);
	});

	test("each page has a picture for sharing, with its real size and alternative text", async () => {
		const images = views.map(({ path }) => {
			const tags = new Map(
				[
					...html(path).matchAll(
						/<meta (?:property|name)="((?:og:image|twitter:)[^"]*)" content="([^"]*)"/g,
					),
				].map(([, name = "", content = ""]) => [name, content]),
			);
			expect([...tags.keys()].sort(), path).toEqual([
				"og:image",
				"og:image:alt",
				"og:image:height",
				"og:image:width",
				"twitter:card",
			]);
			expect(tags.get("og:image:alt"), path).toMatch(/\w/);
			const { pathname } = new URL(tags.get("og:image") ?? "");
			expect(html(path), path).toContain(`"image":"${tags.get("og:image")}"`);
			const planned = realSite.value.pages.find(
				(page) => page.path === pathname,
			);
			expect(planned, path).toMatchObject({
				kind: "picture",
				format: "jpeg",
				width: Number(tags.get("og:image:width")),
				height: Number(tags.get("og:image:height")),
			});
			return [path, pathname] as const;
		});
		// The owner may have changed any of them; the pages must show several.
		expect(new Set(images.map(([, image]) => image)).size).toBeGreaterThan(1);
	});

	test("all versions of a page list each other and the default in hreflang links", () => {
		for (const { path } of views.filter((page) => page.path !== "/404")) {
			const alternates = [
				...html(path).matchAll(
					/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g,
				),
			].map(
				([, language = "", url = ""]) =>
					[language, new URL(url).pathname] as const,
			);
			const byLanguage = Object.fromEntries(alternates);
			if (inOneLanguage.includes(path)) expect(alternates).toEqual([]);
			else {
				expect(Object.keys(byLanguage).sort()).toEqual([
					"da",
					"en",
					"x-default",
				]);
				expect(Object.values(byLanguage)).toContain(path);
				expect(byLanguage["x-default"]).toBe(byLanguage.da);
				for (const other of Object.values(byLanguage))
					expect(html(other)).toContain(
						`hrefLang="${path.startsWith("/en") ? "en" : "da"}" href="${getOrigin(path)}${path}"`,
					);
			}
		}
	});

	test("no two pages share a title or a description", () => {
		const heads = views
			.filter(({ path }) => path !== "/404")
			.map(({ path }) => ({
				title: /<title>([^<]+)</.exec(html(path))?.[1] ?? "",
				description:
					/<meta name="description" content="([^"]+)"/.exec(html(path))?.[1] ??
					"",
			}));
		expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
		expect(new Set(heads.map(({ description }) => description)).size).toBe(
			heads.length,
		);
	});

	test("only the 404 page and the pages with a code aren't indexed", () => {
		const kept = views.filter(({ path }) =>
			html(path).includes('<meta name="robots" content="noindex"'),
		);
		expect(kept.map(({ path }) => path).sort()).toEqual(
			["/404", ...codePages].sort(),
		);
	});

	test("the 404 page isn't indexed and logs the path", () => {
		const text = html("/404");
		expect(text).toContain('<meta name="robots" content="noindex"');
		expect(text).not.toContain('rel="canonical"');
		expect(text).toMatch(/<h1>404<\/h1>.*lang="da"/s);
		expect(text).toMatch(/console\.error\([^)]*location\.pathname/);
	});
});

/** Returns whether the page contains the code for new guests: those after the newsletter sign-up. */
const codePages = ["/tak-for-tilmelding", "/en/thanks-for-signup"];

function containsCode(path: string): boolean {
	return codePages.includes(path);
}

test("no page shows a missing value", () => {
	for (const [path, text] of files)
		if (path.endsWith(".html"))
			expect(
				text.replace(/<(script|style)\b.*?<\/\1>/gs, ""),
				path,
			).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
});

test("the code from the newsletter is only in the pages after the sign-up", () => {
	const codes =
		readContent<Record<string, { code: string }>>("facts/codes.yaml");
	const { newCustomerCode } = readContent<{ newCustomerCode: string }>(
		"facts/discounts.yaml",
	);
	const { code } = codes[newCustomerCode] ?? {};
	const telling = [...files].filter(([, text]) => text.includes(`${code}`));
	expect(telling.map(([file]) => file).sort()).toEqual(
		codePages.map(toOutputPath).sort(),
	);
});

test("a price for new guests is always shown with its condition, the code", () => {
	const codes =
		readContent<Record<string, { percent: number; prices: string[] }>>(
			"facts/codes.yaml",
		);
	const all = readContent<Record<string, number>>("facts/prices.yaml");
	const { percent = 0, prices = [] } = codes["new-customer"] ?? {};
	const less = prices.map((name) => (all[name] ?? 0) * (1 - percent / 100));
	const price = new RegExp(
		`(?<![\\d.,])(?:DKK\u00A0(?:${less.join("|")})|(?:${less.join("|")})\u00A0kr)(?!\\d)`,
	);
	const spoken = views.flatMap(({ path }) => [
		...html(path).matchAll(
			/<(?:p|li|td|dd|table|a)[ >](?:(?!<\/?(?:p|li|table)[ >]).)*|content="[^"]*"/gs,
		),
	]);
	const prized = spoken.flatMap(([text]) => (price.test(text) ? [text] : []));
	expect(prized.length).toBeGreaterThan(10);
	for (const text of prized)
		expect(text).toMatch(/kode|code|nyhedsbrev|newsletter/i);
});

test("pages with prices state that they include VAT", () => {
	const all = Object.entries(
		readContent<Record<string, number>>("facts/prices.yaml"),
	).flatMap(([name, price]) => (name === "checked" ? [] : [price]));
	const price = new RegExp(
		`(?<![\\d.,])(?:DKK\u00A0(?:${all.join("|")})|(?:${all.join("|")})\u00A0kr)(?!\\d)`,
	);
	const bodies = views.flatMap(({ path }) => {
		const [, body = ""] = html(path).split("<body>");
		return price.test(body) ? [[path, body] as const] : [];
	});
	expect(bodies.length).toBeGreaterThan(10);
	for (const [path, body] of bodies)
		expect(body, path).toMatch(/inkl\. moms|(?:incl\.|include|including) VAT/);
});

test("testimonials are shown with their source", () => {
	const { origin } = readContent<{
		origin: { text: Record<string, string> };
	}>("testimonials.yaml");
	const quoting = views.filter(({ path }) =>
		html(path).includes('class="testimonial"'),
	);
	expect(quoting.length).toBeGreaterThan(4);
	for (const { path } of quoting)
		expect(html(path), path).toContain(
			origin.text[path.startsWith("/en") ? "en" : "da"],
		);
});

test("pages with testimonials begin with different ones", () => {
	const first = ["/", "/about-session", "/services"].map(
		(path) =>
			/class="testimonial"><blockquote><p>([^<]*)/.exec(html(path))?.[1],
	);
	expect(new Set(first).size).toBe(3);
});

function getOrigin(path: string): string {
	return new URL(
		/<link rel="canonical" href="([^"]+)"/.exec(html(path))?.[1] ?? "",
	).origin;
}

describe("machine-readable files", () => {
	test("the sitemap lists exactly the pages that may be indexed", () => {
		const listed = [
			...(files.get("sitemap.xml") ?? "").matchAll(/<loc>([^<]+)</g),
		].map(([, url = ""]) => new URL(url).pathname);
		expect(listed.sort()).toEqual(
			views
				.map(({ path }) => path)
				.filter((path) => path !== "/404" && !containsCode(path))
				.sort(),
		);
	});

	test("robots.txt names the sitemap", () => {
		expect(files.get("robots.txt")).toMatch(
			/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m,
		);
	});

	test.each(["feed.xml", "en/feed.xml"])(
		"%s has an entry for each article, with absolute links",
		(path) => {
			const feed = files.get(path) ?? "";
			const articles = views.filter(
				(page) =>
					page.view === "article" &&
					page.path.startsWith(path.startsWith("en") ? "/en/" : "/news"),
			);
			expect(feed.match(/<entry>/g)).toHaveLength(articles.length);
			expect(feed).not.toMatch(/href(=|&#x3D;)(&quot;|")\//);
			expect(feed).toMatch(
				/<updated>\d{4}-\d\d-\d\dT00:00:00\+0[12]:00<\/updated>/,
			);
		},
	);

	test("the output contains no internal files", () => {
		const forHosts = ["_headers", "_redirects", "redirects.map"];
		const forVisitors =
			/\.(avif|gif|html|jpg|js|json|mp4|png|svg|txt|webm|webp|woff2|xml)$/;
		expect(
			[...files.keys()].filter(
				(path) => !forHosts.includes(path) && !forVisitors.test(path),
			),
		).toEqual([]);
	});
});
