import { readdirSync, readFileSync } from "node:fs";
import { edit, type Files, fixture } from "./check.ts";

// Cases in text files, in tests/mistakes/: a file has groups, a group has cases, separated by empty lines.
//
//     # the name of a group
//
//     the title of a case
//     business.yaml: `town: Kildeby` → `town:`
//     business.yaml:17:8 error: town is empty; it must be some text.
//       the hint, if it matters here
//     da: Feltet town har intet indhold; der skal stå en tekst.
//
// A change replaces a string that occurs once, gives the whole text of a file (FILE: `text`, or `text` × 100), copies
// a file of the small site (FILE: as FILE) or removes one (FILE: removed). \n, \t and \uXXXX between backticks are
// escapes. The lines below are all diagnostics.

/** A case: the changes of the small site, and all diagnostics as passed to `reports` of check.ts. */
export type Case = {
	readonly group: string;
	readonly title: string;
	readonly files: Files;
	readonly told: readonly string[];
	/** The diagnostics in Danish; empty if the case has none. */
	readonly danish: readonly string[];
};

/** Parses all cases of a folder below tests/. */
export function parseCases(folder: string): Case[] {
	const url = new URL(`../${folder}/`, import.meta.url);
	return readdirSync(url).flatMap((name) => {
		let group = name;
		const blocks = readFileSync(new URL(name, url), "utf8")
			.trim()
			.split("\n\n");
		return blocks.flatMap((block) => {
			if (!block.startsWith("# ")) return caseOf(group, block);
			group = block.slice(2);
			return [];
		});
	});
}

const place = /^[^`]+?:\d+:\d+ (?:error|warning): /;

function caseOf(group: string, block: string): Case {
	const [title = "", ...lines] = block.split("\n");
	const start = lines.findIndex((line) => place.test(line));
	if (start < 1) throw new Error(`${title}: nothing is changed or reported.`);
	const told: string[] = [];
	const danish: string[] = [];
	let list = told;
	for (const line of lines.slice(start)) {
		const [where = ""] = place.exec(told.at(-1) ?? "") ?? [];
		list = line.startsWith("da: ") ? danish : place.test(line) ? told : list;
		if (line.startsWith("  ")) list.push(`${list.pop()}\n${line}`);
		else list.push(line.replace(/^da: /, where));
	}
	const files = Object.assign({}, ...lines.slice(0, start).map(parseChange));
	return { group, title, files, told, danish };
}

/** Parses a line with a change. */
export function parseChange(line: string): Files {
	const [, name = "", change = ""] = /^([^:]+): (.*)$/.exec(line) ?? [];
	const parts = /^`(.*?)`(?: → `(.*?)`| × (\d+))?$/.exec(change);
	if (!parts) {
		if (change === "removed") return { [name]: undefined };
		if (change.startsWith("as ")) return { [name]: fixture(change.slice(3)) };
		throw new Error(`This is no change: ${line}`);
	}
	const [, text = "", instead, times = "1"] = parts;
	return instead === undefined
		? { [name]: unescaped(text).repeat(Number(times)) }
		: edit(name, unescaped(text), unescaped(instead));
}

/** Decodes \n, \t and \uXXXX in a text; `\\` is a backslash. */
function unescaped(text: string): string {
	return text.replace(/\\(?:u([\dA-F]{4})|(.))/g, (_, code, sign) =>
		code
			? String.fromCharCode(Number.parseInt(code, 16))
			: ({ n: "\n", t: "\t" }[String(sign)] ?? sign),
	);
}
