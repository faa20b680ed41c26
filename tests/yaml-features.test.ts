import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { readSources } from "../generator/read/index.ts";
import type { Source } from "../generator/types.ts";
import { bundle, createSource, repository, today } from "./support/check.ts";
import { dose } from "./support/dose.ts";
import { site } from "./support/site.ts";

// Features of YAML that content doesn't use: mistakes/yaml.txt lists the report for each. None of them reaches the code
// that traverses values.

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

const { value: sources } = readSources(repository);
const content = sources.filter(({ path }) => /\.(yaml|md)$/.test(path));

test("features of YAML anywhere in the real content are reported with their locations", () => {
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
					each === source ? createSource(source.path, changed) : each,
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

/**
 * Inserts a feature at a relative position of the text, in ten-thousandths: before a word, at the beginning of a line,
 * or exactly there.
 */
function insert(
	text: string,
	share: number,
	feature: string,
	at: string,
): string {
	// Most of an article is Markdown, preceded by YAML.
	const end = /\n---\n/.exec(text)?.index ?? text.length;
	const offset = Math.floor((share / 10_000) * end);
	const found =
		at === "sign" ? 0 : text.slice(offset).search(at === "word" ? /\b/ : /^/m);
	const place = offset + Math.max(0, found);
	return text.slice(0, place) + feature + text.slice(place);
}
