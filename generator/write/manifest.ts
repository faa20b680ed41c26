import { type Dirent, existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Wording } from "../diagnostic.ts";
import { digestOf } from "../digest.ts";
import type { Artifact } from "../types.ts";
import { type Lines, untouched } from "./ledger.ts";
import { filesIn, pathWithin } from "./tree.ts";

// A folder of ours holds a list of what we wrote into it, and so tells what somebody else put there or
// changed: that is never deleted. `sha256sum --check .kilde.sha256` reads the list too.

/** The path of the list in its folder. */
export const listName = ".kilde.sha256";

/** What file managers leave in every folder that they show. */
const litter = [".DS_Store", "Thumbs.db", "desktop.ini"];

/** The list of files by their digests, in the order of their paths. */
export function manifestOf(lines: Lines): Artifact {
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

/** How closely files that are known are looked at: each is, or nothing but that it is there. */
export type Look = "files" | "names";

/** Looks through an output folder. Where another build puts its site there meanwhile, that one is looked at. */
export function inspect(
	folder: string,
	lines: Lines,
	look: Look = "files",
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

/** Tells one folder from the next one of its name, also where that is one from before the last: it was moved since. */
function identity(folder: string): string {
	const stats = statSync(folder, { throwIfNoEntry: false });
	return `${stats?.ino} ${stats?.birthtimeMs} ${stats?.ctimeMs}`;
}

function lookThrough(folder: string, lines: Lines, look: Look): Inspection {
	if (!existsSync(folder)) return { foreign: undefined, isWhole: false };
	let known = 0;
	let ours: ReadonlyMap<string, string> | undefined;
	for (const entry of filesIn(folder)) {
		const file = join(entry.parentPath, entry.name);
		const path = pathWithin(folder, file);
		const isOurs =
			look === "files" ? untouched(lines, path, file) : lines.has(path);
		if (isOurs) known++;
		else if (path !== listName && !litter.includes(entry.name)) {
			ours ??= readManifest(folder);
			const foreign = whyForeign(path, file, entry, ours);
			if (foreign) return { foreign, isWhole: false };
		}
	}
	return {
		foreign: undefined,
		isWhole: lines.size > 0 && known === lines.size,
	};
}

function whyForeign(
	path: string,
	file: string,
	entry: Dirent,
	ours: ReadonlyMap<string, string>,
): Wording | undefined {
	const digest = entry.isFile() ? ours.get(path) : undefined;
	if (digest === undefined)
		return lost(path, {
			en: "which Kilde did not write",
			da: "som Kilde ikke har skrevet",
		});
	return digest === digestOf(readFileSync(file))
		? undefined
		: lost(path, {
				en: "which was changed after Kilde wrote it",
				da: "som er ændret, siden Kilde skrev den",
			});
}

function lost(path: string, why: Wording): Wording {
	return {
		en: `there is ${path} in it, ${why.en}. Move that away, or name another folder with --output`,
		da: `i den ligger ${path}, ${why.da}. Flyt den fil, eller angiv en anden mappe med --output`,
	};
}

function readManifest(folder: string): ReadonlyMap<string, string> {
	const file = join(folder, listName);
	const text = existsSync(file) ? readFileSync(file, "utf8") : "";
	return new Map(
		[...text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(
			([, digest = "", path = ""]) => [path, digest],
		),
	);
}
