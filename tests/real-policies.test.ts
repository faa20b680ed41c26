import { expect, test } from "vitest";
import { readContent } from "./support/content.ts";
import { hashContents, parsePolicy, readPolicy } from "./support/policy.ts";
import { getRealText, realDocuments } from "./support/real-site.ts";

// The content security policies of all pages of the real site.

test("every page has a policy right after its encoding that allows exactly its inline code, by hash", () => {
	for (const [path, html] of realDocuments) {
		expect
			.soft(html, path)
			.toMatch(
				/<head>\s*<meta charset="utf-8"\/?>\s*<meta http-equiv="Content-Security-Policy"/i,
			);
		const allowed = parsePolicy(html);
		const listHashes = (directive: string) =>
			(allowed.get(directive) ?? []).filter((each) => each.includes("sha256"));
		expect
			.soft(listHashes("script-src").sort(), path)
			.toEqual(
				hashContents(
					html,
					/<script(?: type="speculationrules")?>(.*?)<\/script>/gs,
				).sort(),
			);
		expect
			.soft(listHashes("style-src"), path)
			.toEqual(hashContents(html, /<style>(.*?)<\/style>/gs));
		expect.soft(allowed.get("default-src"), path).toEqual(["'none'"]);
		expect.soft(readPolicy(html), path).not.toMatch(/unsafe|\*|data:|http:/);
		// Hashes can't allow code in attributes.
		expect.soft(html, path).not.toMatch(/<[^>]+\s(style|on\w+)="/);
		expect.soft(html, path).not.toContain('="javascript:');
	}
});

test("only pages with a video or a booking widget allow other origins, and only the latter do without Trusted Types", () => {
	const { provider } = readContent<{
		provider: { script: string; page: string };
	}>("booking.yaml");
	const about = readContent<{ video: { url: string } }>("pages/about-ees.yaml");
	const listOrigins = (html: string) => [
		...new Set(readPolicy(html).match(/https:[^\s;]+/g)),
	];
	const allowing = realDocuments.filter(
		([, html]) => listOrigins(html).length > 0,
	);
	expect(allowing).toEqual(
		realDocuments.filter(([, html]) =>
			/data-island="Video|data-widgets=/.test(html),
		),
	);
	const [script, page] = [provider.script, provider.page].map(
		(url) => new URL(url).origin,
	);
	expect(listOrigins(getRealText("/book")).sort()).toEqual(
		[...new Set([script, page])].sort(),
	);
	const technology = parsePolicy(getRealText("/about-ees"));
	expect(technology.get("frame-src")).toEqual([
		new URL(about.video.url).origin,
	]);
	expect(technology.get("script-src")?.join()).not.toContain("https:");
	const trusting = realDocuments.filter(
		([, html]) => !readPolicy(html).includes("require-trusted-types"),
	);
	expect(trusting.map(([path]) => path).sort()).toEqual([
		"book.html",
		"en/book.html",
	]);
});
