import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EarlierDay } from "../../generator/edit/protocol.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { commit, git } from "../support/git.ts";
import { createProject, type Project } from "../support/project.ts";

// What was published earlier, in words, and the way back to it.

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
	// A question comes before the others, so that these have moved.
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

async function days(): Promise<readonly EarlierDay[]> {
	return (await editor.ask("earlier", {})).days;
}

/** The change of a day whose summary matches, as it is asked for. */
async function chosen(summary: RegExp) {
	for (const { commits } of await days())
		for (const { id, changes } of commits)
			for (const change of changes)
				if (summary.test(change.summary))
					return { commit: id, ids: [change.id] };
	throw new Error(`No change ${summary}.`);
}

test("days are listed with their commits, times and changes, the newest first", async () => {
	const [newest, older] = await days();
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

test("a change is taken back in the content as it is now, wherever its value stands", async () => {
	const ask = { chosen: [await chosen(/koster det\? →/)], isForced: false };
	const { later, refused } = await editor.ask("takeBackEarlier", ask);
	expect([later, refused]).toEqual([[], undefined]);
	const { changes } = await editor.ask("changes", {});
	expect(changes.map(({ summary }) => summary)).toEqual([
		expect.stringMatching(/Hvad er prisen\? → Hvad koster det\?/),
	]);
});

test("later changes of a value are shown first, and it is taken back only once that is confirmed", async () => {
	const change = { chosen: [await chosen(/500 → 520/)] };
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

test("a whole day is taken back, its later commits first", async () => {
	const [newest] = await days();
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

test("a value has its earlier versions, although it has moved, and a text its own", async () => {
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

test("what would bring an error is not taken back, and why", async () => {
	const ask = { chosen: [await chosen(/^Tilføj.*90/)], isForced: false };
	const { refused } = await editor.ask("takeBackEarlier", ask);
	expect(refused).toMatch(/^Det kan ikke fortrydes nu\. \S/);
});

test("a change that is not there changes nothing", async () => {
	const none = { commit: "0".repeat(40), ids: ["none"] };
	const ask = { chosen: [none], isForced: true };
	const { refused } = await editor.ask("takeBackEarlier", ask);
	expect(refused).toMatch(/allerede, som det var/);
});
