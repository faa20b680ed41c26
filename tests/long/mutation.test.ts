import { expect, test } from "vitest";
import { tryMutations } from "../mutation/start.ts";

test("10,000 edits of the content, different each day", async () => {
	// Days since 1970: the seed printed by a failure repeats that day's edits.
	const seed = Math.floor(Date.now() / 86_400_000);
	await expect(tryMutations(seed, 10_000)).resolves.toBeUndefined();
}, 7_200_000);
