import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createHostFiles } from "../generator/host/files.ts";
import {
	getHeaders,
	headerRules,
	type ResponseHeaders,
} from "../generator/host/headers.ts";
import {
	getPageFeatures,
	type PageNeeds,
} from "../generator/host/page-features.ts";
import { createPagePolicy } from "../generator/host/policy.ts";
import { check, edit, repository } from "./support/check.ts";
import { readPolicy } from "./support/policy.ts";

// The permissions that a site gives to browsers, and the headers and redirects in the form of each host.

const code = { prefetch: "{}", css: "", client: "", start: {} };
const basic = createPagePolicy(getPageFeatures("/", {}, {}), code);

/** Returns what the policy of a page with these needs allows in addition to the basic one, and what it lacks. */
function getAdditions(needs: PageNeeds) {
	const policy = createPagePolicy(getPageFeatures("/", needs, {}), code);
	const added = Object.entries(policy).flatMap(([directive, sources]) => {
		const known = basic[directive] ?? [];
		const more = sources.filter((each) => !known.includes(each));
		return more.length > 0 ? [[directive, more.join(" ")]] : [];
	});
	const lost = Object.keys(basic).filter((each) => !(each in policy));
	return { ...Object.fromEntries(added), lost };
}

test("the policy of a page without needs forbids everything but its own files and code", () => {
	expect(basic).toMatchObject({
		"default-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
		"img-src": ["'self'"],
		"connect-src": ["'self'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["'none'"],
	});
	expect(basic).not.toHaveProperty("frame-src");
});

test.each<[keyof PageNeeds, string[], directive: string, sources: string]>([
	["forms", ["self"], "form-action", "'self'"],
	[
		"forms",
		["https://a.example/send?to=us"],
		"form-action",
		"https://a.example",
	],
	["frames", ["https://a.example"], "frame-src", "https://a.example"],
	["images", ["https://a.example"], "img-src", "https://a.example"],
	["requests", ["https://a.example"], "connect-src", "https://a.example"],
	[
		"media",
		["self", "https://a.example"],
		"media-src",
		"'self' https://a.example",
	],
])(
	"a page that needs %s from %o allows exactly these sources",
	(need, addresses, directive, sources) => {
		expect(getAdditions({ [need]: addresses })).toEqual({
			[directive]: sources,
			lost: [],
		});
	},
);

test("a page drops Trusted Types only for third-party scripts, whose origin may load everything", () => {
	const { lost, ...allowed } = getAdditions({
		scripts: ["https://widget.example/v1.js"],
	});
	expect(new Set(Object.values(allowed))).toEqual(
		new Set(["https://widget.example"]),
	);
	expect(lost).toEqual(["require-trusted-types-for", "trusted-types"]);
});

test("a source that isn't an https address is rejected", () => {
	for (const address of ["http://maps.example", "maps.example", "data:", ""])
		expect
			.soft(() => getPageFeatures("/map", { frames: [address] }, {}))
			.toThrow(`The page /map needs “${address}” among its frames`);
});

test("a page has a rule for each focal point of a picture, and none for other fields named focus", () => {
	const picture = { src: "/media/a.jpg", focus: "40 60" };
	const content = {
		hero: { picture, again: picture },
		focus: "strategy",
		course: { focus: "10 20" },
		odd: { src: "/media/b.jpg", focus: '0 0"]{}' },
	};
	expect(getPageFeatures("/", {}, content).focuses).toEqual(["40 60"]);
});

test("content can add hosts of the booking provider", () => {
	const { text } = check(
		edit(
			"booking.yaml",
			"provider:\n",
			"provider:\n  hosts: [https://api.bookings.example/v1]\n",
		),
	);
	expect(readPolicy(text("book.html"))).toMatch(
		/connect-src 'self'[^;]* https:\/\/api\.bookings\.example[;\s]/,
	);
});

test("pages are protected, but may open the windows that widgets need", () => {
	expect(getHeaders("/book")).toEqual({
		"Strict-Transport-Security": "max-age=63072000",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"Permissions-Policy": expect.stringContaining("camera=()"),
	});
});

test("SVGs are sandboxed, and only assets and media are cached permanently", () => {
	for (const path of ["/media/map.svg", "/favicon.svg"])
		expect(getHeaders(path)["Content-Security-Policy"]).toMatch(
			/^default-src 'none'; .*; sandbox$/,
		);
	const isPermanent = (path: string) =>
		/immutable/.test(getHeaders(path)["Cache-Control"] ?? "");
	expect(
		["/", "/assets/a.js", "/media/a.png", "/favicon.svg", "/a/media/b"].filter(
			isPermanent,
		),
	).toEqual(["/assets/a.js", "/media/a.png"]);
});

test("_headers gives every path its headers, each once", () => {
	const [file] = createHostFiles([]);
	const rules = String(file?.bytes)
		.trim()
		.split("\n\n")
		.map((rule) => {
			const [pattern = "", ...lines] = rule.split("\n");
			return {
				pattern,
				lines: lines.map((line) => line.trim().split(/: (.*)/)),
			};
		});
	/** Applies the rules to a path as Cloudflare and Netlify do. */
	const getSent = (path: string): ResponseHeaders => {
		const sent = rules
			.filter(({ pattern }) =>
				pattern.endsWith("*")
					? path.startsWith(pattern.slice(0, -1))
					: path === pattern,
			)
			.flatMap(({ lines }) => lines);
		expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length);
		return Object.fromEntries(sent);
	};
	for (const path of [
		...["/", "/book", "/assets/a.js", "/media/a.svg", "/favicon.svg"],
	])
		expect.soft(getSent(path), path).toEqual(getHeaders(path));
});

test("the documented configurations of nginx and Caddy have these headers", () => {
	const page = readFileSync(join(repository, "docs/host.md"), "utf8");
	for (const language of ["nginx", "caddyfile"]) {
		const [, block = ""] =
			new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page) ?? [];
		for (const [name, value] of Object.values(headerRules).flatMap(
			Object.entries<string>,
		)) {
			expect.soft(block, language).toContain(name);
			expect.soft(block, language).toContain(value);
		}
	}
});

test("the redirects of the content are in the files of all hosts", () => {
	const { text } = check({ "redirects.yaml": "- { from: /old, to: /faq }\n" });
	expect(text("_redirects")).toBe("/old /faq 301!\n/old /faq 301\n");
	expect(text("redirects.map")).toBe("/old /faq;\n");
});

test.each([
	[
		"/Om-os.aspx",
		"/about#us",
		["/Om-os.aspx /about#us 301!", "/Om-os.aspx /about#us 301"],
		'"~^/Om-os\\\\.aspx$" /about#us;',
	],
	[
		"/%C3%A5bent",
		"/hours",
		["/%C3%A5bent /hours 301!", "/%C3%A5bent /hours 301"],
		'"/åbent" /hours;',
	],
	[
		"/åbent i dag",
		"https://example.org/å?a=$b",
		["301!", "301"].map(
			(status) =>
				`/%C3%A5bent%20i%20dag https://example.org/%C3%A5?a=$b ${status}`,
		),
		'"/åbent i dag" "https://example.org/%C3%A5?a=%24b";',
	],
	// Netlify would redirect this path to itself, or already serves it.
	["/faq.html", "/faq", [], "/faq.html /faq;"],
	["/FAQ", "/faq", ["/FAQ /faq 301"], '"~^/FAQ$" /faq;'],
	["/a:b", "/faq", ["/a%3Ab /faq 301"], "/a:b /faq;"],
	['/a"{b};', "/faq", ["/a%22%7Bb%7D; /faq 301"], '"/a\\"{b};" /faq;'],
])(
	"a redirect from %s to %s is encoded for each host",
	(from, to, netlify, nginx) => {
		const [, ...files] = createHostFiles([{ from, to }]);
		const lines = netlify.map((line) => `${line}\n`).join("");
		expect(files.map(({ bytes }) => bytes)).toEqual([lines, `${nginx}\n`]);
	},
);
