import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	afterAll,
	beforeAll,
	describe,
	expect,
	inject,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { createBuilder } from "../generator/dev/builder.ts";
import type { DevServerOptions } from "../generator/dev/index.ts";
import type { MessageLanguage } from "../generator/languages/message-language.ts";
import { renderFiles, today } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { connect, sendRaw, waitUntil } from "./support/dev-client.ts";
import { startDev } from "./support/dev-server.ts";
import { commit, git } from "./support/git.ts";
import { createProject, listFiles, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// `kilde dev`: a real server of a project that is edited while it runs.

const summer = "content/news/summer.da.md";
const prices = "content/facts/prices.yaml";

/** Starts a server of a project. */
function start(
	{ root }: Project,
	options: Partial<DevServerOptions> = {},
	language?: MessageLanguage,
) {
	const code = inject("code");
	return startDev({ site, root, code, ...options }, language);
}

/** Creates a project until the end of the test. */
function createProjectOfTest(): Project {
	const project = createProject();
	onTestFinished(project.remove);
	return project;
}

/** Removes the content security policy from a page, which would forbid other styles and our script. */
function withoutPolicy(html: Buffer): Buffer {
	const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
	expect(String(html)).toMatch(policy);
	return Buffer.from(String(html).replace(policy, ""));
}

/** Removes the scripts of islands, which contain React's development build in kilde dev. */
function withoutScripts(file: Buffer): Buffer {
	const text = file.toString("latin1");
	return Buffer.from(
		text.replaceAll(/<script>\{const siteScripts=.*?<\/script>/gs, ""),
		"latin1",
	);
}

describe("the server", () => {
	// One for all tests, which change the content.
	let project: Project;
	let server: Awaited<ReturnType<typeof start>>;
	let beside: readonly string[];
	beforeAll(async () => {
		project = createProject();
		await runKilde(project.root, ["build"]);
		beside = listOthers();
		server = await start(project);
	});
	afterAll(async () => {
		await server.close();
		project.remove();
	});

	/** Lists the files that aren't content or part of the cache. */
	function listOthers(): string[] {
		return listFiles(project.root).filter(
			(file) => !/^(content|node_modules\/\.cache)\//.test(file),
		);
	}

	test("serves a build, apart from the script, React's development build and the missing policy", async () => {
		// Without files that hosts read but never send, and scripts.
		const files = listFiles(join(project.root, "output")).filter(
			(path) => !/(^|\/)[_.]|^redirects\.map$|\.js$/.test(path),
		);
		expect(files.length).toBeGreaterThan(20);
		for (const path of files) {
			const response = await fetch(`${server.origin}/${path}`);
			const sent = withoutScripts(Buffer.from(await response.arrayBuffer()));
			const file = readFileSync(join(project.root, "output", path));
			// A redirect page is left before the script runs.
			const isView = path.endsWith(".html") && path !== "testimonials.html";
			const written = withoutScripts(isView ? withoutPolicy(file) : file);
			expect(sent.subarray(0, written.length).equals(written), path).toBe(true);
			expect(sent.subarray(written.length).toString(), path).toBe(
				path.endsWith(".html")
					? '<script type="module" src="/@kilde/client.js" data-revision="test.1" data-status="200"></script>\n'
					: "",
			);
		}
	});

	test("uses the URLs of a host", async () => {
		for (const [path, status] of Object.entries({
			...{ "/about": 404, "/events": 200, "/en": 200 },
		}))
			expect.soft(await server.getStatus(path), path).toBe(status);
		expect(await server.getText("/nowhere")).toMatch(/<h1[^>]*>404/);
		const slashed = await fetch(`${server.origin}/events/`, {
			redirect: "manual",
		});
		expect(slashed.status).toBe(308);
		expect(slashed.headers.get("location")).toBe("/events");
	});

	const ask = async (path: string, host?: string, method?: string) => {
		const headers = host === undefined ? {} : { host };
		return (await sendRaw(server.origin, path, headers, method)).status;
	};

	test("serves from memory: no path reads the disk or crashes it, and it is read-only", async () => {
		for (const path of [
			...["/../package.json", "/..%2f..%2fetc%2fpasswd", "/%00", "/%", "/%ff"],
			...["/%2e%2e/content/strings.yaml", "/content/strings.yaml"],
			...["//elsewhere.example/", "/%0d%0aset-cookie:a/"],
		])
			expect(await ask(path), path).toBe(404);
		expect(await ask("/")).toBe(200);
		expect(await ask("/", undefined, "POST")).toBe(405);
	});

	test("responds only to requests whose Host header names this machine", async () => {
		for (const [host, status] of [
			...["localhost", "localhost:4000", "127.0.0.1:4000"].map(
				(own) => [own, 200] as const,
			),
			...[
				...["evil.example", "localhost.evil.example", "evil@127.0.0.1"],
				...["127.0.0.1.evil.example:4000", "192.168.1.7", "[::1]"],
			].map((other) => [other, 403] as const),
		])
			for (const path of ["/", "/@kilde/client.js"])
				expect(await ask(path, host), host).toBe(status);
	});

	test("shows a saved text and sends its revision to every client, and writes nothing but the cache", async () => {
		const { client, origin } = server;
		const other = await connect(origin);
		onTestFinished(other.close);
		const before = client.latest()?.revision;
		project.edit(summer, " nu.", " i dag.");
		for (const each of [client, other])
			await waitUntil("an event", () => each.latest()?.revision !== before);
		expect(await server.getText("/news/sommertilbud")).toContain(" i dag.");
		expect(other.latest()).toEqual(client.latest());
		expect(listOthers()).toEqual(beside);
	});

	test("sends no event after a save without a change", async () => {
		const { events } = server.client;
		const before = events.length;
		project.put(summer, project.text(summer));
		project.edit(prices, "event: 420", "event: 430");
		await server.shows("/events", "430\u00a0kr.");
		expect(events.length).toBe(before + 1);
	});

	test("serves the previous site without a new revision after an error is undone", async () => {
		const { latest } = server.client;
		const before = latest()?.revision;
		const right = project.text(prices);
		project.edit(prices, "event: 430", "event: 430 kr.");
		await waitUntil("the overlay", () => latest()?.overlay !== undefined);
		project.put(prices, right);
		await waitUntil("its end", () => latest()?.overlay === undefined);
		expect(latest()?.revision).toBe(before);
	});

	test("shows each text that is saved through a temporary file", async () => {
		const path = join(project.root, summer);
		for (const words of ["En gang.", "To gange.", "Tre gange."]) {
			const saved = project.text(summer).replace(/[^\n]*\n$/, `${words}\n`);
			writeFileSync(`${path}.tmp`, saved);
			renameSync(`${path}.tmp`, path);
			await server.shows("/news/sommertilbud", words);
		}
	});

	test("shows the whole of a branch that is checked out", async () => {
		commit(project.root);
		git(project.root, ["checkout", "-b", "other"]);
		project.edit(prices, "event: 430", "event: 510");
		for (const language of ["da", "en"])
			rmSync(join(project.root, `content/news/summer.${language}.md`));
		commit(project.root);
		for (const [branch, price, status] of [
			["main", "430\u00a0kr.", 200],
			["other", "510\u00a0kr.", 404],
		] as const) {
			git(project.root, ["checkout", branch]);
			await server.shows("/events", price);
			await waitUntil(
				`the articles of ${branch}`,
				async () => (await server.getStatus("/news/sommertilbud")) === status,
			);
		}
		expect(server.getOverlay()).toBeUndefined();
	});
});

test("an error at startup is shown on each page, in the language of the terminal, until it is fixed", async () => {
	const project = createProjectOfTest();
	project.edit(prices, "event: 420", "event: 420 kr.");
	const { getOverlay, getStatus, getText, shows, close } = await start(
		project,
		{},
		"da",
	);
	onTestFinished(close);
	expect(getOverlay()).toMatchObject({
		...{ language: "da", dismiss: "Luk", heading: "1 fejl" },
		items: [{ text: expect.stringContaining("fejl: I event står »420 kr.«") }],
	});
	expect(await getStatus("/events")).toBe(503);
	expect(await getText("/events")).toContain("/@kilde/client.js");
	project.edit(prices, "420 kr.", "420");
	await shows("/events", "420\u00a0kr.");
	expect(await getStatus("/events")).toBe(200);
});

test("a picture is served as its source until it is encoded, which no build waits for", async () => {
	const project = createProjectOfTest();
	const server = await start(project);
	onTestFinished(server.close);
	const page = await server.getText("/");
	const [path = ""] = /\/media\/share-[^"\s]*\.jpg/.exec(page) ?? [];
	const read = async () => {
		const response = await fetch(server.origin + path);
		return Buffer.from(await response.arrayBuffer());
	};
	const source = readFileSync(join(project.root, "content/media/share.png"));
	const isSource = async () => (await read()).equals(source);
	expect(await isSource()).toBe(true);
	await waitUntil("the encoded picture", async () => !(await isSource()));
	expect((await read()).subarray(0, 3).toString("hex")).toBe("ffd8ff");
});

test("a site left open past midnight shows the new date without a file change", async () => {
	const project = createProjectOfTest();
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	let date = today;
	const { getText, shows, close } = await start(project, { date: () => date });
	onTestFinished(close);
	expect(await getText("/")).toContain("© 2026");
	date = "2027-01-01";
	vi.advanceTimersByTime(60_000);
	await shows("/", "© 2027");
});

test("sources may be dropped while the site's code is being bundled", async () => {
	const { root, edit } = createProjectOfTest();
	const code = inject("code");
	const builder = createBuilder({ site, root, date: () => today, code });
	const first = builder.build([]);
	builder.forgetSources();
	expect(await first).toMatchObject({ diagnostics: [] });
	builder.forgetCode();
	edit(prices, "session-1h: 300", "session-1h: 310");
	const second = builder.build([join(root, prices)]);
	builder.forgetSources();
	const outcome = await second;
	if (outcome instanceof Error) throw outcome;
	const files = renderFiles(outcome.value.artifacts);
	const page = files.find(({ path }) => path === "book.html");
	expect(String(page?.bytes)).toContain("310");
});
