import { compile } from "../../generator/build.ts";
import { createMemo } from "../../generator/cache/memo.ts";
import { readSources } from "../../generator/read/index.ts";
import { bundle, renderFiles, repository, today } from "./check.ts";
import { site } from "./site.ts";

// The site of the real content, built once per process for all test files.

const { value: sources, diagnostics: unread } = readSources(repository);

/** The sources of the real content, and the diagnostics of reading them. */
export const realContent = { sources, unread };

/** The build for the date of the tests. */
export const realSite = compile(
	{ site, sources, bundle, date: today },
	createMemo(),
);

/** The content of each file by path; binary files are decoded as text. */
export const realFiles: ReadonlyMap<string, string> = new Map(
	renderFiles(realSite.value.artifacts).map(({ path, bytes }) => [
		path,
		typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes),
	]),
);
