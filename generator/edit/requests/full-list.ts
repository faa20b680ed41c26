import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { errorsAfter, type FileChange } from "../../changed-files.ts";
import type { Answers, Scaffold } from "../../definition.ts";
import type { Checked, Wording } from "../../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import { type Beginning, begin, listAddedTo } from "../../new/index.ts";
import { type Content, contextOf } from "../context.ts";
import { whyNotAdd } from "../fields/list-size.ts";
import { childrenOf, nodesTo } from "../fields/nodes.ts";
import { nameOf } from "../fields/own-words.ts";
import { valuePath } from "../fields/value-path.ts";
import { changeListInFile } from "../file/file-edit.ts";
import { decoded } from "../file/read-file.ts";
import type { ListChange, Origin } from "../protocol.ts";

/** A list that has no room: why, what its items are called, and its place. */
export type FullList = {
	readonly reason: Wording;
	readonly items: readonly string[];
	readonly origin: Origin & { readonly path: Exclude<Origin["path"], string> };
};

/** The list that a scaffold would add to, if that has no room; `answers` are those that are known already. */
export function fullListOf(
	scaffold: Scaffold,
	content: Content,
	language: MessageLanguage,
	answers?: Answers,
): FullList | undefined {
	const context = contextOf(content, language);
	const found = listAddedTo(scaffold, content, answers);
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
	built: Checked<Built>,
	memo: Memo,
): Beginning {
	const { file } = origin;
	const edited = (
		{ sources }: Pick<Built, "sources">,
		change: ListChange,
	): FileChange[] => {
		const source = sources.find(({ path }) => path === file);
		const text = decoded(source?.bytes) ?? "";
		const next = changeListInFile(text, origin, change);
		return next === undefined
			? []
			: [{ path: file, bytes: new TextEncoder().encode(next) }];
	};
	const removed = edited(built.value, { kind: "remove", index });
	if (removed.length === 0) return { kind: "refused", reason: gone };
	const [, without] = errorsAfter(removed, built, memo);
	const begun = begin(scaffold, answers, { ...built, value: without }, memo);
	if (begun.kind !== "files") return begun;
	const last = items.length - 1;
	return {
		...begun,
		files: begun.files.map((each) => {
			const [moved] =
				each.path === file
					? edited(
							{ sources: [{ path: file, bytes: each.bytes, digest: "" }] },
							{ kind: "move", index: last, to: index },
						)
					: [];
			return { ...each, bytes: moved?.bytes ?? each.bytes };
		}),
	};
}

const gone: Wording = {
	en: "What it was to take the place of is no longer there. Choose again.",
	da: "Det, den skulle sættes i stedet for, er der ikke længere. Vælg igen.",
};
