import { expect, test } from "vitest";
import { createMemo } from "../../generator/cache/memo.ts";
import { orderEdits } from "../support/content-edits.ts";
import {
	content,
	date,
	everyEdit,
	isUnpublished,
} from "../support/edits-of-content.ts";
import { buildWarmChain, compareWithCold } from "../support/warm-and-cold.ts";

test("after an edit of any single field a warm build equals a cold one, and every field is published except those listed", () => {
	const memo = createMemo();
	const { steps, impossible } = buildWarmChain(content, everyEdit, {
		date,
		memoOf: () => memo,
	});
	expect(impossible).toEqual([]);
	const unchanged = compareWithCold(steps);
	expect(unchanged.filter((name) => !isUnpublished(name))).toEqual([]);
});

test("after reordering any list a warm build equals a cold one", () => {
	const memo = createMemo();
	const edits = orderEdits(content);
	const { steps } = buildWarmChain(content, edits, {
		date,
		memoOf: () => memo,
	});
	expect(steps.length).toBeGreaterThan(edits.length / 2);
	compareWithCold(steps);
});
