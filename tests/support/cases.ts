import { readdirSync, readFileSync } from "node:fs";
import { type Files, fixture, replaceOnce } from "./check.ts";

// Cases in text files, in tests/cases/. Empty lines separate cases; a block that starts with “# ” is a comment.
//
//     The title: the rule, as a sentence
//     date: 2026-07-01
//     business.yaml: `town: Kildeby` → `town:`
//     business.yaml:17:8 error invalid-field.value name=town value={"id":"value.nothing"}
//       fix: the suggested texts, where they matter; or “hint:” and the values of the hint
//     /book shows: the visible text of a page, without tags … where three dots stand for any text
//     /book lacks: the same
//     /feed.xml contains: the source of a page or another file of the site, with tags
//     /feed.xml omits: the same
//     everywhere: old text → new text | old text → new text
//     --- the label of another example of the rule, if it needs one
//
// A change replaces a string that occurs once, gives the whole text of a file (FILE: `text`, or `text` × 100, or
// “FILE:” and the lines below it after “| ”), copies a file of the small site (FILE: as FILE) or removes one
// (FILE: removed). \n, \t and \uXXXX between backticks are escapes. The lines with a place are all diagnostics; a case
// with neither these nor lines of pages says “no problems”.
//
// “everywhere” lists the only differences between all pages and files before and after the change; an underscore is a
// no-break space.

/** What a line expects of a file of the site. */
export type PageExpectation = {
	readonly path: string;
	readonly verb: "shows" | "lacks" | "contains" | "omits";
	readonly text: string;
};

/** A case: the changes of the small site, the date of the build, and the expected result. */
export type Case = {
	readonly title: string;
	readonly date: string | undefined;
	readonly files: Files;
	/** All diagnostics by their lines, each optionally with its fixes or the values of its hint on a second line. */
	readonly diagnostics: readonly string[];
	readonly pages: readonly PageExpectation[];
	/** The replacements that the changes cause in the whole site. */
	readonly everywhere: readonly (readonly [from: string, to: string])[];
};

/** Parses all cases of a folder below tests/, by file. */
export function parseCases(folder: string): { name: string; cases: Case[] }[] {
	const url = new URL(`../${folder}/`, import.meta.url);
	return readdirSync(url).map((name) => ({
		name: name.replace(".txt", ""),
		cases: readFileSync(new URL(name, url), "utf8")
			.trim()
			.split(/\n{2,}/)
			.filter((block) => !block.startsWith("# "))
			.flatMap(parseBlock),
	}));
}

/** Parses a block: the examples of a rule. */
function parseBlock(block: string): Case[] {
	// A text on the lines below the name of its file becomes one line.
	const [title = "", ...lines] = block
		.replace(
			/:((?:\n\|.*)+)/g,
			(_, text: string) =>
				`: \`${escapeText(text.replace(/\n\| ?/g, "\n").slice(1))}\\n\``,
		)
		.split("\n");
	const starts = lines.flatMap((line, index) =>
		line.startsWith("---") ? [index] : [],
	);
	const examples = starts[0] === 0 ? starts : [-1, ...starts];
	return examples.map((start, index) => {
		const label = (lines[start] ?? "").slice("--- ".length);
		const number = examples.length > 1 ? `example ${index + 1}` : "";
		return parseCase(
			[title, label || number].filter(Boolean).join(": "),
			lines.slice(start + 1, examples[index + 1]),
		);
	});
}

function parseCase(title: string, lines: readonly string[]): Case {
	let files: Files = {};
	let date: string | undefined;
	const diagnostics: string[] = [];
	const pages: PageExpectation[] = [];
	const everywhere: [string, string][] = [];
	for (const line of lines) {
		const page = /^(\/\S*) (shows|lacks|contains|omits): (.*)$/.exec(line);
		if (line.startsWith("date: ")) date = line.slice("date: ".length);
		else if (/^[^`]+?:\d+:\d+ (?:error|warning) /.test(line))
			diagnostics.push(line);
		else if (/^ {2}(?:fix|hint): /.test(line))
			diagnostics.push(`${diagnostics.pop()}\n${line}`);
		else if (page) {
			const [, path = "", verb = "", text = ""] = page;
			pages.push({ path, verb: verb as PageExpectation["verb"], text });
		} else if (line.startsWith("everywhere: "))
			everywhere.push(...parsePairs(line.slice("everywhere: ".length)));
		else if (line !== "no problems") files = applyChange(files, line, title);
	}
	const isVoid = diagnostics.length + pages.length + everywhere.length === 0;
	if (isVoid !== lines.includes("no problems"))
		throw new Error(`${title}: expects nothing, or both problems and none.`);
	return { title, date, files, diagnostics, pages, everywhere };
}

function parsePairs(text: string): [string, string][] {
	return text
		.replaceAll("_", "\u00A0")
		.split(" | ")
		.map((pair) => {
			const [from = "", to = ""] = pair.split(" → ");
			return [from, to];
		});
}

/** Applies a line with a change to the files changed before it. */
function applyChange(files: Files, line: string, title: string): Files {
	const [, name = "", change = ""] = /^([^:]+): (.*)$/.exec(line) ?? [];
	const parts = /^`(.*?)`(?: → `(.*?)`| × (\d+))?$/.exec(change);
	if (!parts) {
		if (change === "removed") return { ...files, [name]: undefined };
		if (change.startsWith("as "))
			return { ...files, [name]: fixture(change.slice(3)) };
		throw new Error(`${title}: this is no change: ${line}`);
	}
	const [, text = "", instead, times = "1"] = parts;
	const before = files[name] ?? "";
	return {
		...files,
		[name]:
			instead === undefined
				? unescapeText(text).repeat(Number(times))
				: replaceOnce(
						name,
						typeof before === "string" && before ? before : fixture(name),
						unescapeText(text),
						unescapeText(instead),
					),
	};
}

function escapeText(text: string): string {
	return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

/** Decodes \n, \t and \uXXXX in a text; `\\` is a backslash. */
export function unescapeText(text: string): string {
	return text.replace(/\\(?:u([\dA-F]{4})|(.))/g, (_, code, character) =>
		code
			? String.fromCharCode(Number.parseInt(code, 16))
			: ({ n: "\n", t: "\t" }[String(character)] ?? character),
	);
}
