import { expect, inject, test } from "vitest";
import { tryEdits } from "./mutation/try-edits.ts";

// Whatever happens to a file of the real content: either a valid site comes of it, or problems with their
// places; never an exception, a hang, a file elsewhere, or a page that does more than it should.

test("10 edits of the content, by hand, by accident and with malice", async () => {
	const tried = tryEdits(1, 10, inject("code"), async () => {});
	await expect(tried).resolves.toBeUndefined();
});
