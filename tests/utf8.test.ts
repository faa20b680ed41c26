import { expect, test } from "vitest";
import { utf8Of } from "../generator/utf8.ts";

test.each([
	["nothing", ""],
	["Danish", "Rødgrød med fløde på Ærø"],
	["signs of three and four bytes", "“–…” 🌱"],
	["what leaves no room", "€".repeat(200_000)],
	["half a sign", "\ud83c!"],
])("%s is written as it always is", (_, text) => {
	expect(utf8Of(text).equals(Buffer.from(text))).toBe(true);
});

test("what was written before goes", () => {
	const first = utf8Of("first");
	const kept = Buffer.from(first);
	utf8Of("second");
	expect([String(kept), String(first)]).toEqual(["first", "secon"]);
});
