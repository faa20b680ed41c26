import { spawnSync } from "node:child_process";
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildInMemory } from "../generator/build.ts";
import { openDefinition } from "../generator/bundle/open-definition.ts";
import { checkRendering } from "../generator/bundle/rendering.ts";
import { noMemo } from "../generator/cache/memo.ts";
import { endpoints } from "../generator/dev/endpoints.ts";
import { type DevServer, startDevServer } from "../generator/dev/index.ts";
import { formatReport } from "../generator/dev/messages.ts";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import { leaveUncoloured } from "../generator/diagnostics/report.ts";
import { repository, today } from "./support/check.ts";
import { connect, type DevClient, waitUntil } from "./support/dev-client.ts";
import { linkPackages } from "./support/project.ts";
import { inEnglish } from "./support/texts.ts";

// Mistakes in the code of a site, one at a time, in the bakery: each is reported at its file and line with the expected
// value and without a stack, and the last valid site is kept.

let root: string;

beforeAll(() => {
	root = realpathSync(mkdtempSync(join(tmpdir(), "kilde-mistakes-")));
	const bakery = join(repository, "tests/fixtures/bakery");
	cpSync(bakery, root, { recursive: true });
	cpSync(join(repository, "templates"), join(root, "templates"), {
		recursive: true,
	});
	linkPackages(root);
});

afterAll(() => rmSync(root, { recursive: true }));

/** A mistake: the replacement in a file of site/, or its removal; and the report. */
type Mistake = {
	readonly title: string;
	readonly file: string;
	readonly from: string | undefined;
	readonly to: string;
	readonly report: string;
};

/**
 * The mistakes of site-mistakes.txt, with an empty line after each: its title, the file, the old text after “- ” and
 * its replacement after “+ ”, or “removed”, and the report.
 */
const mistakes = readFileSync(
	new URL("site-mistakes.txt", import.meta.url),
	"utf8",
)
	.trim()
	.split("\n\n")
	.map(parseMistake);

function parseMistake(block: string): Mistake {
	const [title = "", file = "", ...lines] = block.split("\n");
	const find = (sign: string) =>
		lines.find((line) => line.startsWith(sign))?.slice(sign.length);
	return {
		title,
		file,
		from: lines.includes("removed") ? undefined : find("- "),
		to: find("+ ")?.replaceAll("\\n", "\n") ?? "",
		report: lines.filter((line) => !/^[-+] |^removed$/.test(line)).join("\n"),
	};
}

/** Makes a mistake, runs a function, and undoes the mistake. */
async function withMistake<T>(
	{ file, from, to }: Pick<Mistake, "file" | "from" | "to">,
	act: () => Promise<T>,
): Promise<T> {
	const path = join(root, "site", file);
	const text = readFileSync(path, "utf8");
	if (from !== undefined && text.split(from).length !== 2)
		throw new Error(`“${from}” is not there once in ${file}.`);
	if (from === undefined) rmSync(path);
	else
		writeFileSync(
			path,
			text.replace(from, () => to),
		);
	try {
		return await act();
	} finally {
		writeFileSync(path, text);
	}
}

/** Checks the bakery as `kilde check` does; returns the diagnostics. */
async function checkBakery(): Promise<readonly Diagnostic[]> {
	const opened = await openDefinition(root, undefined);
	if ("errors" in opened) return opened.errors;
	const site = await opened.load();
	const project = { site, root, date: today, pictures: "checked" } as const;
	const { value, diagnostics } = await buildInMemory(project, noMemo);
	return [...diagnostics, ...(await checkRendering(value.pages, value))];
}

/** Formats diagnostics with the code at the location instead of line and column. */
function formatProblems(diagnostics: readonly Diagnostic[]): string {
	return diagnostics
		.map((each) => {
			const { file, column, length, written = "", severity } = each;
			const at = written.slice(column - 1, column - 1 + Math.max(length, 12));
			const place = length === 0 ? file : `${file} at ${at.trim()}`;
			// The bakery is in a temporary folder, so the paths of the engine are long.
			const text = inEnglish(each).replaceAll(
				/(?:\.\.\/)+[^"]*(?=generator\/)/g,
				"",
			);
			return `${place}: ${severity}: ${text}`;
		})
		.join("\n");
}

test("the bakery has no mistakes", async () => {
	expect(await checkBakery()).toEqual([]);
});

test.each(mistakes)(
	"is reported at its place: $title",
	async ({ report, ...mistake }) => {
		const diagnostics = await withMistake(mistake, checkBakery);
		expect(formatProblems(diagnostics)).toBe(report);
	},
);

/** Runs the command in the bakery. */
function kilde(...argv: readonly string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[join(repository, "generator/bin/kilde.cjs"), ...argv],
		{ cwd: root, encoding: "utf8", env: { PATH: process.env.PATH ?? "" } },
	);
	return { status, said: stdout + stderr };
}

test("check and build report a component that throws, without a stack, and keep the existing site", async () => {
	expect(kilde("build")).toMatchObject({ status: 0 });
	const page = () => readFileSync(join(root, "output/index.html"), "utf8");
	const before = page();
	const mistake = {
		file: "views/home.tsx",
		from: "Object.values(breads).map",
		to: "(breads as any).all.map",
	};
	await withMistake(mistake, async () => {
		const report =
			/^site\/views\/home\.tsx:\d+:\d+ error: Cannot read properties of undefined \(reading 'map'\) \(page \/ and 2 more\)\n {2}\d+ │ +\{\(breads as any\)\.all\.map.*\n +│ +\^\n\n1 error\./;
		for (const command of ["check", "build"]) {
			const { status, said } = kilde(command);
			expect(said).toMatch(report);
			expect(status).toBe(1);
		}
	});
	expect(page()).toBe(before);
}, 60_000);

describe("kilde dev shows a mistake over the page until it is fixed", () => {
	let server: DevServer;
	let client: DevClient;
	let origin: string;
	beforeAll(async () => {
		const opened = await openDefinition(root, undefined);
		if ("errors" in opened) throw new Error("The bakery is faulty.");
		const style = {
			root,
			format: "pretty",
			language: "en",
			colour: leaveUncoloured,
		} as const;
		server = await startDevServer({
			...style,
			site: await opened.load(),
			date: () => today,
			port: 0,
			reach: "machine",
			session: "test",
			reporter: { reportOf: (outcome) => formatReport(outcome, style) },
			open: (folder) => openDefinition(folder, undefined),
		});
		origin = `http://127.0.0.1:${server.port}`;
		client = await connect(origin);
	}, 60_000);
	afterAll(async () => {
		client.close();
		await server.close();
	});

	const overlay = () => client.latest()?.overlay;

	test.each([
		["of the data", "an error in the data of a view"],
		["of syntax", "a syntax error"],
		["of a file", "no icon"],
	])(
		"a mistake %s",
		async (_, title) => {
			const mistake = mistakes.find((each) => each.title === title);
			if (!mistake) throw new Error(`No mistake is called ${title}.`);
			await withMistake(mistake, async () => {
				await waitUntil("the overlay", () => overlay() !== undefined);
				const [item] = overlay()?.items ?? [];
				expect(item?.place).toMatch(`site/${mistake.file}:`);
				// One page of each view is rendered.
				const [, message = "?"] =
					/: error: (.*?)(?: \(page .*)?$/.exec(mistake.report) ?? [];
				expect(item?.text).toContain(message);
				expect(item?.text).not.toMatch(/^ +at /m);
				// The last valid site is behind it.
				expect((await fetch(`${origin}/`)).status).toBe(200);
			});
			await waitUntil("its end", () => overlay() === undefined);
			expect((await fetch(`${origin}/`)).status).toBe(200);
		},
		60_000,
	);

	test("a changed definition is shown by the same server", async () => {
		const change = {
			file: "site.ts",
			from: 'currency: "DKK"',
			to: 'currency: "EUR"',
		};
		const shows = async (word: string) =>
			(await (await fetch(`${origin}/`)).text()).includes(word);
		await withMistake(change, () =>
			waitUntil("euros", () => shows("32,50\u00a0€")),
		);
		await waitUntil("kroner", () => shows("32,50\u00a0kr."));
	}, 60_000);

	test("a mistake on a single page is shown over that page once it is requested", async () => {
		const mistake = {
			file: "views/home.tsx",
			from: "{shop.motto}",
			to: "{page.href === '/en' ? (shop as any).moto.trim() : ''}",
		};
		await withMistake(mistake, async () => {
			await waitUntil("a page that fails", async () => {
				const { status } = await fetch(`${origin}/en`);
				return status === 500;
			});
			const text = await (await fetch(`${origin}/en`)).text();
			expect(text).toContain(
				"This page can't be shown: the content or the code has errors.",
			);
			expect(text).toContain(endpoints.client);
			// A tab sends a request for each new build.
			await waitUntil("the overlay", async () => {
				await fetch(`${origin}/en`);
				return overlay() !== undefined;
			});
			expect(overlay()?.items).toMatchObject([
				{ place: expect.stringContaining("site/views/home.tsx:") },
			]);
			expect(overlay()?.items[0]?.text).toContain(
				"Cannot read properties of undefined (reading 'trim') (page /en)",
			);
		});
		await waitUntil("the page", async () => {
			const { status } = await fetch(`${origin}/en`);
			return status === 200;
		});
		await waitUntil("its end", () => overlay() === undefined);
	}, 60_000);
});
