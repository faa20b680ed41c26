import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import {
	afterAll,
	afterEach,
	beforeAll,
	describe,
	expect,
	inject,
	test,
} from "vitest";
import { build } from "../../generator/build.ts";
import { openProjectMemo } from "../../generator/cache/project-memo.ts";
import { createBuilder } from "../../generator/dev/builder.ts";
import { endpoints, keyHeader } from "../../generator/dev/endpoints.ts";
import { createAccessControl } from "../../generator/dev/serving/access.ts";
import { createEditorServer } from "../../generator/dev/serving/editor-server.ts";
import { createEditing } from "../../generator/edit/index.ts";
import { markPattern } from "../../generator/edit/origins/mark-form.ts";
import type { ValueAddress } from "../../generator/edit/protocol.ts";
import { getHeaders } from "../../generator/host/headers.ts";
import {
	listenOnFreePort,
	listNetworkAddresses,
} from "../../generator/host/listen.ts";
import { waitUntil } from "../support/dev-client.ts";
import {
	commitAll,
	type EditServer,
	signIn,
	startEditing,
} from "../support/edit-server.ts";
import { commit, git } from "../support/git.ts";
import { createProject, type Project } from "../support/project.ts";
import { site } from "../support/site.ts";

// Sends requests to `kilde edit` as its editor in the browser does.

let project: Project;
let server: EditServer;

beforeAll(async () => {
	project = createProject();
	commitAll(project.root);
	server = await startEditing(project.root);
});

afterEach(async () => {
	const before = await server.ask("state", {});
	if (before.undo !== undefined || before.unsaved.length > 0) {
		while ((await server.ask("undo", {})).undo !== undefined);
		await server.ask("save", {});
	}
	// Wait until it has read all files: otherwise its watcher would find the restored ones during the next test.
	if (project.restore()) await server.ask("changes", {});
	const { problems, unsaved, conflicts } = await server.ask("state", {});
	expect({ problems, unsaved, conflicts }).toEqual(nothingToDo);
});

afterAll(async () => {
	await server.close();
	project.remove();
});

const nothingToDo = { problems: [], unsaved: [], conflicts: [] };
const home = "content/pages/home.yaml";
const prices = "content/facts/prices.yaml";
const heading: ValueAddress = { file: home, path: ["heading", "da"] };
const price: ValueAddress = { file: prices, path: ["session-1h"] };

function diff(): string {
	return execFileSync("git", ["-C", project.root, "diff", "-U0"], {
		encoding: "utf8",
	});
}

describe("the origin of a text", () => {
	test("is in the mark of a text", async () => {
		const marked =
			/<h1[^>]*>(.*?)<\/h1>/s.exec(await server.text("/"))?.[1] ?? "";
		const marks = [...marked.matchAll(markPattern)];
		const [mark] = marks.map(([, id]) => id);
		const { field } = await server.ask("panel", { mark: mark ?? "" });
		expect(field.values).toMatchObject([
			{ locale: "da", origin: heading, value: "Forside" },
			{ locale: "en", value: "Home" },
		]);
	});

	test("isn't marked in pages that equal a build", async () => {
		const html = await server.text("/");
		expect(html).toMatch(markPattern);
		expect(html.replaceAll(markPattern, "")).not.toMatch(
			/[\u{E0100}-\u{E01EF}]/u,
		);
	});

	test("of a price is found by trial", async () => {
		const found = await server.ask("findUnmarked", { path: "/opening-hours" });
		const shown = (found ?? []).filter(({ origins }) =>
			origins.some(
				({ file, path }) => file === prices && path[0] === "overnight",
			),
		);
		expect(shown.some(({ origins }) => origins.length === 1)).toBe(true);
	});

	test("includes both source values, however far apart they are", async () => {
		const found = await server.ask("findUnmarked", { path: "/opening-hours" });
		const reduced = found?.find(({ text }) => /^180\s/.test(text));
		expect(reduced?.origins).toEqual([
			{
				file: "content/facts/codes.yaml",
				path: ["new-customer", "percent"],
			},
			price,
		]);
	});

	test("of the word for a closed day is that day, before that of the word itself", async () => {
		const found = await server.ask("findUnmarked", { path: "/opening-hours" });
		const originsOf = (word: string) =>
			found
				?.filter(({ text }) => text === word)
				.map(({ origins }) =>
					origins.map(({ file, path }) => `${file} ${[...path].join(".")}`),
				);
		expect(originsOf("Lukket")?.at(-1)).toEqual([
			"content/facts/hours.yaml week.sunday.starts",
			"content/strings.yaml closed.da",
		]);
	});

	test("of a name in one lower-case word is found", async () => {
		const found = await server.ask("findUnmarked", { path: "/opening-hours" });
		const nights = found?.filter(({ text }) => text === "Overnatning");
		expect(nights?.map(({ origins }) => origins)).toContainEqual([
			{
				file: "content/facts/sessions.yaml",
				path: ["overnight", "name", "da"],
			},
		]);
	});

	test("a missing page shows the 404 page", async () => {
		expect(await server.text("/nowhere")).toContain("Her er intet");
	});
});

test("output/ contains nothing of the editor, although a build uses its cache", async () => {
	const output = join(project.root, "output");
	const code = inject("code");
	const { unwritten } = await build(
		{ site, root: project.root, date: "2026-03-01", code, output },
		openProjectMemo(project.root, code),
		() => {},
	);
	expect(unwritten).toBeUndefined();
	const files = readdirSync(output, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	expect(files.length).toBeGreaterThan(20);
	const found = files.filter((file) =>
		/\/@kilde\/|[\u{E0100}-\u{E01EF}]|prosemirror/iu.test(
			readFileSync(file, "utf8"),
		),
	);
	expect(found).toEqual([]);
});

describe("setting a value", () => {
	test("isn't blocked by existing errors in a save", async () => {
		project.edit("content/faq.yaml", "question:", "questoin:");
		await server.ask("set", { origin: price, value: 310, step: "1" });
		const { refused } = await server.ask("save", {});
		expect(refused).toBeUndefined();
		expect(project.text(prices)).toContain("session-1h: 310");
	});

	test("of a fact lists the affected pages beforehand", async () => {
		const { summary, uses } = await server.ask("usage", { origin: price });
		expect(summary).toMatch(/^\d+ places on \d+ pages, in Danish and English$/);
		expect(uses.some(({ words }) => words.includes("300"))).toBe(true);
	});
});

describe("a number", () => {
	const errors = async () =>
		(await server.ask("state", {})).problems.filter(
			({ severity }) => severity === "error",
		);

	test("with two interpretations has a button for each, and no other", async () => {
		await server.ask("set", { origin: price, value: "2,000", step: "1" });
		const [problem, ...others] = await errors();
		expect(others).toEqual([]);
		expect(problem).toMatchObject({
			hint: "It can be read in more than one way. Which one do you mean?",
			fixes: ["2,000 DKK", "2 DKK"],
		});
		const asked = { problem: problem?.id ?? "" };
		expect(
			(await server.ask("correct", { ...asked, fix: 2 })).refused,
		).toContain("changed meanwhile");
	});

	test("with one interpretation has a question as its button, as does a time", async () => {
		await server.ask("set", { origin: price, value: "310 euro", step: "1" });
		expect((await errors())[0]?.fixes).toEqual([]);
		await server.ask("set", { origin: price, value: "310 EUR", step: "1" });
		expect(await errors()).toMatchObject([
			{ hint: "", fixes: ["Did you mean 310 DKK?"] },
		]);
		await server.ask("undo", {});
		const start: ValueAddress = {
			file: "content/facts/hours.yaml",
			path: ["week", "monday", "starts", 0],
		};
		for (const [typed, meant] of [
			["10", "10:00"],
			["kl. 9.30", "09:30"],
			["9", "09:00"],
		]) {
			await server.ask("set", {
				origin: start,
				value: typed ?? "",
				step: typed ?? "",
			});
			const [problem] = await errors();
			expect(problem?.fixes).toEqual([`Did you mean ${meant}?`]);
			await server.ask("correct", { problem: problem?.id ?? "", fix: 0 });
			const { field } = await server.ask("panel", { origin: start });
			expect(field.values[0]?.value).toBe(meant);
		}
	});

	test("with one interpretation is fixed together with all similar ones in one step after a preview", async () => {
		const week: ValueAddress = {
			file: "content/facts/hours.yaml",
			path: ["week", "monday", "starts", 0],
		};
		const other = { ...price, path: ["session-2h"] };
		await server.ask("set", { origin: price, value: "310 EUR", step: "1" });
		await server.ask("set", { origin: week, value: "kl. 9.30", step: "2" });
		await server.ask("set", { origin: other, value: "2,000", step: "3" });
		expect((await server.ask("state", {})).certain).toBe(2);
		const shown = await server.ask("corrections", {});
		expect(shown).toMatchObject({
			changes: [
				"Start time (Monday): kl. 9.30 → 09:30",
				"Price (short session): 310 EUR → 310 DKK",
			],
			left: 1,
		});
		const stale = await server.ask("correctAll", { id: "another" });
		expect(stale.refused).toContain("changed meanwhile");
		expect(stale.certain).toBe(2);
		const done = await server.ask("correctAll", { id: shown.id });
		expect(done).toMatchObject({ certain: 0, undo: "what Kilde corrected" });
		expect(done.problems.map(({ fixes }) => fixes.length)).toEqual([2]);
		expect((await server.ask("undo", {})).certain).toBe(2);
	});

	test("with an unused suppression comment may lose the comment", async () => {
		project.edit(prices, "session-1h", "# kilde-allow: it is new\nsession-1h");
		await server.ask("set", { origin: price, value: 250, step: "1" });
		const { problems } = await server.ask("state", {});
		expect(problems).toMatchObject([{ fixes: ["Delete the note"] }]);
		await server.ask("correct", { problem: problems[0]?.id ?? "", fix: 0 });
		await server.ask("save", {});
		expect(diff().match(/^[-+](?![-+]).*/gm)).toEqual([
			"-session-1h: 300",
			"+session-1h: 250",
		]);
	});
});

describe("undo", () => {
	test("undoes the letters of a word together, and continues beyond a save", async () => {
		for (const value of ["V", "Ve", "Vel"])
			await server.ask("set", { origin: heading, value, step: "1" });
		const priced = { origin: price, value: 310, step: "2", called: "Price" };
		expect((await server.ask("set", priced)).undo).toBe("Price");
		await server.ask("save", {});
		await server.ask("undo", {});
		const { unsaved, redo } = await server.ask("undo", {});
		expect(unsaved.toSorted()).toEqual([prices, home].toSorted());
		expect(redo).toBeDefined();
		await server.ask("save", {});
		expect(diff()).toBe("");
		await server.ask("redo", {});
		expect(await server.text("/")).toMatch(/<h1[^>]*>Vel/);
	});
});

test("a photo replaced before the save isn't saved, and is restored by undo", async () => {
	const photo = async (background: string) => {
		const create = {
			width: 900,
			height: 700,
			channels: 3,
			background,
		} as const;
		const bytes = await sharp({ create }).jpeg().toBuffer();
		return bytes.toString("base64");
	};
	const src: ValueAddress = {
		file: home,
		path: ["hero", "background", "image", "src"],
	};
	for (const [name, colour] of [
		["first", "red"],
		["second", "blue"],
	] as const) {
		const { src: value } = await server.ask("picture", {
			name: `${name}.jpg`,
			bytes: await photo(colour),
		});
		await server.ask("set", { origin: src, value, step: name });
	}
	await server.ask("save", {});
	const media = () => readdirSync(join(project.root, "content/media"));
	expect(media()).toContain("second.jpg");
	expect(media()).not.toContain("first.jpg");
	const { unsaved, problems } = await server.ask("undo", {});
	expect(unsaved).toContain("content/media/first.jpg");
	expect(problems).toEqual([]);
});

describe("a file that was changed on disk", () => {
	test("keeps both changes if they are apart", async () => {
		await server.ask("set", { origin: price, value: 310, step: "1" });
		project.edit(prices, "event: 420", "event: 430");
		await server.ask("save", {});
		await waitUntil("both", async () => {
			await server.ask("save", {});
			return project.text(prices).includes("session-1h: 310");
		});
		expect(project.text(prices)).toContain("event: 430");
	});

	test("keeps compatible changes of the same value in either choice, and undo restores the other", async () => {
		const clash = async (here: number, disk: number) => {
			const event: ValueAddress = { file: prices, path: ["event"] };
			await server.ask("set", { origin: price, value: here, step: "1" });
			await server.ask("set", { origin: event, value: here, step: "2" });
			project.edit(prices, /event: \d+/, `event: ${disk}`);
			project.edit(prices, /overnight: \d+/, `overnight: ${disk}`);
			await waitUntil("the conflict", async () => {
				await server.ask("save", {});
				return (await server.ask("state", {})).conflicts.length === 1;
			});
			return (await server.ask("state", {})).conflicts[0]?.values;
		};
		const saved = async () => {
			await server.ask("save", {});
			return project.text(prices).match(/\d{3,}/g);
		};
		expect(await clash(411, 433)).toEqual([
			{
				id: expect.any(String),
				called: expect.any(String),
				here: "411 DKK",
				disk: "433 DKK",
			},
		]);
		await server.ask("settle", { file: prices, keep: "disk" });
		expect(await saved()).toEqual(["411", "500", "433", "433"]);
		await clash(412, 434);
		const { undo } = await server.ask("settle", { file: prices, keep: "disk" });
		expect(undo).toBe("use the other version");
		await server.ask("undo", {});
		expect(await saved()).toEqual(["412", "500", "434", "412"]);
		await clash(413, 435);
		await server.ask("settle", { file: prices, keep: "here" });
		expect(await saved()).toEqual(["413", "500", "435", "413"]);
	});

	test("keeps changes of others after a save: undo doesn't overwrite them", async () => {
		await server.ask("set", { origin: price, value: 310, step: "1" });
		await server.ask("save", {});
		project.edit(prices, "event: 420", "event: 430");
		await waitUntil("what others wrote", async () => {
			const { undo } = await server.ask("save", {});
			return undo === undefined;
		});
		await server.ask("undo", {});
		await server.ask("save", {});
		expect(project.text(prices)).toContain("event: 430");
	});
});

describe("a text that was changed on disk", () => {
	const news = "content/news/opening.da.md";
	const faq = "content/faq.yaml";
	const answer = "Én.\n\nTo.\n\nTre.";

	/** Edits a text, then changes its file on disk, and saves. */
	async function meet(
		origin: ValueAddress,
		value: string,
		was: string,
		is: string,
	) {
		const { file } = origin;
		await server.ask("set", { origin, value, step: "1" });
		const { diskVersion } = await server.ask("state", {});
		project.edit(file, was, is);
		await waitUntil("the change", async () => {
			await server.ask("save", {});
			return (await server.ask("state", {})).diskVersion > diskVersion;
		});
		return (await server.ask("state", {})).conflicts;
	}

	test("in a different line is shown beside the edit instead of being merged", async () => {
		const lines = answer.replaceAll(/^(?=.)/gm, "      ");
		const written = `answer:\n    da: |-\n${lines}\n    en: From`;
		const before = project
			.text(faq)
			.replace(/answer:\n {4}da: .*\n {4}en: From/, written);
		project.put(faq, before);
		const origin = { file: faq, path: [0, "answer", "da"] };
		await waitUntil("the text", async () => {
			await server.ask("save", {});
			const { field } = await server.ask("panel", { origin });
			return field.values[0]?.value === answer;
		});
		const conflicts = await meet(
			origin,
			answer.replace("Én", "Én her"),
			"Tre.",
			"Tre der.",
		);
		expect(conflicts).toEqual([
			{
				file: faq,
				here: before.replace("Én", "Én her"),
				disk: before.replace("Tre", "Tre der"),
				called: "Questions and answers",
				values: [
					{
						id: expect.any(String),
						called: expect.stringMatching(/^Answer \(.*\)$/),
						here: expect.stringContaining("Én her"),
						disk: expect.stringContaining("Tre der"),
					},
				],
			},
		]);
		expect(project.text(faq)).toBe(before.replace("Tre", "Tre der"));
		await server.ask("settle", { file: faq, keep: "disk" });
	});

	test("is a single text in a Markdown file, too, with its front matter merged", async () => {
		const origin: ValueAddress = { file: news, path: "markdown" };
		const { field } = await server.ask("panel", { origin });
		const text = String(field.values[0]?.value);
		const changed = text.replace("Velkommen", "Hej");
		const [conflict] = await meet(origin, changed, "Se, hvad", "Læs, hvad");
		expect(conflict?.here).toContain("Se, hvad");
		expect(conflict?.disk).toContain("Velkommen");
		await server.ask("settle", { file: news, keep: "disk" });
		const next = changed.replace("Se, hvad", "Læs, hvad");
		expect(await meet(origin, next, "2024-04-02", "2024-04-03")).toEqual([]);
		await server.ask("save", {});
		expect(project.text(news)).toMatch(/2024-04-03.*Hej/s);
	});
});

describe("a panel opened before others changed the file", () => {
	test("overwrites neither a value nor an item of a list", async () => {
		const { diskVersion } = await server.ask("panel", { origin: price });
		project.edit(prices, "session-1h: 300", "session-1h: 320");
		await waitUntil("the change", async () => {
			await server.ask("save", {});
			return (await server.ask("state", {})).diskVersion > diskVersion;
		});
		const late = { value: 310, step: "1", diskVersion };
		const refused = await server.ask("set", { origin: price, ...late });
		expect(refused.refused).toBeDefined();
		expect(refused.unsaved).toEqual([]);
		const list = { file: prices, path: [] };
		const change = { kind: "remove", index: 0 } as const;
		expect(
			(await server.ask("list", { origin: list, change, diskVersion })).refused,
		).toBe(refused.refused);

		const now = await server.ask("panel", { origin: price });
		expect(now.field.values.map(({ value }) => value)).toEqual([320]);
		const again = { ...late, diskVersion: now.diskVersion };
		const done = await server.ask("set", { origin: price, ...again });
		expect(done.refused).toBeUndefined();
		expect(done.unsaved).toEqual([prices]);
		// Other files are unchanged.
		const other = { value: "Hej", step: "2", diskVersion };
		expect(
			(await server.ask("set", { origin: heading, ...other })).refused,
		).toBeUndefined();
	});
});

describe("lists", () => {
	const links: ValueAddress = { file: "content/faq.yaml", path: [] };

	test("a copy gets a unique name", async () => {
		await server.ask("list", {
			origin: links,
			change: { kind: "copy", index: 2 },
		});
		const copied = { ...links, path: [3, "id"] };
		const { field } = await server.ask("panel", { origin: copied });
		expect(field.values).toMatchObject([{ value: "shoes-2" }]);
	});

	test("the last item of a list can't be removed", async () => {
		const stops: ValueAddress = {
			file: "content/testimonials.yaml",
			path: ["danish"],
		};
		const last = await server.ask("list", {
			origin: stops,
			change: { kind: "remove", index: 0 },
		});
		expect(last.refused).toContain("at least 1");
		const { control } = (await server.ask("panel", { origin: stops })).field;
		expect(control).not.toHaveProperty("cannotAdd");
	});

	test("references to an entry are listed before it is removed", async () => {
		const found = await server.ask("referrers", {
			origin: { file: "content/people/anna.yaml", path: [] },
		});
		expect(found.map(({ file }) => file)).toContain(home);
		expect(project.text("content/people/anna.yaml")).not.toBe("");
	});

	test("references to an entry are listed while another error waits to be fixed", async () => {
		await server.ask("set", {
			origin: { file: prices, path: ["event"] },
			value: "free",
			step: "x",
		});
		const found = await server.ask("referrers", {
			origin: { file: "content/people/anna.yaml", path: [] },
		});
		expect(found.map(({ file }) => file)).toContain(home);
	});

	test.each(["content/events/evening.yaml", "content/news/summer.da.md"])(
		"%s is copied with its files; what no two may share is numbered",
		async (file) => {
			const before = await server.ask("state", {});
			const { page, origin, problems, refused, unsaved } = await server.ask(
				"copyEntry",
				{ file },
			);
			expect(refused).toBeUndefined();
			expect(problems).toEqual(before.problems);
			expect(unsaved.length).toBeGreaterThan(1);
			expect(unsaved.every((each) => /-2\./.test(each))).toBe(true);
			expect(origin?.path).toEqual(["title"]);
			expect(await server.text(page ?? "")).toContain("(2)");
			const again = await server.ask("copyEntry", { file });
			expect(again.refused).toBeUndefined();
			expect(again.problems).toEqual(before.problems);
		},
	);
});

describe("a commit", () => {
	test("is rejected for files with errors or conflict markers", async () => {
		for (const [file, from, to] of [
			[prices, "session-1h: 300", "session-1h: free"],
			[
				home,
				"heading:",
				"<<<<<<< HEAD\nheading: { da: A, en: A }\n=======\nheading:",
			],
		] as const) {
			const right = project.text(file);
			project.edit(file, from, to);
			const { isDone, message, detail } = await server.ask("publish", {});
			expect(isDone).toBe(false);
			expect(message).toContain("there are errors in what would be published");
			expect(detail).toBe(file);
			project.put(file, right);
		}
	});

	test("is rejected if it causes an error in a different file", async () => {
		rmSync(join(project.root, "content/people/anna.yaml"));
		const { isDone, detail } = await server.ask("publish", {});
		expect([isDone, detail]).toEqual([false, expect.stringContaining(home)]);
	});

	test("is allowed if other files have committed errors", async () => {
		project.edit(prices, "session-1h: 300", "session-1h: free");
		git(project.root, ["commit", "--quiet", "--all", "--message", "Wrong"]);
		project.edit(home, "heading:", "heading: # new\n ");
		// It is committed; there is no remote.
		const { message } = await server.ask("publish", {});
		expect(message).toContain("nowhere to publish to");
		const status = ["-C", project.root, "status", "--porcelain", "content"];
		expect(`${execFileSync("git", status)}`).toBe("");
		git(project.root, ["reset", "--hard", "--quiet", "HEAD~2"]);
	});
});

describe("publishing", () => {
	test("runs once, and ends when it is stopped or the server ends", async () => {
		const own = createProject();
		commitAll(own.root);
		const silent = createServer();
		let connections = 0;
		silent.on("connection", () => {
			connections++;
		});
		silent.listen(0, "127.0.0.1");
		await once(silent, "listening");
		const { port } = silent.address() as AddressInfo;
		const url = `http://127.0.0.1:${port}/site.git`;
		git(own.root, ["remote", "add", "origin", url]);
		const editing = await startEditing(own.root);
		try {
			const first = editing.ask("publish", {});
			const second = editing.ask("publish", {});
			await waitUntil("a connection", async () => connections > 0);
			// The editor still responds.
			expect((await editing.ask("state", {})).unsaved).toEqual([]);
			await editing.ask("stopPublishing", {});
			const report = await first;
			expect(report).toMatchObject({
				isDone: false,
				message: expect.stringContaining("Stopped"),
			});
			expect(await second).toEqual(report);
			expect(connections).toBe(1);

			const last = editing.ask("publish", {}).catch(() => {});
			await waitUntil("a connection", async () => connections > 1);
			await editing.close();
			await last;
		} finally {
			silent.close();
			own.remove();
		}
	});
});

describe("committing and publishing", () => {
	test("checks the merged files with the changes of others", async () => {
		const [here, there] = [createProject(), createProject()];
		commitAll(here.root);
		there.remove();
		const others = there.root;
		const theirs = (text: string, was: string, is: string) => {
			writeFileSync(join(others, home), text.replace(was, is));
			commit(others);
			git(others, ["push", "--quiet"]);
			return readFileSync(join(others, home), "utf8");
		};
		// Disables the file watcher.
		const editing = createEditing({
			root: here.root,
			language: "en",
			session: "test",
			environment: process.env,
			rebuild: (written) =>
				builder.build(written.map((path) => join(here.root, path))),
		});
		const builder = createBuilder({
			site,
			root: here.root,
			date: () => "2026-03-01",
			edited: editing,
			code: inject("code"),
		});
		const bare = `${here.root}-bare.git`;
		try {
			git(here.root, ["clone", "--quiet", "--bare", here.root, bare]);
			git(here.root, ["remote", "add", "origin", bare]);
			git(here.root, ["clone", "--quiet", bare, others]);
			const shown = async () => {
				const asked = { origin: { ...heading, path: ["lead", "da"] } };
				const { field } = Object(await editing.answer("panel", asked));
				return field.values[0].value;
			};
			expect(await shown()).toContain("{{price.session-1h}}");

			here.edit(prices, "session-2h: 500", "session-2h: 510");
			commit(here.root);
			const wrong = theirs(
				here.text(home),
				"{{price.session-1h}}",
				"{{price.none}}",
			);
			expect(await editing.answer("publish", {})).toMatchObject({
				isDone: false,
				message: expect.stringContaining("There is an error, so nothing"),
			});
			expect(await shown()).toContain("{{price.none}}");
			expect(published()).toContain("session-2h: 500");

			theirs(wrong, "{{price.none}}", "{{price.overnight}}");
			expect(await editing.answer("publish", {})).toMatchObject({
				isDone: true,
			});
			expect(await shown()).toContain("{{price.overnight}}");
			expect(published()).toContain("session-2h: 510");
		} finally {
			here.remove();
			for (const folder of [others, bare]) rmSync(folder, { recursive: true });
		}

		function published(): string {
			return execFileSync("git", ["-C", bare, "show", `main:${prices}`], {
				encoding: "utf8",
			});
		}
	});
});

describe("an invalid request", () => {
	async function post(name: string, body: string) {
		const response = await fetch(`${server.origin}${endpoints.edit}${name}`, {
			method: "POST",
			headers: await signIn(server.origin, server.key),
			body,
		});
		return { status: response.status, text: await response.text() };
	}

	const nested = (open: string, close: string) =>
		open.repeat(2000) + close.repeat(2000);
	const set = (path: string, value: string) =>
		`{"origin":{"file":"${home}","path":${path}},"value":${value},"step":"1"}`;
	const long = JSON.stringify(Array(5000).fill("a"));

	const requests = [
		["set", ""],
		["set", "{"],
		["set", "undefined"],
		["nothing", "{}"],
		["toString", "{}"],
		["set", "null"],
		["set", set('["heading"]', nested("[", "]"))],
		["set", set('["heading"]', nested('{"a":', "}").replace(":}", ":1}"))],
		["set", set(long, "1")],
		["set", set(nested("[", "]"), "1")],
		["panel", `{"origin":{"file":"${home}","path":${long}}}`],
		["referrers", `{"origin":{"file":"${home}","path":${long}}}`],
		["list", nested("[", "]")],
		["restore", `{"files":${nested("[", "]")}}`],
		["panel", `{"mark":"${"x".repeat(5000)}"}`],
		["findUnmarked", `{"path":"/${"x".repeat(5000)}"}`],
	] as const;

	test("is rejected in a sentence without logging an error", async () => {
		const before = server.failures.length;
		for (const [name, body] of requests) {
			const { status, text } = await post(name, body);
			expect(status, `${name} ${body}`).toBe(400);
			expect(text).toMatch(/^(This can't be read|Nothing here has that name)/);
		}
		expect(server.failures).toHaveLength(before);
	});

	test("doesn't copy the only file of a collection, or replace it by a scalar", async () => {
		const only = ["content/faq.yaml", prices, "content/strings.yaml"];
		for (const file of only) {
			expect((await post("copyEntry", JSON.stringify({ file }))).status).toBe(
				400,
			);
			for (const value of ["Ro", 5, null]) {
				const origin = { file, path: [] };
				await server.ask("set", { origin, value, step: `${value}` });
				await server.ask("save", {});
			}
		}
		expect(diff()).toBe("");
	});

	test("that causes an internal error mentions the terminal, which shows the error", async () => {
		const outcome = new Error("The view is wrong.");
		const shown: string[] = [];
		const editor = createEditorServer({
			access: createAccessControl("key"),
			page: () => ({ path: "editor.html", bytes: "" }),
			script: "",
			pagesPort: () => 1,
			picture: () => undefined,
			answer: () => Promise.reject(outcome),
			font: undefined,
			onError: ({ message }) => shown.push(message),
		});
		const port = await listenOnFreePort(editor, 0, "machine");
		const origin = `http://127.0.0.1:${port}`;
		const response = await fetch(`${origin}${endpoints.edit}state`, {
			method: "POST",
			headers: { origin, [keyHeader]: "key" },
			body: "{}",
		});
		editor.close();
		editor.closeAllConnections();
		expect(response.status).toBe(500);
		expect(await response.text()).toContain("the reason is in the terminal");
		expect(shown).toEqual(["The view is wrong."]);
	});
});

describe("access control", () => {
	async function status(path: string, init: RequestInit = {}): Promise<number> {
		return (await fetch(server.origin + path, init)).status;
	}

	async function pageStatus(path: string): Promise<number> {
		return (await fetch(server.pages + path)).status;
	}

	const set = `${endpoints.edit}set`;

	test("nothing is shown or changed without the key", async () => {
		expect(await status("/")).toBe(403);
		expect(await status("/media/room.svg")).toBe(403);
		for (const path of ["/", "/faq", "/nowhere", endpoints.events])
			expect(await pageStatus(path), path).toBe(403);
		expect(await status(`${endpoints.edit}state`, { method: "POST" })).toBe(
			403,
		);
		const { cookie = "" } = await signIn(server.origin, "another key");
		expect(cookie).toBe("");
	});

	test("the cookie alone changes nothing, nor does the key from a different origin", async () => {
		const { cookie = "" } = await signIn(server.origin, server.key);
		const body = JSON.stringify({ origin: heading, value: "Hej", step: "1" });
		const post = { method: "POST", body };
		expect(await status(set, { ...post, headers: { cookie } })).toBe(403);
		expect(
			await status(set, {
				...post,
				headers: {
					cookie,
					origin: "http://127.0.0.1:9",
					[keyHeader]: server.key,
				},
			}),
		).toBe(403);
		expect((await server.ask("state", {})).unsaved).toEqual([]);
	});

	test("two editors on one machine ignore each other's cookies, although browsers send both", async () => {
		const here = createProject();
		// The same key, so that only the names of the cookies differ.
		const other = await startEditing(here.root);
		try {
			expect(other.key).toBe(server.key);
			const [own, theirs] = await Promise.all(
				[server, other].map(
					async ({ origin, key }) => (await signIn(origin, key)).cookie ?? "",
				),
			);
			for (const [pages, mine, foreign] of [
				[server.pages, own, theirs],
				[other.pages, theirs, own],
			] as const) {
				const read = async (cookie = "") =>
					(await fetch(`${pages}/`, { headers: { cookie } })).status;
				expect(await read(mine)).toBe(200);
				expect(await read(foreign)).toBe(403);
				expect(await read(`${foreign}; ${mine}`)).toBe(200);
			}
			const name = (cookie = "") => cookie.split("=")[0];
			expect(name(own)).not.toBe(name(theirs));
		} finally {
			await other.close();
			here.remove();
		}
	});

	const [address] = listNetworkAddresses();

	test.skipIf(address === undefined)(
		"over the network, only the holder of the key can edit and save",
		async () => {
			const here = createProject();
			const open = await startEditing(here.root, "en", { reach: "network" });
			const { port } = new URL(open.origin);
			const { port: pagesPort } = new URL(open.pages);
			const origin = `http://${address}:${port}`;
			const pages = `http://${address}:${pagesPort}`;
			/** Returns the status of a request with the session's headers and these. */
			const asks = async (
				path: string,
				body?: unknown,
				other: Record<string, string> = {},
			) => {
				const at = path.startsWith("/@kilde/") ? origin : pages;
				const sent = request(at + path, {
					method: body ? "POST" : "GET",
					headers: { ...(await signIn(origin, open.key)), ...other },
				});
				sent.end(body && JSON.stringify(body));
				const [{ statusCode }] = await once(sent, "response");
				return statusCode;
			};
			const change = { origin: price, value: 310, step: "1" };
			try {
				expect(await asks(endpoints.editor)).toBe(200);
				expect(await asks("/")).toBe(200);
				for (const other of [
					{ [keyHeader]: "another key" },
					{ [keyHeader]: "" },
					{ "sec-fetch-site": "same-site" },
					{ origin: pages },
					{ origin: "http://evil.example" },
					{ origin: `http://localhost:${port}` },
					{ host: "evil.example" },
					{ host: "evil.example", origin: "http://evil.example" },
				])
					for (const [name, body] of [
						["set", change],
						["save", {}],
					] as const)
						expect(
							await asks(endpoints.edit + name, body, other),
							JSON.stringify(other),
						).toBe(403);
				expect(await asks("/", undefined, { cookie: "" })).toBe(403);
				expect((await open.ask("state", {})).unsaved).toEqual([]);

				expect(await asks(set, change)).toBe(200);
				expect(await asks(`${endpoints.edit}save`, {})).toBe(200);
				expect(here.text(prices)).toContain("session-1h: 310");
			} finally {
				await open.close();
				here.remove();
			}
		},
	);

	test("the editor can't be framed, and pages only by the editor", async () => {
		const { cookie = "" } = await signIn(server.origin, server.key);
		const ancestors = async (address: string) => {
			const { headers } = await fetch(address, { headers: { cookie } });
			const policy = headers.get("content-security-policy") ?? "";
			return {
				only: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
				old: headers.get("x-frame-options"),
			};
		};
		for (const path of [endpoints.editor, endpoints.enter, "/", "/faq"])
			expect(await ancestors(server.origin + path), path).toEqual({
				only: "'none'",
				old: "DENY",
			});
		for (const path of ["/", "/faq", "/nowhere", "/book"])
			expect(await ancestors(server.pages + path), path).toEqual({
				only: server.origin,
				old: null,
			});
	});

	test("a page has the headers of a host, except for its frame ancestors", async () => {
		const { cookie = "" } = await signIn(server.origin, server.key);
		const { headers } = await fetch(`${server.pages}/faq`, {
			headers: { cookie },
		});
		const { "X-Frame-Options": _, ...sent } = getHeaders("/faq");
		for (const [name, value] of Object.entries(sent))
			expect(headers.get(name), name).toBe(value);
	});

	test("the editor's origin serves no page of the site", async () => {
		const headers = await signIn(server.origin, server.key);
		for (const path of ["/", "/book", "/feed.xml", "/search.json", "/404"])
			expect(await status(path, { headers }), path).toBe(404);
		expect(await status("/favicon.svg", { headers })).toBe(200);
	});

	test("a form with the key, as sent by the opened file, returns the editor; without the key, nothing", async () => {
		const enter = (key: string) =>
			fetch(server.origin + endpoints.enter, {
				method: "POST",
				headers: { origin: "null" },
				body: new URLSearchParams({ key }),
			});
		const entered = await enter(server.key);
		expect(entered.status).toBe(200);
		expect(entered.headers.get("cache-control")).toBe("no-store");
		expect(await entered.text()).toContain(`data-key="${server.key}"`);
		for (const key of ["", "another key", server.key.slice(1)]) {
			const refused = await enter(key);
			expect(refused.status).toBe(403);
			expect(refused.headers.get("set-cookie")).toBeNull();
		}
	});

	test("a symbolic link at the path of a temporary file isn't followed", async () => {
		const outside = join(project.root, "outside.txt");
		symlinkSync(
			outside,
			join(project.root, "content/facts/.prices.yaml.kilde"),
		);
		await server.ask("set", { origin: price, value: 333, step: "1" });
		expect((await server.ask("save", {})).refused).toBeUndefined();
		expect(project.text(prices)).toContain("333");
		expect(existsSync(outside)).toBe(false);
	});

	test("only content files are written", async () => {
		for (const file of [
			"content/media/room.svg",
			"content//x.yaml",
			"content/../package.json",
			"package.json",
			"content/.schema/page.json",
			"content/pages/../../x.yaml",
			"content\\..\\x",
		])
			await expect(
				server.ask("set", {
					origin: { file, path: ["a"] },
					value: "x",
					step: "1",
				}),
				file,
			).rejects.toThrow(/Nothing here has that name/);
	});

	test("symbolic links aren't followed", async () => {
		const outside = join(project.root, "outside");
		mkdirSync(outside);
		const linked = join(project.root, "content/facts/prices.yaml");
		const before = readFileSync(linked, "utf8");
		project.put("outside/prices.yaml", before);
		unlinkSync(linked);
		symlinkSync(join(outside, "prices.yaml"), linked);
		await server.ask("set", { origin: price, value: 333, step: "1" });
		const { refused } = await server.ask("save", {});
		expect(refused).toMatch(/symbolic link/);
		expect(readFileSync(join(outside, "prices.yaml"), "utf8")).toBe(before);
	});
});
