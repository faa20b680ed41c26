import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMutation, mutations } from "./mutation/edits.ts";
import { createJudge, sources } from "./mutation/judge.ts";
import { dose } from "./support/dose.ts";

// Random edits of any file of the real content, by hand, by accident and with malice, result either in a valid site or in
// problems with locations; never in an exception, a slow build, a file outside the output, or a page with additional
// permissions.

/** Microseconds of processor time, which is independent of the machine's load. */
const longest = 5_000_000;

test("edited content results in a safe site or in problems with locations", {
	timeout: dose(60_000, 7_200_000),
}, () => {
	const judge = createJudge();
	fc.assert(
		fc.property(mutations(sources), (mutation) => {
			const before = process.cpuUsage();
			judge(applyMutation(sources, mutation));
			const { user, system } = process.cpuUsage(before);
			expect(user + system).toBeLessThan(longest);
		}),
		{ numRuns: dose(10, 10_000) },
	);
});
