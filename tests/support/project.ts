import { createHash } from "node:crypto";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { afterEach, beforeEach, inject } from "vitest";
import { compile } from "../../generator/build.ts";
import {
	getCacheFolder,
	openProjectMemo,
} from "../../generator/cache/project-memo.ts";
import { applyChanges, type FileChange } from "../../generator/read/changes.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Source } from "../../generator/types.ts";
import { bundle, repository, sourcesWith, today } from "./check.ts";
import { site } from "./site.ts";

/** The small site on disk as a project, for tests with side effects on the disk. */
export type Project = {
	readonly root: string;
	/** Writes a file of the project. */
	put(path: string, content: string | Uint8Array): void;
	/** Replaces the first occurrence in a file; throws if there is none. */
	edit(path: string, from: string | RegExp, to: string): void;
	/** Reads a file of the project as text. */
	text(path: string): string;
	/** Returns a digest of all files of a folder. */
	digest(folder: string): string;
	/** Restores the original content; returns whether it differed. */
	restore(): boolean;
	remove(): void;
};

/**
 * Creates a project in a temporary folder: the small site with the real site's code, strings and templates. The code is
 * already bundled and the files parsed, as after a build, unless `cache` is "empty", which saves a tenth of a second
 * per test.
 */
export function createProject(cache: "parsed" | "empty" = "parsed"): Project {
	const root = realpathSync(mkdtempSync(join(tmpdir(), "kilde-project-")));
	const put = (path: string, content: string | Uint8Array) =>
		writeFileSync(join(root, path), content);
	for (const { path, bytes } of small) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		put(path, bytes);
	}
	linkSite(root);
	mkdirSync(getCacheFolder(root), { recursive: true });
	for (const name of ["definition", "site"])
		cpSync(
			join(getCacheFolder(repository), name),
			join(getCacheFolder(root), name),
		);
	if (cache === "parsed") {
		parsed ??= parsedInto(root);
		for (const [name, bytes] of parsed)
			writeFileSync(join(getCacheFolder(root), name), bytes);
	}
	const text = (path: string) => readFileSync(join(root, path), "utf8");
	return {
		root,
		put,
		edit(path, from, to) {
			const before = text(path);
			const after = before.replace(from, to);
			if (after === before) throw new Error(`${from} is not in ${path}.`);
			put(path, after);
		},
		text,
		digest: (folder) => digestOf(join(root, folder)),
		restore() {
			const now = new Map(
				readSources(root).value.map((each) => [each.path, each]),
			);
			const changed = small.filter(
				({ path, digest }) => now.get(path)?.digest !== digest,
			);
			for (const { path } of small) now.delete(path);
			for (const path of [...now.keys(), ...changed.map(({ path }) => path)])
				rmSync(join(root, path), { force: true });
			for (const { path, bytes } of changed) put(path, bytes);
			return changed.length + now.size > 0;
		},
		remove: () => rmSync(root, { recursive: true, force: true }),
	};
}

/** Reads the sources of a project with some files changed. */
export function readChanged(
	root: string,
	changes: readonly FileChange[],
): Source[] {
	return applyChanges(readSources(root).value, changes);
}

/** Links the code of the site into a project: by a junction, which Windows allows everyone to make. */
export function linkSite(root: string): void {
	symlinkSync(join(repository, "site"), join(root, "site"), "junction");
}

/** Links the repository's packages into a project's own folder, so that parallel tests don't share the caches in it. */
export function linkPackages(root: string): void {
	const packages = join(root, "node_modules");
	rmSync(packages, { recursive: true, force: true });
	mkdirSync(packages);
	for (const name of readdirSync(join(repository, "node_modules")))
		if (name === ".bin" || !name.startsWith("."))
			symlinkSync(
				join(repository, "node_modules", name),
				join(packages, name),
				"junction",
			);
}

/** Creates a temporary folder for each test of the calling file. */
export function folderForEach(use: (folder: string) => void): void {
	let folder: string;
	beforeEach(() => {
		folder = realpathSync(mkdtempSync(join(tmpdir(), "kilde-folder-")));
		use(folder);
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));
}

const small = sourcesWith({});

/** The cache files with the parsed small site, once created. */
let parsed: ReadonlyMap<string, Buffer> | undefined;

/** Parses the small site into the cache of a project; returns the cache files. */
function parsedInto(root: string): ReadonlyMap<string, Buffer> {
	const memo = openProjectMemo(root, inject("code"));
	compile({ site, sources: small, bundle, date: today }, memo);
	memo.dropUnused();
	memo.save();
	const folder = getCacheFolder(root);
	return new Map(
		readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]),
	);
}

/** Lists the files below a folder by their relative paths. */
export function listFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) =>
			relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"),
		)
		.sort();
}

/** Reads the files below a folder as texts, by their relative paths. */
export function readTree(
	folder: string,
	encoding: BufferEncoding = "utf8",
): Record<string, string> {
	return Object.fromEntries(
		listFiles(folder).map((path) => [
			path,
			readFileSync(join(folder, path), encoding),
		]),
	);
}

function digestOf(folder: string): string {
	const hash = createHash("sha256");
	for (const path of listFiles(folder))
		hash.update(path).update(readFileSync(join(folder, path)));
	return hash.digest("hex");
}
