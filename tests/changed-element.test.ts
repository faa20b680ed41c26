import fc from "fast-check";
import { expect, test } from "vitest";
import { changedElement } from "../generator/dev/changed-element.ts";

// The element of a page that `kilde dev` sends its clients after a change.

function page(body: string): string {
	return `<!DOCTYPE html><html lang="da"><head><title>A</title></head><body>${body}</body></html>`;
}

test("the innermost element that holds the change, with its path", () => {
	const words = (word: string) =>
		page(`<nav></nav><main><p>A</p><p>B <b>${word}</b></p></main><hr/>`);
	expect(changedElement(words("før"), words("efter"))).toEqual({
		path: [1, 1, 1, 0],
		before: "<b>før</b>",
		after: "<b>efter</b>",
	});
});

test("a new element gives its parent, and so do changes in two elements", () => {
	const list = (...items: readonly string[]) =>
		page(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
	expect(changedElement(list("a", "b"), list("a", "b", "b"))).toEqual({
		path: [1, 0],
		before: "<ul><li>a</li><li>b</li></ul>",
		after: "<ul><li>a</li><li>b</li><li>b</li></ul>",
	});
	expect(
		changedElement(list("a", "b", "c"), list("x", "b", "y"))?.path,
	).toEqual([1, 0]);
});

test("a new paragraph gives its parent, even if it has no other child", () => {
	const text = (...words: readonly string[]) =>
		page(
			`<main><div>${words.map((word) => `<p>${word}</p>`).join("")}</div></main>`,
		);
	expect(changedElement(text("a"), text("a", "b"))?.path).toEqual([1, 0, 0]);
	expect(changedElement(text("b", "a"), text("a"))?.path).toEqual([1, 0, 0]);
	expect(changedElement(text(), text("a"))?.path).toEqual([1, 0, 0]);
});

test("only tags are counted, and a changed script gives its parent", () => {
	const odd = (word: string) =>
		page(
			`<!-- <p> --><img alt="<p>"><br/><script>"<p>"</script><div title="a>b">${word}</div>`,
		);
	expect(changedElement(odd("a"), odd("b"))).toEqual({
		path: [1, 3],
		before: '<div title="a>b">a</div>',
		after: '<div title="a>b">b</div>',
	});
	const script = (word: string) => page(`<p><script>"${word}"</script></p>`);
	expect(changedElement(script("a"), script("b"))?.path).toEqual([1, 0]);
});

test("undefined if head or body are the innermost, or tags are omitted", () => {
	expect(changedElement(page("a"), page("b"))).toBeUndefined();
	expect(
		changedElement(page("<p>a</p>"), page("<p>b</p>").replace("A", "B")),
	).toBeUndefined();
	const title = page("").replace("A", "B");
	expect(changedElement(page(""), title)).toBeUndefined();
	expect(
		changedElement(page("<ul><li>a</ul>"), page("<ul><li>b</ul>")),
	).toBeUndefined();
});

test("for any change, the markup before and after is that of the element at the path", () => {
	fc.assert(
		fc.property(tree, tree, (before, after) => {
			const change = changedElement(page(print(before)), page(print(after)));
			if (!change) return;
			const [, ...path] = change.path;
			expect(print(at([before], path))).toBe(change.before);
			expect(print(at([after], path))).toBe(change.after);
		}),
		{ numRuns: 2000 },
	);
});

type Tree = string | readonly Tree[];

/** Lists are elements, and texts are texts. */
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
	tree: fc.oneof(
		{ depthSize: "medium", withCrossShrink: true },
		fc.constantFrom("a", "aa", "b", "æ😀"),
		fc.array(tie("tree"), { maxLength: 3 }),
	),
}));

function print(node: Tree): string {
	return typeof node === "string"
		? node
		: `<div>${node.map(print).join("")}</div>`;
}

function at(children: readonly Tree[], path: readonly number[]): Tree {
	const [index = -1, ...rest] = path;
	const elements = children.filter((child) => typeof child !== "string");
	const element = elements[index] ?? [];
	return rest.length === 0 ? element : at(element, rest);
}
