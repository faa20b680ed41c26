import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { readSources } from "../../generator/read/index.ts";
import { site } from "../../site/site.ts";
import { bundle, filesOf, repository, today } from "./check.ts";

// The site of the real content, made once for all test files of a process.

const { value: sources, diagnostics: unread } = readSources(repository);

/** The real content, and what reading it reported. */
export const realContent = { sources, unread };

/** What came of building it for the day of the tests. */
export const realSite = compile(
	{ site, sources, bundle, date: today },
	createMemo(),
);

/** The text of each of its files, by path; of those that are no text, their bytes read as one. */
export const realFiles: ReadonlyMap<string, string> = new Map(
	filesOf(realSite.value.artifacts).map(({ path, bytes }) => [
		path,
		typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes),
	]),
);
