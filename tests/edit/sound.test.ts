import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMemo, noMemo } from "../../generator/cache/memo.ts";
import { listValues } from "../../generator/diagnostics/places.ts";
import { withoutErrors } from "../../generator/edit/changes/sound.ts";
import { setInFile } from "../../generator/edit/file/file-edit.ts";
import { readFile } from "../../generator/edit/file/read-file.ts";
import type { ValueAddress, ValuePath } from "../../generator/edit/protocol.ts";
import { applyChanges } from "../../generator/read/changes.ts";
import type { Source } from "../../generator/types.ts";
import { built, edit, fixture, sourcesWith } from "../support/check.ts";
import { waitUntil } from "../support/dev-client.ts";
import { dose } from "../support/dose.ts";
import {
	commitAll,
	type EditServer,
	startEditing,
} from "../support/edit-server.ts";
import { createProject, type Project } from "../support/project.ts";

// Errors are isolated: an edit that causes one waits, and all others are shown, saved and committed.

const memo = createMemo();
const before = sourcesWith({});

const build = (sources: readonly Source[]) => built(sources, memo);

/** Returns the changed files shown on the site, and the waiting edits. */
async function getShown(sources: readonly Source[]) {
	const reference = { sources: before, diagnostics: [] };
	const found = await withoutErrors(reference, build(sources), build, memo);
	if (!found) return undefined;
	const old = new Map(before.map(({ path, digest }) => [path, digest]));
	const { diagnostics, value } = found.site;
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual(
		[],
	);
	return {
		files: Object.fromEntries(
			value.sources
				.filter(({ path, digest }) => old.get(path) !== digest)
				.map(({ path, bytes }) => [
					path.replace("content/", ""),
					Buffer.from(bytes).toString(),
				]),
		),
		waiting: found.waiting.map(({ file, path }) =>
			[file.replace("content/", ""), path].flat().join(" "),
		),
	};
}

const right = edit("facts/prices.yaml", "event: 420", "event: 430");

describe("an invalid edit waits by itself:", () => {
	test.each([
		{
			name: "a number beside one that is right",
			wrong: {
				"facts/prices.yaml": fixture("facts/prices.yaml")
					.replace("event: 420", "event: 430")
					.replace("session-1h: 300", "session-1h: 30x"),
			},
			waiting: ["facts/prices.yaml session-1h"],
		},
		{
			name: "a text among others of a list",
			wrong: {
				...right,
				"faq.yaml": fixture("faq.yaml").replace(
					"Spørg os om sko.",
					"Koster {{price.nothing}}.",
				),
			},
			waiting: ["faq.yaml 2 answer da"],
		},
		{
			name: "something new that is not complete",
			wrong: {
				...right,
				"people/anna.yaml": undefined,
				"people/bent.yaml": "name: Bent\n",
			},
			waiting: ["people/anna.yaml", "people/bent.yaml"],
		},
		{
			name: "a fact that is taken away while others cite it",
			wrong: {
				"facts/prices.yaml": fixture("facts/prices.yaml")
					.replace("event: 420", "event: 430")
					.replace("overnight: 1400\n", ""),
			},
			waiting: ["facts/prices.yaml overnight"],
		},
		{
			name: "a file that can't be read as YAML",
			wrong: { ...right, "faq.yaml": "- id: [\n" },
			waiting: ["faq.yaml"],
		},
		{
			name: "a paragraph",
			wrong: {
				...right,
				"news/summer.da.md": `${fixture("news/summer.da.md").trimEnd()}\n\nSe [her](/findes-ikke).\n`,
			},
			waiting: ["news/summer.da.md markdown"],
		},
	])("$name", async ({ wrong, waiting }) => {
		const found = await getShown(sourcesWith(wrong));
		expect(found?.waiting).toEqual(waiting);
		expect(found?.files).toEqual(right);
	});

	test("a template", async () => {
		const [template = ""] = before
			.map(({ path }) => path)
			.filter((path) => path.endsWith(".hbs"));
		const sources = applyChanges(sourcesWith(right), [
			{ path: template, bytes: Buffer.from("{{#if}}") },
		]);
		const found = await getShown(sources);
		expect(found).toEqual({ files: right, waiting: [template] });
	});
});

test("of arbitrary edits, exactly the valid ones are shown", async () => {
	const texts = before.flatMap(({ path: file, bytes }) =>
		/^content\/(faq|pages\/\w+|facts\/prices)\.yaml$/.test(file)
			? [...listValues(readFile(file, bytes, noMemo)?.yaml)].flatMap(
					([path, value]) =>
						typeof value === "number" ||
						(typeof value === "string" &&
							/^(da|en)$/.test(String(path.at(-1))) &&
							/\s/.test(value))
							? [{ file, path: path as ValuePath, value }]
							: [],
				)
			: [],
	);
	expect(texts.length).toBeGreaterThan(60);
	const edits = fc.uniqueArray(
		fc.record({ of: fc.constantFrom(...texts), isWrong: fc.boolean() }),
		{ selector: ({ of }) => of, maxLength: 8 },
	);
	const after = (
		some: readonly { of: (typeof texts)[number]; isWrong: boolean }[],
	) =>
		some.reduce<readonly Source[]>((sources, { of, isWrong }) => {
			const { file, path, value } = of;
			const other =
				typeof value === "number"
					? isWrong
						? `${value}x`
						: value + 10
					: `${value}${isWrong ? " {{no.such}}" : " Nyt."}`;
			const old = sources.find((each) => each.path === file)?.bytes;
			const text = setInFile(
				`${Buffer.from(old ?? [])}`,
				{ file, path },
				other,
			);
			return applyChanges(sources, [
				{ path: file, bytes: Buffer.from(text ?? "") },
			]);
		}, before);
	await fc.assert(
		fc.asyncProperty(edits, async (all) => {
			const sound = all.filter(({ isWrong }) => !isWrong);
			if (sound.length === all.length) return;
			const wanted = after(sound);
			const found = await getShown(after(all));
			expect(found?.waiting).toHaveLength(all.length - sound.length);
			const expected = wanted.filter((each) => !before.includes(each));
			expect(Object.values(found?.files ?? {}).toSorted()).toEqual(
				expected
					.filter(
						({ path, digest }) =>
							digest !== before.find((each) => each.path === path)?.digest,
					)
					.map(({ bytes }) => Buffer.from(bytes).toString())
					.toSorted(),
			);
		}),
		{ numRuns: dose(15, 300) },
	);
});

describe("in kilde edit", () => {
	let project: Project;
	let server: EditServer;

	beforeAll(async () => {
		project = createProject();
		commitAll(project.root);
		server = await startEditing(project.root);
	});

	afterEach(async () => {
		while ((await server.ask("undo", {})).undo !== undefined);
		await server.ask("save", {});
		expect((await server.ask("state", {})).unsaved).toEqual([]);
	});

	afterAll(async () => {
		await server.close();
		project.remove();
	});

	const prices = "content/facts/prices.yaml";
	const price: ValueAddress = { file: prices, path: ["session-1h"] };
	const event: ValueAddress = { file: prices, path: ["event"] };
	const heading: ValueAddress = {
		file: "content/pages/home.yaml",
		path: ["heading", "da"],
	};

	test("valid edits are shown, saved and committed, and invalid ones wait until they are fixed", async () => {
		const typed = await server.ask("set", {
			origin: price,
			value: "30x",
			step: "1",
		});
		expect(typed.waiting).toHaveLength(1);
		await server.ask("set", { origin: event, value: 437, step: "2" });
		await server.ask("set", { origin: heading, value: "Velkommen", step: "3" });
		expect(await server.text("/")).toMatch(/<h1[^>]*>Velkommen/);
		expect(await server.text("/events")).toContain("437");
		const saved = await server.ask("save", {});
		expect(saved.refused).toContain(typed.waiting[0]);
		expect(saved.refused).toContain("Everything is saved except");
		expect(saved.unsaved).toEqual([prices]);
		expect(project.text(prices)).toBe(
			fixture("facts/prices.yaml").replace("event: 420", "event: 437"),
		);
		const { field } = await server.ask("panel", { origin: price });
		expect(field.values[0]?.value).toBe("30x");
		// Saving again has no effect.
		expect((await server.ask("save", {})).refused).toContain("errors");
		// Valid files are committed; there is no remote.
		const { message } = await server.ask("publish", {});
		expect(message).toContain("nowhere to publish to");
		const status = ["-C", project.root, "status", "--porcelain", "content"];
		expect(`${execFileSync("git", status)}`).toBe("");
		await server.ask("set", { origin: price, value: 305, step: "4" });
		expect((await server.ask("save", {})).refused).toBeUndefined();
		expect(project.text(prices)).toContain("session-1h: 305\n");
	});

	test("no diagnostic of a value's last valid version is shown for an invalid one", async () => {
		const answer: ValueAddress = {
			file: "content/faq.yaml",
			path: [0, "answer", "da"],
		};
		const severities = async (value: string, step: string) => {
			const asked = { origin: answer, value, step };
			const { problems } = await server.ask("set", asked);
			return problems.map(({ severity }) => severity);
		};
		expect(await severities("Det koster 300 kr.", "1")).toEqual(["warning"]);
		expect(await severities("", "2")).toEqual(["error"]);
		expect(await severities("Det koster 300 kr.", "3")).toEqual(["warning"]);
	});

	test("a file broken by others doesn't keep edits elsewhere from the pages", async () => {
		const original = project.text("content/faq.yaml");
		project.edit("content/faq.yaml", "question:", "questoin:");
		await waitUntil("the error", async () => {
			const { waiting } = await server.ask("state", {});
			return waiting.length > 0;
		});
		await server.ask("set", { origin: heading, value: "Igen", step: "1" });
		expect(await server.text("/")).toMatch(/<h1[^>]*>Igen/);
		expect((await server.ask("save", {})).refused).toBeUndefined();
		// Errors between other files are still found.
		const cited = { ...heading, path: ["heading", "en"] };
		await server.ask("set", {
			origin: cited,
			value: "{{price.nothing}}",
			step: "2",
		});
		expect((await server.ask("save", {})).refused).toContain("errors");
		expect(project.text(heading.file)).not.toContain("nothing");
		await server.ask("undo", {});
		project.put("content/faq.yaml", original);
		await waitUntil("no error", async () => {
			const { problems } = await server.ask("state", {});
			return problems.length === 0;
		});
	});

	test("an edit that conflicts with changes of others waits as well", async () => {
		await server.ask("set", { origin: event, value: 450, step: "1" });
		await server.ask("set", { origin: heading, value: "Hej", step: "2" });
		project.edit(prices, /event: \d+/, "event: 460");
		await waitUntil("the conflict", async () => {
			const { conflicts } = await server.ask("state", {});
			return conflicts.length === 1;
		});
		expect((await server.ask("save", {})).refused).toContain(
			"Everything is saved except what somebody else",
		);
		expect(project.text(heading.file)).toContain("Hej");
		expect(project.text(prices)).toContain("event: 460");
		await server.ask("settle", { file: prices, keep: "disk" });
	});

	test("a server that starts with an error shows the last commit and later edits", async () => {
		project.edit(prices, /event: \d+/, "event: 4x");
		const other = await startEditing(project.root);
		try {
			await other.ask("set", { origin: heading, value: "Ny start", step: "1" });
			expect(await other.text("/")).toMatch(/<h1[^>]*>Ny start/);
		} finally {
			await other.close();
			project.edit(prices, "event: 4x", "event: 460");
		}
	});
});
