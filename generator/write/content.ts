import type { Memo } from "../cache/memo.ts";
import type { Artifact, FileContent } from "../types.ts";

/** What a file of the site holds; of a page that is rendered on demand, this renders it. */
export function contentOf(artifact: Artifact): FileContent {
	return "render" in artifact ? artifact.render() : artifact.bytes;
}

/** The key of what a file holds; undefined where it has none. */
export function contentKeyOf(artifact: Artifact): string | undefined {
	return "render" in artifact ? artifact.key() : artifact.key;
}

/** The same files, each rendered once for as long as every build asks for it: for those that need them again. */
export function renderedOnce(
	artifacts: readonly Artifact[],
	memo: Memo,
): Artifact[] {
	return artifacts.map((artifact) => {
		if (!("render" in artifact)) return artifact;
		const { path, key, render } = artifact;
		return { path, key, render: () => memo.once("render", key(), render) };
	});
}

/** The bytes of what a file holds. */
export function bytesOf(artifact: Artifact): Buffer {
	const content = contentOf(artifact);
	return typeof content === "string"
		? Buffer.from(content)
		: Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
