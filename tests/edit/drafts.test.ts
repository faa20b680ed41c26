import fc from "fast-check";
import { expect, test } from "vitest";
import { createDrafts } from "../../generator/edit/drafts/drafts.ts";
import { decoded } from "../../generator/edit/file/read-file.ts";
import { createSource } from "../support/check.ts";
import { dose } from "../support/dose.ts";

// Undo and redo in any sequence of edits, undo, redo and saves.

const paths = ["content/a.yaml", "content/b.md"] as const;

type Content = Readonly<Record<(typeof paths)[number], string>>;

const first: Content = { "content/a.yaml": "a: 1\n", "content/b.md": "b\n" };

type Step = {
	readonly label: string;
	readonly step: string | undefined;
	readonly before: Content;
	readonly after: Content;
};

/** The expected state: the files as edited and as saved, and the steps to undo and redo. */
type Expected = {
	readonly now: Content;
	readonly disk: Content;
	readonly past: readonly Step[];
	readonly future: readonly Step[];
};

type Action =
	| { readonly kind: "undo" | "redo" | "save" | "build" }
	| {
			readonly kind: "change";
			readonly to: Partial<Content>;
			readonly step: string | undefined;
	  };

function expectedAfter(
	action: Action,
	known: Expected,
	label: string,
): Expected {
	const { now, disk, past, future } = known;
	switch (action.kind) {
		case "build":
			return known;
		case "undo": {
			const step = past.at(-1);
			return step
				? {
						disk,
						now: step.before,
						past: past.slice(0, -1),
						future: [...future, step],
					}
				: known;
		}
		case "redo": {
			const step = future.at(-1);
			return step
				? {
						disk,
						now: step.after,
						past: [...past, step],
						future: future.slice(0, -1),
					}
				: known;
		}
		case "save":
			return {
				now,
				disk: now,
				// No later change is merged with them.
				past: past.map((each) => ({ ...each, step: undefined })),
				future,
			};
		case "change": {
			const { step } = action;
			const after = { ...now, ...action.to };
			if (paths.every((path) => after[path] === now[path])) return known;
			const last = past.at(-1);
			const isJoined = step !== undefined && last?.step === step;
			const before = isJoined ? last.before : now;
			return {
				now: after,
				disk,
				past: [
					...(isJoined ? past.slice(0, -1) : past),
					{ label, step, before, after },
				],
				// A new change clears the redo stack.
				future: [],
			};
		}
	}
}

/** Performs an action, expects the resulting state, and returns it. */
function perform(
	drafts: ReturnType<typeof createDrafts>,
	action: Action,
	known: Expected,
	label: string,
): Expected {
	const expected = expectedAfter(action, known, label);
	switch (action.kind) {
		case "undo":
		case "redo":
			drafts[action.kind]();
			break;
		case "save":
			drafts.saved(
				[...drafts.unsaved()].map(([path, { now }]) => ({ path, bytes: now })),
			);
			break;
		case "build":
			drafts.over(listSources(known.disk));
			break;
		case "change":
			drafts.change(
				Object.entries(action.to).map(([path, text]) => ({
					path,
					bytes: new TextEncoder().encode(text),
				})),
				{ label: { en: label, da: label }, step: action.step },
			);
	}
	const now = paths.map((path) => [path, decoded(drafts.read(path))]);
	expect(Object.fromEntries(now)).toEqual(expected.now);
	const { undo, redo } = drafts.labels();
	expect([undo?.en, redo?.en]).toEqual([
		expected.past.at(-1)?.label,
		expected.future.at(-1)?.label,
	]);
	expect([...drafts.unsaved().keys()].sort()).toEqual(
		paths.filter((path) => expected.now[path] !== expected.disk[path]),
	);
	return expected;
}

function listSources(content: Content) {
	return paths.map((path) => createSource(path, content[path]));
}

function follow(actions: readonly Action[]): Expected {
	const drafts = createDrafts();
	drafts.over(listSources(first));
	return actions.reduce<Expected>(
		(known, action, index) => perform(drafts, action, known, `${index}`),
		{ now: first, disk: first, past: [], future: [] },
	);
}

const to = (text: string, step?: string): Action => ({
	kind: "change",
	to: { "content/a.yaml": text },
	step,
});

test("a new change clears the redo stack", () => {
	for (const next of [
		to("a: 3\n"),
		to("a: 3\n", "1"),
		{ kind: "change", to: { "content/b.md": "c\n" }, step: "2" } as const,
	]) {
		const { now, future } = follow([
			to("a: 2\n", "1"),
			{ kind: "undo" },
			next,
			{ kind: "redo" },
		]);
		expect(now).toEqual({ ...first, ...(next.kind === "change" && next.to) });
		expect(future).toEqual([]);
	}
});

test("text typed after a save is undone apart from text typed before it", () => {
	for (const between of [[], [{ kind: "build" }]] as const) {
		const { now } = follow([
			to("a: 2\n", "1"),
			{ kind: "save" },
			...between,
			to("a: 23\n", "1"),
			{ kind: "undo" },
		]);
		expect(now["content/a.yaml"]).toBe("a: 2\n");
	}
});

test("text typed in one field, another and the first again is three steps", () => {
	const { now, past } = follow([
		to("a: 2\n", "1"),
		{ kind: "change", to: { "content/b.md": "c\n" }, step: "2" },
		to("a: 3\n", "1"),
		{ kind: "undo" },
	]);
	expect(now).toEqual({ "content/a.yaml": "a: 2\n", "content/b.md": "c\n" });
	expect(past).toHaveLength(2);
});

test("any sequence of edits, undo, redo and saves has the expected state", () => {
	const action: fc.Arbitrary<Action> = fc.oneof(
		fc.record({
			kind: fc.constantFrom("undo", "redo", "save", "build"),
		}),
		fc.record({
			kind: fc.constant("change" as const),
			to: fc.record(
				{
					"content/a.yaml": fc.constantFrom("a: 1\n", "a: 2\n", "a: 3\n"),
					"content/b.md": fc.constantFrom("b\n", "c\n"),
				},
				{ requiredKeys: [] },
			),
			step: fc.constantFrom(undefined, "1", "2"),
		}),
	);
	fc.assert(
		fc.property(fc.array(action, { maxLength: 25, size: "max" }), (actions) => {
			follow(actions);
		}),
		{ numRuns: dose(300, 20_000) },
	);
});
