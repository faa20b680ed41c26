import {
	type Dirent,
	existsSync,
	lstatSync,
	readdirSync,
	readFileSync,
	realpathSync,
	statSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { toDigest } from "../cache/digest.ts";
import {
	type Checked,
	type Diagnostic,
	errorAt,
	explain,
	fileStart,
} from "../diagnostics/diagnostic.ts";
import { isOpenElsewhere } from "../disk.ts";
import { phrase, type Value } from "../messages/format.ts";
import type { Source } from "../types.ts";
import { isIgnoredFile } from "./ignored-files.ts";

/** A project may do without templates of its own. */
const folders = ["content", "templates"];

const noBytes = new Uint8Array();

/** The maximum size of a file (bytes). Texts are far smaller, and pictures should be. */
export const maxFileBytes = 16 * 1024 * 1024;

/**
 * Reads the sources of a project, ordered by name within each folder. Ignores hidden files, editors' backups and the README
 * of the content. Reports files that are too large or can't be read, and symbolic links to folders or out of the project.
 */
export function readSources(project: string): Checked<Source[]> {
	const root = realpathSync(project);
	const sources: Source[] = [];
	const diagnostics: Diagnostic[] = [];
	for (const folder of folders)
		if (folder === "content" || existsSync(join(root, folder))) visit(folder);
	return { value: sources, diagnostics };

	function visit(folder: string) {
		for (const entry of listOrReport(folder)) {
			const path = `${folder}/${entry.name}`;
			const problem = entry.isSymbolicLink() && checkSymlink(root, path);
			// A link to a folder, or a broken one, may be meant as a folder with any file in it.
			const isFile = /\.\w+$/.test(entry.name);
			if (problem) addUnread(isFile ? path : `${path}/`, problem);
			else if (entry.isDirectory()) visit(path);
			else add(path);
		}
	}

	function add(path: string) {
		const file = join(root, path);
		try {
			// An editor may delete a file while the folder is read.
			const stats = statSync(file, { throwIfNoEntry: false });
			if (!stats?.isFile()) return;
			const { size } = stats;
			if (size > maxFileBytes) addUnread(path, reportTooLarge(path, size));
			else sources.push(createSource(path, readFileSync(file)));
		} catch (error) {
			addUnread(path, reportUnreadable(path, "file", error));
		}
	}

	function listOrReport(path: string): Dirent[] {
		try {
			return listUnignoredDirents(join(root, path));
		} catch (error) {
			addUnread(`${path}/`, reportUnreadable(path, "folder", error));
			return [];
		}
	}

	/** Reports a problem, and adds the source as unread, so that it isn't reported as missing too. */
	function addUnread(path: string, problem: Diagnostic) {
		diagnostics.push(problem);
		sources.push({ path, bytes: noBytes, digest: "unread", isUnread: true });
	}
}

/**
 * Reads the sources again after changes to some files (absolute paths). Reads only these if all of them were sources
 * before and still are files; otherwise a file may have been renamed, and everything is read.
 */
export function rereadSources(
	project: string,
	before: Checked<Source[]>,
	changed: readonly string[],
): Checked<Source[]> {
	const root = realpathSync(project);
	const fresh = new Map<string, Source>();
	const previous = new Map(
		before.value
			.filter(({ isUnread }) => !isUnread)
			.map((source) => [source.path, source]),
	);
	for (const file of changed) {
		const path = relative(root, file).replaceAll(sep, "/");
		const stats = lstatSync(file, { throwIfNoEntry: false });
		const isReadable = stats?.isFile() && stats.size <= maxFileBytes;
		const source = isReadable && previous.has(path) && readSource(file, path);
		if (!source) return readSources(project);
		fresh.set(path, source);
	}
	return {
		value: before.value.map((source) => fresh.get(source.path) ?? source),
		diagnostics: before.diagnostics,
	};
}

function readSource(file: string, path: string): Source | undefined {
	try {
		return createSource(path, readFileSync(file));
	} catch {
		// `read` will report why it can't be read.
		return undefined;
	}
}

function createSource(path: string, bytes: Buffer): Source {
	return { path, bytes, digest: toDigest(bytes) };
}

/** The problem of a symbolic link; undefined if it leads to a file within the project. */
function checkSymlink(root: string, path: string): Diagnostic | undefined {
	const target = resolveSymlink(join(root, path));
	const isFollowed =
		target?.startsWith(`${root}${sep}`) && !statSync(target).isDirectory();
	return isFollowed
		? undefined
		: errorAt(path, fileStart, explain("outside-project.link"));
}

function reportTooLarge(path: string, size: number): Diagnostic {
	const values = { size: toMegabytes(size), limit: toMegabytes(maxFileBytes) };
	return errorAt(path, fileStart, explain("file-too-large.in-content", values));
}

function reportUnreadable(
	path: string,
	kind: "file" | "folder",
	error: unknown,
): Diagnostic {
	const reason = describeReadFailure(error, path);
	return errorAt(
		path,
		fileStart,
		explain(`unreadable-file.${kind}`, { reason }),
	);
}

/** Returns why a file can't be read: a phrase for missing permission, otherwise the system's message. */
function describeReadFailure(error: unknown, file: string): Value {
	const code = error instanceof Error && "code" in error ? error.code : "";
	if (isOpenElsewhere(error)) return phrase("system.open-elsewhere", { file });
	if (code === "EACCES" || code === "EPERM")
		return phrase("system.no-read-access");
	return error instanceof Error ? error.message : String(error);
}

function toMegabytes(bytes: number): number {
	return Math.round(bytes / 1024 / 1024);
}

function listUnignoredDirents(folder: string): Dirent[] {
	const entries = readdirSync(folder, { withFileTypes: true });
	return entries
		.filter(({ name }) => !isIgnoredFile(name))
		.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function resolveSymlink(path: string): string | undefined {
	try {
		return realpathSync(path);
	} catch {
		return undefined;
	}
}
