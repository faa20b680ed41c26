import { expect, inject, test } from "vitest";
import { tryEdits } from "./mutation/try-edits.ts";

// Random edits of any file of the real content result either in a valid site or in problems with locations; never in an
// exception, a hang, a file outside the output, or a page with additional permissions.

test("10 edits of the content, by hand, by accident and with malice", async () => {
	const tried = tryEdits(1, 10, inject("code"), async () => {});
	await expect(tried).resolves.toBeUndefined();
});
