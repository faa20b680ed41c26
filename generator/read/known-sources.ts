import { readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../cache/digest.ts";
import { keepValue, recallValue } from "../cache/files.ts";
import { cacheFolder } from "../cache/kept-memo.ts";
import type { Checked } from "../diagnostics/diagnostic.ts";
import { shaped } from "../shaped.ts";
import { bootId } from "../terminal/terminal.ts";
import type { Source } from "../types.ts";
import { type KnownSources, read } from "./index.ts";

const file = "sources";

/** The form of what is kept; what has another one is not understood. */
const form = "1";

/** What tells that a file is still the one that was read, and the digest of its bytes. */
type Line = { readonly stamp: string; readonly digest: string };

/**
 * Reads the sources of a project. Those that an earlier process read and nobody changed since are read when somebody
 * asks for their bytes. Without the digest of the generator's code nothing is kept.
 */
export function readKnown(
	root: string,
	code: string | undefined,
): Checked<Source[]> {
	if (code === undefined) return read(root);
	const folder = cacheFolder(root);
	// A power cut may take the bytes of a file and leave its stamp.
	const tag = `${form} ${bootId()}`;
	const before: ReadonlyMap<string, Line> =
		recallValue(folder, file, tag) ?? new Map();
	const now = new Map<string, Line>();
	const sources = read(root, {
		find(path, stamp) {
			const line = before.get(path);
			return line?.stamp === stamp
				? unread({ root, path, digest: line.digest })
				: undefined;
		},
		note: (stamp, { path, digest }) => now.set(path, { stamp, digest }),
		hold: ({ path, digest, bytes }) => givenOnce({ root, path, digest }, bytes),
	});
	if (!isSame(now, before)) keepValue(folder, file, tag, now);
	return sources;
}

type Name = Pick<Source, "path" | "digest"> & { readonly root: string };

/** A source that is read when somebody asks for its bytes. */
function unread(name: Name): Source {
	return shaped(reading, name);
}

const reading: Pick<Source, "bytes"> & ThisType<Name> = {
	get bytes() {
		return readSame(this);
	},
};

/** A source that was read, which lets go of its bytes when it has given them: there may be thousands, and most are asked but once. */
function givenOnce(name: Name, held: Uint8Array): Source {
	return shaped(giving, { ...name, held });
}

const giving: Pick<Source, "bytes"> &
	ThisType<Name & { held: Uint8Array | undefined }> = {
	get bytes() {
		const bytes = this.held ?? readSame(this);
		this.held = undefined;
		return bytes;
	},
};

function readSame({ root, path, digest }: Name): Uint8Array {
	const bytes = readFileSync(join(root, path));
	// What follows from it would be kept under a digest that it hasn't got.
	if (digestOf(bytes) !== digest)
		throw new Error(`${path} was changed while the site was built.`);
	return bytes;
}

/** Remembers sources for the process that reads them again and again. */
export function rememberSources(): KnownSources {
	const known = new Map<string, { stamp: string; source: Source }>();
	return {
		find(path, stamp) {
			const line = known.get(path);
			return line?.stamp === stamp ? line.source : undefined;
		},
		note: (stamp, source) => known.set(source.path, { stamp, source }),
		hold: (source) => source,
	};
}

function isSame(
	one: ReadonlyMap<string, Line>,
	other: ReadonlyMap<string, Line>,
): boolean {
	return (
		one.size === other.size &&
		[...one].every(([path, { stamp }]) => other.get(path)?.stamp === stamp)
	);
}
