import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { repository } from "../support/check.ts";
import { runKilde } from "../support/command.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { formatDay, formatOverdueBuild } from "../support/engine.ts";
import { git } from "../support/git.ts";
import {
	cloneForHost,
	prepareLaunch,
	publish,
	set,
} from "../support/launch.ts";
import { linkSite } from "../support/project.ts";

// A rehearsal of the real site's launch: its owner prepares it with the editor only and publishes it; a host builds it;
// a year passes.

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/** A date, and what the site contains and `check` reports on it. */
type Step = {
	readonly day: string;
	/** The reasons of upcoming and current exceptions on the site. */
	readonly coming: readonly string[];
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
		hasSummer: false,
		asked: [],
		over: 0,
		next: "2026-04-02",
	},
	{
		day: "2026-04-03",
		coming: [easter, pentecost, christmas],
		hasSummer: false,
		asked: ["2026-05-14", "2026-05-24"],
		over: 0,
		next: "2026-04-07",
	},
	{
		day: "2026-06-15",
		coming: [christmas],
		hasSummer: true,
		asked: [],
		over: 2,
		next: "2026-09-01",
	},
	{
		day: "2027-03-01",
		coming: [],
		hasSummer: false,
		asked: ["2027-03-25", "2027-03-26", "2027-03-28", "2027-03-29"],
		over: 3,
		next: undefined,
	},
];

let folder: string;
/** The host's clone of the published repository. */
let copy: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "kilde-launch-"));
	const [root, remote] = [join(folder, "site"), join(folder, "there.git")];
	for (const name of ["content", "templates"])
		cpSync(join(repository, name), join(root, name), { recursive: true });
	linkSite(root);
	commitAll(root);
	git(folder, ["init", "--quiet", "--bare", remote]);
	git(root, ["remote", "add", "origin", remote]);
	git(root, ["push", "--quiet", "--set-upstream", "origin", "main"]);
	const editor = await startEditing(root, "da");
	await writeTemporaryContent(editor);
	await prepareLaunch(editor);
	await publish(editor);
	await editor.close();
	copy = cloneForHost(remote);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(year)(
	"on $day, undecided holidays, expired exceptions and the next change are reported, and expired and future entries are in no file of the site",
	async (step) => {
		/** Runs the command at the host on this date. */
		const kilde = async (...argv: readonly string[]) => {
			const ran = await runKilde(copy, [...argv, "--date", step.day]);
			expect(ran.status, ran.stderr).toBe(0);
			return ran.stdout;
		};
		const report = await kilde("check", "--launch");
		const lines = await kilde("check", "--format", "json");
		const build = await kilde("build", "--launch", "--format", "json");
		const problems = lines
			.split("\n")
			.filter(Boolean)
			.map((line): Problem => JSON.parse(line));
		const ofDays = problems.filter(({ code }) => code === "not-current");
		const messages = ofDays.map(({ message }) => message).join("\n");
		for (const day of step.asked) expect(messages).toContain(formatDay(day).da);
		const questions = Math.min(step.asked.length, 1);
		expect(ofDays).toHaveLength(questions + step.over);
		expect(problems).toEqual(ofDays);
		const { next } = JSON.parse(build.trim().split("\n").at(-1) ?? "");
		expect(next?.date).toBe(step.next);
		// The previous step's site is deployed.
		const expected = year[year.indexOf(step) - 1]?.next;
		const isLate = expected !== undefined && expected <= step.day;
		const overdue = formatOverdueBuild("output", expected ?? step.day);
		expect(report.includes(overdue)).toBe(isLate);

		const text = readdirSync(join(copy, "output"), { recursive: true })
			.map((file) => join(copy, "output", String(file)))
			.filter((file) => /\.(html|json|xml|txt)$/.test(file))
			.map((file) => readFileSync(file, "utf8"))
			.join("\n");
		const there = [...exceptions, summer].filter((each) => text.includes(each));
		expect(there).toEqual([
			...step.coming,
			...(step.hasSummer ? [summer] : []),
		]);
	},
);

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
