import { expect, test } from "vitest";
import { tryMutations } from "./mutation/start.ts";

// Whatever happens to a file of the real content: either a valid site comes of it, or problems with their
// places; never an exception, a hang, a file elsewhere, or a page that does more than it should.

test("10 edits of the content, by hand, by accident and with malice", async () => {
	await expect(tryMutations(1, 10)).resolves.toBeUndefined();
}, 300_000);
