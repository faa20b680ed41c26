import { isDeepStrictEqual } from "node:util";
import { Lexer } from "yaml";
import { toDigest } from "../../cache/digest.ts";
import type { Memo } from "../../cache/memo.ts";
import { editNormalizedText } from "../../text/line-breaks.ts";
import { rewriteInFile } from "../file/file-edit.ts";
import { setMarkdown } from "../file/markdown-edit.ts";
import { type FileBytes, readFile } from "../file/read-file.ts";
import type { ValueAddress, YamlValue } from "../protocol.ts";
import {
	takenBack,
	type ValueChange,
	type YamlMap,
} from "../values/take-back.ts";

/** A file in two versions; undefined where there is none. */
export type FileVersions = {
	readonly file: string;
	readonly old: FileBytes;
	readonly now: FileBytes;
};

/**
 * A change of a file: of a value, whose path begins with `yaml`, or of a paragraph, whose path begins with `markdown`; of its
 * comments; or of all of it, which came, went, or is a picture or can't be read.
 */
export type FileChange = Omit<ValueChange, "kind" | "key"> & {
	readonly id: string;
	readonly file: string;
	readonly kind: ValueChange["kind"] | "comments" | "file" | "new" | "gone";
};

/** The place of a value whose path begins with the part of the file that it is in. */
export function placeIn(
	file: string,
	[part, ...path]: ValueChange["path"],
): ValueAddress {
	return { file, path: part === "markdown" ? part : path };
}

/** Whether a change is taken back. */
export type FileChoice = (change: FileChange) => boolean;

/** The changes of a file. What only git did to the ends of lines is none. */
export function changesOfFile(
	versions: FileVersions,
	memo: Memo,
): FileChange[] {
	const changes: FileChange[] = [];
	withoutChanges(
		versions,
		(change) => {
			changes.push(change);
			return false;
		},
		memo,
	);
	return changes;
}

/** The new version of a file without the changes that are chosen; undefined where there is none then. */
export function withoutChanges(
	{ file, old, now }: FileVersions,
	isChosen: FileChoice,
	memo: Memo,
): FileBytes {
	const choose = numbered(file, isChosen);
	const [was, is] = [old, now].map((bytes) => versionOf(file, bytes, memo));
	if (!was || !is) {
		if (isDeepStrictEqual(old, now)) return now;
		const kind = !old ? "new" : now ? "file" : "gone";
		const digests = [old, now].map((bytes) => bytes && toDigest(bytes));
		return choose({ ...whole, kind }, digests) ? old : now;
	}
	if (was.plain === is.plain) return now;
	const wanted = takenBack(was.value, is.value, ({ key, ...change }) =>
		choose(change, [key, change.old, change.now]),
	) as FileValue;
	const versions = { file, was, is, memo };
	const areCommentsBack =
		haveOtherComments(versions) &&
		choose({ kind: "comments", path: [], old: undefined, now: undefined }, [
			was.comments,
			is.comments,
		]);
	const made = written(wanted, areCommentsBack, versions);
	return Buffer.from(editNormalizedText(is.text, () => made) ?? is.text);
}

const whole = { path: [], old: undefined, now: undefined };

/** Gives changes their ids: two of the same kind at one place are numbered. */
function numbered(file: string, isChosen: FileChoice) {
	const counts = new Map<string, number>();
	return (
		change: Omit<FileChange, "id" | "file">,
		about: readonly unknown[],
	): boolean => {
		const name = JSON.stringify([file, change.kind, ...about]);
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		const id = toDigest(`${name} ${count}`).slice(0, 16);
		return isChosen({ ...change, id, file });
	};
}

/** The content of a file: its YAML or front matter, and the paragraphs of its Markdown. */
type FileValue = YamlMap & {
	readonly yaml: YamlValue;
	readonly markdown?: readonly string[];
};

type Version = {
	readonly text: string;
	readonly plain: string;
	readonly value: FileValue;
	/** The comments of its YAML. */
	readonly comments: readonly string[];
};

function versionOf(
	file: string,
	bytes: FileBytes,
	memo: Memo,
): Version | undefined {
	const read = readFile(file, bytes, memo);
	if (!read) return undefined;
	const { text, plain, matter, yaml, body } = read;
	const markdown = body !== undefined && { markdown: paragraphsOf(body) };
	const comments = [...new Lexer().lex(matter)].filter((token) =>
		token.startsWith("#"),
	);
	return { text, plain, value: { yaml, ...markdown }, comments };
}

/** The paragraphs of a text; one of another form, as with two empty lines somewhere, is one piece. */
function paragraphsOf(body: string): string[] {
	const text = body.replace(/^\n+|\s+$/g, "");
	return /\n[ \t]*\n[ \t]*\n|\n[ \t]+\n/.test(text)
		? [text]
		: text.split("\n\n");
}

type Read = {
	readonly file: string;
	readonly was: Version;
	readonly is: Version;
	readonly memo: Memo;
};

/** Writes what a file is to say: as the new version does, or with the comments of the old one. */
function written(
	{ yaml, markdown }: FileValue,
	hasOldComments: boolean,
	{ file, was, is, memo }: Read,
): string {
	const isOld = isDeepStrictEqual(
		{ yaml, ...(markdown && { markdown }) },
		{
			...was.value,
		},
	);
	const keepsComments =
		!hasOldComments && haveOtherComments({ file, was, is, memo });
	if (isOld && !keepsComments) return was.plain;
	const [first, other] = hasOldComments ? [was, is] : [is, was];
	const text = isDeepStrictEqual(yaml, first.value.yaml)
		? first.plain
		: (rewriteInFile(file, first.plain, yaml, [other.plain], memo) ??
			first.plain);
	if (!markdown) return text;
	return setMarkdown(text, markdown.join("\n\n")) ?? text;
}

/** Whether comments were changed by hand, not only added or removed together with values. */
function haveOtherComments({ file, was, is, memo }: Read): boolean {
	const sorted = ({ comments }: Pick<Version, "comments">) =>
		comments.toSorted();
	if (isDeepStrictEqual(sorted(was), sorted(is)))
		return isDeepStrictEqual(was.value, is.value);
	const back = rewriteInFile(file, is.plain, was.value.yaml, [was.plain], memo);
	const read = versionOf(file, Buffer.from(back ?? ""), memo);
	return !read || !isDeepStrictEqual(sorted(read), sorted(was));
}
