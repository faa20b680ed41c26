import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** The text of each fact for other generators, which have no facts. */
const facts = {
	da: { "price.session-1h": "350 kr.", "business.name": "Energirummet" },
	en: { "price.session-1h": "DKK 350", "business.name": "The Energy Room" },
} as const;

/** The other generators that Kilde is measured beside. */
const peers = [
	{
		name: "Eleventy",
		packages: ["@11ty/eleventy@3.1.8"],
		example: "bench/eleventy",
		command: ["@11ty/eleventy/cmd.cjs", "--quiet"],
		products: ["_site"],
		node: [18, 0],
	},
	{
		name: "Astro",
		packages: ["astro@7.3.5", "@astrojs/react@7.0.0", "react", "react-dom"],
		example: "bench/astro",
		command: ["astro/bin/astro.mjs", "build", "--silent"],
		products: ["dist", ".astro", "node_modules"],
		node: [22, 12],
	},
] as const;

/**
 * Installs the other generators from the registry into a folder. Their projects must be below that folder, where Node
 * finds the packages. Generators that need a newer Node are left out.
 */
export function installPeers(folder: string): Tool[] {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	const able = peers.filter(
		({ node: [needed, least] }) =>
			major > needed || (major === needed && minor >= least),
	);
	const packages = able.flatMap((peer) => peer.packages);
	writeFileSync(join(folder, "package.json"), "{}");
	execFileSync("npm", ["install", "--silent", ...packages], { cwd: folder });
	return able.map(({ name, example, command: [file, ...argv], products }) => ({
		name,
		writeProject(root, count) {
			cpSync(join(repository, example), root, { recursive: true });
			writeArticles(
				root,
				count + countOwnPages(),
				(fact, locale) => facts[locale][fact],
			);
		},
		products,
		exceptPictures: () => products,
		build: (root) => measure(join(folder, "node_modules", file), argv, root),
	}));
}

/** Returns the number of pages of Kilde's own content in each language. */
function countOwnPages(): number {
	return ["pages", "news"]
		.flatMap((name) => readdirSync(join(repository, "content", name)))
		.filter((name) => /\.yaml$|\.da\.md$/.test(name)).length;
}
