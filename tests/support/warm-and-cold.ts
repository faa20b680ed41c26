import { deserialize, serialize } from "node:v8";
import { expect } from "vitest";
import { compile } from "../../generator/build.ts";
import { toDigest } from "../../generator/cache/digest.ts";
import { createMemo, type Memo, noMemo } from "../../generator/cache/memo.ts";
import type { ProjectMemo } from "../../generator/cache/project-memo.ts";
import {
	type Diagnostic,
	isError,
	sortDiagnostics,
} from "../../generator/diagnostics/diagnostic.ts";
import { getValidEntries } from "../../generator/link/entries.ts";
import { link } from "../../generator/link/index.ts";
import { parse } from "../../generator/parse/index.ts";
import { addOwnTemplates } from "../../generator/render/own-templates.ts";
import { createSiteOutput } from "../../generator/site-output.ts";
import { toOutputPath } from "../../generator/text/url.ts";
import type {
	Artifact,
	FileContent,
	Page,
	Source,
} from "../../generator/types.ts";
import {
	getContent,
	memoizeRendering,
} from "../../generator/write/artifact-content.ts";
import { bundle } from "./check.ts";
import type { Edit, Texts } from "./every-field.ts";
import { site } from "./site.ts";
import { inEnglish } from "./texts.ts";

// A chain of edits, each applied to the content that the previous one left.

/** The content after an edit, and the result of a warm build. */
export type Step = {
	readonly name: string;
	readonly texts: Texts;
	readonly date: string;
	readonly made: Made;
};

/** The digest of each file of a site, and the diagnostics. */
type Made = {
	readonly files: ReadonlyMap<string, string>;
	readonly diagnostics: readonly Diagnostic[];
};

/** Edits whose builds are compared individually, and groups of edits compared as one. */
export type Edits = readonly (Edit | readonly Edit[])[];

/**
 * Applies each edit in the first way that causes no error, and returns the last error of edits without such a way. Each
 * build starts with the memo of the previous one.
 */
export function buildWarmChain(
	start: Texts,
	edits: Edits,
	{
		date,
		memoOf,
	}: { readonly date: string; readonly memoOf: () => Memo | ProjectMemo },
): { readonly steps: Step[]; readonly impossible: string[] } {
	const impossible: string[] = [];
	const steps: Step[] = [];
	let texts = start;
	const build = (memo: Memo, next: Texts) =>
		compile({ site, sources: sourcesOf(next), bundle, date }, memo);
	const take = (memo: Memo | ProjectMemo, name: string) => {
		const { value, diagnostics } = build(memo, texts);
		// Skips rendering of files with the same key, as in kilde dev.
		const artifacts = memoizeRendering(value.artifacts, memo);
		const made = { files: digestsOf(artifacts), diagnostics };
		memo.dropUnused();
		if ("save" in memo) memo.save();
		steps.push({ name, texts, date, made });
	};
	/** Applies edits together if that causes no error, otherwise one by one; returns those that were applied. */
	const make = (group: readonly Edit[], memo: Memo): readonly Edit[] => {
		const all = group.reduce<Texts | undefined>(
			(before, { ways }) => before && firstOf(ways(before), () => true),
			texts,
		);
		if (all && !build(memo, all).diagnostics.some(isError)) {
			texts = all;
			return group;
		}
		return group.filter(({ name, ways }) => {
			let mistake: Diagnostic | undefined;
			const found = firstOf(ways(texts), (next) => {
				mistake = build(memo, next).diagnostics.find(isError);
				return mistake === undefined;
			});
			if (!found)
				impossible.push(
					`${name}: ${mistake?.file} ${mistake && inEnglish(mistake)}`,
				);
			texts = found ?? texts;
			return found;
		});
	};
	take(memoOf(), "the start");
	for (const each of edits) {
		const memo = memoOf();
		const done = make("ways" in each ? [each] : each, memo);
		if (done.length > 0) take(memo, done.map(({ name }) => name).join(", "));
	}
	return { steps, impossible };
}

/** The maximum number of ways to try for an edit. */
const mostWays = 40;

function firstOf<T>(
	items: Iterable<T>,
	fits: (item: T) => boolean,
): T | undefined {
	let tried = 0;
	for (const item of items) {
		if (tried++ === mostWays) return undefined;
		if (fits(item)) return item;
	}
	return undefined;
}

/** Expects each step to equal a cold build; returns the names of edits that didn't change the site. */
export function compareWithCold(steps: readonly Step[]): string[] {
	const unchanged: string[] = [];
	let before: Made | undefined;
	steps.forEach((step, index) => {
		const cold = coldBuild(step);
		expect(differences(step.made, cold), step.name).toEqual([]);
		expect(step.made.diagnostics, step.name).toEqual(cold.diagnostics);
		// Occasionally without any cache.
		if (index % 50 === 0) expect(cold.files).toEqual(fromNothing(step));
		if (before && differences(before, cold).length === 0)
			unchanged.push(step.name);
		before = cold;
	});
	return unchanged;
}

function fromNothing({ texts, date }: Step): ReadonlyMap<string, string> {
	const inputs = { site, sources: sourcesOf(texts), bundle, date };
	return digestsOf(compile(inputs, createMemo()).value.artifacts);
}

function differences(one: Made, other: Made): string[] {
	const paths = new Set([...one.files.keys(), ...other.files.keys()]);
	return [...paths].filter(
		(path) => one.files.get(path) !== other.files.get(path),
	);
}

/**
 * Builds that share no object with previous builds. To save time, two pure functions are cached: parsed files are
 * copied, and a page is rendered again only if its whole content changed.
 */
function coldBuilds(): (step: Step) => Made {
	const parsed = new Map<string, Buffer>();
	const rendered = new Map<string, FileContent>();
	return ({ texts, date }) => {
		const sources = addOwnTemplates(sourcesOf(texts));
		const results = sources.map((source): ReturnType<typeof parse> => {
			const key = `${source.path} ${source.digest}`;
			const known = parsed.get(key) ?? serialize(parse(source, site));
			parsed.set(key, known);
			return deserialize(known);
		});
		const linked = link(
			getValidEntries(results.map(({ value }) => value)),
			site,
			date,
			noMemo,
		);
		const diagnostics = sortDiagnostics(
			[...results, linked].flatMap((result) => result.diagnostics),
		);
		if (!linked.value) throw new Error("What was built can't be linked.");
		const inputs = { site, sources, bundle, date };
		const { pages, artifacts } = createSiteOutput(linked.value, inputs, noMemo);
		const contents = new Map(
			pages.map((page) => [toOutputPath(page.path), contentOfPage(page)]),
		);
		const bytes = artifacts.map((artifact): Artifact => {
			const content = contents.get(artifact.path);
			if (content === undefined) return artifact;
			const known = rendered.get(content) ?? getContent(artifact);
			rendered.set(content, known);
			return { path: artifact.path, bytes: known };
		});
		return { files: digestsOf(bytes), diagnostics };
	};
}

const coldBuild = coldBuilds();

/** Serializes everything from which a page is rendered. */
function contentOfPage(page: Page): string {
	return toDigest(JSON.stringify(page));
}

function digestsOf(artifacts: readonly Artifact[]): Made["files"] {
	return new Map(
		artifacts.map((each) => [each.path, digestOfContent(getContent(each))]),
	);
}

/** Bytes are large and few: read each once. */
function digestOfContent(content: string | Uint8Array): string {
	if (typeof content === "string") return toDigest(content);
	const digest = known.get(content) ?? toDigest(content);
	known.set(content, digest);
	return digest;
}

const known = new WeakMap<Uint8Array, string>();

function sourcesOf(texts: Texts): Source[] {
	return [...texts]
		.map(([path, text]): Source => {
			const bytes =
				typeof text === "string" ? new TextEncoder().encode(text) : text;
			return { path, bytes, digest: digestOfContent(text) };
		})
		.sort((a, b) => (a.path < b.path ? -1 : 1));
}
