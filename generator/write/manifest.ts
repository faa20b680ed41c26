import { type Dirent, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../cache/digest.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { SiteFile } from "../types.ts";
import { isSameFile, type Lines, stampOf, untouched } from "./ledger.ts";
import { filesIn, pathWithin } from "./tree.ts";

// A folder of ours holds a list of what we wrote into it, and so tells what somebody else put there or
// changed: that is never deleted. `sha256sum --check .kilde.sha256` reads the list too.

/** The path of the list in its folder. */
export const listName = ".kilde.sha256";

/** What file managers leave in every folder that they show. */
const litter = [".DS_Store", "Thumbs.db", "desktop.ini"];

/** The list of files by their digests, in the order of their paths. */
export function manifestOf(lines: Lines): SiteFile {
	const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1));
	const bytes = sorted.map(([path, { digest }]) => `${digest}  ${path}\n`);
	return { path: listName, bytes: bytes.join("") };
}

/** What is found in a folder. */
export type Inspection = {
	/** A file that would be lost with it and isn't ours, and what to do; nothing if all are. */
	readonly foreign: Wording | undefined;
	/** Whether it holds all files that are known, as we wrote them, and no others. */
	readonly isWhole: boolean;
};

/** Which files are known to be those that we wrote: nobody touched them since, or did more than make links to them. */
export type Look = "untouched" | "linked";

/** Looks through an output folder. Where another build puts its site there meanwhile, that one is looked at. */
export function inspect(
	folder: string,
	lines: Lines,
	look: Look = "untouched",
): Inspection {
	for (;;) {
		const before = identity(folder);
		try {
			const found = lookThrough(folder, lines, look);
			if (identity(folder) === before) return found;
		} catch (error) {
			if (identity(folder) === before) throw error;
		}
	}
}

/** Tells a folder from the next one of its name. */
function identity(folder: string): string {
	const stats = statSync(folder, { throwIfNoEntry: false });
	return `${stats?.ino} ${stats?.birthtimeMs} ${stats?.ctimeMs}`;
}

function lookThrough(folder: string, lines: Lines, look: Look): Inspection {
	if (!existsSync(folder)) return { foreign: undefined, isWhole: false };
	let known = 0;
	let ours: ReturnType<typeof readManifest>;
	for (const entry of filesIn(folder)) {
		const file = join(entry.parentPath, entry.name);
		const path = pathWithin(folder, file);
		if (isOurs[look](lines, path, file)) known++;
		else if (path !== listName && !litter.includes(entry.name)) {
			ours ??= readManifest(folder);
			const foreign = ours ? whyForeign(path, file, entry, ours) : withoutList;
			if (foreign) return { foreign, isWhole: false };
		}
	}
	return {
		foreign: undefined,
		isWhole: lines.size > 0 && known === lines.size,
	};
}

const isOurs: Readonly<
	Record<Look, (lines: Lines, path: string, file: string) => boolean>
> = {
	untouched: (...file) => untouched(...file) !== undefined,
	linked(lines, path, file) {
		const before = lines.get(path)?.stamp;
		const now = stampOf(file);
		return before !== undefined && now !== undefined && isSameFile(before, now);
	},
};

function whyForeign(
	path: string,
	file: string,
	entry: Dirent,
	ours: ReadonlyMap<string, string>,
): Wording | undefined {
	const digest = entry.isFile() ? ours.get(path) : undefined;
	if (digest === undefined)
		return {
			en: `there is ${path} in it, which Kilde did not write. Move that away, or name another folder with --output`,
			da: `i den ligger ${path}, som Kilde ikke har skrevet. Flyt den fil, eller angiv en anden mappe med --output`,
		};
	const bytes = readFileSync(file);
	return digest === digestOf(bytes) || isBlank(bytes)
		? undefined
		: {
				en: `${path} in it was changed after Kilde wrote it. Copy the file to another folder if you need the change; then delete it and run the command again`,
				da: `${path} i den er ændret, siden Kilde skrev den. Kopiér filen til en anden mappe, hvis du skal bruge ændringen; slet den derefter, og kør kommandoen igen`,
			};
}

/** Whether a file has lost its bytes, as after a power cut: nobody's work is in it. */
function isBlank(bytes: Uint8Array): boolean {
	return bytes.every((byte) => byte === 0);
}

const withoutList: Wording = {
	en: `Kilde can't see which files in it are its own, since the list of them, ${listName}, is damaged. Move the folder away, or name another one with --output`,
	da: `Kilde kan ikke se, hvilke af dens filer Kilde selv har skrevet: Listen over dem, ${listName}, er beskadiget. Flyt mappen, eller angiv en anden med --output`,
};

/** The digests of our files by their paths; undefined if the list is damaged. */
function readManifest(folder: string): ReadonlyMap<string, string> | undefined {
	const file = join(folder, listName);
	if (!existsSync(file)) return new Map();
	const lines = readFileSync(file, "utf8").matchAll(
		/^([0-9a-f]{64}) {2}(.+)$/gm,
	);
	const digests = new Map(
		[...lines].map(([, digest = "", path = ""]) => [path, digest]),
	);
	return digests.size > 0 ? digests : undefined;
}
