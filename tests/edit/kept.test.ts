import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ValueAddress } from "../../generator/edit/protocol.ts";
import { repository } from "../support/check.ts";
import { waitUntil } from "../support/dev-client.ts";
import { dose } from "../support/dose.ts";
import {
	createAsker,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { type Running, startKilde } from "../support/process.ts";
import { createProject, type Project } from "../support/project.ts";

// Unsaved edits survive a crash of `kilde edit`: they are written to disk before a request is answered, and the next
// run offers them.

vi.setConfig({ testTimeout: 300_000 });

const prices = "content/facts/prices.yaml";
const price: ValueAddress = { file: prices, path: ["session-1h"] };
const heading: ValueAddress = {
	file: "content/pages/home.yaml",
	path: ["heading", "da"],
};

let project: Project;
let servers: EditServer[];
let processes: Running[];

beforeEach(() => {
	project = createProject();
	servers = [];
	processes = [];
});

afterEach(async () => {
	await Promise.all(processes.map((each) => each.kill()));
	await Promise.all(servers.map((each) => each.close()));
	project.remove();
});

const folder = () => join(project.root, ".kilde/unsaved");
const filesThere = () => (existsSync(folder()) ? readdirSync(folder()) : []);

/** Starts a run in this process, identified by its session. */
async function run(session: string): Promise<EditServer> {
	const server = await startEditing(project.root, "en", { session });
	servers.push(server);
	return server;
}

const set = (server: Pick<EditServer, "ask">, value: number) =>
	server.ask("set", { origin: price, value, step: String(value) });

/** Lists the edits that a run offers to restore. */
const offered = async (server: Pick<EditServer, "ask">) =>
	(await server.ask("begin", {})).before.runs;

/** Runs the command in a child process; returns a function that sends requests as the editor does. */
async function runProcess(port: number, within: readonly string[] = []) {
	const argv = ["edit", "--no-open", "--port", `${port}`, "--lang", "en"];
	const running = startKilde(repository, project.root, argv, within);
	processes.push(running);
	const origin = await running.address();
	await waitUntil("the key", () => running.said().includes("Anyone with this"));
	const key = /#(\S+)/.exec(running.said())?.[1] ?? "";
	return { kill: () => running.kill(), ask: await createAsker(origin, key) };
}

/** Writes a file in the folder of unsaved edits. */
function leave(name: string, text: string): void {
	mkdirSync(folder(), { recursive: true });
	writeFileSync(join(folder(), name), text);
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("a run that is killed at any moment", () => {
	test("keeps each answered edit, and the next run on a different port offers it", async () => {
		const kills = dose(2, 25);
		let last = 0;
		let writing = await runProcess(5100);
		const write = async () => {
			const step = String(++last);
			const value = `Title ${last}`;
			await writing.ask("set", { origin: heading, value, step });
			return last;
		};
		for (let time = 1; time <= kills; time++) {
			let answered = await write();
			const killed = new Promise((resolve) =>
				setTimeout(
					() => resolve(writing.kill()),
					Math.random() * dose(700, 1500),
				),
			);
			try {
				for (;;) answered = await write();
			} catch {
				await killed;
			}
			writing = await runProcess(5100 + 10 * time);
			const { runs, called } = (await writing.ask("begin", {})).before;
			expect([runs.length, called.length]).toEqual([1, 1]);
			const { notKept } = await writing.ask("restore", { runs });
			expect(notKept).toBeUndefined();
			expect(await offered(writing)).toEqual([]);
			expect(filesThere()).toHaveLength(1);
			const { field } = await writing.ask("panel", { origin: heading });
			// The last request may have been handled without a response.
			expect([`Title ${answered}`, `Title ${answered + 1}`]).toContain(
				field.values[0]?.value,
			);
		}
	});

	test("leaves the edits of a concurrent run alone, which aren't offered while it is running", async () => {
		const [one, other] = [await runProcess(5500), await runProcess(5520)];
		await set(one, 310);
		expect(await offered(other)).toEqual([]);
		await other.ask("set", { origin: heading, value: "Other", step: "1" });
		expect(await offered(one)).toEqual([]);
		expect(filesThere()).toHaveLength(2);
		await one.kill();
		// The streams close shortly before the process ends.
		const runs = await vi.waitFor(async () => {
			const found = await offered(other);
			expect(found).toHaveLength(1);
			return found;
		});
		const { unsaved } = await other.ask("restore", { runs });
		expect(unsaved).toHaveLength(2);
		expect(filesThere()).toHaveLength(1);
	});
});

describe("the unsaved edits of an ended run", () => {
	/** Edits the price of a session in a run that ends. */
	async function endAfter(value: number, session = "first") {
		const server = await run(session);
		await set(server, value);
		await server.close();
	}

	test("are in a file readable only by its owner until they are saved or undone", async () => {
		const server = await run("first");
		expect(filesThere()).toEqual([]);
		await set(server, 310);
		const [name = ""] = filesThere();
		expect(statSync(folder()).mode & 0o777).toBe(0o700);
		expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600);
		// An unchanged file isn't written again.
		const { ino } = statSync(join(folder(), name));
		await set(server, 310);
		expect(statSync(join(folder(), name)).ino).toBe(ino);
		await server.ask("undo", {});
		expect(filesThere()).toEqual([]);
		await server.ask("redo", {});
		expect(filesThere()).toEqual([name]);
		// Someone deletes the folder.
		rmSync(join(project.root, ".kilde"), { recursive: true });
		await server.ask("state", {});
		expect(filesThere()).toEqual([name]);
		await server.ask("save", {});
		expect(filesThere()).toEqual([]);
	});

	test("are offered until they are discarded", async () => {
		await endAfter(310);
		const server = await run("second");
		const runs = await offered(server);
		expect(runs).toHaveLength(1);
		const { unsaved } = await server.ask("drop", { runs });
		expect(unsaved).toEqual([]);
		expect(await offered(server)).toEqual([]);
		expect(filesThere()).toEqual([]);
	});

	test("of several runs are offered together; those not offered are neither restored nor discarded", async () => {
		await endAfter(310);
		const two = await run("second");
		await two.ask("set", { origin: heading, value: "Two", step: "1" });
		await two.close();
		const server = await run("third");
		const { runs, called } = (await server.ask("begin", {})).before;
		expect([runs.length, called.length]).toEqual([2, 2]);
		for (const name of ["drop", "restore"] as const)
			await server.ask(name, { runs: ["../../package.json", "other.json"] });
		expect(await offered(server)).toEqual(runs);
		const { unsaved } = await server.ask("restore", { runs });
		expect(unsaved).toHaveLength(2);
	});

	test("aren't offered if the file already contains them", async () => {
		await endAfter(310);
		project.edit(prices, "session-1h: 300", "session-1h: 310");
		expect(await offered(await run("second"))).toEqual([]);
		expect(filesThere()).toEqual([]);
	});

	test("are merged with later changes on disk and in the editor", async () => {
		await endAfter(310);
		project.edit(prices, "overnight: 1400", "overnight: 1410");
		const server = await run("second");
		const event: ValueAddress = { file: prices, path: ["event"] };
		await server.ask("set", { origin: event, value: 430, step: "2" });
		const runs = await offered(server);
		const { undo } = await server.ask("restore", { runs });
		expect(undo).toBe("what was not saved last time");
		await server.ask("save", {});
		expect(project.text(prices)).toContain("session-1h: 310");
		expect(project.text(prices)).toContain("overnight: 1410");
		expect(project.text(prices)).toContain("event: 430");
	});

	test("are shown beside a conflicting value on disk, and overwrite nothing", async () => {
		await endAfter(310);
		project.edit(prices, "session-1h: 300", "session-1h: 320");
		const server = await run("second");
		const runs = await offered(server);
		const { conflicts } = await server.ask("restore", { runs });
		expect(conflicts.map(({ file }) => file)).toEqual([prices]);
		expect(filesThere()).toHaveLength(1);
		await server.ask("save", {});
		expect(project.text(prices)).toContain("session-1h: 320");
		await server.ask("settle", { file: prices, keep: "here" });
		await server.ask("save", {});
		expect(project.text(prices)).toContain("session-1h: 310");
		expect(filesThere()).toEqual([]);
	});

	test("change no other place than where they were typed", async () => {
		const server = await run("second");
		const typed = { origin: price, value: 310, step: "1", session: "first" };
		const { session, unsaved } = await server.ask("set", typed);
		expect([session, unsaved]).toEqual(["second", []]);
	});
});

describe("a file that no run created", () => {
	test("is reported and kept: truncated, unrelated, or for a file outside content/", async () => {
		const outside = ["package.json", "content/../x.yaml", "/etc/x.yaml"];
		const texts = [
			`[{"path":"${prices}","base":`,
			'{"path":1}',
			...outside.map((path) =>
				JSON.stringify([{ path, base: null, now: base64("x") }]),
			),
		];
		texts.forEach((text, index) => {
			leave(`${index}.json`, text);
		});
		const names = texts.map((_, index) => `${index}.json`);
		const server = await run("second");
		const { before, unreadable } = await server.ask("begin", {});
		expect(before.runs).toEqual([]);
		for (const name of names)
			expect(unreadable).toContain(`.kilde/unsaved/${name}`);
		await set(server, 310);
		await server.ask("restore", { runs: names });
		await server.ask("drop", { runs: names });
		expect(
			names.map((name) => readFileSync(join(folder(), name), "utf8")),
		).toEqual(texts);
	});

	test("isn't read through a symbolic link", async () => {
		const outside = join(project.root, "outside.json");
		const files = [{ path: prices, base: null, now: base64("x") }];
		writeFileSync(outside, JSON.stringify(files));
		mkdirSync(folder(), { recursive: true });
		symlinkSync(outside, join(folder(), "link.json"));
		const { before, unreadable } = await (await run("second")).ask("begin", {});
		expect(before.runs).toEqual([]);
		expect(unreadable).toContain("link.json");
	});

	test("that was created but never finished is removed", async () => {
		leave("first.1.x.json.next", "[{");
		const { before, unreadable } = await (await run("second")).ask("begin", {});
		expect([before.runs, unreadable]).toEqual([[], undefined]);
		expect(filesThere()).toEqual([]);
	});
});

describe("if unsaved edits can't be stored", () => {
	test.each([".kilde", ".kilde/unsaved"])(
		"because %s is a symbolic link, a warning is shown, nothing is written there, and editing goes on",
		async (link) => {
			const outside = mkdtempSync(join(tmpdir(), "kilde-outside-"));
			try {
				const files = [{ path: prices, base: null, now: base64("x") }];
				writeFileSync(join(outside, "x.json"), JSON.stringify(files));
				mkdirSync(join(project.root, link, ".."), { recursive: true });
				symlinkSync(outside, join(project.root, link));
				const server = await run("first");
				expect(await offered(server)).toEqual([]);
				const { notKept, unsaved } = await set(server, 310);
				expect(notKept).toContain("symbolic link");
				expect(unsaved).toEqual([prices]);
				expect(readdirSync(outside)).toEqual(["x.json"]);
				const saved = await server.ask("save", {});
				expect([saved.notKept, saved.unsaved]).toEqual([undefined, []]);
			} finally {
				rmSync(outside, { recursive: true });
			}
		},
	);

	const canMount =
		spawnSync("unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"])
			.status === 0;

	test.skipIf(!canMount).each([
		["ro", "the disk is read-only"],
		["nr_inodes=2", "the disk is full"],
	])(
		"on a disk mounted with %s, a warning is shown, and editing goes on",
		async (options, why) => {
			const place = join(project.root, ".kilde");
			mkdirSync(place);
			const mount = `mount -t tmpfs -o ${options} none ${place} && exec "$@"`;
			const within = ["unshare", "-rm", "sh", "-c", mount, "sh"];
			const server = await runProcess(5600, within);
			const { notKept, unsaved } = await set(server, 310);
			expect(notKept).toContain(why);
			expect(unsaved).toEqual([prices]);
			const undone = await server.ask("undo", {});
			expect([undone.notKept, undone.unsaved]).toEqual([undefined, []]);
		},
	);
});
