import { compile } from "../build.ts";
import type { Built, Compiled } from "../build-types.ts";
import { digestOf } from "../cache/digest.ts";
import type { Memo } from "../cache/memo.ts";
import { extractMachineFile, extractPage } from "../compare/extract.ts";
import type { Version } from "../compare/index.ts";
import type { Commit, Revisions } from "../git/revisions.ts";
import { isForHosts } from "../host/index.ts";
import { addressOfFile } from "../text/url.ts";
import type { Artifact } from "../types.ts";
import { bytesOf } from "../write/content.ts";
import type { Mismatch } from "./index.ts";

/** The site that an address shows, and where it comes from. */
export type LiveSite = {
	/** The site of the commit, with what the address answers in the places of what differs. */
	readonly site: Version;
	/** The commit whose version of a file the address shows, by path; none for files that no commit has. */
	readonly versions: ReadonlyMap<string, Commit>;
	/** Whether some files are those of an earlier commit, and others, which it had otherwise too, are not. */
	readonly isPartial: boolean;
};

/** Finds the site that an address shows: each file that differs in its version of the commits, the newest of which come first. */
export async function liveSite(
	mismatches: readonly Mismatch[],
	site: Built & Version,
	{
		revisions,
		commits,
	}: { readonly revisions: Revisions; readonly commits: readonly Commit[] },
	memo: Memo,
): Promise<LiveSite> {
	const found = new Map(
		mismatches.flatMap((each) =>
			each.kind === "content" ? [[each.path, each.found] as const] : [],
		),
	);
	const versions = new Map<string, Commit>();
	let model = site.model;
	let isPartial = false;
	for (const commit of commits) {
		if (versions.size === found.size) break;
		const sources = await revisions.sourcesAt(commit.id);
		const earlier = compile({ ...site, sources }, memo).value;
		const files = byAddress(earlier);
		const shown = [...found].filter(([path, bytes]) => {
			const file = files.get(path);
			return !versions.has(path) && file && bytesOf(file).equals(bytes);
		});
		if (shown.length === 0) continue;
		for (const [path] of shown) versions.set(path, commit);
		model = earlier.model ?? model;
		isPartial ||= countDifferent(files, site) > versions.size;
	}
	const artifacts = site.artifacts.map((artifact) => {
		const bytes = found.get(addressOfFile(artifact.path));
		return bytes === undefined ? artifact : readableFile(artifact, bytes);
	});
	return { site: { pages: site.pages, artifacts, model }, versions, isPartial };
}

function byAddress({
	artifacts,
}: Pick<Compiled, "artifacts">): Map<string, Artifact> {
	return new Map(artifacts.map((each) => [addressOfFile(each.path), each]));
}

/** Counts the public files that both sites have, with other bytes. */
function countDifferent(
	earlier: ReadonlyMap<string, Artifact>,
	{ artifacts }: Version,
): number {
	return artifacts.filter((artifact) => {
		const before = earlier.get(addressOfFile(artifact.path));
		return (
			before &&
			!isForHosts(artifact.path) &&
			!bytesOf(before).equals(bytesOf(artifact))
		);
	}).length;
}

/** The response of an address in place of a file; the file itself if the response can't be compared. */
function readableFile(artifact: Artifact, bytes: Buffer): Artifact {
	// Anything may stand there: no control character of it reaches a terminal.
	const text = `${bytes}`.replaceAll(/[^\P{Cc}\n\t]/gu, "\uFFFD");
	try {
		if (artifact.path.endsWith(".html")) extractPage(text);
		else extractMachineFile(artifact.path, text);
	} catch (error) {
		if (error instanceof SyntaxError) return artifact;
		throw error;
	}
	return { path: artifact.path, key: digestOf(bytes), bytes: text };
}
