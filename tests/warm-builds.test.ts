import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleFile, writeArticles } from "../bench/articles.ts";
import { buildInMemory } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { getBytes } from "../generator/write/artifact-content.ts";
import { bundle, repository } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { createProject, type Project } from "./support/project.ts";
import { site } from "./support/site.ts";

// A build with a cache equals a build without one, byte for byte.

const day = "2026-03-01";

let project: Project;

/** Creates the small site with a photo and some articles. */
beforeAll(async () => {
	project = createProject("empty");
	const photo = sharp({
		create: { width: 60, height: 40, channels: 3, background: "#8fc4bb" },
	});
	project.put("content/media/room.jpg", await photo.jpeg().toBuffer());
	project.edit("content/pages/home.yaml", "src: room.svg", "src: room.jpg");
	writeArticles(project.root, 10, (fact) => `{{${fact}}}`);
});

afterAll(() => project.remove());

const argv = () => ["build", "--root", project.root, "--date", day];

/** Builds in a separate process, without the memory cache of the last build. */
async function build(): Promise<void> {
	const { status, stderr } = await runKilde(repository, argv());
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

/** Starts a build and kills it after this time. */
async function buildAndKill(milliseconds: number): Promise<void> {
	const program = join(repository, "bin/kilde.cjs");
	const child = spawn(process.execPath, [program, ...argv()], {
		stdio: "ignore",
	});
	const ended = new Promise((resolve) => child.once("close", resolve));
	await setTimeout(milliseconds);
	child.kill("SIGKILL");
	await ended;
}

/** Return the digest of each file of the current output, and of a build without a cache. */
function readOutput(): Record<string, string> {
	return listDigests(file("output"));
}

function listDigests(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== ".kilde.sha256")
		.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(
		files
			.map((file) => [relative(folder, file), digestOf(readFileSync(file))])
			.sort(),
	);
}

async function buildCold(): Promise<Record<string, string>> {
	const { value, diagnostics } = await buildInMemory(
		{ site, root: project.root, date: day, bundle },
		createMemo(),
		() => {},
	);
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual(
		[],
	);
	return Object.fromEntries(
		value.artifacts.map((each) => [each.path, digestOf(getBytes(each))]).sort(),
	);
}

let cold: Record<string, string> | undefined;

function contentDigest(): string {
	return JSON.stringify(listDigests(file("content")));
}

function digestOf(bytes: string | Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

const file = (path: string) => join(project.root, path);

const article = articleFile(7, "da");

type Change = [what: string, make: () => void | Promise<void>];

test.each<Change>([
	["nothing kept", () => {}],
	["nothing changed", () => {}],
	[
		"changing title, slug and text of an article, and removing an article and a translation",
		() => {
			project.edit(article, "slug: nyt-7", "slug: nyt-7-igen");
			project.edit(article, 'title: "', 'title: "Helt nyt: ');
			appendFileSync(file(article), "\nEndnu en sætning.\n");
			rmSync(file(articleFile(3, "da")));
			rmSync(file(articleFile(3, "en")));
			project.edit(
				articleFile(4, "da"),
				"featured: false",
				"featured: false\ntranslated: false",
			);
			rmSync(file(articleFile(4, "en")));
		},
	],
	[
		"changing a price cited by articles, and a label of the menu",
		() => {
			project.edit(
				"content/facts/prices.yaml",
				/session-1h: \d+/,
				"session-1h: 366",
			);
			project.edit(
				"content/navigation.yaml",
				/label: \{ da: [^,]+/,
				"label: { da: Nyt",
			);
		},
	],
	[
		"killing a build while it reads",
		async () => {
			appendFileSync(file(article), "\nOg en til.\n");
			await buildAndKill(150);
		},
	],
	[
		"killing a build while it writes",
		async () => {
			project.edit(
				"content/facts/prices.yaml",
				/session-1h: \d+/,
				"session-1h: 371",
			);
			await buildAndKill(300);
		},
	],
	[
		"deleting pages from the output",
		() => {
			rmSync(file("output/news/nyt-1.html"));
			rmSync(file("output/en/faq.html"));
		},
	],
])(
	"after %s",
	async (_, change) => {
		const before = contentDigest();
		await change();
		await build();
		// Reuse the cold build while the content is unchanged.
		if (contentDigest() !== before || !cold) cold = await buildCold();
		expect(readOutput()).toEqual(cold);
	},
	120_000,
);

test("reverting a change restores the previous site", async () => {
	const before = project.text(article);
	const site = readOutput();
	appendFileSync(file(article), "\nNej.\n");
	await build();
	project.put(article, before);
	await build();
	expect(readOutput()).toEqual(site);
}, 120_000);
