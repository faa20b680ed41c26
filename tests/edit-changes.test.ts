import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { withChanges } from "../generator/changed-files.ts";
import type { MessageLanguage } from "../generator/diagnostics/language.ts";
import {
	changesSince,
	filesToCommit,
	readChanges,
} from "../generator/edit/changes/changes.ts";
import { leftToDo } from "../generator/edit/changes/left-to-do.ts";
import { piecesOf, takeBack } from "../generator/edit/changes/pieces.ts";
import { changeListInFile } from "../generator/edit/file/file-edit.ts";
import type { SavedChange } from "../generator/edit/protocol.ts";
import { read } from "../generator/read/index.ts";
import type { Source } from "../generator/types.ts";
import { site } from "../site/site.ts";
import {
	bundle,
	edit,
	type Files,
	fixture,
	sourceOf,
	sourcesWith,
	today,
} from "./check.ts";
import { commit, environment } from "./git.ts";
import { createProject } from "./project.ts";
import { technical } from "./technical.ts";

// What has changed since the last commit, and what takes it back: the small site is the last commit.

const memo = createMemo();
const committed = sourcesWith({});

async function changes(
	files: Files,
	saved: Files = files,
	language: MessageLanguage = "en",
) {
	const sources = sourcesWith(files);
	const inputs = { site, sources, bundle, date: today };
	const versions = {
		current: { ...inputs, ...compile(inputs, memo).value },
		committed,
		pieces: piecesOf(committed, sources),
		onDisk: piecesOf(committed, sourcesWith(saved)),
	};
	const found = await changesSince(versions, memo, language);
	expect([...wordsOf(found), found.message].join("\n")).not.toMatch(technical);
	return found;
}

/** All that an editor reads of changes. */
function wordsOf({ changes }: Awaited<ReturnType<typeof changesSince>>) {
	return changes.flatMap(({ summary, sections, pages }) => [
		summary,
		...sections.flatMap(({ items }) =>
			items.flatMap(({ line, details }) => [
				...line.filter((piece) => typeof piece === "string"),
				...details,
			]),
		),
		...pages.map(({ called }) => called),
	]);
}

/** The files of a change, and the words that it changes on the pages. */
function told({ pieces, sections }: SavedChange) {
	const items = sections.flatMap((section) => section.items);
	return {
		files: pieces.map(({ file }) => file.replace("content/", "")),
		words: items.flatMap(({ line }) =>
			line.flatMap((piece) =>
				typeof piece === "string" ? [] : [`${piece.from} → ${piece.to}`],
			),
		),
	};
}

/** What the small site becomes when these changes of it are taken back. */
function after(files: Files, ids: readonly string[]): Map<string, string> {
	const current = sourcesWith(files);
	const taken = takeBack(committed, current, ids);
	if (!taken) throw new Error("One of them isn't there.");
	return textsOf(withChanges(current, taken));
}

function textsOf(sources: readonly Source[]): Map<string, string> {
	return new Map(
		sources.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]),
	);
}

test("a price is one change with all its places, and taking it back gives the old file", async () => {
	const files = edit("facts/prices.yaml", "session-2h: 500", "session-2h: 520");
	const { changes: found, message } = await changes(files);
	expect(found).toHaveLength(1);
	const [price] = found;
	expect(price?.pieces).toEqual([
		{
			file: "content/facts/prices.yaml",
			state: "changed",
			line: 2,
			before: "session-2h: 500",
			after: "session-2h: 520",
		},
	]);
	expect(price?.pages.length).toBeGreaterThan(2);
	expect(price?.sections[0]?.items[0]?.details[0]).toMatch(
		/^In \d+ places on \d+ pages, in Danish and English/,
	);
	expect(message).toBe("Change Price (long session): DKK 500 → DKK 520");
	expect(after(files, price?.ids ?? [])).toEqual(textsOf(committed));
});

test("values on lines beside each other are changes of their own", async () => {
	const files = {
		"facts/prices.yaml": fixture("facts/prices.yaml")
			.replace("session-1h: 300", "session-1h: 320")
			.replace("session-2h: 500", "session-2h: 520\nsession-3h: 700")
			.replace("event: 420", "event: 430"),
	};
	const { changes: found } = await changes(files, files, "da");
	expect(found.map(({ summary }) => summary)).toEqual([
		"Ret Pris (kort session): 300 → 320 kr.",
		"Ret Pris (lang session): 500 → 520 kr.",
		"Ret Pris (Priser)",
		"Ret Pris (aften): 420 → 430 kr.",
	]);
	expect(found[2]?.sections).toEqual([]);
	const texts = after(files, found[1]?.ids ?? []);
	expect(texts.get("content/facts/prices.yaml")).toBe(
		files["facts/prices.yaml"].replace("session-2h: 520", "session-2h: 500"),
	);
});

test("the message names the first change, counts the others and lists them all", async () => {
	const files = {
		...edit("facts/prices.yaml", "event: 420", "event: 430"),
		...edit("events/evening.da.md", "Vi mødes ved åen", "Vi ses ved åen"),
	};
	const { message } = await changes(files, files, "da");
	expect(message).toBe(
		"Ret Selve teksten (Aftenro): mødes → ses og 1 til\n\n- Ret Selve teksten (Aftenro): mødes → ses\n- Ret Pris (aften): 420 → 430 kr.",
	);
});

test("what is not saved is told, and neither kept nor in the message", async () => {
	const text = edit("events/evening.da.md", "Vi mødes", "Vi ses");
	const price = edit("facts/prices.yaml", "event: 420", "event: 430");
	const found = await changes({ ...text, ...price }, text, "da");
	expect(found.changes.map(({ isSaved }) => isSaved)).toEqual([true, false]);
	expect(found.files).toEqual(["content/events/evening.da.md"]);
	expect(found.message).toBe("Ret Selve teksten (Aftenro): mødes → ses");
});

test("a new event is one change of three files, and taking it back removes them", async () => {
	const files = {
		"events/dawn.yaml": fixture("events/evening.yaml")
			.replace("order: 1", "order: 2")
			.replace("{ da: Aftenro, en: Evening rest }", "{ da: Gry, en: Dawn }"),
		"events/dawn.da.md": "Vi ses ved daggry.\n",
		"events/dawn.en.md": "We meet at dawn.\n",
		...edit("facts/prices.yaml", "event: 420", "event: 430"),
	};
	const { changes: found } = await changes(files);
	expect(found.map((change) => told(change).files)).toEqual([
		["events/dawn.da.md", "events/dawn.en.md", "events/dawn.yaml"],
		["facts/prices.yaml"],
	]);
	const [event, price] = found;
	expect(event?.pieces.every(({ state }) => state === "new")).toBe(true);
	expect(after(files, event?.ids ?? [])).toEqual(
		textsOf(sourcesWith(edit("facts/prices.yaml", "event: 420", "event: 430"))),
	);
	expect(after(files, [...(event?.ids ?? []), ...(price?.ids ?? [])])).toEqual(
		textsOf(committed),
	);
});

test("a fact with a new name belongs together with all that refers to it", async () => {
	const renamed = (name: string, from: string, to: string) => ({
		[name]: fixture(name).replaceAll(from, to),
	});
	const cited = ["{{price.session-2h}}", "{{price.session-two}}"] as const;
	const files = {
		...edit("events/evening.da.md", "Vi mødes", "Vi ses"),
		...edit("facts/prices.yaml", "session-2h: 500", "session-two: 500"),
		...renamed(
			"facts/sessions.yaml",
			"price: session-2h",
			"price: session-two",
		),
		...renamed("facts/discounts.yaml", "session-2h", "session-two"),
		...renamed("pages/opening-hours/prices.da.md", ...cited),
		...renamed("pages/opening-hours/prices.en.md", ...cited),
		...renamed("pages/terms/text.da.md", ...cited),
		...renamed("pages/terms/text.en.md", ...cited),
	};
	const { changes: found, untold } = await changes(files);
	expect(untold).toBeUndefined();
	expect(found.map(({ pieces }) => pieces.length)).toEqual([1, 9]);
	expect(told(found[0] ?? fail()).words).toEqual(["mødes → ses"]);
	expect(after(files, found[1]?.ids ?? [])).toEqual(
		textsOf(sourcesWith(edit("events/evening.da.md", "Vi mødes", "Vi ses"))),
	);
});

function fail(): never {
	throw new Error("There is no such change.");
}

test("a removed page, a new picture and a text that shows nowhere", async () => {
	const files = {
		"news/summer.da.md": undefined,
		"news/summer.en.md": undefined,
		"media/unused.svg": fixture("media/hero.svg"),
		...edit("open-questions.yaml", "Hvad koster natten?", "Hvad er prisen?"),
	};
	const { changes: found } = await changes(files);
	const unused = found.find(({ summary }) => summary.includes("unused.svg"));
	expect(unused).toMatchObject({
		summary: "Add unused.svg",
		pieces: [{ state: "new", before: "", after: "" }],
	});
	expect(
		found.find((change) => told(change).files[0] === "open-questions.yaml"),
	).toMatchObject({
		sections: [],
		pages: [],
	});
	const gone = found.filter(({ summary }) => summary.startsWith("Remove "));
	expect(gone.flatMap((change) => told(change).files)).toEqual([
		"news/summer.da.md",
		"news/summer.en.md",
	]);
	expect(
		after(
			files,
			found.flatMap(({ ids }) => ids),
		),
	).toEqual(textsOf(committed));
});

test("what changes its place is moved, not removed", async () => {
	const faq = { file: "content/faq.yaml", path: [] };
	const move = { kind: "move", index: 1, to: 0 } as const;
	const { changes: found } = await changes({
		"faq.yaml": changeListInFile(fixture("faq.yaml"), faq, move) ?? "",
	});
	expect(found.map(({ summary }) => summary)).toEqual([
		expect.stringMatching(/^Move Answers: [^¶]+$/),
	]);
});

test("while there are errors, the files are listed", async () => {
	const files = edit("facts/prices.yaml", "event: 420", "event: cheap");
	const { changes: found, untold } = await changes(files, {}, "da");
	expect(untold).toMatch(/^Der er fejl i indholdet/);
	expect(found).toMatchObject([
		{
			summary: "Ret Pris (aften)",
			sections: [],
			pieces: [{ before: "event: 420", after: "event: cheap" }],
		},
	]);
});

test("of very many changes, the files are listed", async () => {
	const pictures = Array.from({ length: 61 }, (_, number) => [
		`media/drawing-${number}.svg`,
		fixture("media/hero.svg"),
	]);
	const found = await changes(Object.fromEntries(pictures));
	expect(found.untold).toMatch(/^So much has changed/);
	expect(found.changes).toHaveLength(61);
	expect(found.files).toHaveLength(61);
	expect(found.message).toMatch(/^Add drawing-0\.svg and 60 more\n\n- /);
});

test("in a repository: what is committed, saved, unsaved and left out by git", async () => {
	const project = createProject();
	const edited = (sources: readonly Source[]) => {
		const inputs = { site, sources, bundle, date: today };
		const current = { ...inputs, ...compile(inputs, memo).value };
		const saved = read(project.root).value;
		const { root } = project;
		return readChanges({ root, environment, current, saved }, memo, "en");
	};
	try {
		const before = await edited(read(project.root).value);
		expect(before).toMatchObject({
			changes: [],
			files: [],
			message: "",
			cannotKeep: { detail: expect.stringContaining("no git history") },
			cannotPublish: { message: expect.any(String) },
		});
		expect(filesToCommit(project.root, [])).toMatchObject({
			da: expect.stringContaining("ingen git-historik"),
		});
		project.put(".gitignore", "content/media/draft.svg\n");
		commit(project.root);
		const text = "content/events/evening.da.md";
		project.edit(text, "Vi mødes", "Vi ses");
		project.put("content/media/draft.svg", fixture("media/hero.svg"));
		const saved = read(project.root).value;
		const other = sourceOf(
			"content/facts/prices.yaml",
			fixture("facts/prices.yaml").replace("event: 420", "event: 430"),
		);
		const found = await edited(
			saved.map((source) => (source.path === other.path ? other : source)),
		);
		expect(
			found.changes.map(({ summary, isSaved }) => [summary, isSaved]),
		).toEqual([
			["Change The text itself (Evening rest): mødes → ses", true],
			["Change Price (evening): DKK 420 → DKK 430", false],
		]);
		expect(found).toMatchObject({
			files: [text],
			message: "Change The text itself (Evening rest): mødes → ses",
			cannotKeep: undefined,
			cannotPublish: {
				message: expect.stringContaining("nowhere to publish to"),
			},
		});
		expect(filesToCommit(project.root, saved)).toEqual([text]);
		expect(found.samples.length).toBeGreaterThan(0);
	} finally {
		project.remove();
	}
});

test("a piece that is no longer there can't be taken back", () => {
	const [piece] = piecesOf(
		committed,
		sourcesWith(edit("facts/prices.yaml", "event: 420", "event: 430")),
	);
	const current = sourcesWith(
		edit("facts/prices.yaml", "event: 420", "event: 440"),
	);
	expect(takeBack(committed, current, [piece?.id ?? ""])).toBeUndefined();
});

test("line ends that git changed are no change, and stay as they are", () => {
	const path = "content/facts/prices.yaml";
	const [old, now] = ["a: 1\nb: 2\nc: 3\n", "a: 1\r\nb: 5\r\nc: 3\r\n"];
	const [before, after] = [[sourceOf(path, old)], [sourceOf(path, now)]];
	const pieces = piecesOf(before, after);
	expect(pieces.map(({ line }) => line)).toEqual([2]);
	const [taken] =
		takeBack(
			before,
			after,
			pieces.map(({ id }) => id),
		) ?? [];
	expect(new TextDecoder().decode(taken?.bytes)).toBe(
		"a: 1\r\nb: 2\r\nc: 3\r\n",
	);
});

test("pieces taken back one by one, in any order, give the old text", () => {
	const line = fc.constantFrom(
		"a: 1",
		"a: 2",
		"  b: 1",
		"  b: 2",
		"- c: 1",
		"- c: 2",
		"Words.",
		"",
	);
	const text = fc
		.tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
		.map(([lines, isEnded]) => lines.join("\n") + (isEnded ? "\n" : ""));
	const path = "content/faq.yaml";
	fc.assert(
		fc.property(text, text, fc.infiniteStream(fc.nat()), (old, next, picks) => {
			const before = [sourceOf(path, old)];
			let current = [sourceOf(path, next)];
			const all = piecesOf(before, current);
			const at = (ids: readonly string[]) =>
				withChanges(current, takeBack(before, current, ids) ?? []);
			expect(textsOf(at(all.map(({ id }) => id)))).toEqual(textsOf(before));
			// Each step leaves fewer lines that differ.
			for (const pick of picks.take(2 * 13)) {
				const left = piecesOf(before, current);
				const piece = left[pick % left.length];
				if (piece) current = at([piece.id]);
			}
			expect(textsOf(current)).toEqual(textsOf(before));
		}),
	);
});

test("what is left to do: samples, questions, translations that are missing or late", () => {
	const sources = sourcesWith({
		"news/winter.da.md": fixture("news/summer.da.md")
			.replace("sommertilbud", "vinter")
			.replace("Sommertilbud", "Vinter"),
	});
	const inputs = { site, sources, bundle, date: today };
	const { entries } = compile(inputs, memo).value;
	const changed = new Map([
		["content/news/summer.da.md", Date.UTC(2026, 2, 3) / 1000],
		["content/news/summer.en.md", Date.UTC(2026, 1, 3) / 1000],
	]);
	const history = { changed, uncommitted: new Set<string>() };
	const left = leftToDo({ entries, site, sources, date: today }, history, "en");
	expect(left.samples).toContainEqual(
		expect.objectContaining({
			file: "content/testimonials.yaml",
			message: expect.not.stringContaining("sample"),
		}),
	);
	expect(left.questions).toMatchObject([
		{ file: "content/open-questions.yaml", line: 1 },
	]);
	expect(left.translations).toEqual([
		{
			file: "content/news/summer.en.md",
			line: 1,
			message:
				"“Sommertilbud” may be out of date in English: the text in Danish has been changed since, on 3\u00A0March 2026.",
			hint: "Compare the two, and change what is no longer right.",
			origin: { file: "content/news/summer.en.md", path: "markdown" },
		},
		{
			file: "content/news/winter.da.md",
			line: 1,
			message: "“Vinter” is not there in English.",
			hint: "Translate it.",
			origin: { file: "content/news/winter.da.md", path: "markdown" },
		},
	]);
	const none = { en: "No history.", da: "Ingen historik." };
	expect(
		leftToDo({ entries, site, sources, date: today }, none, "da").translations,
	).toMatchObject([
		{ message: expect.stringMatching(/findes ikke på engelsk/) },
	]);
});
