import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { readCachedValue, writeCachedBytes } from "../generator/cache/files.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { getDigestAndMedia } from "../generator/cache/pages.ts";

// The memo of calls for any sequence of calls, and the memory used by its results.

/** Argument lists of few values and several lengths, so that many share a prefix. */
const args = fc.array(fc.constantFrom("a", "b", undefined), { maxLength: 4 });
const builds = fc.array(fc.array(args), { minLength: 2, maxLength: 4 });

test("a cached value in a future serialization format is ignored", () => {
	const folder = mkdtempSync(join(tmpdir(), "kilde-cache-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	// A valid checksum with a serialization version of the future.
	writeCachedBytes(folder, "value", Buffer.from([255, 99, 34, 1, 97]));
	expect(readCachedValue(folder, "value", "")).toBeUndefined();
});

test("a call returns its own result and is repeated only if the previous build didn't make it", () => {
	fc.assert(
		fc.property(builds, (all) => {
			const memo = createMemo();
			let made: string[] = [];
			const list = (...given: readonly unknown[]) => {
				made.push(JSON.stringify(given));
				return [...given];
			};
			let before: ReadonlySet<string> = new Set();
			for (const calls of all) {
				made = [];
				for (const each of calls)
					expect(memo.call(list, ...each)).toEqual(each);
				const now = new Set(calls.map((each) => JSON.stringify(each)));
				expect(made.toSorted()).toEqual(
					[...now].filter((each) => !before.has(each)).toSorted(),
				);
				memo.dropUnused();
				before = now;
			}
		}),
	);
});

test("the summary of a page retains none of its JSON in memory", () => {
	setFlagsFromString("--expose-gc");
	const collectGarbage: () => void = runInNewContext("gc");
	const measureMemory = () => {
		collectGarbage();
		return process.memoryUsage().heapUsed / 1e6;
	};
	const before = measureMemory();
	const summaries = Array.from({ length: 50 }, (_, number) =>
		getDigestAndMedia({
			kind: "redirect",
			path: `/${number}`,
			target: `/media/a-long-name-of-a-photo-${number}.avif`,
			text: `${number}`.repeat(1_000_000),
		} as never),
	);
	// The JSON of each takes 1 to 2 MB.
	expect(measureMemory() - before).toBeLessThan(20);
	expect(summaries[7]?.media).toEqual(["/media/a-long-name-of-a-photo-7.avif"]);
});
