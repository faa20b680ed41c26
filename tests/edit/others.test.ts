import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import type { ValueAddress, YamlValue } from "../../generator/edit/protocol.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { environment } from "../support/git.ts";
import { createProject, type Project } from "../support/project.ts";

// Merging the published changes of others by value, with a choice where both changed the same value.

let folder: string;
let project: Project;
let server: EditServer;

const prices = "content/facts/prices.yaml";
const faq = "content/faq.yaml";
const news = "content/news/summer.da.md";
const event = "content/events/evening.yaml";
const price = (name: string): ValueAddress => ({ file: prices, path: [name] });

const run = (root: string, ...args: readonly string[]) =>
	execFileSync("git", ["-C", root, ...args], {
		env: environment,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});

/** The initial state of each test, which is copied because git takes longer to create it. */
const prepared = mkdtempSync(join(tmpdir(), "kilde-others-"));

beforeAll(() => {
	const { root, remove } = createProject();
	commitAll(root);
	const remote = join(prepared, "site.git");
	run(prepared, "init", "--quiet", "--bare", "--initial-branch=main", remote);
	run(root, "remote", "add", "origin", remote);
	run(root, "push", "--quiet", "--set-upstream", "origin", "main");
	run(prepared, "clone", "--quiet", remote, "anna");
	const clone = join(prepared, "anna");
	run(clone, "config", "user.name", "Anna");
	run(clone, "config", "user.email", "anna@example.org");
	cpSync(join(root, ".git"), join(prepared, "here"), { recursive: true });
	remove();
});

afterAll(() => rmSync(prepared, { recursive: true }));

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "kilde-others-"));
	cpSync(prepared, folder, { recursive: true });
	project = createProject();
	cpSync(join(folder, "here"), join(project.root, ".git"), { recursive: true });
	for (const root of [project.root, anna.root()]) {
		const config = join(root, ".git/config");
		const text = readFileSync(config, "utf8");
		writeFileSync(config, text.replace(prepared, folder));
		// Refresh the index, since the copied files have different timestamps.
		run(root, "update-index", "--refresh");
	}
	server = await startEditing(project.root);
});

afterEach(async () => {
	await server.close();
	project.remove();
	rmSync(folder, { recursive: true });
});

/** A second person with her own clone. */
const anna = {
	root: () => join(folder, "anna"),
	text: (file: string) => readFileSync(join(anna.root(), file), "utf8"),
	put(file: string, content: string | Uint8Array) {
		writeFileSync(join(anna.root(), file), content);
	},
	edit(file: string, from: string | RegExp, to: string) {
		const text = anna.text(file);
		expect(text).toMatch(from);
		anna.put(file, text.replace(from, to));
	},
	publish() {
		run(anna.root(), "add", "--all");
		run(anna.root(), "commit", "--quiet", "--message", "Anna’s");
		run(anna.root(), "push", "--quiet");
	},
};

const set = (origin: ValueAddress, value: YamlValue) =>
	server.ask("set", { origin, value, step: JSON.stringify(origin) });
const save = () => server.ask("save", {});
const publish = () => server.ask("publish", {});
const fetchOthers = () => server.ask("fetchOthers", {});
const conflicts = async () => (await server.ask("state", {})).conflicts;
const published = (file: string) =>
	run(join(folder, "site.git"), "show", `main:${file}`);

/** Publishes, and expects both commits in the published branch and here. */
async function publishAll() {
	const heads = [project.root, anna.root()].map((root) =>
		run(root, "rev-parse", "HEAD").trim(),
	);
	const report = await publish();
	expect(report).toMatchObject({ isDone: true });
	const remote = join(folder, "site.git");
	for (const head of heads)
		run(remote, "merge-base", "--is-ancestor", head, "main");
	expect(run(project.root, "rev-parse", "HEAD")).toBe(
		run(remote, "rev-parse", "main"),
	);
	expect(run(project.root, "status", "--porcelain", "content")).toBe("");
	expect(await server.ask("state", {})).toMatchObject({
		unsaved: [],
		conflicts: [],
	});
}

test("fetches and reports the changes of others at any time, and keeps unsaved edits", async () => {
	expect(await fetchOthers()).toMatchObject({
		isDone: true,
		message: "Nobody else has published anything new.",
	});
	await set(price("event"), 430);
	anna.edit(prices, "session-1h: 300", "session-1h: 390");
	anna.edit(faq, "Spørg os om sko.", "Tag skoene af.");
	anna.publish();
	const fetched = await fetchOthers();
	expect(fetched).toMatchObject({
		isDone: true,
		message: "Anna changed 2 things, now here, too.",
	});
	expect(fetched.came?.changes).toEqual([
		expect.stringContaining("300 → 390 DKK"),
		expect.stringContaining("Tag skoene af"),
	]);
	expect(project.text(prices)).toContain("session-1h: 390");
	expect(project.text(prices)).toContain("event: 420");
	const { unsaved, conflicts } = await server.ask("state", {});
	expect([unsaved, conflicts]).toEqual([[prices], []]);
	await publishAll();
	expect(published(prices)).toMatch(/session-1h: 390\n(.*\n)*event: 430/);
	// Without local commits there is nothing to merge.
	expect(run(project.root, "log", "--merges", "--format=%s")).toBe("");
});

test("neighbouring lines don't conflict, saved or not, and a merge has both parents and the editor's name", async () => {
	await set(price("session-2h"), 510);
	await save();
	await set(price("overnight"), 1410);
	anna.edit(prices, "session-1h: 300", "session-1h: 390");
	anna.publish();
	// Saved changes would block the merge, so they are committed.
	expect(await fetchOthers()).toMatchObject({ isDone: true });
	expect(await conflicts()).toEqual([]);
	const merge = ["log", "-1", "--merges", "--format=%an: %s (%p)"];
	expect(run(project.root, ...merge)).toMatch(
		/^Ada: Bring in changes by Anna \(\w+ \w+\)\n$/,
	);
	await publishAll();
	expect(published(prices)).toMatch(/390\nsession-2h: 510\novernight: 1410/);
});

describe("a value changed on both sides", () => {
	const stages = {
		"not saved": async () => {},
		saved: async () => void (await save()),
		committed: async () => {
			await save();
			run(project.root, "commit", "--quiet", "--all", "--message", "Mine");
		},
	};

	test.each(Object.entries(stages))(
		"%s here: is chosen, and published with all else of both",
		async (_, reach) => {
			await set(price("session-1h"), 380);
			await set(price("session-2h"), 510);
			await reach();
			anna.edit(prices, "session-1h: 300", "session-1h: 390");
			anna.edit(prices, "overnight: 1400", "overnight: 1410");
			anna.publish();
			expect(await fetchOthers()).toMatchObject({
				message: expect.stringMatching(/^Anna changed 2 .* Choose/),
			});
			const [conflict, ...others] = await conflicts();
			expect(others).toEqual([]);
			expect(conflict).toMatchObject({
				by: "Anna",
				values: [{ here: "380 DKK", disk: "390 DKK" }],
			});
			// Publishing is blocked until a version is chosen.
			expect(await publish()).toMatchObject({ isDone: false });
			expect(published(prices)).toContain("session-1h: 390");
			await server.ask("settle", { file: prices, keep: "here" });
			await publishAll();
			expect(published(prices)).toBe(
				"session-1h: 380\nsession-2h: 510\novernight: 1410\nevent: 420\n",
			);
		},
	);

	test("is shown on publishing; choosing the other version can be undone", async () => {
		await set(price("session-1h"), 380);
		await set(price("session-2h"), 510);
		anna.edit(prices, "session-1h: 300", "session-1h: 390");
		anna.publish();
		const { isDone, message, came } = await publish();
		expect([isDone, message]).toEqual([
			false,
			expect.stringContaining("Choose what it should say"),
		]);
		expect(came?.changes).toEqual([expect.stringContaining("300 → 390 DKK")]);
		await server.ask("settle", { file: prices, keep: "disk" });
		await server.ask("undo", {});
		const { field } = await server.ask("panel", {
			origin: price("session-1h"),
		});
		expect(field.values[0]?.value).toBe(380);
		await server.ask("redo", {});
		await publishAll();
		expect(published(prices)).toContain("session-1h: 390\nsession-2h: 510");
	});

	test("is chosen value by value, and again if it changed meanwhile", async () => {
		await set(price("session-1h"), 380);
		await set(price("event"), 480);
		anna.edit(prices, "session-1h: 300", "session-1h: 390");
		anna.edit(prices, "event: 420", "event: 490");
		anna.publish();
		await publish();
		const [conflict] = await conflicts();
		const [first = "", second = ""] =
			conflict?.values.map(({ id }) => id) ?? [];
		const half = { file: prices, keep: { [first]: "here" } } as const;
		expect((await server.ask("settle", half)).refused).toBeDefined();
		await set(price("event"), 481);
		const keep = { [first]: "here", [second]: "disk" } as const;
		const late = await server.ask("settle", { file: prices, keep });
		expect(late.refused).toBeDefined();
		const third = late.conflicts[0]?.values[1]?.id ?? "";
		const settled = await server.ask("settle", {
			file: prices,
			keep: { [first]: "here", [third]: "disk" },
		});
		expect([settled.refused, settled.conflicts]).toEqual([undefined, []]);
		await publishAll();
		expect(published(prices)).toMatch(/session-1h: 380\n(.*\n)*event: 490/);
	});

	test("survives the editor: the next run offers the local version and the choice", async () => {
		await set(price("session-1h"), 380);
		anna.edit(prices, "session-1h: 300", "session-1h: 390");
		anna.publish();
		await publish();
		await server.close();
		server = await startEditing(project.root, "en", { session: "next" });
		const { runs } = (await server.ask("begin", {})).before;
		await server.ask("restore", { runs });
		const [conflict] = await conflicts();
		expect(conflict?.values).toMatchObject([
			{ here: "380 DKK", disk: "390 DKK" },
		]);
		await server.ask("settle", { file: prices, keep: "here" });
		await publishAll();
		expect(published(prices)).toContain("session-1h: 380");
	});
});

describe("an entry removed on one side and changed on the other", () => {
	const texts = [event, "content/events/evening.da.md"];

	/** Anna does one, the editor the other. */
	async function meet(annaRemoves: boolean) {
		const removed = [...texts, "content/events/evening.en.md"];
		if (annaRemoves) {
			for (const file of removed) rmSync(join(anna.root(), file));
			await set({ file: event, path: ["title", "da"] }, "Morgenro");
		} else {
			anna.edit(event, "Aftenro", "Morgenro");
			await server.ask("removeEntry", { file: event });
		}
		await save();
		anna.publish();
		await publish();
		const all = await conflicts();
		expect(all).toHaveLength(1);
		return all[0];
	}

	test.each(["here", "disk"] as const)(
		"removed by others: %s is kept or removed with all its files by choice",
		async (keep) => {
			const conflict = await meet(true);
			expect(conflict?.values[0]?.disk).toBeUndefined();
			expect(conflict?.values[0]?.here).toContain("Morgenro");
			await server.ask("settle", { file: event, keep });
			await publishAll();
			for (const file of texts)
				expect(existsSync(join(project.root, file))).toBe(keep === "here");
			if (keep === "here") expect(published(event)).toContain("Morgenro");
		},
	);

	test.each(["here", "disk"] as const)(
		"removed here: %s is removed or kept with all its files by choice",
		async (keep) => {
			const conflict = await meet(false);
			expect(conflict?.called).not.toMatch(/evening/);
			expect(conflict?.values[0]?.here).toBeUndefined();
			expect(conflict?.values[0]?.disk).toContain("Morgenro");
			await server.ask("settle", { file: event, keep });
			await publishAll();
			for (const file of texts)
				expect(existsSync(join(project.root, file))).toBe(keep === "disk");
		},
	);

	test("in a list is chosen separately", async () => {
		anna.edit(faq, /- id: phone\n.*\n.*\n/, "");
		anna.publish();
		await set({ file: faq, path: [3, "answer", "da"] }, "Sluk den.");
		await publish();
		const [conflict] = await conflicts();
		expect(conflict?.values).toEqual([
			{
				id: expect.any(String),
				called: expect.any(String),
				here: expect.stringMatching(/^Hvad med telefon.*Sluk den\./s),
			},
		]);
		await server.ask("settle", { file: faq, keep: "here" });
		await publishAll();
		expect(published(faq)).toContain("Sluk den.");
	});
});

test("a Markdown text is a single value beside its front matter; a picture is chosen as a whole", async () => {
	const picture = "content/media/room.svg";
	const drawn = (title: string) =>
		anna.text(picture).replace("room</title>", `${title}</title>`);
	project.put(picture, drawn("Mine"));
	anna.put(picture, drawn("Hers"));
	await set({ file: news, path: "markdown" }, "[Book](/book) i dag.");
	anna.edit(news, "nu.", "nu, og tag en ven med.");
	anna.edit(news, "excerpt: Spar", "excerpt: Spar nu");
	anna.publish();
	await publish();
	const all = await conflicts();
	expect(all.map(({ file }) => file)).toEqual([picture, news]);
	expect(all[0]?.values[0]?.here).toMatch(/^room\.svg \(\d+ kB\)$/);
	expect(all[1]?.values).toMatchObject([
		{
			here: expect.stringContaining("i dag"),
			disk: expect.stringContaining("en ven"),
		},
	]);
	for (const { file } of all)
		await server.ask("settle", { file, keep: "here" });
	await publishAll();
	expect(published(news)).toMatch(/Spar nu(.*\n)*.*i dag/);
	expect(published(picture)).toContain("Mine");
});

test("other files are merged by git, or rejected with instructions and without changes", async () => {
	project.put("site.txt", "mine\n");
	run(project.root, "add", "site.txt");
	run(project.root, "commit", "--quiet", "--message", "Mine");
	const before = run(project.root, "rev-parse", "HEAD");
	anna.put("site.txt", "hers\n");
	anna.publish();
	const { isDone, message, detail } = await publish();
	expect(isDone).toBe(false);
	expect(message).toContain("the site’s code: site.txt");
	expect(detail).toContain("git pull --no-rebase");
	expect(run(project.root, "rev-parse", "HEAD")).toBe(before);
	expect(run(project.root, "status", "--porcelain", "site.txt")).toBe("");
});

test("an unfinished merge is reported; once it is aborted, everything is published", async () => {
	project.edit(prices, "session-1h: 300", "session-1h: 380");
	run(project.root, "commit", "--quiet", "--all", "--message", "Mine");
	anna.edit(prices, "session-1h: 300", "session-1h: 390");
	anna.publish();
	expect(() => run(project.root, "pull", "--no-rebase")).toThrow();
	await set({ file: event, path: ["title", "da"] }, "Morgenro");
	await save();
	const { message } = await publish();
	expect(message).toContain("Git is in the middle of something");
	run(project.root, "merge", "--abort");
	expect(project.text(event)).toContain("Morgenro");
	await publish();
	await server.ask("settle", { file: prices, keep: "here" });
	await publishAll();
	expect(published(prices)).toContain("session-1h: 380");
	expect(published(event)).toContain("Morgenro");
});
