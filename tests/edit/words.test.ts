import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setValue } from "kilde/tools";
import { expect, test } from "vitest";
import { listProblems } from "../../editor/problems/problems.ts";
import type { ValueAddress, YamlValue } from "../../editor/protocol.ts";
import {
	buildSmall,
	type Files,
	fixture,
	repository,
	sourcesWith,
} from "../support/check.ts";
import { textStrings } from "../support/engine.ts";
import { technical } from "../support/technical.ts";

// The editor's texts contain no technical terms for those who edit files. mistakes.txt has an edit for each kind of error.

type Mistake = {
	readonly line: string;
	readonly code: string;
	readonly file: string;
	/** The place of the value; undefined if the whole file is removed. */
	readonly path: ValueAddress["path"] | undefined;
	readonly value: YamlValue | undefined;
};

const lines = readText("tests/edit/mistakes.txt")
	.split("\n")
	.filter((line) => line !== "" && !line.startsWith("#"));
const mistakes = lines.filter((line) => !line.includes(": no edit: "));

function parseMistake(line: string): Mistake {
	const [, code = "", file = "", path, json, times] =
		/^([\w-]+): (\S+)(?: (?!removed)(\S+))? (?:removed|= (.+?)(?: × (\d+))?)$/.exec(
			line,
		) ?? [];
	const value = json === undefined ? undefined : JSON.parse(json);
	return {
		...{ line, code, file },
		path: path === "markdown" ? path : path?.split(".").map(toStep),
		value: times === undefined ? value : value.repeat(Number(times)),
	};
}

const toStep = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);

/** The buttons of the editor named in its messages. */
const buttons = [textStrings.fact, textStrings.picture].flatMap(
	({ da, en }) => [`med + ${da}`, `with + ${en}`],
);

const button = /\b(?:med|with) \+ \p{L}+/gu;

test("a mistake of each kind that the page allows is explained without technical terms", () => {
	const occurred = new Set(
		lines.filter((line) => !mistakes.includes(line)).map(getCode),
	);
	for (const mistake of mistakes.map(parseMistake)) {
		const { codes, texts } = explain(mistake);
		expect.soft(codes, mistake.line).toContain(mistake.code);
		for (const each of codes) occurred.add(each);
		const unclear = texts.filter((each) => technical.test(each));
		expect.soft(unclear, mistake.line).toEqual([]);
		const named = texts.flatMap((each) => each.match(button) ?? []);
		expect.soft(buttons).toEqual(expect.arrayContaining(named));
	}
	const known = [
		// Their sentences aren't in the catalogue.
		...["code-error", "open-question", "rule"],
		...listCodes("generator/messages/en.ts", /^\t"([\w-]+)\.[\w-]+": \{/gm),
		...readdirSync(join(repository, "site/lint")).flatMap((name) =>
			listCodes(`site/lint/${name}`, /\bcode: "([\w-]+)"/g),
		),
	];
	expect(known.length).toBeGreaterThan(40);
	expect([...occurred].sort()).toEqual([...new Set(known)].sort());
});

const getCode = (line: string) => line.replace(/:.*/, "");

function listCodes(path: string, code: RegExp): string[] {
	return [...readText(path).matchAll(code)].map(([, found = ""]) => found);
}

function readText(path: string): string {
	return readFileSync(join(repository, path), "utf8");
}

/** Returns the error codes of the small site after a mistake, and the editor's messages in both languages. */
function explain({ line, file, path, value }: Mistake) {
	const { value: site, diagnostics } = buildSmall(
		path ? { [file]: changeText(file, path, value) ?? line } : remove(file),
	);
	const texts = (["da", "en"] as const)
		.flatMap((language) => listProblems(diagnostics, site, language))
		.flatMap(({ message, hint, label = "" }) => [label, message, hint]);
	return { codes: diagnostics.map(({ code }) => code), texts };
}

/** Removes a file, or all files of a page. */
function remove(file: string): Files {
	const paths = sourcesWith({}).map(({ path }) => path.replace("content/", ""));
	const removed = paths.filter((path) => path.startsWith(file));
	return Object.fromEntries(removed.map((path) => [path, undefined]));
}

/** Changes a value in a file; undefined if the editor refuses. */
function changeText(
	file: string,
	path: ValueAddress["path"],
	value: YamlValue | undefined,
): string | undefined {
	return setValue(fixture(file), { file: `content/${file}`, path }, value);
}
