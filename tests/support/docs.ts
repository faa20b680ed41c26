import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Runs the pages of docs/: the files to write and the commands to run, in order.

/** A code block of a page: the content of a file, a diff, or a command and its output. */
export type Step =
	| { readonly kind: "write"; readonly file: string; readonly text: string }
	| { readonly kind: "change"; readonly file: string; readonly text: string }
	| {
			readonly kind: "run";
			readonly argv: readonly string[];
			readonly prints: string;
	  };

/**
 * Parses the steps of a page. The line above each block ends with the name of its file, except for blocks that only
 * show something.
 */
export function parseSteps(page: string): Step[] {
	return [...page.matchAll(/^(.*)\n\n```(\w+)\n([\s\S]*?)^(?=```$)/gm)].flatMap(
		([, above = "", language, text = ""]): Step[] => {
			if (language === "sh") return [];
			const [, command, prints = ""] =
				/^\$ npx kilde (.*)\n([\s\S]*)/.exec(text) ?? [];
			if (command !== undefined)
				return [{ kind: "run", argv: command.split(" "), prints }];
			const [, file] = /`([^`]+)`:$/.exec(above) ?? [];
			if (file === undefined) throw new Error(`“${above}” names no file.`);
			const kind = language === "diff" ? "change" : "write";
			return [{ kind, file, text }];
		},
	);
}

/** Writes or patches a file of a project. */
export function applyStep(
	root: string,
	{ kind, file, text }: Exclude<Step, { kind: "run" }>,
): void {
	const path = join(root, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(
		path,
		kind === "write" ? text : changed(readFileSync(path, "utf8"), file, text),
	);
}

/** Applies a diff to a text, with “…” between hunks; the lines that it doesn't add must occur once. */
function changed(text: string, file: string, diff: string): string {
	return diff
		.trimEnd()
		.split("\n…\n")
		.reduce((before, part) => withPart(before, file, part), text);
}

function withPart(text: string, file: string, part: string): string {
	const lines = part.split("\n");
	const of = (sign: string) =>
		lines
			.filter((line) => line === "" || line[0] === " " || line[0] === sign)
			.map((line) => `${line.slice(1)}\n`)
			.join("");
	if (`\n${text}`.split(`\n${of("-")}`).length !== 2)
		throw new Error(`In ${file}, this does not stand once:\n${of("-")}`);
	return `\n${text}`.replace(`\n${of("-")}`, () => `\n${of("+")}`).slice(1);
}

/**
 * Returns whether a command printed what its page shows: “…” is the rest of a line, or any number of lines if alone on
 * its line; a space is a no-break space too, as in phone numbers.
 */
export function matchesOutput(prints: string, printed: string): boolean {
	const pattern = prints
		.trimEnd()
		.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")
		.replace(/(?<=^|\n)…(?=\n|$)/g, "[\\s\\S]*")
		.replaceAll("…", ".*");
	return RegExp(`^${pattern}$`).test(
		printed.trimEnd().replaceAll("\u00a0", " "),
	);
}
