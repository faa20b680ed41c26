import { expect, test } from "vitest";
import { createDiffAnswer } from "../generator/commands/diff.ts";
import {
	buildWith,
	edit,
	type Files,
	memo,
	sourcesWith,
} from "./support/check.ts";

function runDiff(
	files: Files,
	format: "text" | "markdown" | "json" = "text",
	before = sourcesWith({}),
) {
	const after = buildWith(files, memo);
	return createDiffAnswer({ since: "main", format }, before, after, memo);
}

test("shows a price as one change in both languages, with the values computed from it", () => {
	const { out, code } = runDiff(
		edit("facts/prices.yaml", "session-2h: 500", "session-2h: 520"),
	);
	expect(code).toBe(0);
	expect(out).toContain("Changes for visitors since main:");
	expect(out).toMatch(
		/ {2}\[500\u00A0kr\. → 520\u00A0kr\.\] \/ \[DKK\u00A0500 → DKK\u00A0520\] \(price\.session-2h\)\n {4}In \d+ places on \d+ pages, in Danish and English/,
	);
	expect(out).toContain("(price.new-customer.session-2h)");
});

test("shows a changed text once, with its context, and says so if nothing changed", () => {
	const { out } = runDiff(
		edit("events/evening.da.md", "Vi mødes ved åen", "Vi ses ved åen"),
	);
	expect(out).toContain("/events, text: Vi [mødes → ses] ved åen. Det");
	expect(String(out).match(/mødes/g)).toHaveLength(1);
	expect(runDiff({}).out).toBe("No changes for visitors since main.\n");
});

test("warns of a removed page without a redirect, and lists redirects apart from pages", () => {
	const without = {
		"news/summer.da.md": undefined,
		"news/summer.en.md": undefined,
	};
	const { out } = runDiff(without);
	expect(out).toMatch(
		/\nPages\n {2}\[− \/news\/[^\]]+\]\n {4}Links to its old address will break\./,
	);
	const redirects =
		"- { from: /testimonials, to: /faq }\n- { from: /news/sommertilbud, to: /news }\n";
	const redirected = runDiff({ ...without, "redirects.yaml": redirects });
	expect(String(redirected.out).match(/will break/g)).toHaveLength(1);
	expect(redirected.out).toContain(
		"\nRedirects\n  [+ /news/sommertilbud → /news]",
	);
});

test("escapes content in Markdown, and prints JSON for machines", () => {
	const asked = edit("faq.yaml", "Hvad koster det?", "Hvad koster <b>det");
	const { out } = runDiff(asked, "markdown");
	expect(out).toMatch(/^## Changes for visitors since main\n/);
	expect(out).toContain("~~det?~~ → **\\<b\\>det**");
	const price = edit("facts/prices.yaml", "event: 420", "event: 430");
	expect(JSON.parse(String(runDiff(price, "json").out))).toMatchObject({
		...{ added: [], removed: [] },
		groups: expect.arrayContaining([
			expect.objectContaining({ facts: ["price.event"] }),
		]),
	});
});

test("names a file that changed only for machines", () => {
	const { out } = runDiff(
		edit("news/summer.da.md", "[Book](/book) nu.", "[Book](/book) i dag."),
	);
	expect(out).toMatch(
		/\nFor search engines, feed readers and scripts only\n {2}\/feed\.xml\n/,
	);
});

test("reports old content that current rules reject", () => {
	const old = edit("facts/prices.yaml", "event: 420", "event: cheap");
	const { code, err } = runDiff({}, "text", sourcesWith(old));
	expect(code).toBe(1);
	expect(err).toMatch(/^The content at main can't be compared: .*prices\.yaml/);
});
