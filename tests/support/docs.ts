import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

// The pages of docs/, as programs: what each says to write and to run, in its order.

/** A block of code of a page: what a file holds, how it changes, or a command and what it prints. */
export type Step =
	| { readonly kind: "write"; readonly file: string; readonly text: string }
	| { readonly kind: "change"; readonly file: string; readonly text: string }
	| {
			readonly kind: "run";
			readonly argv: readonly string[];
			readonly prints: string;
	  };

/** Returns the steps of a page. Each block names its file at the end of the line above it, but those that only show something. */
export function stepsOf(page: string): Step[] {
	return [...page.matchAll(/^(.*)\n\n```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(
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

/** Writes or changes a file of a project, as a step says. */
export function take(
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

/** A text with the changes of a diff, parts of which have “…” between them; the lines that it doesn't add stand there once. */
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

/** Whether a command printed what its page shows: “…” is the rest of a line, and alone on a line any number of lines. */
export function isShown(prints: string, printed: string): boolean {
	const pattern = prints
		.trimEnd()
		.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")
		.replace(/(?<=^|\n)…(?=\n|$)/g, "[\\s\\S]*")
		.replaceAll("…", ".*");
	return RegExp(`^${pattern}$`).test(printed.trimEnd());
}
