import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compile } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { createBuilder } from "../generator/dev/builder.ts";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import { site } from "../site/site.ts";
import {
	bundle,
	edit,
	type Files,
	sourcesWith,
	today,
} from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit, git } from "./support/git.ts";
import { createProject, linkSite, type Project } from "./support/project.ts";

// Numbers of facts that are far from those of the last commit.

const committed = sourcesWith({});
const memo = createMemo();

/** The warnings about files that differ from those of the last commit. */
function told(files: Files): string[] {
	const inputs = { site, sources: sourcesWith(files), bundle, date: today };
	return compile({ ...inputs, committed }, memo).diagnostics.map(lineOf);
}

function lineOf({ file, line, column, message }: Diagnostic): string {
	return `${file}:${line}:${column} ${message.en}`;
}

test.each([
	["ten times as much", "session-2h", "500", "5000"],
	["a tenth", "session-2h", "500", "50"],
	["nothing at all", "overnight", "1400", "14"],
])("a price of %s is warned about", (_, name, from, to) => {
	expect(
		told(edit("facts/prices.yaml", `${name}: ${from}`, `${name}: ${to}`)),
	).toEqual([
		expect.stringMatching(
			`^content/facts/prices.yaml:\\d:\\d+ ${name} is ${to} here, and ${from} in the last commit.$`,
		),
	]);
});

describe("a hundred times as much, or a hundredth", () => {
	const errors = (to: string) => {
		const files = edit("facts/prices.yaml", "overnight: 1400", to);
		const inputs = { site, sources: sourcesWith(files), bundle, date: today };
		return compile({ ...inputs, committed }, memo).diagnostics.map(
			({ severity, code, line }) => `${severity} ${code} ${line}`,
		);
	};

	test.each(["14", "1"])(
		"%s is an error until a comment names the number",
		(to) => {
			expect(errors(`overnight: ${to}`)).toEqual(["error changed-much 3"]);
			for (const confirmed of [
				`# kilde-allow: ${to} is right\novernight: ${to}`,
				`overnight: ${to} # kilde-tillad: ja, ${to}`,
			])
				expect(errors(confirmed)).toEqual([]);
		},
	);

	test("a comment about another number, or about none, confirms nothing", () => {
		for (const reason of ["1400 is right", "it is right", "114", "14.5", "1 4"])
			expect(
				errors(`overnight: 14 # kilde-allow: ${reason}`),
				reason,
			).toContain("error changed-much 3");
	});

	test("just short of it is a warning", () => {
		expect(errors("overnight: 15")).toEqual(["warning changed-much 3"]);
	});

	test("the comment is no longer needed once the number is committed, and still true", () => {
		const files = edit(
			"facts/prices.yaml",
			"overnight: 1400",
			"overnight: 14 # kilde-allow: 14 is right",
		);
		const sources = sourcesWith(files);
		const inputs = { site, sources, bundle, date: today };
		expect(
			compile({ ...inputs, committed: sources }, memo).diagnostics,
		).toEqual([]);
		expect(compile(inputs, memo).diagnostics).toEqual([]);
	});
});

test("so are other numbers of the facts", () => {
	const changed = {
		...edit(
			"facts/rules.yaml",
			"cancellationHours: 48",
			"cancellationHours: 4",
		),
		...edit("facts/discounts.yaml", "visits: 5,", "visits: 50,"),
		...edit("facts/sessions.yaml", "minutes: 90", "minutes: 900"),
	};
	expect(
		told(changed).filter((line) => line.includes("the last commit")),
	).toHaveLength(3);
});

test.each<[string, Files]>([
	[
		"a rise that a business may make",
		edit("facts/prices.yaml", "session-2h: 500", "session-2h: 950"),
	],
	[
		"a fall that it may make",
		edit("facts/prices.yaml", "overnight: 1400", "overnight: 700"),
	],
	[
		"what a comment allows",
		edit(
			"facts/prices.yaml",
			"session-2h: 500",
			"session-2h: 5000 # kilde-tillad: prisen er ny",
		),
	],
])("%s is none", (_, files) => {
	expect(told(files)).toEqual([]);
});

describe("in a repository", () => {
	const leap = "session-2h is 5000 here, and 500 in the last commit.";
	let project: Project;

	beforeEach(() => {
		project = createProject();
	});

	afterEach(() => project.remove());

	/** What a build of a folder prints. */
	async function build(folder = project.root): Promise<string> {
		const argv = ["build", "--lang", "en", "--date", today];
		const { stdout, stderr } = await runKilde(folder, argv);
		return stdout + stderr;
	}

	function raisePrice(folder = ""): void {
		const file = `${folder}content/facts/prices.yaml`;
		project.edit(file, "session-2h: 500", "session-2h: 5000");
	}

	test("a build says so again until it is committed, and then no more", async () => {
		commit(project.root);
		raisePrice();
		expect(await build()).toContain(leap);
		expect(await build()).toContain(leap);
		commit(project.root);
		expect(await build()).not.toContain(leap);
	});

	test("a build says so as soon as the commit is taken back, with nothing else changed", async () => {
		commit(project.root);
		raisePrice();
		commit(project.root);
		expect(await build()).not.toContain(leap);
		expect(await build()).not.toContain(leap);
		git(project.root, ["reset", "--quiet", "--soft", "HEAD~1"]);
		expect(await build()).toContain(leap);
	});

	test("so does the server of kilde dev at its next build", async () => {
		const { root } = project;
		commit(root);
		raisePrice();
		const builder = createBuilder({
			site,
			root,
			date: () => today,
			code: undefined,
		});
		const built = async () => {
			const outcome = await builder.build([]);
			return outcome instanceof Error ? [] : outcome.diagnostics.map(lineOf);
		};
		const said = expect.stringContaining(leap);
		expect(await built()).toContainEqual(said);
		commit(root);
		expect(await built()).not.toContainEqual(said);
		git(root, ["reset", "--quiet", "--soft", "HEAD~1"]);
		expect(await built()).toContainEqual(said);
	});

	test("without a commit, nothing is said", async () => {
		raisePrice();
		expect(await build()).not.toContain("last commit");
		git(project.root, ["init", "--quiet"]);
		expect(await build()).not.toContain("last commit");
	});

	test("of a larger folder, the same", async () => {
		for (const folder of ["content", "templates"])
			cpSync(join(project.root, folder), join(project.root, "inner", folder), {
				recursive: true,
			});
		linkSite(join(project.root, "inner"));
		commit(project.root);
		raisePrice("inner/");
		expect(await build(join(project.root, "inner"))).toContain(leap);
	});
});
