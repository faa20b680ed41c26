import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	appendFileSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { articleFile } from "../bench/articles.ts";
import { kilde } from "../bench/kilde.ts";
import { make } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { bytesOf } from "../generator/write/content.ts";
import { sharePicture } from "../site/model/page-fields.ts";
import { site } from "../site/site.ts";
import { repository } from "./check.ts";

// Whatever a build takes over from the last one: its site is the one that is made from nothing, to the last byte.

const day = "2026-03-01";

let root = "";

beforeAll(async () => {
	root = realpathSync(mkdtempSync(join(tmpdir(), "kilde-quick-")));
	kilde.writeProject(root, 10);
	await shrinkPhotos(join(root, "content/media"));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Makes the photos in a folder small, since each build from nothing encodes them; that for shared links has its size. */
async function shrinkPhotos(folder: string): Promise<void> {
	for (const name of readdirSync(folder).filter((each) => /jpg$/.test(each))) {
		const photo = sharp(readFileSync(join(folder, name)));
		const { width, height } = await photo.metadata();
		if (width === sharePicture.width && height === sharePicture.height)
			continue;
		writeFileSync(join(folder, name), await photo.resize(60).toBuffer());
	}
}

const command = () => [
	join(repository, "bin/kilde.cjs"),
	...["build", "--root", root, "--date", day],
];

function build(): string {
	const { CI: _, ...env } = process.env;
	const { status, stdout, stderr } = spawnSync(process.execPath, command(), {
		encoding: "utf8",
		env,
	});
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	return stdout;
}

/** Begins a build and kills it, wherever it is by then. */
async function buildAndKill(milliseconds: number): Promise<void> {
	const child: ChildProcess = spawn(process.execPath, command(), {
		stdio: "ignore",
	});
	const ended = new Promise((resolve) => child.once("close", resolve));
	await setTimeout(milliseconds);
	child.kill("SIGKILL");
	await ended;
}

/** The site that lies there, and the one that is made from nothing: the digest of each file. */
function there(): Record<string, string> {
	return digestsIn(join(root, "output"));
}

function digestsIn(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== ".kilde.sha256")
		.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(
		files
			.map((file) => [relative(folder, file), digestOf(readFileSync(file))])
			.sort(),
	);
}

async function fromNothing(): Promise<Record<string, string>> {
	const { value, diagnostics } = await make(
		{ site, root, date: day },
		createMemo(),
		() => {},
	);
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual(
		[],
	);
	return Object.fromEntries(
		value.artifacts.map((each) => [each.path, digestOf(bytesOf(each))]).sort(),
	);
}

let cold: Record<string, string> | undefined;

function contentDigest(): string {
	return JSON.stringify(digestsIn(join(root, "content")));
}

function digestOf(bytes: string | Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}

const file = (path: string) => join(root, path);
const cache = () => file("node_modules/.cache/kilde");

function replace(path: string, from: string | RegExp, to: string): void {
	const text = readFileSync(file(path), "utf8");
	const changed = text.replace(from, to);
	expect(changed).not.toBe(text);
	writeFileSync(file(path), changed);
}

const article = articleFile(7, "da");

type Change = [what: string, make: () => void | Promise<void>];

/** What damaged-cache.test.ts tries each day with a small site. */
const damages: readonly Change[] = [
	["a cache that is gone", () => rmSync(cache(), { recursive: true })],
	[
		"a cache that is cut off",
		() => {
			for (const name of readdirSync(cache()))
				if (/^(memo|written)/.test(name))
					truncateSync(join(cache(), name), 1000);
			appendFileSync(file(article), "\nSidste sætning.\n");
		},
	],
];

test.each<Change>([
	["nothing kept", () => {}],
	["nothing changed", () => {}],
	[
		"another title, slug and text of an article, one article less, and one that lost its translation",
		() => {
			replace(article, "slug: nyt-7", "slug: nyt-7-igen");
			replace(article, 'title: "', 'title: "Helt nyt: ');
			appendFileSync(file(article), "\nEndnu en sætning.\n");
			rmSync(file(articleFile(3, "da")));
			rmSync(file(articleFile(3, "en")));
			replace(
				articleFile(4, "da"),
				"featured: false",
				"featured: false\ntranslated: false",
			);
			rmSync(file(articleFile(4, "en")));
		},
	],
	[
		"another price, which articles cite, and another word in the menu",
		() => {
			replace(
				"content/facts/prices.yaml",
				/session-1h: \d+/,
				"session-1h: 366",
			);
			replace(
				"content/navigation.yaml",
				/label: \{ da: [^,]+/,
				"label: { da: Nyt",
			);
		},
	],
	[
		"a build that was killed while it read",
		async () => {
			appendFileSync(file(article), "\nOg en til.\n");
			await buildAndKill(150);
		},
	],
	[
		"a build that was killed while it wrote",
		async () => {
			replace(
				"content/facts/prices.yaml",
				/session-1h: \d+/,
				"session-1h: 371",
			);
			await buildAndKill(450);
		},
	],
	...(inject("isLong") ? damages : []),
	[
		"pages that somebody deleted",
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
		build();
		// The same content has the same site, which need not be made twice.
		if (contentDigest() !== before || !cold) cold = await fromNothing();
		expect(there()).toEqual(cold);
	},
	120_000,
);

test("a change that is taken back gives the site of before", () => {
	const before = readFileSync(file(article));
	const site = there();
	appendFileSync(file(article), "\nNej.\n");
	build();
	writeFileSync(file(article), before);
	build();
	expect(there()).toEqual(site);
}, 120_000);
