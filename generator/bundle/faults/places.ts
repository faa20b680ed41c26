import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, posix, relative } from "node:path";
import {
	type Diagnostic,
	fileStart,
	type Place,
} from "../../diagnostics/diagnostic.ts";
import { placeAt } from "../../parse/decode.ts";

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

/** The path of a file of a site's folder, as messages have it: site/views/home.tsx; of one outside of it, from the project. */
export function pathInMessages(folder: string, path: string): string {
	return posix.join(basename(folder), path.replaceAll("\\", "/"));
}

/** The same text, with a space for each character of a comment; the // of an address is none. */
function withoutComments(text: string): string {
	return text.replace(/\/\*.*?\*\/|(?<![:"'`/])\/\/.*?$/gms, blank);
}

function blank(text: string): string {
	return text.replace(/[^\n]/g, " ");
}

/**
 * Finds the place where code names something, in quotes or as a key: in the file that also has most of `among`, and as the
 * value of the property `key` if it has one. If the name isn't written anywhere, returns the place of the most similar name,
 * otherwise the beginning of the definition. (What runs is a bundle, which has no places.)
 */
export function placeInCode(
	name: string,
	among: readonly string[],
	modules: readonly CodeFile[],
	key?: string,
): { readonly file: string; readonly place: Place } {
	const files = modules.map(({ file, text }) => ({
		file,
		// An imported name is defined in another module.
		text: text.replace(/^import\s[^;"']*/gm, blank),
	}));
	const fitOf = ({ text }: CodeFile) =>
		among.filter((each) => findName(each, text) !== undefined).length;
	const ways = [
		...(key === undefined ? [] : [{ wanted: name, key }]),
		...[name, ...among].map((wanted) => ({ wanted, key: undefined })),
	];
	for (const { wanted, key: before } of ways) {
		const [found] = files
			.filter(({ text }) => findName(wanted, text, before) !== undefined)
			.sort((a, b) => fitOf(b) - fitOf(a));
		if (!found) continue;
		const { file, text } = found;
		const offset = findName(wanted, text, before) ?? 0;
		return { file, place: placeAt(text, offset, wanted.length) };
	}
	const [definition] = files.filter(({ file }) =>
		/^[^/]*\/site\.\w+$/.test(file),
	);
	return { file: definition?.file ?? "", place: fileStart };
}

/** The offset of a name in quotes, or else as a key; that of an element, a call, a key or an attribute with its sign; with `before`, of one that is the value of this property. */
function findName(
	name: string,
	text: string,
	before?: string,
): number | undefined {
	const written = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
	// An element, as </head>, a call, as viewPage(, a key, as price:, and an attribute, as style=, stand for themselves.
	if (/^<|[(:=]$/.test(name))
		return RegExp(`(?<!\\w)${written}`).exec(text)?.index;
	const property = before === undefined ? "" : `\\b${before}:\\s*`;
	const quoted = RegExp(`(?<=${property}(["'\`]))${written}(?=\\1)`).exec(text);
	if (before !== undefined) return quoted?.index;
	const key = RegExp(`(?<=[\\s{,])${written}(?=\\s*[:,}])`);
	return (quoted ?? key.exec(text))?.index;
}

const isCode = /\.(?:[mc]?[jt]sx?|css)$/;

/** The same problems, those of a site's code with their lines. */
export function withLines(
	diagnostics: readonly Diagnostic[],
	folder: string,
): Diagnostic[] {
	const home = pathInMessages(folder, "/");
	const lines = new Map<string, readonly string[]>();
	return diagnostics.map((each) => {
		const path = join(folder, "..", each.file);
		const isOfCode = each.file.startsWith(home) || isCode.test(each.file);
		if (!isOfCode || !existsSync(path)) return each;
		const known = lines.get(path) ?? readFileSync(path, "utf8").split(/\r?\n/);
		lines.set(path, known);
		return { ...each, written: known[each.line - 1] ?? "" };
	});
}

/** A fact that a text in the code cites, and where. */
export type CodeCitation = {
	readonly fact: string;
	readonly file: string;
	readonly place: Place;
};

/** The facts that texts in the code cite; a name in capitals stands for any. */
export function citationsIn(files: readonly CodeFile[]): CodeCitation[] {
	return files.flatMap(({ file, text }) =>
		[...text.matchAll(/\{\{([a-z][\w-]*(?:\.[\w-]+)+)\}\}/g)]
			.filter(([, fact = ""]) => fact === fact.toLowerCase())
			.map(({ 0: written, 1: fact = "", index }) => ({
				fact,
				file,
				place: placeAt(text, index, written.length),
			})),
	);
}
