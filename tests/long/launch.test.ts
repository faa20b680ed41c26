import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import type { ValueAddress, ValuePath } from "../../editor/protocol.ts";
import { formatDay } from "../../generator/authoring/problems.ts";
import { formatOverdueBuild } from "../../generator/link/next-change.ts";
import { button, panel, status } from "../browser/editor.ts";
import { describe, expect, test } from "../browser/harness.ts";
import { repository } from "../support/check.ts";
import { runKilde } from "../support/command.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import {
	closeQuestions,
	getValue,
	openRemote,
	replaceSamples,
	set,
	takePhoto,
} from "../support/launch.ts";
import { startKilde } from "../support/process.ts";
import { linkSite } from "../support/project.ts";
import {
	certificates,
	startSecureServer,
	type WebServer,
	webServers,
} from "../support/web-servers.ts";

// A rehearsal of the real site's launch: its owner prepares it with the editor only and publishes it; a host builds it
// and serves it over TLS; a year passes.

vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

/** A date, and what the site shows and `check` reports on it. */
type Step = {
	readonly day: string;
	/** The reasons of upcoming and current exceptions. */
	readonly coming: readonly string[];
	/** The exceptions in the table of the current week, by the row of their day, Monday first. */
	readonly rows: readonly string[];
	/** Whether the summer article is shown. */
	readonly hasSummer: boolean;
	/** The holidays reported by `check`: those of the next 60 days without an exception on an open weekday. */
	readonly asked: readonly string[];
	/** The number of reported expired exceptions. */
	readonly over: number;
	/** The next date on which the site changes by itself. */
	readonly next: string | undefined;
};

const easter = "Påskeferie";
const pentecost = "Pinse på landet";
const christmas = "Juleferie";
const summer = "Sommeraftener i energirummet";

const exceptions = [easter, pentecost, christmas];

const year: readonly Step[] = [
	{
		day: "2026-03-01",
		coming: [easter, pentecost, christmas],
		rows: [],
		hasSummer: false,
		asked: [],
		over: 0,
		next: "2026-04-02",
	},
	{
		day: "2026-04-03",
		coming: [easter, pentecost, christmas],
		rows: [0, 4, 5, 6].map((row) => `${row} ${easter}`),
		hasSummer: false,
		asked: ["2026-05-14", "2026-05-24"],
		over: 0,
		next: "2026-04-07",
	},
	{
		day: "2026-06-15",
		coming: [christmas],
		rows: [],
		hasSummer: true,
		asked: [],
		over: 2,
		next: "2026-09-01",
	},
	{
		day: "2026-09-01",
		coming: [christmas],
		rows: [],
		hasSummer: false,
		asked: [],
		over: 2,
		next: "2026-12-23",
	},
	{
		day: "2026-12-22",
		coming: [christmas],
		rows: [0, 2, 3, 4, 5, 6].map((row) => `${row} ${christmas}`),
		hasSummer: false,
		asked: [],
		over: 2,
		next: "2026-12-23",
	},
	{
		day: "2027-03-01",
		coming: [],
		rows: [],
		hasSummer: false,
		asked: ["2027-03-25", "2027-03-26", "2027-03-28", "2027-03-29"],
		over: 3,
		next: undefined,
	},
];

let root: string;
let editor: EditServer;
let remote: ReturnType<typeof openRemote>;
/** The host's clone of the published repository. */
let copy: string;

beforeAll(async () => {
	root = mkdtempSync(join(tmpdir(), "kilde-launch-"));
	for (const folder of ["content", "templates"])
		cpSync(join(repository, folder), join(root, folder), { recursive: true });
	linkSite(root);
	commitAll(root);
	remote = openRemote(root);
	editor = await startEditing(root, "da");
});

afterAll(async () => {
	await editor.close();
	remote.remove();
	rmSync(root, { recursive: true });
});

test("the owner replaces a sample of each kind in the browser, and all others by the same requests, until none is left", async ({
	browser,
}) => {
	const page = await sitDown(browser);
	await replaceByHand(page, await takePhoto());
	await writeSummer();
	await replaceSamples(editor, await takePhoto());
	await closeQuestions(editor);
	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await button(page, "Publicér").click();
	await expect(
		panel(page).getByRole("heading", { name: "Ændringer" }),
	).toBeVisible();
	await expect.poll(() => button(page, "Publicér nu").isEnabled()).toBe(true);
	await expect(panel(page).getByText(/^Eksempler, der/)).toHaveCount(0);
	await expect(panel(page).getByText(/^Åbne spørgsmål/)).toHaveCount(0);
	await button(page, "Publicér nu").click();
	await expect(status(page)).toHaveText(/^Sendt\. Venter på/);
	copy = remote.clone("host");
	const checked = await runKilde(copy, ["check", "--launch"]);
	expect([checked.status, checked.stderr]).toEqual([0, ""]);
});

describe.each(year)("on $day", (step) => {
	let said: {
		readonly problems: readonly Problem[];
		readonly check: string;
		readonly next: string | undefined;
	};

	beforeAll(async () => {
		const { stdout: check } = await kilde("check", "--launch");
		const lines = await kilde("check", "--format", "json");
		const build = ["build", "--launch", "--compress", "--format", "json"];
		const built = (await kilde(...build)).stdout.trim().split("\n");
		said = {
			problems: lines.stdout.split("\n").filter(Boolean).map(parsed),
			check,
			next: JSON.parse(built.at(-1) ?? "").next?.date,
		};
	}, 600_000);

	/** Runs the command at the host on this date. */
	async function kilde(...argv: readonly string[]) {
		const ran = await runKilde(copy, [...argv, "--date", step.day]);
		expect(ran.status, ran.stderr).toBe(0);
		return ran;
	}

	test("undecided holidays, expired exceptions and the next change are reported", () => {
		const ofDays = said.problems.filter(({ code }) => code === "not-current");
		const messages = ofDays.map(({ message }) => message).join("\n");
		for (const day of step.asked) expect(messages).toContain(formatDay(day).da);
		const questions = Math.min(step.asked.length, 1);
		expect(ofDays).toHaveLength(questions + step.over);
		expect(said.problems).toEqual(ofDays);
		expect(said.next).toBe(step.next);
		// The previous step's site is deployed.
		const expected = year[year.indexOf(step) - 1]?.next;
		const isLate = expected !== undefined && expected <= step.day;
		const told = formatOverdueBuild("output", expected ?? step.day);
		expect(said.check.includes(told)).toBe(isLate);
	});

	test("expired and future entries are in no file of the site", () => {
		const files = readdirSync(join(copy, "output"), { recursive: true })
			.map(String)
			.filter((file) => /\.(html|json|xml|txt)$/.test(file));
		const text = files
			.map((file) => readFileSync(join(copy, "output", file), "utf8"))
			.join("\n");
		const there = [...exceptions, summer].filter((each) => text.includes(each));
		expect(there).toEqual([
			...step.coming,
			...(step.hasSummer ? [summer] : []),
		]);
	});

	describe.each(webServers)("served by $title", ({ name, installed }) => {
		let server: WebServer;

		beforeAll(async () => {
			if (!installed) return;
			const served = join(root, name);
			rmSync(served, { recursive: true, force: true });
			cpSync(join(copy, "output"), served, { recursive: true });
			server = await startSecureServer(name, served);
		});

		afterAll(() => server?.close());

		test.runIf(installed)("the site equals the last commit", async () => {
			const run = startKilde(
				repository,
				copy,
				["verify", server.origin, "--date", step.day, "-l", "en"],
				["env", `NODE_EXTRA_CA_CERTS=${join(certificates, "ca.pem")}`],
			);
			expect(await run.ended, run.said()).toBe(0);
			expect(run.said()).toMatch(
				/serves the site of the last commit: \d+ files and \d+ redirects? compared\.\n$/,
			);
		});

		test.runIf(installed).for([390, 1440])(
			"visitors see it on a screen of %i px",
			async (width, { browser }) => {
				const page = await visit(browser, width);
				for (const path of ["/opening-hours", "/contact"]) {
					await page.goto(path);
					const list = page.locator(".exceptions li").filter({ visible: true });
					const coming = await list.allInnerTexts();
					expect(coming.map(reasonOf), path).toEqual(step.coming);
					const rows = await page.locator("tbody tr").allInnerTexts();
					const said = rows.flatMap((row, index) =>
						reasonOf(row) ? [`${index} ${reasonOf(row)}`] : [],
					);
					expect(said, path).toEqual(step.rows);
				}
				await page.goto("/news");
				const articles = page.getByText(summer).filter({ visible: true });
				expect((await articles.count()) > 0).toBe(step.hasSummer);
				await page.goto("/");
				await expect(page.locator("h1").first()).toBeVisible();
			},
		);

		/** Visits the site on this date. Fails if the browser logs an error or content overflows the screen. */
		async function visit(browser: Browser, width: number): Promise<Page> {
			const context = await browser.newContext({
				baseURL: server.origin,
				// The certificate is checked by `verify`.
				ignoreHTTPSErrors: true,
				viewport: { width, height: 844 },
				timezoneId: "Europe/Copenhagen",
				locale: "da-DK",
			});
			const complaints: string[] = [];
			const page = await context.newPage();
			page.on("pageerror", ({ message }) => complaints.push(message));
			page.on("console", (said) => {
				if (["warning", "error"].includes(said.type()))
					complaints.push(said.text());
			});
			page.on("load", async () => {
				const beyond = await page.evaluate(
					() => document.documentElement.scrollWidth - innerWidth,
				);
				if (beyond > 0) complaints.push(`${page.url()}: ${beyond} px too wide`);
			});
			await page.clock.setFixedTime(`${step.day}T12:00:00Z`);
			onTestFinished(async () => {
				await context.close();
				expect(complaints).toEqual([]);
			});
			return page;
		}
	});
});

/** Returns the reason of the exception in a text, if any. */
function reasonOf(text: string): string | undefined {
	return exceptions.find((each) => text.includes(each));
}

/** Parses a problem from a line of JSON. */
type Problem = Readonly<Record<"file" | "code" | "message" | "hint", string>>;

function parsed(line: string): Problem {
	return JSON.parse(line);
}

/** Opens the editor at the home page. */
async function sitDown(browser: Browser): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 1440, height: 900 },
		locale: "da-DK",
	});
	onTestFinished(() => context.close());
	const page = await context.newPage();
	await page.addInitScript(() => localStorage.setItem("kilde-known", "1"));
	await page.goto(`${editor.address}/`);
	await expect(page.frameLocator("iframe").locator("h1").first()).toBeVisible();
	return page;
}

/** Replaces one sample of each kind, closes a question, and adds an exception by hand. */
async function replaceByHand(page: Page, photo: Buffer): Promise<void> {
	const beside = panel(page);
	const open = async (file: string, path: unknown) => {
		await button(page, "Publicér").click();
		const samples = beside.locator(".todos details", { hasText: /^Eksempler/ });
		if ((await samples.getAttribute("open")) === null)
			await samples.locator("summary").click();
		await page
			.locator(`[id='todo-content/${file}-${JSON.stringify(path)}']`)
			.click();
	};
	const approve = async () => {
		const marks = beside.getByRole("checkbox", { name: /^Eksempel/ });
		await expect(marks.first()).toBeVisible();
		for (const mark of await marks.all()) await mark.uncheck();
	};
	/** Waits until the server has a value. */
	const isThere = (
		file: string,
		path: ValuePath | "markdown",
		value: unknown,
	) =>
		expect
			.poll(async () => {
				const address = { file: `content/${file}`, path } as ValueAddress;
				const found = await getValue(editor, address);
				return String(found).includes(String(value));
			})
			.toBe(true);

	// A text in two languages.
	const intro = "pages/home/intro.da.md";
	await open(intro, "markdown");
	await beside.getByRole("textbox", { name: "Tekst, dansk" }).click();
	await page.keyboard.press("Control+End");
	await page.keyboard.type(" Velkommen!");
	await isThere(intro, "markdown", "Velkommen!");
	await approve();
	await isThere(intro, ["sample"], undefined);

	// A photo and its alternative text.
	const about = "pages/about.yaml";
	await open(about, ["picture", "sample"]);
	await beside.locator("input[type=file]").first().setInputFiles({
		name: "Gården.jpg",
		mimeType: "image/jpeg",
		buffer: photo,
	});
	await isThere(about, ["picture", "src"], "gaarden");
	for (const language of ["dansk", "engelsk"]) {
		const words = beside.getByRole("textbox", {
			name: `Billedtekst, ${language}`,
		});
		await words.click();
		await page.keyboard.press("Control+A");
		await page.keyboard.type(`Gården på ${language}`);
	}
	await isThere(about, ["picture", "alt", "en"], "Gården på engelsk");
	await approve();
	await isThere(about, ["picture", "sample"], undefined);

	// A picture instead of the sample video.
	const home = "pages/home.yaml";
	await open(home, ["hero", "background", "sample"]);
	await beside.getByRole("button", { name: "Billede", exact: true }).click();
	await isThere(home, ["hero", "background", "kind"], "image");

	// The domain, and the booking calendar.
	await open("business.yaml", ["site"]);
	await beside.getByRole("textbox").first().fill("https://energirummet.dk");
	await isThere("business.yaml", ["site"], "https://energirummet.dk");
	const calendar = ["columns", "da", 0, "widget"] as const;
	await open("booking.yaml", [...calendar, "sample"]);
	const id = "0123456789abcdef0123456789abcdef";
	await beside.getByRole("textbox", { name: /^Oplevelsens id/ }).fill(id);
	await isThere("booking.yaml", [...calendar, "experience"], id);
	await approve();
	await isThere("booking.yaml", [...calendar, "sample"], undefined);

	// A decided question.
	const left = async () => (await editor.ask("changes", {})).questions.length;
	const before = await left();
	await button(page, "Publicér").click();
	const questions = beside.locator(".todos details", {
		hasText: /^Åbne spørgsmål/,
	});
	await questions.locator("summary").click();
	await questions.locator(".rows button").first().click();
	await button(page, "Fjern").click();
	await button(page, "Fjern den").click();
	await expect.poll(left).toBe(before - 1);
	await expect(button(page, /^Næste/)).toBeVisible();

	// A holiday.
	await button(page, "Nyt …").click();
	await button(page, "Undtagelse fra åbningstiderne").click();
	await beside.getByLabel("Første dag").fill("2026-04-02");
	await beside.getByLabel("Sidste dag").fill("2026-04-06");
	await beside.getByLabel("Grund på dansk").fill(easter);
	await beside.getByLabel("Grund på engelsk").fill("Easter holiday");
	await beside.getByRole("button", { name: "Opret" }).click();
	await isThere("facts/hours.yaml", ["exceptions", 1, "until"], "2026-04-06");
}

/** Writes temporary content of the year: an exception with the usual hours, and a summer article. */
async function writeSummer(): Promise<void> {
	await editor.ask("create", {
		name: "exception",
		answers: {
			...{ from: "2026-05-25", until: "2026-05-25", open: "usual" },
			...{ da: pentecost, en: "Whit Monday in the country" },
		},
	});
	const made = await editor.ask("create", {
		name: "article",
		answers: { da: summer, en: "Summer evenings in the energy room" },
	});
	if (!made.address) throw new Error(made.refused?.reason ?? "No article.");
	const { file } = made.address;
	const words = {
		da: "Hver onsdag i juni, juli og august holder vi åbent til solen går ned.",
		en: "Every Wednesday in June, July and August we stay open until sunset.",
	};
	for (const [locale, value] of Object.entries(words))
		for (const path of [["excerpt"], "markdown"] as const) {
			const own = file.replace(/\.\w+\.md$/, `.${locale}.md`);
			await set(editor, { file: own, path }, value);
		}
	const period = { from: "2026-06-01", until: "2026-08-31" };
	await editor.ask("setPeriod", { file, period });
}
