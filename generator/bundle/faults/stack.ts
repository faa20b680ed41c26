import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** A place in a module of a site: the module's path, from the site's folder, its text, and line and column, from 1. */
export type CodePlace = {
	readonly path: string;
	readonly text: string;
	readonly line: number;
	readonly column: number;
};

/** Source maps of bundled scripts, by the scripts' paths. */
export type SourceMaps = ReadonlyMap<string, SourceMapPayload>;

/**
 * The place in a site's code that an error comes from: the innermost call there. Undefined if none of its calls is the
 * site's, so that the mistake is our own.
 */
export function placeOfError(
	error: unknown,
	folder: string,
	maps: SourceMaps = new Map(),
): CodePlace | undefined {
	for (const frame of framesOf(error)) {
		const { file, line, column } = original(frame, maps);
		const path = relative(folder, file).replaceAll("\\", "/");
		const isOfSite = !/^\.\.\/|(^|\/)node_modules\//.test(path);
		if (isOfSite && existsSync(file))
			return { path, text: readFileSync(file, "utf8"), line, column };
	}
	return undefined;
}

type Frame = {
	readonly file: string;
	readonly line: number;
	readonly column: number;
};

/** The calls of an error's stack, the innermost first. */
function framesOf(error: unknown): Frame[] {
	const { stack } = Object(error);
	const lines = typeof stack === "string" ? stack.split("\n") : [];
	return lines.flatMap((line) => {
		const [, file = "", row, column] =
			/^\s+at (?:.* \()?((?:file:\/\/|\/|\w:[\\/]).*?):(\d+):(\d+)\)?$/.exec(
				line,
			) ?? [];
		const path = file.startsWith("file:") ? fileURLToPath(file) : file;
		return path
			? [{ file: path, line: Number(row), column: Number(column) }]
			: [];
	});
}

/** Maps a call in a bundled script to its place in the source file. */
function original(frame: Frame, maps: SourceMaps): Frame {
	const map = maps.get(frame.file);
	if (!map) return frame;
	const found = new SourceMap(map).findEntry(frame.line - 1, frame.column - 1);
	if (!("originalSource" in found)) return frame;
	return {
		file: resolve(dirname(frame.file), found.originalSource),
		line: found.originalLine + 1,
		column: found.originalColumn + 1,
	};
}
