import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
	createHostFiles,
	isHiddenFromVisitors,
} from "../generator/host/files.ts";
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
import { toPageAddress } from "../generator/text/url.ts";
import { check, edit, repository } from "./support/check.ts";
import { readContent } from "./support/content.ts";
import { realFiles } from "./support/real-site.ts";

// The permissions that the real site gives to browsers, and their form for each host.

const files = realFiles;
const booking = readContent<{ provider: { script: string; page: string } }>(
	"booking.yaml",
);
const about = readContent<{ video: { url: string } }>("pages/about-ees.yaml");

function originOf(url: string): string {
	return new URL(url).origin;
}

const documents = [...files].filter(([path]) => path.endsWith(".html"));

function readText(path: string): string {
	return files.get(path) ?? "";
}

/** Returns the policy in a page's meta element. */
function parsePolicy(html: string): string {
	const [, written = ""] =
		/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ??
		[];
	return written.replaceAll("&#x27;", "'").replaceAll("&#x3D;", "=");
}

/** Parses a policy into its directives and their sources. */
function parseDirectives(policy: string): Map<string, string[]> {
	return new Map(
		policy.split(";").map((each) => {
			const [name = "", ...sources] = each.split(" ");
			return [name, sources];
		}),
	);
}

function hashContents(html: string, element: RegExp): string[] {
	return [...html.matchAll(element)].map(
		([, code = ""]) =>
			`'sha256-${createHash("sha256").update(code).digest("base64")}'`,
	);
}

describe.each(documents)("%s", (_, html) => {
	const allowed = parseDirectives(parsePolicy(html));

	test("has one policy, directly after its encoding", () => {
		expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
		expect(html).toMatch(
			/<head>\s*<meta charset="utf-8"\/?>\s*<meta http-equiv="Content-Security-Policy"/i,
		);
	});

	test("allows exactly the scripts and styles in it by their hashes", () => {
		const scripts = hashContents(
			html,
			/<script(?: type="speculationrules")?>(.*?)<\/script>/gs,
		);
		const styles = hashContents(html, /<style>(.*?)<\/style>/gs);
		const named = (directive: string) =>
			(allowed.get(directive) ?? []).filter((each) => each.includes("sha256"));
		expect(named("script-src").sort()).toEqual(scripts.sort());
		expect(named("style-src")).toEqual(styles);
	});

	test("allows nothing by wildcard or scheme", () => {
		expect(allowed.get("default-src")).toEqual(["'none'"]);
		expect(allowed.get("base-uri")).toEqual(["'none'"]);
		expect(parsePolicy(html)).not.toMatch(/unsafe|\*|data:|http:/);
	});

	test("has no code or style in attributes, which hashes can't allow", () => {
		expect(html).not.toMatch(/<[^>]+\s(style|on\w+)="/);
		expect(html).not.toMatch(/(href|src)="javascript:/);
	});
});

describe("third-party origins", () => {
	/** Lists the third-party origins that a page may contact. */
	function others(path: string): Set<string> {
		return new Set(parsePolicy(readText(path)).match(/https:[^\s;]+/g));
	}

	test("are allowed only on pages whose content needs them", () => {
		const needing = documents.filter(([, html]) =>
			/data-island="Video|data-widgets=/.test(html),
		);
		const turning = documents.filter(([path]) => others(path).size > 0);
		expect(turning.map(([path]) => path)).toEqual(
			needing.map(([path]) => path),
		);
		expect(turning.map(([path]) => path)).toContain("book.html");
	});

	test("include the booking provider's on the booking page", () => {
		expect(others("book.html")).toEqual(
			new Set([booking.provider.script, booking.provider.page].map(originOf)),
		);
	});

	test("can be added in the content", () => {
		const host = check(
			edit(
				"booking.yaml",
				"provider:\n",
				"provider:\n  hosts: [https://api.bookings.example/v1]\n",
			),
		);
		expect(parsePolicy(host.text("book.html"))).toMatch(
			/connect-src 'self'[^;]* https:\/\/api\.bookings\.example[;\s]/,
		);
	});

	test("of a video are allowed only as a frame", () => {
		const allowed = parseDirectives(parsePolicy(readText("about-ees.html")));
		expect(allowed.get("frame-src")).toEqual([originOf(about.video.url)]);
		expect(allowed.get("script-src")?.join()).not.toContain("https:");
	});

	test("require third-party code, so that only pages without them enforce Trusted Types", () => {
		const trusting = documents
			.filter(
				([, html]) => !parsePolicy(html).includes("require-trusted-types"),
			)
			.map(([path]) => path);
		expect(trusting.sort()).toEqual(["book.html", "en/book.html"]);
	});
});

describe("the policy of a page's needs", () => {
	const code = { prefetch: "{}", css: "", client: "", start: {} };
	const nothing = createPagePolicy(getPageFeatures("/", {}, {}), code);

	/** Returns what the policy of a page with these needs allows in addition to the default. */
	function getAdditions(needs: PageNeeds) {
		const policy = createPagePolicy(getPageFeatures("/", needs, {}), code);
		const changed = Object.entries(policy).flatMap(([directive, sources]) => {
			const known = nothing[directive] ?? [];
			const more = sources.filter((each) => !known.includes(each));
			return more.length > 0 ? [[directive, more.join(" ")]] : [];
		});
		const lost = Object.keys(nothing).filter((each) => !(each in policy));
		return { ...Object.fromEntries(changed), lost };
	}

	test.each<readonly [PageNeeds, object]>([
		[{ forms: ["self"] }, { "form-action": "'self'" }],
		[
			{ forms: ["https://forms.example/send?to=us"] },
			{ "form-action": "https://forms.example" },
		],
		[
			{ frames: ["https://maps.example"] },
			{ "frame-src": "https://maps.example" },
		],
		[
			{ images: ["https://tiles.example"] },
			{ "img-src": "https://tiles.example" },
		],
		[
			{ requests: ["https://api.example"] },
			{ "connect-src": "https://api.example" },
		],
		[
			{ media: ["self", "https://films.example"] },
			{ "media-src": "'self' https://films.example" },
		],
	])("allows exactly these sources: %o", (needs, expected) => {
		expect(getAdditions(needs)).toEqual({ ...expected, lost: [] });
	});

	test("has a rule for each focal point of a picture, and none for other fields named focus", () => {
		const picture = { src: "/media/a.jpg", focus: "40 60" };
		const content = {
			hero: { picture, again: picture },
			focus: "strategy",
			course: { focus: "10 20" },
			odd: { src: "/media/b.jpg", focus: '0 0"]{}' },
		};
		expect(getPageFeatures("/", {}, content).focuses).toEqual(["40 60"]);
	});

	test("drops Trusted Types only for third-party scripts", () => {
		const { lost, ...allowed } = getAdditions({
			scripts: ["https://widget.example/v1.js"],
		});
		expect(new Set(Object.values(allowed))).toEqual(
			new Set(["https://widget.example"]),
		);
		expect(lost).toEqual(["require-trusted-types-for", "trusted-types"]);
	});

	test.each([
		"http://maps.example",
		"maps.example",
		"data:",
		"'unsafe-inline'",
		"",
	])("rejects the source “%s”", (address) => {
		expect(() => getPageFeatures("/map", { frames: [address] }, {})).toThrow(
			`The page /map needs “${address}” among its frames`,
		);
	});
});

describe("_headers", () => {
	const rules = new Map(
		readText("_headers")
			.trim()
			.split("\n\n")
			.map((rule) => {
				const [pattern = "", ...lines] = rule.split("\n");
				return [pattern, lines.map((line) => line.trim().split(/: (.*)/))];
			}),
	);

	/** Applies the rules to a URL as Cloudflare and Netlify do. */
	function getSentHeaders(path: string): ResponseHeaders {
		const fitting = [...rules].filter(([pattern]) =>
			pattern.endsWith("*")
				? path.startsWith(pattern.slice(0, -1))
				: path === pattern,
		);
		const lines = fitting.flatMap(([, headers]) => headers);
		const names = lines.map(([name]) => name);
		expect(names, path).toEqual([...new Set(names)]);
		return Object.fromEntries(lines);
	}

	test("is the same for every site", () => {
		const [headers] = createHostFiles([]);
		expect(readText("_headers")).toBe(headers?.bytes);
		expect(readText("_headers").split("\n").length).toBeLessThan(25);
	});

	test("gives every file its headers, each once", () => {
		for (const path of [...files.keys()].filter(
			(each) => !isHiddenFromVisitors(each),
		))
			expect(getSentHeaders(toPageAddress(path))).toEqual(
				getHeaders(toPageAddress(path)),
			);
	});

	test("protects pages, but lets them open the windows that widgets need", () => {
		expect(getSentHeaders("/book")).toEqual({
			"Strict-Transport-Security": "max-age=63072000",
			"X-Content-Type-Options": "nosniff",
			"X-Frame-Options": "DENY",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
			"Permissions-Policy": expect.stringContaining("camera=()"),
		});
	});

	test("sandboxes SVGs", () => {
		for (const path of ["/media/map.svg", "/favicon.svg"])
			expect(getSentHeaders(path)["Content-Security-Policy"]).toMatch(
				/^default-src 'none'; .*; sandbox$/,
			);
	});
});

test.each(["nginx", "caddyfile"])(
	"the configuration of %s in docs/host.md has these headers",
	(language) => {
		const page = readFileSync(join(repository, "docs/host.md"), "utf8");
		const [, block = ""] =
			new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page) ?? [];
		for (const headers of Object.values(headerRules))
			for (const [name, value] of Object.entries(headers)) {
				expect(block).toContain(name);
				expect(block).toContain(value);
			}
	},
);

test("_redirects lists every old address in the syntax of Netlify and Cloudflare, redirects.map in that of nginx", () => {
	const redirects =
		readContent<{ from: string; to: string }[]>("redirects.yaml");
	const lines = redirects.flatMap(({ from, to }) => [
		`${from} ${to} 301!`,
		`${from} ${to} 301`,
	]);
	expect(lines).toContain("/benefits /about-session 301");
	expect(readText("_redirects").trim().split("\n")).toEqual(lines);
	expect(readText("redirects.map")).toBe(
		redirects.map(({ from, to }) => `${from} ${to};\n`).join(""),
	);
});

test("only files with a digest in their names are cached permanently", () => {
	const kept = [...files.keys()].filter((path) =>
		getHeaders(`/${path}`)["Cache-Control"]?.includes("immutable"),
	);
	expect(kept.length).toBeGreaterThan(20);
	for (const path of kept)
		expect(path).toMatch(/^(assets|media)\/[\w-]+\.[0-9A-Za-z]{8}\.\w+$/);
});

test.each(["github-pages", "netlify", "cloudflare"])(
	"the workflow that deploys to %s builds nothing while a sample is left",
	(host) => {
		const workflow = readFileSync(
			join(repository, `.github/workflows/deploy-${host}.yml`),
			"utf8",
		);
		const [, ...commands] = workflow.split("kilde.cjs ");
		expect(commands.map((each) => each.split("\n")[0])).toEqual([
			"check --launch",
			"build --launch",
		]);
	},
);

test.each([
	["/old", "/faq", "/old /faq 301!\n/old /faq 301\n", "/old /faq;\n"],
	[
		"/Om-os.aspx",
		"/about#us",
		"/Om-os.aspx /about#us 301!\n/Om-os.aspx /about#us 301\n",
		'"~^/Om-os\\\\.aspx$" /about#us;\n',
	],
	[
		"/%C3%A5bent",
		"/hours",
		"/%C3%A5bent /hours 301!\n/%C3%A5bent /hours 301\n",
		'"/åbent" /hours;\n',
	],
	[
		"/åbent i dag",
		"https://example.org/å?a=$b",
		"/%C3%A5bent%20i%20dag https://example.org/%C3%A5?a=$b 301!\n/%C3%A5bent%20i%20dag https://example.org/%C3%A5?a=$b 301\n",
		'"/åbent i dag" "https://example.org/%C3%A5?a=%24b";\n',
	],
	// Netlify would redirect this path to itself, or already serves it.
	["/faq.html", "/faq", "", "/faq.html /faq;\n"],
	["/FAQ", "/faq", "/FAQ /faq 301\n", '"~^/FAQ$" /faq;\n'],
	["/a:b", "/faq", "/a%3Ab /faq 301\n", "/a:b /faq;\n"],
	['/a"{b};', "/faq", "/a%22%7Bb%7D; /faq 301\n", '"/a\\"{b};" /faq;\n'],
])(
	"a redirect from %s to %s is encoded for each host",
	(from, to, netlify, nginx) => {
		const [, ...files] = createHostFiles([{ from, to }]);
		expect(files.map(({ bytes }) => bytes)).toEqual([netlify, nginx]);
	},
);
