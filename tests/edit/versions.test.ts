import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { markPattern } from "../../generator/edit/origins/mark-form.ts";
import {
	isSameShape,
	pathAfter,
} from "../../generator/edit/origins/same-value.ts";
import type { ListChange } from "../../generator/edit/protocol.ts";
import {
	type EditServer,
	signIn,
	startEditing,
} from "../support/edit-server.ts";
import { createProject, type Project } from "../support/project.ts";

// A click on an outdated page, and a panel opened before a change, refer to the state shown there.

const faq = "content/faq.yaml";

let project: Project;
let server: EditServer;

beforeAll(async () => {
	project = createProject();
	server = await startEditing(project.root, "da");
});

afterEach(async () => {
	while ((await server.ask("undo", {})).undo !== undefined);
});

afterAll(async () => {
	await server.close();
	project.remove();
});

/** Returns a page's build, and the mark of each question, or of a different element, by its text. */
async function getMarks(path = "/faq", element = "summary") {
	const headers = await signIn(server.origin, server.key);
	const response = await fetch(server.pages + path, { headers });
	const [, html = ""] = (await response.text()).split("<main");
	const elements = new RegExp(`<${element}[^>]*>(.*?)</${element}>`, "gs");
	const questions = [...html.matchAll(elements)];
	return {
		build: response.headers.get("kilde-revision") ?? "",
		questions: questions.map(([, text = ""]) => ({
			words: text
				.replace(/<[^>]*>/g, "")
				.replaceAll(markPattern, "")
				.trim(),
			mark: [...text.matchAll(markPattern)][0]?.[1] ?? "",
		})),
	};
}

/** Returns the text of the panel that a click on an outdated page opens. */
async function clickMark(
	page: Awaited<ReturnType<typeof getMarks>>,
	nth: number,
) {
	const { build, questions } = page;
	const mark = questions[nth]?.mark ?? "";
	const { field } = await server.ask("panel", { mark, build });
	return field.values[0]?.value;
}

const list = { file: faq, path: [] };
const questionAt = (index: number) => ({
	file: faq,
	path: [index, "question", "da"],
});

/** Makes a value of the file invalid; its page shows the previous one. */
async function breakFile() {
	const { problems } = await server.ask("set", {
		origin: { file: faq, path: [0, "id"] },
		value: "Not a name",
		step: "x",
	});
	expect(problems.some(({ severity }) => severity === "error")).toBe(true);
}

describe("on a page that shows a value's state before an error, a click", () => {
	test.each([
		{ kind: "move", index: 2, to: 0 } as const,
		{ kind: "move", index: 0, to: 2 } as const,
	])("opens the clicked value after %o", async (change) => {
		await breakFile();
		const page = await getMarks();
		await server.ask("list", { origin: list, change });
		const newest = await getMarks();
		expect(newest.questions).not.toEqual(page.questions);
		for (const each of [page, newest])
			for (const [nth, { words }] of each.questions.entries())
				expect(await clickMark(each, nth)).toBe(words);
	});

	test("opens the clicked value after undo and redo", async () => {
		await breakFile();
		const page = await getMarks();
		const change = { kind: "move", index: 2, to: 0 } as const;
		await server.ask("list", { origin: list, change });
		await server.ask("undo", {});
		expect(await clickMark(page, 2)).toBe(page.questions[2]?.words);
		await server.ask("redo", {});
		expect(await clickMark(page, 2)).toBe(page.questions[2]?.words);
	});

	test("opens the clicked value below a new entry that waits", async () => {
		const quotations = () => getMarks("/en/testimonials", "blockquote");
		const origin = { file: "content/testimonials.yaml", path: ["english"] };
		const change = (change: ListChange) =>
			server.ask("list", { origin, change });
		const sound = { by: "A. B.", month: "2025-10", quote: "We will be back." };
		await change({ kind: "add", value: sound });
		const before = await quotations();
		expect(before.questions).toHaveLength(2);
		await change({ kind: "add", value: { by: "C. D." } });
		await change({ kind: "move", index: 2, to: 0 });
		const page = await quotations();
		expect(page.questions).toHaveLength(2);
		for (const [nth, { words }] of page.questions.entries())
			expect(words).toContain(await clickMark(page, nth));
	});

	test("opens the invalid value itself, so that it can be fixed", async () => {
		const page = await getMarks();
		await server.ask("set", { origin: questionAt(1), value: "", step: "x" });
		expect(await clickMark(page, 1)).toBe("");
	});
});

test("a click sent while someone types opens the clicked value", async () => {
	const page = await getMarks();
	await server.ask("set", { origin: questionAt(1), value: "Ny?", step: "x" });
	expect(await clickMark(page, 1)).toBe("Ny?");
	expect(await clickMark(page, 2)).toBe(page.questions[2]?.words);
});

test("a page of an unknown build opens nothing and has no origins", async () => {
	const [{ mark = "" } = {}] = (await getMarks()).questions;
	const build = "another.1";
	await expect(server.ask("panel", { mark, build })).rejects.toThrow();
	expect(await server.ask("findUnmarked", { path: "/faq", build })).toBeNull();
});

test("an origin found by trial is opened at its current path", async () => {
	const { build } = await getMarks();
	const origin = questionAt(1);
	const { field } = await server.ask("panel", { origin });
	const change = { kind: "move", index: 0, to: 2 } as const;
	await server.ask("list", { origin: list, change });
	const found = await server.ask("panel", { origin, build });
	expect(found.field.values).toMatchObject([
		{ value: field.values[0]?.value, origin: questionAt(0) },
		{},
	]);
});

describe("a panel opened before a different tab changed the list", () => {
	test("sets its own value, and moves its own item", async () => {
		const before = (await getMarks()).questions.map(({ words }) => words);
		const { version } = await server.ask("panel", { origin: questionAt(1) });
		const away = { kind: "move", index: 0, to: 2 } as const;
		await server.ask("list", { origin: list, change: away });
		await server.ask("set", {
			origin: questionAt(1),
			version,
			value: "Ny?",
			step: "x",
		});
		const words = async () =>
			(await getMarks()).questions.map((question) => question.words);
		const [first = "", , third = "", ...others] = before;
		expect(await words()).toEqual(["Ny?", third, first, ...others]);
		const change = { kind: "move", index: 2, to: 1 } as const;
		const moved = await server.ask("list", { origin: list, version, change });
		expect(moved.refused).toBeUndefined();
		expect(moved.item).toEqual({ file: faq, path: [0] });
		expect(await words()).toEqual([third, "Ny?", first, ...others]);
	});
});

test("after any sequence of changes, the path of an item resolves to that item or nothing", () => {
	type Item = { readonly id: string; readonly text: { readonly da: string } };
	const step = fc.tuple(
		fc.constantFrom("copy", "remove", "move", "edit", "replace"),
		fc.nat(9),
		fc.nat(9),
	);
	let led = 0;
	fc.assert(
		fc.property(fc.array(step, { maxLength: 8 }), fc.nat(4), (steps, at) => {
			let next = 0;
			const item = (text: string): Item => ({
				id: `i${next++}`,
				text: { da: text },
			});
			let items = ["a", "b", "a", "c", "d"].map(item);
			const id = items[at]?.id;
			let path: readonly (string | number)[] | undefined = [at, "text", "da"];
			for (const [kind, one, other] of steps) {
				const before = items;
				const index = one % Math.max(1, items.length);
				const own = items[index];
				if (!own) break;
				const rest = items.toSpliced(index, 1);
				const to = other % items.length;
				if (kind === "copy")
					items = items.toSpliced(index + 1, 0, item(own.text.da));
				if (kind === "remove") items = rest;
				if (kind === "move") items = rest.toSpliced(to, 0, own);
				if (kind === "edit")
					items = items.with(index, {
						...own,
						text: { da: `${own.text.da}!` },
					});
				if (kind === "replace") items = items.with(index, item("new"));
				if (!path) break;
				path = isSameShape(before, items)
					? path
					: pathAfter(path, before, items);
			}
			if (!path) return;
			led++;
			expect(items[Number(path[0])]?.id).toBe(id);
		}),
		{ numRuns: 500, seed: 7 },
	);
	expect(led).toBeGreaterThan(200);
});
