import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Workspace } from "../../editor/editor.ts";
import { createWorkspace } from "../../editor/workspace.ts";
import type { BuildOutcome } from "../../generator/dev/builder.ts";
import type { FileChange } from "../../generator/read/changes.ts";
import {
	createProject,
	type Project,
	readChanged,
} from "../support/project.ts";
import { site } from "../support/site.ts";

// The files as the draft, with builds that find no errors.

const prices = "content/facts/prices.yaml";
const label = { en: "Price", da: "Pris" };

let project: Project;
let workspace: Workspace;
let getWorkspace: (person: string) => Workspace;

beforeEach(() => {
	project = createProject("empty");
	let latest = build([]);
	getWorkspace = createWorkspace(
		project.root,
		{
			latest: () => latest,
			tryEdits: async (edits) => build(edits),
			rebuild: async () => {
				latest = build([]);
				return latest;
			},
			showPreview: (preview) => {
				latest = preview;
			},
		},
		"en",
	);
	workspace = getWorkspace("");
});

afterEach(() => project.remove());

function build(edits: readonly FileChange[]): BuildOutcome {
	const sources = readChanged(project.root, edits);
	const value = { site, sources, entries: [], date: "2026-03-01" };
	return { value, diagnostics: [] } as unknown as BuildOutcome;
}

/** Sets the price in the file; returns why it was refused. */
async function set(price: number, step?: string) {
	const text = project
		.text(prices)
		.replace(/session-1h: \d+/, `session-1h: ${price}`);
	const files = [{ path: prices, bytes: Buffer.from(text) }];
	return (await workspace.edit(files, label, step ? { step } : {}))?.reason;
}

const getPrice = () =>
	Number(/session-1h: (\d+)/.exec(project.text(prices))?.[1]);

test("edits of one field are undone together, and redone; after another field or an undo, they are a step of their own", async () => {
	for (const price of [301, 302]) await set(price, "a");
	await set(303, "b");
	await set(304, "a");
	await workspace.undo();
	expect(getPrice()).toBe(303);
	await workspace.undo();
	expect(getPrice()).toBe(302);
	await workspace.redo();
	expect(getPrice()).toBe(303);
	await set(305, "b");
	expect(workspace.labels().redo).toBeUndefined();
	await workspace.undo();
	expect(getPrice()).toBe(303);
	await workspace.undo();
	await workspace.undo();
	expect(getPrice()).toBe(300);
});

test("an edit without a difference is no step", async () => {
	await set(300, "a");
	expect(workspace.labels().undo).toBeUndefined();
	await set(301, "a");
	await set(300, "a");
	expect(workspace.labels().undo).toBeUndefined();
});

test("a change by another program isn't overwritten, and the steps can still be undone whose lines it left", async () => {
	await set(301);
	project.edit(prices, "event: 420", "event: 430");
	const stale = project.text(prices).replace("event: 430", "event: 420");
	const files = [{ path: prices, bytes: Buffer.from(`${stale}# x\n`) }];
	expect((await workspace.edit(files, label))?.reason).toContain("elsewhere");
	expect(project.text(prices)).toContain("event: 430");
	expect(await workspace.undo()).toBeUndefined();
	expect(getPrice()).toBe(300);
	await workspace.redo();
	expect(getPrice()).toBe(301);
	expect(project.text(prices)).toContain("event: 430");
	// The same lines twice: it isn't known which ones are meant.
	project.put(prices, `${project.text(prices)}\n${project.text(prices)}`);
	await workspace.refresh();
	expect(workspace.labels().undo).toBeUndefined();
});

test("each person undoes their own steps, also in a file that the other has changed since", async () => {
	await set(301);
	const other = getWorkspace("other");
	const text = project.text(prices).replace("event: 420", "event: 430");
	const files = [{ path: prices, bytes: Buffer.from(text) }];
	await other.edit(files, { en: "Event", da: "Event" });
	expect(workspace.labels().undo).toEqual(label);
	expect(other.labels().undo).toEqual({ en: "Event", da: "Event" });
	await workspace.undo();
	expect(getPrice()).toBe(300);
	expect(project.text(prices)).toContain("event: 430");
	await other.undo();
	expect(project.text(prices)).toContain("event: 420");
	await workspace.redo();
	expect(getPrice()).toBe(301);
});

test("a file that can't be saved is refused with the reason of the system", async () => {
	const text = project.text(prices).replace("300", "301");
	// A folder in its place.
	rmSync(join(project.root, prices));
	mkdirSync(join(project.root, prices));
	const files = [{ path: prices, bytes: Buffer.from(text) }];
	expect((await workspace.edit(files, label))?.reason).toMatch(/^.+\.$/);
	expect(workspace.labels().undo).toBeUndefined();
});
