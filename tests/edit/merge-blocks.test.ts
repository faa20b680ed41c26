import { expect, test } from "vitest";
import { mergeBlocks } from "../../editor/publish/merge-blocks.ts";

// Merging two versions of a Markdown text.

const base = "A\n\nB\n\nC";
const refuse = (): "mine" => {
	throw new Error("This is no conflict.");
};
test.each([
	["A2\n\nB\n\nC", "A\n\nB\n\nC2", "A2\n\nB\n\nC2"],
	["A2\n\nB\n\nC", "A\n\nB2\n\nC", "A2\n\nB2\n\nC"],
	["A\n\nC", "A\n\nB\n\nC\n\nD", "A\n\nC\n\nD"],
	["A\n\nX\n\nB\n\nC", "A\n\nX\n\nB\n\nC", "A\n\nX\n\nB\n\nC"],
	["", base, ""],
])("blocks of a text %j and %j are merged", (mine, theirs, merged) => {
	expect(mergeBlocks(base, mine, theirs, refuse)).toBe(merged);
	expect(mergeBlocks(base, theirs, mine, refuse)).toBe(merged);
});

test("blocks of a text that both changed are chosen", () => {
	const merge = (side: "mine" | "theirs") =>
		mergeBlocks(base, "A\n\nB1\n\nC", "A\n\nB2\n\nC2", () => side);
	expect(merge("mine")).toBe("A\n\nB1\n\nC");
	expect(merge("theirs")).toBe("A\n\nB2\n\nC2");
});
