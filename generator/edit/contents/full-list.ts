import type { BuiltSite } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import type { Answers, Scaffold } from "../../definition.ts";
import { compileAndFindErrors } from "../../dev/compile-changes.ts";
import type { Checked } from "../../diagnostics/diagnostic.ts";
import type { MessageText } from "../../messages/format.ts";
import {
	createContent,
	findTargetList,
	type NewContent,
} from "../../new/index.ts";
import { type Content, contextOf } from "../context.ts";
import { whyNotAdd } from "../fields/list-size.ts";
import { childrenOf, nodesTo, valuePath } from "../fields/nodes.ts";
import { nameOf } from "../fields/own-words.ts";
import { changeListInFile } from "../file/file-edit.ts";
import { decoded, type FileBytes } from "../file/read-file.ts";
import type { ListChange, YamlAddress } from "../protocol.ts";

/** A list that has no room: why, what its items are called, and its place. */
export type FullList = {
	readonly reason: MessageText;
	readonly items: readonly string[];
	readonly origin: YamlAddress;
};

/** The list that a scaffold would add to, if that has no room; `answers` are those that are known already. */
export function fullListOf(
	scaffold: Scaffold,
	content: Content,
	language: string,
	answers?: Answers,
): FullList | undefined {
	const context = contextOf(content, language);
	const found = findTargetList(scaffold, content, answers);
	if (!found) return undefined;
	const { file } = found;
	const raw = context.files.get(file)?.raw;
	const origin = { file, path: valuePath(found.path, raw) };
	const list = nodesTo(origin, context).at(-1);
	const reason = whyNotAdd(list);
	return list && reason
		? {
				reason,
				origin,
				items: childrenOf(list).map((item) => nameOf(item, context)),
			}
		: undefined;
}

/** Begins something new in the place of an item of a list that has no room. */
export function beginInstead(
	scaffold: Scaffold,
	answers: Answers,
	{ origin, items }: FullList,
	index: number,
	built: Checked<BuiltSite>,
	memo: Memo,
): NewContent {
	const { file } = origin;
	const edit = (bytes: FileBytes, change: ListChange) => {
		const text = changeListInFile(decoded(bytes) ?? "", origin, change);
		return text === undefined ? undefined : new TextEncoder().encode(text);
	};
	const source = built.value.sources.find(({ path }) => path === file);
	const bytes = edit(source?.bytes, { kind: "remove", index });
	if (!bytes) return { kind: "refused", reason: gone };
	const [, without] = compileAndFindErrors(
		[{ path: file, bytes }],
		built,
		memo,
	);
	const begun = createContent(
		scaffold,
		answers,
		{ ...built, value: without },
		memo,
	);
	if (begun.kind !== "files") return begun;
	const move = { kind: "move", index: items.length - 1, to: index } as const;
	return {
		...begun,
		files: begun.files.map((each) =>
			each.path === file
				? { ...each, bytes: edit(each.bytes, move) ?? each.bytes }
				: each,
		),
	};
}

const gone: MessageText = {
	en: "What it was to replace is no longer there. Choose again.",
	da: "Det, den skulle erstatte, er der ikke længere. Vælg igen.",
};
