import { createMemo } from "../../generator/cache/memo.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { isError } from "../../generator/diagnostics/diagnostic.ts";
import { formatProblem } from "../../generator/diagnostics/format-problem.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Artifact, Source } from "../../generator/types.ts";
import { getBytes } from "../../generator/write/artifact-content.ts";
import { built, createSource, repository } from "../support/check.ts";
import { readMarkup } from "./markup.ts";

/** The real content. */
export const { value: sources } = readSources(repository);

/**
 * Returns a function that throws if changed sources, however broken or hostile, don't result in either problems with locations
 * or a site whose pages have no scripts, styles and resources that the pages of the real content don't have.
 */
export function createJudge(): (changed: readonly Source[]) => void {
	const memo = createMemo();
	const compiled = (changed: readonly Source[]) => {
		const { value, diagnostics } = built(changed, memo);
		if (value.artifacts.length > 0) memo.dropUnused();
		return { artifacts: value.artifacts, diagnostics };
	};
	const good = compiled(sources);
	// An artifact is identified by its inputs, so that it needn't be rendered to compare it.
	const getIdentity = (artifact: Artifact) => artifact.key ?? artifact;
	const goodOnes = new Set<unknown>(good.artifacts.map(getIdentity));
	const { value: light } = built(removeDarkPictures(sources), createMemo());
	const known = new Set(
		[good, light].flatMap(({ artifacts }) =>
			artifacts.flatMap((artifact) =>
				isPage(artifact)
					? readMarkup(getText(artifact)).active.map(getShape)
					: [],
			),
		),
	);
	const judged = new Set<unknown>();
	return (changed) => {
		const { artifacts, diagnostics } = compiled(changed);
		for (const each of diagnostics) checkDiagnostic(each, changed);
		if (artifacts.length > 0 === diagnostics.some(isError))
			throw new Error(
				`There are ${artifacts.length} files: ${JSON.stringify(diagnostics)}`,
			);
		for (const artifact of artifacts) {
			const identity = getIdentity(artifact);
			if (judged.has(identity)) continue;
			checkArtifact(artifact, known);
			if (goodOnes.has(identity)) judged.add(identity);
		}
		// Many file systems ignore case.
		const names = new Set(artifacts.map(({ path }) => path.toLowerCase()));
		if (names.size < artifacts.length)
			throw new Error("Two files have one name.");
		if (Object.keys(Object.prototype).length > 0)
			throw new Error("Object.prototype was changed.");
	};
}

/** A picture that is the same in both themes is loaded differently. */
function removeDarkPictures(from: readonly Source[]): readonly Source[] {
	return from.map(({ path, bytes }) => {
		const text = new TextDecoder().decode(bytes);
		return createSource(
			path,
			/\.(yaml|md)$/.test(path)
				? text.replaceAll(/^ *dark: .*\n/gm, "")
				: bytes,
		);
	});
}

/** Expects a problem to have a location in its file, and messages in both languages. */
function checkDiagnostic(problem: Diagnostic, of: readonly Source[]): void {
	const { file, line, column, length } = problem;
	// A missing file has a single empty line.
	const bytes = of.find(({ path }) => path === file)?.bytes;
	const written = new TextDecoder().decode(bytes).split(/\r\n?|\n/)[line - 1];
	const fits =
		written !== undefined &&
		column >= 1 &&
		column - 1 + length <= written.length + 1;
	const hasWords = ["en", "da"]
		.map((language) => formatProblem(problem, { language }))
		.flatMap(({ message, hint = message }) => [message, hint])
		.every(
			(each) => each.trim() !== "" && !/undefined|\[object|NaN/.test(each),
		);
	if (!fits || !hasWords)
		throw new Error(`This is no good report: ${JSON.stringify(problem)}`);
}

function checkArtifact(artifact: Artifact, known: ReadonlySet<string>): void {
	const { path } = artifact;
	const steps = path.split("/");
	if (
		!/^[\w./-]+$/.test(path) ||
		steps.some((step) => /^\.*$/.test(step) || step.length > 255)
	)
		throw new Error(`No path for a file: ${path}`);
	if (!/\.(html|xml|json|txt)$/.test(path)) return;
	const text = getText(artifact);
	if (path.endsWith(".json")) JSON.parse(text);
	const odd = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]/u.exec(text);
	if (odd)
		throw new Error(
			`${path} has U+${odd[0].charCodeAt(0).toString(16)}: ${text.slice(Math.max(0, odd.index - 60), odd.index + 20)}`,
		);
	if (!isPage(artifact)) return;
	// React separates neighbouring texts of an island by an empty comment.
	const { malformed, active } = readMarkup(text.replaceAll("<!-- -->", ""));
	const strange = active.filter((each) => !known.has(getShape(each)));
	if (malformed.length + strange.length > 0)
		throw new Error(
			`${path} is unsafe: ${[...malformed, ...strange].join("\n").slice(0, 800)}`,
		);
}

/** Reduces a tag to the form without the texts and URLs that editors may change. */
function getShape(tag: string): string {
	return /^<(script|style)/.test(tag)
		? tag
		: tag.replace(/="[^"]*"/g, '=""').replace(/ \/?>/, ">");
}

function isPage({ path }: Artifact): boolean {
	return path.endsWith(".html");
}

function getText(artifact: Artifact): string {
	return getBytes(artifact).toString();
}
