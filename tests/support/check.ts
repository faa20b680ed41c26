import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, inject } from "vitest";
import { compile } from "../../generator/build.ts";
import type { BuiltSite } from "../../generator/build-types.ts";
import { type Bundle, bundleSiteCached } from "../../generator/bundle/index.ts";
import { createMemo, type Memo, noMemo } from "../../generator/cache/memo.ts";
import type { SiteDefinition } from "../../generator/definition.ts";
import type {
	Checked,
	Diagnostic,
} from "../../generator/diagnostics/diagnostic.ts";
import { formatProblem } from "../../generator/diagnostics/format-problem.ts";
import {
	formatDiagnostics,
	leaveUncoloured,
} from "../../generator/diagnostics/report.ts";
import type { MessageLanguage } from "../../generator/languages/message-language.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Artifact, SiteFile, Source } from "../../generator/types.ts";
import {
	getBytes,
	getContent,
	memoizeRendering,
} from "../../generator/write/artifact-content.ts";
import { site } from "./site.ts";
import { findRejected } from "./suggestions.ts";

/** Files by their path below content/, or templates by theirs: text, bytes, or undefined for a removed file. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

/** The root folder of this repository. */
export const repository = fileURLToPath(new URL("../../", import.meta.url));

const smallSite = readSources(
	fileURLToPath(new URL("../fixtures/small-site", import.meta.url)),
).value;
// The texts of the interface and the templates are the real site's; the other files are the fixture's.
const own = readSources(repository).value.filter(
	({ path }) =>
		path.startsWith("templates/") || path === "content/strings.yaml",
);

/** The bundled code of the site, shared by all tests (setup.ts). */
export const bundle: Bundle = await bundleSiteCached(
	site,
	repository,
	inject("code"),
);
/** The results of all tests of a file, so that they don't compute the unchanged content again. */
export const memo: Memo = createMemo();

/** The date on which tests build. */
export const today = "2026-03-01";

/** Returns the small site with some files changed, as sources. */
export function sourcesWith(files: Files): Source[] {
	const changed = new Map(
		[...own, ...smallSite].map((source) => [source.path, source]),
	);
	for (const [name, content] of Object.entries(files)) {
		const path = pathOf(name);
		if (content === undefined) changed.delete(path);
		else changed.set(path, createSource(path, content));
	}
	return [...changed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function pathOf(name: string): string {
	return name.startsWith("templates/") ? name : `content/${name}`;
}

/** Creates a source from text or bytes. */
export function createSource(
	path: string,
	content: string | Uint8Array,
): Source {
	const bytes =
		typeof content === "string" ? new TextEncoder().encode(content) : content;
	const digest = createHash("sha256").update(bytes).digest("hex");
	return { path, bytes, digest };
}

/** Reads a file of the small site (or of the real site, for strings.yaml). */
export function fixture(name: string): string {
	const found = sourcesWith({}).find(({ path }) => path === pathOf(name));
	if (!found) throw new Error(`The small site has no ${name}.`);
	return new TextDecoder().decode(found.bytes);
}

/** Replaces a string in a file of the small site, where it must occur exactly once. */
export function edit(name: string, from: string, to: string): Files {
	return { [name]: replaceOnce(name, fixture(name), from, to) };
}

/** Replaces a string in the text of a file, where it must occur exactly once. */
export function replaceOnce(
	name: string,
	text: string,
	from: string,
	to: string,
): string {
	const count = text.split(from).length - 1;
	if (count !== 1)
		throw new Error(`“${from}” occurs ${count} times in ${name}.`);
	return text.replace(from, () => to);
}

/** Builds these sources for the date of the tests; returns the result with its inputs. */
export function built(
	sources: readonly Source[],
	memo: Memo = noMemo,
	of: SiteDefinition = site,
): Checked<BuiltSite> {
	const inputs = { site: of, sources, bundle, date: today };
	const { value, diagnostics } = compile(inputs, memo);
	return { value: { ...inputs, ...value }, diagnostics };
}

/** Builds the small site with some valid changes; returns its model too. */
export function buildWith(files: Files, memo?: Memo, of?: SiteDefinition) {
	const { value } = built(sourcesWith(files), memo, of);
	const { model } = value;
	if (!model) throw new Error("The changed site has mistakes.");
	return { ...value, model };
}

/** Builds the small site with some files changed, valid or not. */
export function buildSmall(files: Files): Checked<BuiltSite> {
	return built(sourcesWith(files), memo);
}

/** The result of building the small site with some files changed. */
export type Outcome = {
	readonly diagnostics: readonly Diagnostic[];
	readonly artifacts: readonly SiteFile[];
	/** The output of the command, without code frames and colours. */
	readonly printed: string;
	/** Returns the text of an artifact by its path in the output. */
	text(path: string): string;
	/** Lists the suggested fixes that cause a different problem. */
	findRejected(): string[];
	/**
	 * Expects exactly these diagnostics: “file:line:column severity: message”, each optionally with its hint on a line of
	 * its own.
	 */
	reports(...lines: readonly string[]): void;
	/** Expects exactly these diagnostics in Danish, in the same format. */
	reportsInDanish(...lines: readonly string[]): void;
};

/** Builds the small site with some files changed, without the disk. */
export function check(files: Files = {}, date = today): Outcome {
	const sources = sourcesWith(files);
	const compiled = (inputs: readonly Source[]) =>
		compile({ site, sources: inputs, bundle, date }, memo);
	const { value, diagnostics } = compiled(sources);
	const printed = formatDiagnostics(
		diagnostics.map((each) => ({ ...each, length: 0 })),
		[],
		{ format: "pretty", language: "en", colour: leaveUncoloured },
	);
	return {
		diagnostics,
		get artifacts() {
			return renderFiles(value.artifacts);
		},
		printed,
		text: (path) => textOf(value.artifacts, path),
		findRejected: () =>
			findRejected(
				diagnostics,
				sources,
				(changed) => compiled(changed).diagnostics,
			),
		reports: (...lines) => {
			expect(told(diagnostics, lines, "en")).toEqual(lines);
		},
		reportsInDanish: (...lines) => {
			expect(told(diagnostics, lines, "da")).toEqual(lines);
		},
	};
}

/** Formats diagnostics like the expected lines: with the hint where the line has one. */
function told(
	diagnostics: readonly Diagnostic[],
	lines: readonly string[],
	language: MessageLanguage,
): string[] {
	return diagnostics.map((each, index) => {
		const { file, line, column, severity } = each;
		const { message, hint = "" } = formatProblem(each, { language });
		const headline = `${file.replace("content/", "")}:${line}:${column} ${severity}: ${message}`;
		return lines[index]?.includes("\n") ? `${headline}\n  ${hint}` : headline;
	});
}

/** Renders all files of a site, apart from those that the memo has. */
export function renderFiles(
	artifacts: readonly Artifact[],
	memo: Memo = noMemo,
): SiteFile[] {
	return memoizeRendering(artifacts, memo).map((artifact) => ({
		path: artifact.path,
		bytes: getContent(artifact),
	}));
}

function textOf(artifacts: readonly Artifact[], path: string): string {
	const found = artifacts.find((artifact) => artifact.path === path);
	if (!found) throw new Error(`There is no ${path}.`);
	return getBytes(found).toString();
}
