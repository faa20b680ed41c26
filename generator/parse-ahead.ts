import { keyOfParsed } from "./cache/kept-entries.ts";
import type { KeptMemo } from "./cache/kept-memo.ts";
import { parse } from "./parse/index.ts";
import { share } from "./share.ts";
import type { Source } from "./types.ts";

/** Parses what a memo lacks, where that is much on two processors: `compile` then finds it there. */
export function parseAhead(
	sources: readonly Source[],
	memo: KeptMemo,
	code: string,
): Promise<void> {
	const lacking = sources.filter((source) => memo.lacks(keyOfParsed(source)));
	return share(lacking, code, {
		give: (assistant, items) =>
			assistant.ask({ kind: "parse", items: items.map(whole) }),
		take: (source, result) => memo.put(keyOfParsed(source), result),
		doOwn: (source) =>
			memo.once("parse", keyOfParsed(source), () => parse(source)),
	});
}

/** A small Buffer is a part of a larger one, which would be sent as a whole. */
function whole({ path, digest, bytes, isUnread }: Source): Source {
	const own = { path, digest, bytes: new Uint8Array(bytes) };
	return isUnread ? { ...own, isUnread } : own;
}
