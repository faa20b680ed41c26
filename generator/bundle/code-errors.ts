import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import {
	basename,
	dirname,
	isAbsolute,
	join,
	posix,
	relative,
	resolve,
} from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildFailure, Message } from "esbuild";
import {
	type Diagnostic,
	errorAt,
	fileStart,
	type Place,
} from "../diagnostics/diagnostic.ts";
import { getSiteErrorMark } from "../diagnostics/site-error.ts";

/** The file that defines a site, in the folder of its code. */
export const definitionFile = "site.ts";

/** The module that renders pages, which the engine writes: its path in stack traces, from the site's folder. */
export const pageModule = "render-pages.js";

// Mistakes in the code of a site, as diagnostics with the messages of esbuild, React, Node or the thrown error.

/** Source maps of bundled scripts, by the scripts' paths. */
export type SourceMaps = ReadonlyMap<string, SourceMapPayload>;

/** A location in the code of a site; `file` is relative to the project. */
export type CodeLocation = { readonly file: string; readonly place: Place };

/** Creates an error about the code of a site. It addresses developers, so it is always in English. */
export function createCodeError(
	{ file, place }: CodeLocation,
	message: string,
): Diagnostic {
	return errorAt(file, place, {
		code: "code-error",
		message: { message: { en: message } },
	});
}

/** Creates a warning about the code of a site, which doesn't prevent a build. */
export function createCodeWarning(
	location: CodeLocation,
	message: string,
): Diagnostic {
	return {
		...createCodeError(location, message),
		code: "code-warning",
		severity: "warning",
	};
}

/** The path of a file of the site's folder, relative to the project: site/views/home.tsx. */
function toProjectPath(folder: string, path: string): string {
	return posix.join(basename(folder), path.replaceAll("\\", "/"));
}

/** The beginning of a file of the site's folder. */
export function getFileStart(folder: string, path: string): CodeLocation {
	return { file: toProjectPath(folder, path), place: fileStart };
}

/**
 * Converts an error of the site's code: esbuild's errors one to one, any other at its location in the code. `maps` lead from
 * bundled scripts to it. Returns nothing for an error without a location there, which is the engine's own.
 */
export function toSiteDiagnostics(
	error: unknown,
	folder: string,
	maps: SourceMaps = new Map(),
): Diagnostic[] {
	if (isBuildFailure(error)) {
		// An exception in one of the engine's own plugins is a defect of the engine.
		if (error.errors.some(({ detail }) => detail instanceof Error)) return [];
		return error.errors.map((each) =>
			createCodeError(...convertEsbuildMessage(each, folder)),
		);
	}
	const location = locateError(error, folder, maps);
	return location ? [createCodeError(location, getErrorMessage(error))] : [];
}

/** The message of a thrown value. */
export function getErrorMessage(error: unknown): string {
	return error instanceof Error ? error.message : `Thrown: ${error}`;
}

/** Whether an error is esbuild's, with a list of messages. */
function isBuildFailure(error: unknown): error is BuildFailure {
	return error instanceof Error && "errors" in error && "warnings" in error;
}

/** Converts a message of esbuild to the arguments of `createCodeError`. */
export function convertEsbuildMessage(
	{ text, location, notes }: Message,
	folder: string,
): [CodeLocation, string] {
	// A brace that is never closed is reported at the end of the file; its note leads to the brace.
	const isAtEnd = location?.lineText === "";
	const at =
		(isAtEnd && notes.find((note) => note.location)?.location) || location;
	const message = /[.?!]$/.test(text) ? text : `${text}.`;
	if (!at) return [getFileStart(folder, definitionFile), message];
	const { file, line, column, length, lineText } = at;
	// The engine's modules import the definition, the frame and the views.
	if (file === "<stdin>" || file === pageModule)
		return [getFileStart(folder, definitionFile), message];
	// esbuild counts columns in bytes.
	const before = Buffer.from(lineText).subarray(0, column).toString();
	const place = {
		line,
		column: before.length + 1,
		length: Math.max(1, length),
	};
	const path = isAbsolute(file) ? relative(folder, file) : file;
	return [{ file: toProjectPath(folder, path), place }, message];
}

/** Finds where in the code of a site an error comes from; undefined if nowhere. */
export function locateError(
	error: unknown,
	folder: string,
	maps: SourceMaps = new Map(),
): CodeLocation | undefined {
	const found = locateStack(String(Object(error).stack), folder, maps);
	const mark = getSiteErrorMark(error);
	return found ?? (mark && getFileStart(folder, mark.file ?? definitionFile));
}

/** Finds the innermost call of a site's code in a stack. */
export function locateStack(
	stack: string,
	folder: string,
	maps: SourceMaps,
): CodeLocation | undefined {
	for (const call of parseStack(stack)) {
		const { file, line, column } = mapToSource(call, maps);
		const path = relative(folder, file).replaceAll("\\", "/");
		const isOfSite = !/^\.\.\/|(^|\/)node_modules\//.test(path);
		if (isOfSite && existsSync(file))
			return {
				file: toProjectPath(folder, path),
				place: { line, column, length: 1 },
			};
	}
	return undefined;
}

/** Whether React made the call that precedes the calls of the dev server's own script. */
export function isCalledByReact(stack: string, maps: SourceMaps): boolean {
	const caller = parseStack(stack).find(({ file }) => maps.has(file));
	const source = caller && mapToSource(caller, maps).file;
	return /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(
		source ?? "",
	);
}

type StackCall = {
	readonly file: string;
	readonly line: number;
	readonly column: number;
};

/** The calls of a stack, the innermost first. */
function parseStack(stack: string): StackCall[] {
	return stack.split("\n").flatMap((line) => {
		const [, file = "", row, column] =
			/(?:^|[\s(@])((?:file:\/\/|\/|\w:[\\/])[^()]*?):(\d+):(\d+)\)?$/.exec(
				line,
			) ?? [];
		if (!file) return [];
		const path = file.startsWith("file:") ? fileURLToPath(file) : file;
		return [{ file: path, line: Number(row), column: Number(column) }];
	});
}

/** Maps a call in a bundled script to its place in the source file. */
function mapToSource(call: StackCall, maps: SourceMaps): StackCall {
	const map = maps.get(call.file);
	if (!map) return call;
	const found = new SourceMap(map).findEntry(call.line - 1, call.column - 1);
	if (!("originalSource" in found)) return call;
	return {
		file: resolve(dirname(call.file), found.originalSource),
		line: found.originalLine + 1,
		column: found.originalColumn + 1,
	};
}

const isCode = /\.(?:[mc]?[jt]sx?|css|yaml)$/;

/**
 * Adds the source line to diagnostics about code, for the code frames of reports: the files of the code are not among
 * the sources of a build.
 */
export function addSourceLines(
	diagnostics: readonly Diagnostic[],
	folder: string,
): Diagnostic[] {
	const lines = new Map<string, readonly string[]>();
	return diagnostics.map((each) => {
		const path = join(folder, "..", each.file);
		if (!isCode.test(each.file) || !existsSync(path)) return each;
		const known = lines.get(path) ?? readFileSync(path, "utf8").split(/\r?\n/);
		lines.set(path, known);
		return { ...each, written: known[each.line - 1] ?? "" };
	});
}
