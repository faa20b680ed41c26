import { cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { writeArticles } from "./articles.ts";
import { type Measurement, measure } from "./measure.ts";

/** A generator whose builds are measured. The paths of its articles are those of `articleFile`. */
export type Tool = {
	readonly name: string;
	/** Writes a project with `count` articles, each in two languages. */
	writeProject(root: string, count: number): void;
	/** The files and folders that builds write to the project's folder. */
	readonly products: readonly string[];
	/** The same without encoded pictures, which take longer than everything else and are encoded once. */
	exceptPictures(root: string): readonly string[];
	build(root: string): Promise<Measurement>;
};

const repository = fileURLToPath(new URL("..", import.meta.url));

/** The path of the command's file. */
export const command = join(repository, "bin/kilde.cjs");

/** The folder of a project where builds keep encoded pictures, named by digests, and everything else. */
const cache = "node_modules/.cache/kilde";

/** Kilde, with its own content around the articles. */
export const kilde: Tool = {
	name: "Kilde",
	writeProject(root, count) {
		for (const folder of ["content", "templates"])
			cpSync(join(repository, folder), join(root, folder), { recursive: true });
		symlinkSync(join(repository, "site"), join(root, "site"));
		writeArticles(root, count, (fact) => `{{${fact}}}`);
	},
	products: ["output", "node_modules"],
	exceptPictures: (root) => [
		"output",
		...readdirSync(join(root, cache))
			.filter((name) => !/^[\da-f]{64}$/.test(name))
			.map((name) => join(cache, name)),
	],
	build: (root) =>
		measure(command, ["build", "--root", root, "--date", "2026-03-01"], root),
};

/** The text of each fact for Eleventy, which has no facts. */
const facts = {
	da: { "price.session-1h": "350 kr.", "business.name": "Energirummet" },
	en: { "price.session-1h": "DKK 350", "business.name": "The Energy Room" },
} as const;

/** Returns the Eleventy that is installed in a folder, with one more article for each page of Kilde's own content. */
export function eleventyIn(folder: string): Tool {
	const home = resolve(folder, "node_modules/@11ty/eleventy");
	const { version } = JSON.parse(
		readFileSync(join(home, "package.json"), "utf8"),
	);
	return {
		name: `Eleventy ${version}`,
		writeProject(root, count) {
			cpSync(join(repository, "bench/eleventy"), root, { recursive: true });
			writeArticles(
				root,
				count + countOwnPages(),
				(fact, locale) => facts[locale][fact],
			);
		},
		products: ["_site"],
		exceptPictures: () => ["_site"],
		build: (root) => measure(join(home, "cmd.cjs"), ["--quiet"], root),
	};
}

/** Returns the number of pages of Kilde's own content in each language. */
function countOwnPages(): number {
	return ["pages", "news"]
		.flatMap((name) => readdirSync(join(repository, "content", name)))
		.filter((name) => /\.yaml$|\.da\.md$/.test(name)).length;
}
