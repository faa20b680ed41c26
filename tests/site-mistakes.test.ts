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
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import { repository } from "./support/check.ts";
import { runKildeOfSite } from "./support/command.ts";
import { waitUntil } from "./support/dev-client.ts";
import { startDevOfSite } from "./support/dev-server.ts";
import { checkSite } from "./support/load-site.ts";
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

test.each(mistakes)(
	"is reported at its place: $title",
	async ({ report, ...mistake }) => {
		const diagnostics = await withMistake(mistake, () => checkSite(root));
		expect(formatProblems(diagnostics)).toBe(report);
	},
);

test("check and build report a component that throws, without a stack, and keep the existing site", async () => {
	expect(await runKildeOfSite(root, "build")).toMatchObject({ stderr: "" });
	const page = () => readFileSync(join(root, "output/index.html"), "utf8");
	const before = page();
	const mistake = {
		file: "views/home.tsx",
		from: "Object.values(breads).map",
		to: "(breads as any).all.map",
	};
	await withMistake(mistake, async () => {
		for (const command of ["check", "build"])
			expect(await runKildeOfSite(root, command)).toMatchObject({
				status: 1,
				stderr: expect.stringMatching(
					/^site\/views\/home\.tsx:\d+:\d+ error: Cannot read properties of undefined \(reading 'map'\) \(page \/ and 2 more\)\n {2}\d+ │ +\{\(breads as any\)\.all\.map.*\n +│ +\^\n\n1 error\./,
				),
			});
	});
	expect(page()).toBe(before);
});

describe("kilde dev shows a mistake over the page until it is fixed", () => {
	let server: Awaited<ReturnType<typeof startDevOfSite>>;
	beforeAll(async () => {
		server = await startDevOfSite(root);
	});
	afterAll(() => server.close());

	const hasOverlay = () => server.getOverlay() !== undefined;

	test.each([
		["of the data", "an error in the data of a view"],
		["of syntax", "a syntax error"],
		["of a file", "no icon"],
	])("a mistake %s", async (_, title) => {
		const mistake = mistakes.find((each) => each.title === title);
		if (!mistake) throw new Error(`No mistake is called ${title}.`);
		await withMistake(mistake, async () => {
			await waitUntil("the overlay", hasOverlay);
			const [item] = server.getOverlay()?.items ?? [];
			expect(item?.place).toMatch(`site/${mistake.file}:`);
			// One page of each view is rendered.
			const [, message = "?"] =
				/: error: (.*?)(?: \(page .*)?$/.exec(mistake.report) ?? [];
			expect(item?.text).toContain(message);
			expect(item?.text).not.toMatch(/^ +at /m);
			// The last valid site is behind it.
			expect(await server.getStatus("/")).toBe(200);
		});
		await waitUntil("its end", () => !hasOverlay());
		expect(await server.getStatus("/")).toBe(200);
	});

	test("a changed definition is shown by the same server", async () => {
		const change = {
			file: "site.ts",
			from: 'currency: "DKK"',
			to: 'currency: "EUR"',
		};
		await withMistake(change, () => server.shows("/", "32,50\u00a0€"));
		await server.shows("/", "32,50\u00a0kr.");
	});

	test("a mistake on a single page is shown over that page once it is requested", async () => {
		const mistake = {
			file: "views/home.tsx",
			from: "{shop.motto}",
			to: "{page.href === '/en' ? (shop as any).moto.trim() : ''}",
		};
		const hasStatus = (status: number) => async () =>
			(await server.getStatus("/en")) === status;
		await withMistake(mistake, async () => {
			await waitUntil("a page that fails", hasStatus(500));
			const text = await server.getText("/en");
			expect(text).toContain(
				"This page can't be shown: the content or the code has errors.",
			);
			expect(text).toContain("/@kilde/client.js");
			// A tab sends a request for each new build.
			await waitUntil("the overlay", async () => {
				await server.getText("/en");
				return hasOverlay();
			});
			expect(server.getOverlay()?.items).toMatchObject([
				{
					place: expect.stringContaining("site/views/home.tsx:"),
					text: expect.stringContaining(
						"Cannot read properties of undefined (reading 'trim') (page /en)",
					),
				},
			]);
		});
		await waitUntil("the page", hasStatus(200));
		await waitUntil("its end", () => !hasOverlay());
	});
});
