import type { Memo } from "../cache/memo.ts";
import type { Artifact, FileContent } from "../types.ts";

/** Returns the content of a file of the site; renders it if it is rendered on demand. */
export function getContent(artifact: Artifact): FileContent {
	return "render" in artifact ? artifact.render() : artifact.bytes;
}

/** Returns the key of a file's content; undefined if it has no key. */
export function getContentKey(artifact: Artifact): string | undefined {
	return "render" in artifact ? artifact.key() : artifact.key;
}

/** Returns the same files, each rendered at most once while the memo keeps it. */
export function memoizeRendering(
	artifacts: readonly Artifact[],
	memo: Memo,
): Artifact[] {
	return artifacts.map((artifact) => {
		if (!("render" in artifact)) return artifact;
		const { path, key, render } = artifact;
		return { path, key, render: () => memo.once("render", key(), render) };
	});
}

/** Returns the content of a file as bytes. */
export function getBytes(artifact: Artifact): Buffer {
	const content = getContent(artifact);
	return typeof content === "string"
		? Buffer.from(content)
		: Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
