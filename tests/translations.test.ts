import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { fixture } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit, git, writeFiles } from "./support/git.ts";
import { createProject, folderForEach, linkSite } from "./support/project.ts";

// Missing and outdated translations by the history of a test repository.

/** Lists the gaps in a project like the command: text, state, date, original and its date. */
async function listGaps(root: string): Promise<string[]> {
	const { stdout, stderr } = await runKilde(root, ["translations"]);
	expect(stderr).toBe("");
	return stdout
		.replaceAll("content/", "")
		.split("\n")
		.slice(1, -1)
		.map((line) => line.replaceAll(/ {2,}/g, " "));
}

test("translations that are missing, copied or older than the original are listed", async () => {
	const project = createProject();
	const { root } = project;
	const change = (...names: readonly string[]) => {
		for (const name of names)
			project.put(name, `${project.text(name)}\nTilføjet.\n`);
	};
	const remove = (name: string) => rmSync(join(root, "content", name));
	const [home, hours] = ["content/pages/home", "content/pages/opening-hours"];
	commit(root, "2026-01-10T12:00:00Z");
	expect(await runKilde(root, ["translations", "--check"])).toMatchObject({
		status: 0,
		stdout: expect.stringMatching(/^No translation is missing/),
	});

	change(`${home}/intro.da.md`, `${home}/room.da.md`);
	// A translation may be newer than the Danish text, or of the same commit.
	change(
		`${home}/system.en.md`,
		`${hours}/cards.da.md`,
		`${hours}/cards.en.md`,
	);
	commit(root, "2026-02-10T12:00:00Z");
	// A translation is up to date after an uncommitted change, and outdated after one of the Danish text.
	change(`${home}/room.en.md`, "content/events/evening.da.md");
	for (const locale of ["da", "en"])
		project.put(
			`content/pages/terms/text.${locale}.md`,
			"Vi ses til næste år.\n",
		);
	project.edit(
		"content/faq.yaml",
		"da: Hvad koster det?",
		"da: What does it cost?",
	);
	for (const name of ["pages/home/science.en.md", "people/bo.da.md"])
		remove(name);
	// Articles: one lacks its translation, the other is marked as untranslated.
	for (const name of ["news/summer.en.md", "news/opening.en.md"]) remove(name);
	project.edit(
		"content/news/summer.da.md",
		"type:",
		"translated: false\ntype:",
	);
	// A page needs its texts only in its own languages.
	project.edit(`${hours}.yaml`, "  en: /en/opening-hours\n", "");
	for (const name of ["overnight.en", "prices.da"])
		remove(`pages/opening-hours/${name}.md`);
	project.edit("content/pages/thank-you.yaml", / {2}da: .*\n/, "");
	remove("pages/thank-you/text.da.md");
	expect(await listGaps(root)).toEqual([
		"events/evening.en.md older 2026-01-10 events/evening.da.md not committed",
		"news/opening.en.md missing – news/opening.da.md 2026-01-10",
		"pages/home/intro.en.md older 2026-01-10 pages/home/intro.da.md 2026-02-10",
		"pages/home/science.en.md missing – pages/home/science.da.md 2026-01-10",
		"pages/opening-hours/prices.da.md missing – pages/opening-hours/prices.en.md 2026-01-10",
		"people/bo.da.md missing – people/bo.en.md 2026-01-10",
		"faq.yaml (en) copied not committed faq.yaml (da) not committed",
		"pages/terms/text.en.md copied not committed pages/terms/text.da.md not committed",
	]);

	const { status, stdout } = await runKilde(root, [
		...["translations", "--check", "--json"],
	]);
	expect(status).toBe(1);
	expect(JSON.parse(stdout)).toHaveLength(8);
	project.remove();
});

describe("in a small repository", () => {
	let root: string;
	folderForEach((folder) => {
		root = folder;
		linkSite(folder);
	});
	beforeEach(() => change("da", "2026-01-01T12:00:00Z"));

	function write(file: string, text: string, time: string): void {
		writeFiles(root, { [`content/${file}`]: text });
		commit(root, time);
	}

	function change(locale: string, time: string): void {
		write(`pages/home/room.${locale}.md`, `Rum ${locale} ${time}.\n`, time);
	}

	const isOlder = async () =>
		(await listGaps(root)).some((line) => /\.en\.md older/.test(line));

	test("a short text is outdated if an earlier version has it with a different original, wherever it was", async () => {
		const ask = (pairs: string) =>
			pairs
				.split(" ")
				.map((pair) => pair.split("/"))
				.map(
					([da, en], at) =>
						`- { id: q${at}, question: { da: ${da}, en: ${en} }, answer: { da: Ja., en: Yes. } }\n`,
				)
				.join("");
		const [first, second] = ["2026-01-10T12:00:00Z", "2026-02-10T12:00:00Z"];
		write("faq.yaml", ask("Tid?/Time? Sko?/Shoe? Mad?/Food?"), first);
		write("faq.yaml", ask("Hvornår?/Time? Sok?/Sock? Mad?/Food?"), second);
		const added = ask("Ny?/New? Hvornår?/Time? Sok?/Sock? Ost?/Food?");
		writeFiles(root, { "content/faq.yaml": added });
		expect((await listGaps(root)).filter((line) => /older/.test(line))).toEqual(
			[
				"faq.yaml/1/question/en (en) older 2026-01-10 faq.yaml (da) 2026-02-10",
				"faq.yaml/3/question/en (en) older 2026-01-10 faq.yaml (da) not committed",
			],
		);
	});

	test("an article isn't outdated by a change of a shared date, but by one of its text", async () => {
		const danish = "news/opening.da.md";
		const english = "news/opening.en.md";
		for (const [now, then, expected] of [
			["date: 2024-04-02", "date: 2024-03-01", false],
			["Kom til åbent hus", "Kom til ferie", true],
			["Velkommen til", "Velkomne til", true],
		] as const) {
			writeFiles(root, {
				[`content/${danish}`]: fixture(danish).replace(now, then),
			});
			write(english, `${fixture(english)}${then}\n`, "2026-01-12T12:00:00Z");
			write(danish, fixture(danish), "2026-01-13T12:00:00Z");
			expect.soft(await isOlder(), then).toBe(expected);
		}
	});

	test("the age of a translation depends on ancestry, not on dates", async () => {
		change("en", "2026-03-01T12:00:00Z");
		change("da", "2025-06-01T12:00:00Z");
		expect(await isOlder()).toBe(true);
		change("en", "2024-01-01T12:00:00Z");
		expect(await isOlder()).toBe(false);
	});

	test("the age of a translation takes merged branches into account, whatever the dates", async () => {
		git(root, ["switch", "--quiet", "--create", "other"]);
		change("da", "2026-02-01T12:00:00Z");
		git(root, ["switch", "--quiet", "main"]);
		change("en", "2026-03-01T12:00:00Z");
		expect(await isOlder()).toBe(false);
		git(root, ["merge", "--quiet", "--no-edit", "other"]);
		expect(await isOlder()).toBe(true);
		change("en", "2026-01-15T12:00:00Z");
		expect(await isOlder()).toBe(false);
	});

	test("a shallow clone reports that the ages are unknown", async () => {
		change("en", "2026-01-11T12:00:00Z");
		const clone = join(root, "clone");
		git(root, ["clone", "--quiet", "--depth=1", `file://${root}`, clone]);
		expect(await runKilde(clone, ["translations"])).toMatchObject({
			status: 1,
			stderr: expect.stringContaining("fetch-depth: 0"),
		});
	});
});
