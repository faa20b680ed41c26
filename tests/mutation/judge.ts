import { isDeepStrictEqual } from "node:util";
import { compile } from "../../generator/build.ts";
import type { CompiledSite } from "../../generator/build-types.ts";
import type { Bundle } from "../../generator/bundle/index.ts";
import { createMemo, type Memo } from "../../generator/cache/memo.ts";
import type {
	Checked,
	Diagnostic,
} from "../../generator/diagnostics/diagnostic.ts";
import { isError } from "../../generator/diagnostics/diagnostic.ts";
import { formatProblem } from "../../generator/diagnostics/format-problem.ts";
import type { Artifact, Source } from "../../generator/types.ts";
import { getBytes } from "../../generator/write/artifact-content.ts";
import { site } from "../support/site.ts";
import { readMarkup } from "./markup.ts";

/** Checks whether a site's sources were handled correctly, however broken or hostile. */
export type Judge = (sources: readonly Source[]) => void;

const day = "2026-03-01";

/** Creates a judge that knows the scripts and resources of the unchanged site. */
export function createJudge(sources: readonly Source[], bundle: Bundle): Judge {
	const memo = createMemo();
	const good = compiled(sources, bundle, memo);
	const known = new Set(
		[
			good,
			compiled(withoutDarkPictures(sources), bundle, createMemo()),
		].flatMap(({ value }) =>
			value.artifacts.flatMap((artifact) =>
				isPage(artifact) ? readMarkup(textOf(artifact)).active.map(shape) : [],
			),
		),
	);
	const goodOnes = new Set(good.value.artifacts.map(identity));
	const judged = new Set<unknown>();
	return (changed) => {
		const { value, diagnostics } = compiled(changed, bundle, memo);
		for (const each of diagnostics) demandPlace(each, changed);
		const made = value.artifacts.length > 0;
		if (made === diagnostics.some(isError))
			throw new Error(
				`A site was ${made ? "" : "not "}made: ${told(diagnostics)}`,
			);
		for (const artifact of value.artifacts) {
			const same = identity(artifact);
			if (judged.has(same)) continue;
			demandSafe(artifact, known);
			if (goodOnes.has(same)) judged.add(same);
		}
		demandDistinct(value.artifacts);
		if (!isDeepStrictEqual(Object.keys(Object.prototype), []))
			throw new Error("Object.prototype was changed.");
	};
}

/** A picture that is the same in both themes is loaded differently. */
function withoutDarkPictures(sources: readonly Source[]): readonly Source[] {
	return sources.map((source) => {
		if (!/\.(yaml|md)$/.test(source.path)) return source;
		const text = new TextDecoder()
			.decode(source.bytes)
			.replaceAll(/^ *dark: .*\n/gm, "");
		const bytes = new TextEncoder().encode(text);
		return { ...source, bytes, digest: `${source.digest} without dark` };
	});
}

/** Identifies an artifact by its inputs, so that it needn't be rendered to compare it. */
function identity(artifact: Artifact): unknown {
	return artifact.key ?? artifact;
}

function compiled(
	sources: readonly Source[],
	bundle: Bundle,
	memo: Memo,
): Checked<CompiledSite> {
	const result = compile({ site, sources, bundle, date: day }, memo);
	if (result.value.artifacts.length > 0) memo.dropUnused();
	return result;
}

/** Expects every problem to have a location in its file, and messages in both languages. */
function demandPlace(problem: Diagnostic, sources: readonly Source[]): void {
	const { file, line, column, length } = problem;
	const lines = linesOf(sources.find(({ path }) => path === file));
	const here = lines[line - 1];
	const fits =
		here !== undefined && column >= 1 && column - 1 + length <= here.length + 1;
	const worded = ["en", "da"]
		.map((language) => formatProblem(problem, { language }))
		.flatMap(({ message, hint = message }) => [message, hint])
		.every(
			(each) => each.trim() !== "" && !/undefined|\[object|NaN/.test(each),
		);
	if (!fits || !worded) throw new Error(`Badly told: ${told([problem])}`);
}

/** Returns the lines that editors show; a single empty line for a missing or binary file. */
function linesOf(source: Source | undefined): readonly string[] {
	if (!source) return [""];
	return new TextDecoder().decode(source.bytes).split(/\r\n?|\n/);
}

function demandSafe(artifact: Artifact, known: ReadonlySet<string>): void {
	const { path } = artifact;
	const steps = path.split("/");
	if (
		!/^[\w./-]+$/.test(path) ||
		steps.some((step) => /^\.*$/.test(step) || step.length > 255)
	)
		throw new Error(`No path for a file: ${path}`);
	if (isPage(artifact)) {
		// React separates neighbouring texts of an island by an empty comment.
		const html = textOf(artifact).replaceAll("<!-- -->", "");
		const { malformed, active } = readMarkup(html);
		const strange = active.filter((each) => !known.has(shape(each)));
		if (malformed.length + strange.length > 0)
			throw new Error(
				`${path} is unsafe: ${[...malformed, ...strange].join("\n").slice(0, 800)}`,
			);
	}
	if (path.endsWith(".json")) JSON.parse(textOf(artifact));
	if (/\.(html|xml|json|txt)$/.test(path)) {
		const odd = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]/u.exec(textOf(artifact));
		if (odd)
			throw new Error(
				`${path} holds U+${odd[0].charCodeAt(0).toString(16)}: ${textOf(artifact).slice(Math.max(0, odd.index - 60), odd.index + 20)}`,
			);
	}
}

/** Expects no two files whose names differ only in case, since many file systems ignore case. */
function demandDistinct(artifacts: readonly Artifact[]): void {
	const names = new Set(artifacts.map(({ path }) => path.toLowerCase()));
	if (names.size < artifacts.length)
		throw new Error("Two files have one name.");
}

/** Reduces a tag to the form without the texts and URLs that editors may change. */
function shape(tag: string): string {
	return /^<(script|style)/.test(tag)
		? tag
		: tag.replace(/="[^"]*"/g, '=""').replace(/ \/?>/, ">");
}

function isPage({ path }: Artifact): boolean {
	return path.endsWith(".html");
}

function textOf(artifact: Artifact): string {
	return getBytes(artifact).toString();
}

function told(diagnostics: readonly Diagnostic[]): string {
	return diagnostics
		.map(
			({ file, line, column, length, message, fixes }) =>
				`${file}:${line}:${column}+${length} ${JSON.stringify([message, fixes])}`,
		)
		.join("\n");
}
