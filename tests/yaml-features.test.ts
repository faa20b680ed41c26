import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { read } from "../generator/read/index.ts";
import type { Source } from "../generator/types.ts";
import { site } from "../site/site.ts";
import {
	bundle,
	check,
	edit,
	type Files,
	repository,
	sourceOf,
	today,
} from "./support/check.ts";
import { dose } from "./support/dose.ts";

// What YAML can hold and the content never does. Each is reported at its place, and none of it reaches the
// code that walks through values.

const quotes = (sign: string) =>
	`error: A text that starts with ${sign} must be in quotes, or YAML reads it as something else.`;
const directive =
	"error: A text that starts with % must be in quotes, or YAML reads it as something else.";

describe("what YAML allows and the content doesn't", () => {
	const features: readonly (readonly [string, Files, ...string[]])[] = [
		[
			"an alias of a group",
			{ "redirects.yaml": "- &first { from: /a, to: / }\n- *first\n" },
			`redirects.yaml:1:3 ${quotes("&")}`,
			`redirects.yaml:2:3 ${quotes("*")}`,
		],
		[
			"an anchor on a group on the lines below",
			{ "redirects.yaml": "- &first\n  from: /a\n  to: /\n" },
			`redirects.yaml:1:3 ${quotes("&")}`,
		],
		[
			"a list within itself",
			{ "redirects.yaml": "&all\n- *all\n" },
			`redirects.yaml:1:1 ${quotes("&")}`,
			`redirects.yaml:2:3 ${quotes("*")}`,
		],
		[
			"a set",
			{ "facts/prices.yaml": "!!set\n? session-1h\n" },
			`facts/prices.yaml:1:1 ${quotes("!")}`,
		],
		[
			"an ordered map",
			{ "facts/prices.yaml": "!!omap\n- session-1h: 350\n" },
			`facts/prices.yaml:1:1 ${quotes("!")}`,
		],
		[
			"bytes",
			edit("business.yaml", "street: Åvej 7", "street: !!binary aGVq"),
			`business.yaml:15:11 ${quotes("!")}`,
		],
		[
			"a tag of one's own on a group",
			edit("facts/prices.yaml", "event: 420", "event: !kr { a: 1 }"),
			`facts/prices.yaml:4:8 ${quotes("!")}`,
		],
		[
			"an older YAML, where yes is true and a day is no text",
			{ "facts/prices.yaml": "%YAML 1.1\n---\nsession-1h: 350\n" },
			`facts/prices.yaml:1:1 ${directive}`,
		],
		[
			"a list for a name",
			edit("facts/prices.yaml", "event: 420", "? [event]\n: 420"),
			"facts/prices.yaml:4:3 error: This can't be read as YAML from here on.",
		],
		[
			"no name at all",
			edit("facts/prices.yaml", "event: 420", ": 420"),
			"facts/prices.yaml:4:1 error: There is no name before this colon.",
		],
		[
			"more after the end",
			edit("facts/prices.yaml", "event: 420", "...\nevent: 420"),
			"facts/prices.yaml:5:1 error: A line --- or ... ends what is above it, and nothing may follow.",
		],
	];
	for (const [title, files, ...told] of features)
		test(title, () => {
			check(files).reports(...told);
		});
});

const features = fc.constantFrom(
	"&a ",
	"*a",
	"*a ",
	"&a",
	"<<: *a",
	"<<: { a: 1 }",
	"&a &b ",
	"!a &a ",
	"!!set ",
	"!!omap ",
	"!!pairs ",
	"!!binary ",
	"!!null ",
	"!!map ",
	"! ",
	"!!timestamp 2026-01-01",
	"!<tag:x> ",
	"!e!x ",
	"!!merge <<",
	"!!str ",
	"? ",
	"? [a]\n: ",
	"? { a: 1 }\n: ",
	"? |\n  a\n: ",
	": ",
	"~: ",
	'"": ',
	"1: ",
	"null: ",
	"true: ",
	"1.5: ",
	"[a]: ",
	"{ a: b }: ",
	"*a : ",
	"---\n",
	"...\n",
	"--- &a\n",
	"--- !!set\n",
	"%YAML 1.1\n---\n",
	"%T\n",
	"[",
	"]",
	"{",
	"}",
	"- ",
	"|\n",
	">-\n",
	"\t",
	"\n",
	"\r\n",
	"\r",
	"\uFEFF",
	"__proto__: ",
	"constructor: ",
	"# a\n",
	"'",
	'"',
	", ",
	"? ",
	"[&a ".repeat(60),
	`${"[".repeat(30)}*a`,
	`${"{ a: ".repeat(45)}1`,
	`${"- ".repeat(50)}a`,
);

const { value: sources } = read(repository);
const content = sources.filter(({ path }) => /\.(yaml|md)$/.test(path));

test("features of YAML anywhere in the real content are reported with their places", () => {
	const memo = createMemo();
	const inserted = fc.array(
		fc.tuple(
			fc.nat({ max: 10_000 }),
			features,
			fc.constantFrom("word", "line", "sign"),
		),
		{ minLength: 1, maxLength: 4 },
	);
	fc.assert(
		fc.property(fc.constantFrom(...content), inserted, (source, features) => {
			const changed = features.reduce(
				(text, [share, feature, at]) => insert(text, share, feature, at),
				new TextDecoder().decode(source.bytes),
			);
			const edited = sources.map(
				(each): Source =>
					each === source ? sourceOf(source.path, changed) : each,
			);
			const { diagnostics } = compile(
				{ site, sources: edited, bundle, date: today },
				memo,
			);
			const lines = changed.split(/\r\n?|\n/);
			for (const { file, line, column } of diagnostics)
				if (file === source.path)
					expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
		}),
		{ seed: 7, numRuns: dose(20, 400) },
	);
}, 120_000);

/** Inserts a feature near a share of the text, in ten-thousandths: before a word, at a line's beginning, or right there. */
function insert(
	text: string,
	share: number,
	feature: string,
	at: string,
): string {
	// Most of an article is Markdown; YAML is what stands above it.
	const end = /\n---\n/.exec(text)?.index ?? text.length;
	const offset = Math.floor((share / 10_000) * end);
	const found =
		at === "sign" ? 0 : text.slice(offset).search(at === "word" ? /\b/ : /^/m);
	const place = offset + Math.max(0, found);
	return text.slice(0, place) + feature + text.slice(place);
}
