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
import { afterAll, beforeAll, describe, onTestFinished, vi } from "vitest";
import { formatDay } from "../../generator/authoring/problems.ts";
import { formatOverdueBuild } from "../../generator/link/next-change.ts";
import { expect, test } from "../browser/harness.ts";
import { serveFolder } from "../browser/host.ts";
import { repository } from "../support/check.ts";
import { runKilde } from "../support/command.ts";
import { waitUntil } from "../support/dev-client.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { openRemote, prepareLaunch, set } from "../support/launch.ts";
import { linkSite } from "../support/project.ts";

// A rehearsal of the real site's launch: its owner prepares it with the editor only and publishes it; a host builds it;
// a year passes.

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

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
	const editor = await startEditing(root, "da");
	await writeTemporaryContent(editor);
	await prepareLaunch(editor);
	await editor.ask("publish", {});
	await waitUntil("the publication", async () => {
		const { publishing } = await editor.readState();
		if (publishing.stage === "failed") throw new Error(publishing.message);
		return publishing.stage === "waiting";
	});
	await editor.close();
	copy = remote.clone("host");
});

afterAll(() => {
	remote.remove();
	rmSync(root, { recursive: true });
});

describe.each(year)("on $day", (step) => {
	let reported: {
		readonly problems: readonly Problem[];
		readonly check: string;
		readonly next: string | undefined;
	};

	beforeAll(async () => {
		const { stdout: check } = await kilde("check", "--launch");
		const lines = await kilde("check", "--format", "json");
		const build = await kilde("build", "--launch", "--format", "json");
		const built = build.stdout.trim().split("\n").at(-1) ?? "";
		reported = {
			problems: lines.stdout
				.split("\n")
				.filter(Boolean)
				.map((line): Problem => JSON.parse(line)),
			check,
			next: JSON.parse(built).next?.date,
		};
	});

	/** Runs the command at the host on this date. */
	async function kilde(...argv: readonly string[]) {
		const ran = await runKilde(copy, [...argv, "--date", step.day]);
		expect(ran.status, ran.stderr).toBe(0);
		return ran;
	}

	test("undecided holidays, expired exceptions and the next change are reported", () => {
		const { check, next, problems } = reported;
		const ofDays = problems.filter(({ code }) => code === "not-current");
		const messages = ofDays.map(({ message }) => message).join("\n");
		for (const day of step.asked) expect(messages).toContain(formatDay(day).da);
		const questions = Math.min(step.asked.length, 1);
		expect(ofDays).toHaveLength(questions + step.over);
		expect(problems).toEqual(ofDays);
		expect(next).toBe(step.next);
		// The previous step's site is deployed.
		const expected = year[year.indexOf(step) - 1]?.next;
		const isLate = expected !== undefined && expected <= step.day;
		const overdue = formatOverdueBuild("output", expected ?? step.day);
		expect(check.includes(overdue)).toBe(isLate);
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

	test.for([390, 1440])(
		"visitors see it on a screen of %i px",
		async (width, { browser }) => {
			const page = await visit(browser, width, step.day);
			for (const path of ["/opening-hours", "/contact"]) {
				await page.goto(path);
				const list = page.locator(".exceptions li").filter({ visible: true });
				const coming = await list.allInnerTexts();
				expect(coming.map(findReason), path).toEqual(step.coming);
				const rows = await page.locator("tbody tr").allInnerTexts();
				const exceptional = rows.flatMap((row, index) =>
					findReason(row) ? [`${index} ${findReason(row)}`] : [],
				);
				expect(exceptional, path).toEqual(step.rows);
			}
			await page.goto("/news");
			const articles = page.getByText(summer).filter({ visible: true });
			expect((await articles.count()) > 0).toBe(step.hasSummer);
		},
	);
});

/** Visits the site on a date. Fails if the browser logs an error. */
async function visit(
	browser: Browser,
	width: number,
	day: string,
): Promise<Page> {
	const host = await serveFolder(join(copy, "output"));
	const context = await browser.newContext({
		baseURL: host.origin,
		viewport: { width, height: 844 },
		timezoneId: "Europe/Copenhagen",
		locale: "da-DK",
	});
	const complaints: string[] = [];
	const page = await context.newPage();
	page.on("pageerror", ({ message }) => complaints.push(message));
	await page.clock.setFixedTime(`${day}T12:00:00Z`);
	onTestFinished(async () => {
		await context.close();
		await host.close();
		expect(complaints).toEqual([]);
	});
	return page;
}

/** Returns the reason of the exception in a text, if any. */
function findReason(text: string): string | undefined {
	return exceptions.find((each) => text.includes(each));
}

/** A problem, as the command prints it. */
type Problem = Readonly<Record<"file" | "code" | "message" | "hint", string>>;

/** Writes the temporary content of the year: two exceptions from the hours, and a summer article. */
async function writeTemporaryContent(editor: EditServer): Promise<void> {
	for (const answers of [
		{
			...{ from: "2026-04-02", until: "2026-04-06" },
			...{ da: easter, en: "Easter holiday" },
		},
		{
			...{ from: "2026-05-25", until: "2026-05-25", open: "usual" },
			...{ da: pentecost, en: "Whit Monday in the country" },
		},
	])
		await editor.ask("create", { name: "exception", answers });
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
