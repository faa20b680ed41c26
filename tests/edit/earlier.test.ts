import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EarlierDay } from "../../generator/edit/protocol.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { commit, git } from "../support/git.ts";
import { createProject, type Project } from "../support/project.ts";

// Published changes of the past, and undoing them.

let project: Project;
let editor: EditServer;

const prices = "content/facts/prices.yaml";
const faq = "content/faq.yaml";
const evening = "content/events/evening.da.md";

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	project.edit(prices, "session-2h: 500", "session-2h: 520");
	project.edit(faq, "Hvad koster det?", "Hvad er prisen?");
	commit(project.root, "2026-02-03T10:00:00Z");
	project.edit(prices, "session-2h: 520", "session-2h: 540\nextra: 90");
	project.edit(evening, "Vi mødes ved åen", "Vi ses ved åen");
	commit(project.root, "2026-02-04T11:30:00Z");
	// Insert a question before the others, so that their indices change.
	project.put(
		faq,
		`- id: new\n  question: { da: Ny?, en: New? }\n  answer: { da: "Ja, {{price.extra}}", en: "Yes, {{price.extra}}" }\n${project.text(faq)}`,
	);
	commit(project.root, "2026-02-04T15:00:00Z");
	editor = await startEditing(project.root, "da");
});

afterAll(async () => {
	await editor.close();
	project.remove();
});

beforeEach(async () => {
	for (let state = await editor.ask("state", {}); state.undo; )
		state = await editor.ask("undo", {});
});

async function listDays(): Promise<readonly EarlierDay[]> {
	return (await editor.ask("earlier", {})).days;
}

/** Returns the change with a matching summary, in the form of a request. */
async function findChange(summary: RegExp) {
	for (const { commits } of await listDays())
		for (const { id, changes } of commits)
			for (const change of changes)
				if (summary.test(change.summary))
					return { commit: id, ids: [change.id] };
	throw new Error(`No change ${summary}.`);
}

test("lists days with their commits, times and changes, newest first", async () => {
	const [newest, older] = await listDays();
	expect(newest).toMatchObject({
		date: "2026-02-04",
		called: "onsdag den 4. februar 2026",
		commits: [{ time: "16.00", isPublished: false }, { time: "12.30" }],
	});
	expect(older?.called).toBe("tirsdag den 3. februar 2026");
	expect(older?.commits[0]?.changes).toEqual([
		expect.objectContaining({ summary: expect.stringMatching(/500 → 520/) }),
		expect.objectContaining({
			summary: expect.stringMatching(/Hvad koster det\? → Hvad er prisen\?/),
		}),
	]);
});

test("undoes a change in the current content, wherever its value is", async () => {
	const ask = { chosen: [await findChange(/koster det\? →/)], isForced: false };
	const { later, refused } = await editor.ask("takeBackEarlier", ask);
	expect([later, refused]).toEqual([[], undefined]);
	const { changes } = await editor.ask("changes", {});
	expect(changes.map(({ summary }) => summary)).toEqual([
		expect.stringMatching(/Hvad er prisen\? → Hvad koster det\?/),
	]);
});

test("shows later changes of the value first, and undoes only after a confirmation", async () => {
	const change = { chosen: [await findChange(/500 → 520/)] };
	const first = await editor.ask("takeBackEarlier", {
		...change,
		isForced: false,
	});
	expect(first.later).toEqual([expect.stringMatching(/520 → 540/)]);
	expect(first.undo).toBeUndefined();
	const second = await editor.ask("takeBackEarlier", {
		...change,
		isForced: true,
	});
	expect(second.later).toEqual([]);
	const { changes } = await editor.ask("changes", {});
	expect(changes.map(({ summary }) => summary)).toEqual([
		expect.stringMatching(/540 → 500/),
	]);
});

test("undoes a whole day, later commits first", async () => {
	const [newest] = await listDays();
	const whole = (newest?.commits ?? []).map(({ id, changes }) => ({
		commit: id,
		ids: changes.map((change) => change.id),
	}));
	const answer = await editor.ask("takeBackEarlier", {
		chosen: whole,
		isForced: false,
	});
	expect(answer.later).toEqual([]);
	await editor.ask("save", {});
	expect(project.text(prices)).toContain("session-2h: 520");
	expect(project.text(evening)).toContain("Vi mødes ved åen");
	expect(project.text(faq)).not.toContain("New?");
	git(project.root, ["checkout", "--quiet", "--", "."]);
});

test("lists the earlier versions of a moved value, and those of a text", async () => {
	const of = async (origin: {
		file: string;
		path: "markdown" | (string | number)[];
	}) => (await editor.ask("earlierVersions", { origin })).versions;
	expect(await of({ file: faq, path: [1, "question", "da"] })).toEqual([
		expect.objectContaining({
			value: "Hvad koster det?",
			words: "Hvad koster det?",
		}),
	]);
	expect(await of({ file: prices, path: ["session-2h"] })).toEqual([
		{ since: "3. februar 2026 kl. 11.00", value: 520, words: "520 kr." },
		expect.objectContaining({ value: 500 }),
	]);
	const [text] = await of({ file: evening, path: "markdown" });
	expect(text?.value).toContain("Vi mødes ved åen");
});

test("refuses to undo a change that would cause an error, with the reason", async () => {
	const ask = { chosen: [await findChange(/^Tilføj.*90/)], isForced: false };
	const { refused } = await editor.ask("takeBackEarlier", ask);
	expect(refused).toMatch(/^Det kan ikke fortrydes nu\. \S/);
});

test("changes nothing for an unknown change", async () => {
	const none = { commit: "0".repeat(40), ids: ["none"] };
	const ask = { chosen: [none], isForced: true };
	const { refused } = await editor.ask("takeBackEarlier", ask);
	expect(refused).toMatch(/allerede, som det var/);
});
