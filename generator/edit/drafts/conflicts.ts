import { basename } from "node:path";
import { toDigest } from "../../cache/digest.ts";
import { noMemo } from "../../cache/memo.ts";
import { placeIn } from "../changes/file-changes.ts";
import { valuedAt } from "../changes/summary.ts";
import { wordsOf } from "../changes/value-words.ts";
import { type Context, filled } from "../context.ts";
import { fileNameAt, fullNameAt } from "../fields/names.ts";
import { settled } from "../file/merge.ts";
import { decoded, type FileBytes, readFile } from "../file/read-file.ts";
import { isCollection } from "../file/yaml-value.ts";
import type { Conflict, YamlValue } from "../protocol.ts";
import type { Decision, Disagreement, Side } from "../values/merge.ts";
import type { Clash } from "./drafts.ts";

/** The content as it is here, and as it is on the disk. */
type Contexts = Readonly<Record<Side, Context>>;

/** A file that changed here and on the disk: what it is called, its texts, and what both changed. */
export function conflictOf(
	file: string,
	clash: Clash,
	contexts: Contexts,
): Conflict {
	// Values changed on one side only are kept in both versions.
	const [here, disk] = (["here", "disk"] as const).map((keep) =>
		settled(file, clash, clash.disk, () => keep),
	);
	const context = contexts.here.files.has(file) ? contexts.here : contexts.disk;
	const called = fileNameAt(file, context);
	const wholes = { here, disk };
	// Its name is above already.
	const owner = ` (${called})`;
	return {
		file,
		called,
		by: clash.by,
		here: decoded(here) ?? "",
		disk: decoded(disk) ?? "",
		values: disagreementsIn(file, clash).map(([id, about]) => ({
			id,
			called: nameOf(file, about, contexts.here)?.replace(owner, "") ?? called,
			...(about.about === "file"
				? wordsOfFiles(file, wholes, context)
				: wordsIn(file, about, contexts.here)),
		})),
	};
}

/** The ids of what both changed in a file. */
export function idsIn(file: string, clash: Clash): readonly string[] {
	return disagreementsIn(file, clash).map(([id]) => id);
}

function disagreementsIn(file: string, clash: Clash) {
	const found: (readonly [id: string, about: Disagreement])[] = [];
	const record = identified((...each) => {
		found.push(each);
		return "disk";
	});
	settled(file, clash, clash.disk, record);
	return found;
}

function nameOf(
	file: string,
	{ path, about }: Disagreement,
	context: Context,
): string | undefined {
	return about === "file"
		? undefined
		: fullNameAt(placeIn(file, path), context);
}

/** A value that both sides changed, in words, with its facts filled in unless the versions cite different ones. */
function wordsIn(file: string, about: Disagreement, context: Context) {
	const valued = valuedAt(placeIn(file, about.path), context);
	const words = (value: YamlValue | undefined) => {
		if (value === undefined) return undefined;
		if (about.about === "place" || isCollection(value)) return textOf(value);
		return typeof value === "string"
			? filled(value, valued.context)
			: wordsOf({ ...valued, value });
	};
	const [here, disk] = [words(about.here), words(about.disk)];
	return here === disk
		? { here: String(about.here), disk: String(about.disk) }
		: { here, disk };
}

/** Decides by ids, which what both changed has for as long as neither changes it again. */
export function identified(
	choose: (id: string, about: Disagreement) => Side,
): Decision {
	let count = 0;
	return (about) => {
		count++;
		const name = JSON.stringify([count, about]);
		return choose(toDigest(name).slice(0, 16), about);
	};
}

/** Two versions of a file in words, undefined where there is none; if one can't be read, as they are written. */
function wordsOfFiles(
	file: string,
	versions: Readonly<Record<Side, FileBytes>>,
	context: Context,
) {
	const all = [versions.here, versions.disk].map((bytes) => ({
		bytes,
		read: readFile(file, bytes, noMemo),
	}));
	const areRead = all.every(({ bytes, read }) => !bytes || read);
	const [here, disk] = all.map(({ bytes, read }) => {
		if (!bytes) return undefined;
		if (areRead && read)
			return filled(textOf([read.yaml, read.body ?? ""]).trim(), context);
		return /\.(md|yaml|hbs)$/.test(file)
			? decoded(bytes)
			: `${basename(file)} (${Math.ceil(bytes.length / 1000)} kB)`;
	});
	return { here, disk };
}

/** Names of things and of files, addresses, and places in an order: of a whole thing they say nothing to people. */
const wordless = /^(?:\d+|[a-z][a-z\d-]*|[\w-]+\.\w{2,5}|https?:\S+)$/;

/** A value in its words, each on a line. */
function textOf(value: YamlValue): string {
	if (!isCollection(value)) return String(value ?? "");
	const lines = Object.values(value)
		.filter((each) => isCollection(each) || !wordless.test(String(each)))
		.map(textOf)
		.filter(Boolean);
	return [...new Set(lines)].join("\n");
}
