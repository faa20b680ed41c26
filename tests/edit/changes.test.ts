import { expect, test } from "vitest";
import { createMemo } from "../../generator/cache/memo.ts";
import { compileChanges } from "../../generator/dev/compile-changes.ts";
import {
	commitMessage,
	filesToCommit,
	listed,
	readChanges,
} from "../../generator/edit/changes/changes.ts";
import {
	type ContentVersions,
	contentOf,
	withoutChangesOfContent,
} from "../../generator/edit/changes/content-changes.ts";
import { effectOf } from "../../generator/edit/changes/effect.ts";
import { leftToDo } from "../../generator/edit/changes/left-to-do.ts";
import { takingBack } from "../../generator/edit/changes/together.ts";
import {
	changeListInFile,
	setInFile,
} from "../../generator/edit/file/file-edit.ts";
import type {
	ListChange,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "../../generator/edit/protocol.ts";
import { emptyHistory } from "../../generator/git/history.ts";
import { createRevisionReader } from "../../generator/git/revisions.ts";
import type { MessageLanguage } from "../../generator/languages/message-language.ts";
import { applyChanges, type FileChange } from "../../generator/read/changes.ts";
import { readSources } from "../../generator/read/index.ts";
import type { Source } from "../../generator/types.ts";
import {
	built,
	createSource,
	edit,
	type Files,
	fixture,
	sourcesWith,
	today,
} from "../support/check.ts";
import { commit, environment } from "../support/git.ts";
import { createProject } from "../support/project.ts";
import { site } from "../support/site.ts";
import { technical } from "../support/technical.ts";
import { inDanish } from "../support/texts.ts";

// Changes since the last commit: their descriptions, and undoing them. The small site is the last commit.

const memo = createMemo();
const committed = sourcesWith({});

/** Returns the listed changes of the small site with some files changed, and the result of undoing them. */
function listChanges(files: Files, saved: Files = files) {
	const sources = sourcesWith(files);
	const current = built(sources, memo);
	const versions: ContentVersions = {
		old: contentOf(committed, current.value, memo),
		now: current.value,
	};
	const list = (language: MessageLanguage) => {
		const changes = listed(versions, sourcesWith(saved), memo, language);
		const words = changes.map(({ summary }) => summary);
		const { value } = current;
		const edited = { root: ".", saved: sourcesWith(saved), current: value };
		const message = commitMessage({ ...edited, committed }, memo, language);
		expect(words.join("\n")).not.toMatch(technical);
		const checked = message.then((text) => {
			expect(text).not.toMatch(technical);
			return text;
		});
		return { changes, message: checked, words };
	};
	const idOf = (summary: string) => {
		const found = list("da").changes.find((each) => each.summary === summary);
		if (!found) throw new Error(`No »${summary}« in ${list("da").words}`);
		return found.id;
	};
	return {
		da: list("da"),
		en: list("en"),
		/** The content files that differ from the last commit after undoing these changes. */
		without(...summaries: readonly string[]) {
			const ids = summaries.map(idOf);
			const taken = withoutChangesOfContent(versions, ids, memo) ?? [];
			return listDiffering(applyChanges(sources, taken));
		},
		/** The result of undoing: "possible", the dependent changes, or the errors. */
		async tried(...summaries: readonly string[]) {
			const ids = summaries.map(idOf);
			const { value, diagnostics: allowed } = current;
			const make = (files: readonly FileChange[]) =>
				compileChanges(files, value, memo);
			const trial = { make, allowed, tries: 60 };
			const found = await takingBack(versions, ids, trial, memo);
			if (found.kind === "wrong") return inDanish(found.error);
			if (found.kind === "gone" || found.ids.length === ids.length)
				return found.kind;
			const called = new Map(
				list("da").changes.map(({ id, summary }) => [id, summary]),
			);
			return found.ids.map((id) => called.get(id));
		},
		effect(summary: string) {
			const ids = [idOf(summary)];
			const taken = withoutChangesOfContent(versions, ids, memo) ?? [];
			return effectOf(current.value, taken, memo, "da");
		},
	};
}

/** Returns the files that differ from the last commit with their texts. */
function listDiffering(sources: readonly Source[]): Files {
	const before = new Map(committed.map((each) => [each.path, each.digest]));
	const after = new Map(sources.map((each) => [each.path, each]));
	const paths = [...new Set([...before.keys(), ...after.keys()])];
	return Object.fromEntries(
		paths
			.filter((path) => before.get(path) !== after.get(path)?.digest)
			.map((path) => {
				const bytes = after.get(path)?.bytes;
				const name = path.replace("content/", "");
				return [name, bytes && Buffer.from(bytes).toString()];
			}),
	);
}

/** Sets a value in a file of the small site as the editor does. */
function set(
	name: string,
	path: ValueAddress["path"],
	value: YamlValue | undefined,
	text = fixture(name),
): string {
	return setInFile(text, { file: `content/${name}`, path }, value) ?? fail();
}

/** Changes a list in a file of the small site as the editor does. */
function list(
	name: string,
	path: ValuePath,
	change: ListChange,
	text = fixture(name),
): string {
	const origin = { file: `content/${name}`, path };
	return changeListInFile(text, origin, change) ?? fail();
}

function fail(): never {
	throw new Error("The file can't hold that.");
}

test("describes a value as in its panel with its old and new text, and its neighbour as a separate change", () => {
	const files = {
		"facts/prices.yaml": fixture("facts/prices.yaml")
			.replace("session-1h: 300", "session-1h: 320")
			.replace("overnight: 1400", "overnight: 1950")
			.replace("event: 420", "event: 430"),
	};
	const { da, en, without } = listChanges(files);
	expect(da.words).toEqual([
		"Ret Pris (kort session): 300 → 320 kr.",
		"Ret Pris (overnatning): 1.400 → 1.950 kr.",
		"Ret Pris (aften): 420 → 430 kr.",
	]);
	expect(en.words[1]).toBe("Change Price (night): 1,400 → 1,950 DKK");
	expect(without("Ret Pris (overnatning): 1.400 → 1.950 kr.")).toEqual({
		"facts/prices.yaml": files["facts/prices.yaml"].replace("1950", "1400"),
	});
	expect(without(...da.words)).toEqual({});
});

test("describes a phone number, hours, a switch, a picture and a language in everyday terms", () => {
	const hours = set(
		"facts/hours.yaml",
		["week", "saturday", "starts"],
		["10:00", "12:00"],
	);
	const { da, without } = listChanges({
		"business.yaml": set(
			"business.yaml",
			["contact", "phone"],
			"+45 12 34 56 78",
		),
		"facts/hours.yaml": set(
			"facts/hours.yaml",
			["week", "tuesday", "overnight"],
			undefined,
			hours,
		),
		"pages/home.yaml": set(
			"pages/home.yaml",
			["heading", "en"],
			"Front page",
			set("pages/home.yaml", ["heading", "da"], "Forsiden"),
		),
	});
	expect(da.words).toEqual([
		"Ret Telefon: +45 11 22 33 44 → +45 12 34 56 78",
		"Ret Overnatning (Tirsdag): ja → nej",
		"Ret Starttider (Lørdag): ingen → 10.00 og 12.00",
		"Ret Sidens overskrift (Forside): Forside → Forsiden",
		"Ret Sidens overskrift (Forside), engelsk: Home → Front page",
	]);
	expect(
		without("Ret Overnatning (Tirsdag): ja → nej")["facts/hours.yaml"],
	).toBe(hours);
});

test("describes a long text by its differing words, each paragraph as a separate change", () => {
	const text = fixture("events/evening.da.md");
	const { da, en, without } = listChanges({
		"events/evening.da.md": `${text.replace("Vi mødes", "Vi ses")}\nHusk varmt tøj.\n`,
	});
	expect(da.words).toEqual([
		"Ret Tekst (Aftenro): mødes → ses",
		"Tilføj Tekst (Aftenro): Husk varmt tøj.",
	]);
	expect(en.words[0]).toBe("Change Text (Evening rest), Danish: mødes → ses");
	expect(without("Ret Tekst (Aftenro): mødes → ses")).toEqual({
		"events/evening.da.md": `${text}\nHusk varmt tøj.\n`,
	});
});

test("describes a list without its bullets, including nested ones", () => {
	const text = fixture("events/evening.da.md");
	const list = "- Te\n  - Kaffe\n    1. Kage";
	const { da } = listChanges({ "events/evening.da.md": `${text}\n${list}\n` });
	expect(da.words).toEqual(["Tilføj Tekst (Aftenro): Te Kaffe Kage"]);
});

test("describes a moved item as one change, which undo moves back", () => {
	const moved = list("faq.yaml", [], { kind: "move", index: 0, to: 4 });
	const { da, without } = listChanges({
		"faq.yaml": list("faq.yaml", [], { kind: "remove", index: 9 }, moved),
	});
	expect(da.words).toEqual([
		"Flyt Spørgsmål og svar (Hvad koster det?)",
		"Fjern Spørgsmål og svar (Hvad med musik?)",
	]);
	expect(without("Flyt Spørgsmål og svar (Hvad koster det?)")).toEqual({
		"faq.yaml": list("faq.yaml", [], { kind: "remove", index: 9 }),
	});
	expect(without("Fjern Spørgsmål og svar (Hvad med musik?)")).toEqual({
		"faq.yaml": moved,
	});
});

test("describes a replaced short entry as one change, and an entry added beside it as another", () => {
	const tiers = ["punchCards", "tiers"];
	const other = set("facts/discounts.yaml", [...tiers, 1], {
		visits: 20,
		percent: 25,
	});
	const rules = list("facts/rules.yaml", ["house"], {
		kind: "add",
		value: { da: "Sluk telefonen.", en: "Switch off your phone." },
	});
	const { da, en, without } = listChanges({
		"facts/discounts.yaml": list(
			"facts/discounts.yaml",
			tiers,
			{ kind: "add", value: { visits: 30, percent: 40 } },
			other,
		),
		"facts/rules.yaml": rules,
		"redirects.yaml": list("redirects.yaml", [], {
			kind: "add",
			value: { from: "/old", to: "/faq" },
		}),
	});
	expect(da.words).toEqual([
		expect.stringMatching(/^Ret .*: 12 → 20$/),
		expect.stringMatching(/^Tilføj .*: 30$/),
		expect.stringMatching(/^Tilføj .*: Sluk telefonen\.$/),
		expect.stringMatching(/^Tilføj .*: \/old$/),
	]);
	expect(en.words[2]).toMatch(/: Switch off your phone\.$/);
	const [changed = "", ...added] = da.words;
	expect(without(...added)).toEqual({ "facts/discounts.yaml": other });
	expect(without(changed, ...added)).toEqual({});
});

test("describes a testimonial by its guest", () => {
	const more = `danish:
  - { sample: true, by: M. K., month: 2025-08, quote: Jeg sov godt. }
  # Sagt i telefonen.
  - { by: H. J., month: 2025-10, quote: Min kone bookede til os begge. }
  - { by: A. L., month: 2025-11, quote: Efter mange nattevagter lå jeg bare ned. }
english:
  - { by: C. W., month: 2025-09, quote: I slept well. }
`;
	const name = "testimonials.yaml";
	const sources = sourcesWith({ [name]: more });
	const versions = (text: string) => ({
		old: contentOf(sources, built(sources, memo).value, memo),
		now: built(sourcesWith({ [name]: text }), memo).value,
	});
	const moved = list(name, ["danish"], { kind: "move", index: 1, to: 2 }, more);
	const words = listed(versions(moved), sources, memo, "da");
	expect(words.map(({ summary }) => summary)).toEqual([
		"Flyt Udtalelser på dansk (H. J.)",
	]);
	const [back] =
		withoutChangesOfContent(
			versions(moved),
			words.map(({ id }) => id),
			memo,
		) ?? [];
	expect(Buffer.from(back?.bytes ?? []).toString()).toBe(more);
	const quote = set(name, ["danish", 1, "quote"], "Jeg lå helt stille.", more);
	expect(listed(versions(quote), sources, memo, "da")[0]?.summary).toMatch(
		/ \(H\. J\.\): /,
	);
});

test("describes an added or removed entry with its own files as one change in all languages", () => {
	const article = fixture("news/summer.da.md");
	const price = edit("facts/prices.yaml", "event: 420", "event: 430");
	const dawn = {
		"events/dawn.yaml": fixture("events/evening.yaml")
			.replace("order: 1", "order: 2")
			.replace("{ da: Aftenro, en: Evening rest }", "{ da: Gry, en: Dawn }"),
		"events/dawn.da.md": "Vi ses ved daggry.\n",
		"events/dawn.en.md": "We meet at dawn.\n",
	};
	const winter = {
		"news/winter.da.md": article.replaceAll(/ommertilbud/g, "vinter"),
		"news/winter.en.md": fixture("news/summer.en.md"),
	};
	const { da, en, without } = listChanges({
		...dawn,
		...winter,
		...price,
		"news/summer.da.md": undefined,
		"news/summer.en.md": undefined,
	});
	expect(da.words).toEqual([
		"Tilføj Gry",
		"Ret Pris (aften): 420 → 430 kr.",
		"Fjern Sommertilbud",
		expect.stringMatching(/^Tilføj .*vinter$/),
	]);
	expect(en.words[0]).toBe("Add Dawn");
	expect(without(...da.words.filter((each) => !/Gry/.test(each)))).toEqual(
		dawn,
	);
	expect(without(...da.words.filter((each) => !/vinter/.test(each)))).toEqual(
		winter,
	);
	expect(without(...da.words)).toEqual({});
});

test("describes two pictures in two places as two changes with their files, and an unused picture separately", async () => {
	const one = { "media/one-1200.c79f.svg": fixture("media/hero.svg") };
	const two = { "media/two.svg": fixture("media/room.svg") };
	const home = set("pages/home.yaml", ["image", "src"], "one-1200.c79f.svg");
	const both = set("pages/home.yaml", ["roomImage", "src"], "two.svg", home);
	const { da, without, tried } = listChanges({
		...one,
		...two,
		"media/unused.svg": fixture("media/hero.svg"),
		"pages/home.yaml": both,
	});
	expect(da.words).toHaveLength(3);
	const [unused = "", first = "", second = ""] = da.words;
	expect(unused).toBe("Tilføj unused.svg");
	expect(first).toMatch(/^Ret .*: \S+ → one-1200\.c79f\.svg$/);
	expect(second).toMatch(/^Ret .*: \S+ → two\.svg$/);
	expect(without(second, unused)).toEqual({ ...one, "pages/home.yaml": home });
	expect(without(unused)).toEqual({ ...one, ...two, "pages/home.yaml": both });
	expect(without(first, second, unused)).toEqual({});
	expect(await tried(first)).toBe("possible");
});

test("assigns a picture shown in two places to the second, and restores a removed one with its place", () => {
	const home = set("pages/home.yaml", ["image", "src"], "new.svg");
	const both = set("pages/home.yaml", ["roomImage", "src"], "new.svg", home);
	const picture = { "media/new.svg": fixture("media/hero.svg") };
	const { da, without } = listChanges({
		...picture,
		"media/room.svg": undefined,
		"pages/home.yaml": both,
	});
	expect(da.words).toHaveLength(2);
	const [first = "", second = ""] = da.words;
	expect(without(second)).toEqual({ ...picture, "pages/home.yaml": home });
	expect(Object.keys(without(first)).sort()).toEqual([
		"media/new.svg",
		"media/room.svg",
		"pages/home.yaml",
	]);
	expect(without(first, second)).toEqual({});
});

test("lists comments in a file as a change of their own, and keeps them if a value is undone", () => {
	const noted = `# Aftalt i maj.\n${fixture("facts/prices.yaml")}`;
	const files = {
		"facts/prices.yaml": noted.replace("event: 420", "event: 430"),
	};
	const { da, without } = listChanges(files);
	expect(da.words).toEqual([
		"Ret Pris (aften): 420 → 430 kr.",
		"Ret Priser: bemærkninger i filen",
	]);
	expect(without("Ret Pris (aften): 420 → 430 kr.")).toEqual({
		"facts/prices.yaml": noted,
	});
	expect(without("Ret Priser: bemærkninger i filen")).toEqual(
		edit("facts/prices.yaml", "event: 420", "event: 430"),
	);
	expect(without(...da.words)).toEqual({});
});

test("counts and lists several changes in the commit message", async () => {
	const { da } = listChanges({
		...edit("facts/prices.yaml", "event: 420", "event: 430"),
		...edit("events/evening.da.md", "Vi mødes ved åen", "Vi ses ved åen"),
	});
	expect(await da.message).toBe(
		"2 ændringer af indholdet\n\n- Ret Tekst (Aftenro): mødes → ses\n- Ret Pris (aften): 420 → 430 kr.",
	);
});

test("doesn't list changed line endings, but has a commit message for them", async () => {
	const file = "facts/prices.yaml";
	const { da } = listChanges({
		[file]: fixture(file).replaceAll("\n", "\r\n"),
	});
	expect(da.changes).toEqual([]);
	expect((await da.message).trim()).toBe("Små ændringer af indholdet");
});

test("lists unsaved changes, but omits them in the commit message", async () => {
	const text = edit("events/evening.da.md", "Vi mødes", "Vi ses");
	const price = edit("facts/prices.yaml", "event: 420", "event: 430");
	const { da } = listChanges({ ...text, ...price }, text);
	expect(da.changes.map(({ isSaved }) => isSaved)).toEqual([true, false]);
	expect(await da.message).toBe("Ret Tekst (Aftenro): mødes → ses");
});

test("lists the pages and lines affected by a change", () => {
	const files = edit("facts/prices.yaml", "session-2h: 500", "session-2h: 520");
	const { effect } = listChanges(files);
	const found = effect("Ret Pris (lang session): 500 → 520 kr.");
	expect(found.isShown).toBe(true);
	expect(found.pages.length).toBeGreaterThan(2);
	expect(found.sections[0]?.items[0]?.details[0]).toMatch(
		/^\d+ steder på \d+ sider, på dansk og engelsk/,
	);
	expect(found.pieces).toEqual([
		{
			file: "content/facts/prices.yaml",
			line: 2,
			before: "session-2h: 500",
			after: "session-2h: 520",
		},
	]);
});

test("lists and undoes changes while there are errors", async () => {
	const { da, effect, tried } = listChanges({
		...edit("facts/prices.yaml", "event: 420", "event: cheap"),
		...edit("events/evening.da.md", "Vi mødes", "Vi ses"),
	});
	expect(da.words).toEqual([
		"Ret Tekst (Aftenro): mødes → ses",
		"Ret Pris (aften): 420 → cheap",
	]);
	expect(effect(da.words[0] ?? "")).toMatchObject({
		isShown: false,
		pieces: [{ file: "content/events/evening.da.md" }],
	});
	for (const each of da.words) expect(await tried(each)).toBe("possible");
});

test("undoes a renamed fact together with its citations only", async () => {
	const renamed = (name: string, from: string, to: string) => ({
		[name]: fixture(name).replaceAll(from, to),
	});
	const cited = ["{{price.session-2h}}", "{{price.session-two}}"] as const;
	const { da, tried, without } = listChanges({
		...edit("events/evening.da.md", "Vi mødes", "Vi ses"),
		...edit("facts/prices.yaml", "session-2h: 500", "session-two: 500"),
		...renamed(
			"facts/sessions.yaml",
			"price: session-2h",
			"price: session-two",
		),
		...renamed("facts/codes.yaml", "session-2h", "session-two"),
		...renamed("facts/discounts.yaml", "session-2h", "session-two"),
		...renamed("pages/opening-hours/prices.da.md", ...cited),
		...renamed("pages/opening-hours/prices.en.md", ...cited),
		...renamed("pages/terms/text.da.md", ...cited),
		...renamed("pages/terms/text.en.md", ...cited),
	});
	const [unrelated = "", ...related] = da.words;
	expect(await tried(unrelated)).toBe("possible");
	for (const each of related.slice(0, 4)) {
		const together = [await tried(each)].flat().map(String);
		expect(related).toEqual(expect.arrayContaining(together));
		expect(await tried(...together)).toBe("possible");
	}
	expect(await tried(...related)).toBe("possible");
	expect(without(...related)).toEqual(
		edit("events/evening.da.md", "Vi mødes", "Vi ses"),
	);
});

test("undoes a link alone, but a new entry only together with its link", async () => {
	const { da, tried } = listChanges({
		"news/winter.da.md": fixture("news/summer.da.md")
			.replace("sommertilbud", "vinter")
			.replace("Sommertilbud", "Vinter"),
		...edit("events/evening.da.md", "Vi mødes", "[Vi](/news/vinter) mødes"),
	});
	const [link = "", thing = ""] = da.words;
	expect(thing).toBe("Tilføj Vinter");
	expect(await tried(link)).toBe("possible");
	expect(await tried(thing)).toEqual([thing, link]);
});

test("can't undo a change that no longer exists", async () => {
	const versions = (price: number) => ({
		old: contentOf(committed, built(committed, memo).value, memo),
		now: built(
			sourcesWith(edit("facts/prices.yaml", "event: 420", `event: ${price}`)),
			memo,
		).value,
	});
	const [change] = listed(versions(430), committed, memo, "en");
	expect(
		withoutChangesOfContent(versions(440), [change?.id ?? ""], memo),
	).toBeUndefined();
});

test("ignores line endings changed by git, and keeps them", () => {
	const crlf = fixture("facts/prices.yaml").replaceAll("\n", "\r\n");
	expect(listChanges({ "facts/prices.yaml": crlf }).da.words).toEqual([]);
	const { da, without } = listChanges({
		"facts/prices.yaml": crlf.replace("event: 420", "event: 430"),
	});
	expect(da.words).toEqual(["Ret Pris (aften): 420 → 430 kr."]);
	expect(without(...da.words)).toEqual({ "facts/prices.yaml": crlf });
});

test("distinguishes committed, saved, unsaved and ignored files of a repository", async () => {
	const project = createProject();
	const edited = async (sources: readonly Source[]) => {
		const current = built(sources, memo).value;
		const saved = readSources(project.root).value;
		const { root } = project;
		const committed = await createRevisionReader(root).readLastCommit();
		const published = "failure" in committed ? [] : committed;
		const asked = {
			root,
			environment,
			committed,
			published,
			current,
			saved,
		};
		return readChanges(asked, memo, "en");
	};
	try {
		const before = await edited(readSources(project.root).value);
		expect(before).toMatchObject({
			changes: [],
			canCommit: false,
			cannotPublish: { detail: expect.stringContaining("git init") },
		});
		project.put(".gitignore", "content/media/draft.svg\n");
		commit(project.root);
		const text = "content/events/evening.da.md";
		project.edit(text, "Vi mødes", "Vi ses");
		project.put("content/media/draft.svg", fixture("media/hero.svg"));
		const saved = readSources(project.root).value;
		const other = createSource(
			"content/facts/prices.yaml",
			fixture("facts/prices.yaml").replace("event: 420", "event: 430"),
		);
		const found = await edited(
			saved.map((source) => (source.path === other.path ? other : source)),
		);
		expect(
			found.changes.map(({ summary, isSaved }) => [summary, isSaved]),
		).toEqual([
			["Change Text (Evening rest), Danish: mødes → ses", true],
			["Change Price (evening): 420 → 430 DKK", false],
		]);
		expect(found).toMatchObject({
			canCommit: true,
			cannotPublish: {
				message: expect.stringContaining("nowhere to publish to"),
			},
		});
		const last = await createRevisionReader(project.root).readLastCommit();
		if ("failure" in last) throw new Error(last.failure);
		expect(await filesToCommit(project.root, last, saved)).toEqual([text]);
		expect(found.samples.length).toBeGreaterThan(0);
	} finally {
		project.remove();
	}
});

test("opens a sample at its text: once for all languages, and an example address", () => {
	const marked = (file: string) =>
		fixture(file).replace("---\n", "---\nsample: true\n");
	const sources = sourcesWith({
		"news/summer.da.md": marked("news/summer.da.md"),
		"news/summer.en.md": marked("news/summer.en.md"),
	});
	const { entries } = built(sources, memo).value;
	const content = { entries, site, sources, date: today };
	const left = leftToDo(content, emptyHistory, "en", () => ({}));
	const of = (name: string) =>
		left.samples.filter(({ file }) => file.includes(name));
	expect(of("summer")).toMatchObject([
		{
			message: "Sommertilbud",
			origin: { file: "content/news/summer.da.md", path: "markdown" },
		},
	]);
	expect(of("evening")).toMatchObject([
		{
			message: "https://billetter.example/aften",
			origin: { file: "content/events/evening.yaml", path: ["link"] },
		},
	]);
});

test("lists the remaining tasks: samples, questions, missing and outdated translations", () => {
	const sources = sourcesWith({
		"news/winter.da.md": fixture("news/summer.da.md")
			.replace("sommertilbud", "vinter")
			.replace("Sommertilbud", "Vinter"),
	});
	const { entries } = built(sources, memo).value;
	const changes = new Map([
		[
			"content/news/summer.da.md",
			[{ commit: "2", date: Date.UTC(2026, 2, 3) / 1000 }],
		],
		[
			"content/news/summer.en.md",
			[{ commit: "1", date: Date.UTC(2026, 1, 3) / 1000 }],
		],
	]);
	const history = { ...emptyHistory, changes };
	const read = () => ({});
	const left = leftToDo(
		{ entries, site, sources, date: today },
		history,
		"en",
		read,
	);
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
	const none = { failure: "No history." };
	expect(
		leftToDo({ entries, site, sources, date: today }, none, "da", read)
			.translations,
	).toMatchObject([
		{ message: expect.stringMatching(/findes ikke på engelsk/) },
	]);
});
