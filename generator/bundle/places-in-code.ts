import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileStart, type Place } from "../diagnostics/diagnostic.ts";
import { placeAt } from "../parse/decode.ts";

/** A file of a site's code, its path as messages have it, and its text with spaces for comments. */
export type CodeFile = { readonly file: string; readonly text: string };

/** Reads the modules of a site's folder. */
export function readCode(folder: string): CodeFile[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.[mc]?[jt]sx?$/.test(entry.name))
		.map(({ parentPath, name }) => {
			const path = join(parentPath, name);
			return {
				file: pathInMessages(folder, relative(folder, path)),
				text: withoutComments(readFileSync(path, "utf8")),
			};
		})
		.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The path of a file of a site's folder, as messages have it: site/views/home.tsx. */
export function pathInMessages(folder: string, path: string): string {
	return `${basename(folder)}/${path.replaceAll("\\", "/")}`;
}

/** The same text, with a space for each character of a comment; the // of an address is none. */
function withoutComments(text: string): string {
	return text.replace(/\/\*.*?\*\/|(?<![:"'`/])\/\/.*?$/gms, blank);
}

function blank(text: string): string {
	return text.replace(/[^\n]/g, " ");
}

/**
 * Finds where code names something, in quotes or as a key: in the file that has most of `among` too. If the name isn't
 * written anywhere, the place of what is nearest to it, and else the beginning of the definition. (What runs is a bundle,
 * which has no places.)
 */
export function placeInCode(
	name: string,
	among: readonly string[],
	modules: readonly CodeFile[],
): { readonly file: string; readonly place: Place } {
	const files = modules.map(({ file, text }) => ({
		file,
		// What a module imports is named elsewhere.
		text: text.replace(/^import\s[^;"']*/gm, blank),
	}));
	for (const wanted of [name, ...among]) {
		const found = files
			.filter(({ text }) => findName(wanted, text) !== undefined)
			.map(({ file, text }) => ({
				file,
				text,
				fits: among.filter((each) => findName(each, text) !== undefined).length,
			}))
			.sort((a, b) => b.fits - a.fits)
			.at(0);
		if (!found) continue;
		const { file, text } = found;
		const offset = findName(wanted, text) ?? 0;
		return { file, place: placeAt(text, offset, wanted.length) };
	}
	const [definition] = files.filter(({ file }) =>
		/^[^/]*\/site\.\w+$/.test(file),
	);
	return { file: definition?.file ?? "", place: fileStart };
}

/** The offset of a name in quotes, or else as a key. */
function findName(name: string, text: string): number | undefined {
	const offsets: number[] = [];
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
		offsets.push(at);
	const around = (at: number) =>
		[
			text[at - 1] ?? "",
			text.slice(at + name.length, at + name.length + 9),
		] as const;
	return (
		offsets.find((at) => {
			const [before, after] = around(at);
			return /["'`]/.test(before) && after.startsWith(before);
		}) ??
		offsets.find((at) => {
			const [before, after] = around(at);
			return /[\s{,]/.test(before) && /^\s*[:,}]/.test(after);
		})
	);
}
