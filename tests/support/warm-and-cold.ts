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
import { site } from "../../site/site.ts";
import { bundle } from "./check.ts";
import type { Edit, Texts } from "./every-field.ts";
import { inEnglish } from "./texts.ts";

// A chain of edits, each made on the content that the one before it left.

/** The content after an edit, and what a build that remembers the one before made of it. */
export type Step = {
	readonly name: string;
	readonly texts: Texts;
	readonly date: string;
	readonly made: Made;
};

/** The digest of each file of a site, and what was reported. */
type Made = {
	readonly files: ReadonlyMap<string, string>;
	readonly diagnostics: readonly Diagnostic[];
};

/** Edits that are compared with a build from nothing by themselves, and groups of them that are compared as one. */
export type Edits = readonly (Edit | readonly Edit[])[];

/**
 * Makes each edit in the first way that leaves no mistake, and says of those for which there is none what the last
 * mistake was. Each build begins with what the one before it left in the memo.
 */
export function warmChain(
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
		// As in kilde dev: what has the same key is not rendered again.
		const artifacts = memoizeRendering(value.artifacts, memo);
		const made = { files: digestsOf(artifacts), diagnostics };
		memo.dropUnused();
		if ("save" in memo) memo.save();
		steps.push({ name, texts, date, made });
	};
	/** Makes edits together if that leaves no mistake, else each by itself; gives those that were made. */
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

/** No edit has more ways than this that are worth a try. */
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

/** Demands of each step what a build from nothing makes; gives the names of those that changed nothing of the site. */
export function compareWithCold(steps: readonly Step[]): string[] {
	const unchanged: string[] = [];
	let before: Made | undefined;
	steps.forEach((step, index) => {
		const cold = coldBuild(step);
		expect(differences(step.made, cold), step.name).toEqual([]);
		expect(step.made.diagnostics, step.name).toEqual(cold.diagnostics);
		// Once in a while with nothing at all from before.
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
 * Builds that share no object with any build before. Two things are spared, both functions of plain data: what a file
 * parses to is copied, and a page whose whole content is the same as before is not rendered again.
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

/** All that a page is rendered from. */
function contentOfPage(page: Page): string {
	return toDigest(JSON.stringify(page));
}

function digestsOf(artifacts: readonly Artifact[]): Made["files"] {
	return new Map(
		artifacts.map((each) => [each.path, digestOfContent(getContent(each))]),
	);
}

/** Bytes are large and few: each is read once. */
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
