import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { startProgram } from "../support/programs.ts";
import { cacheName, createSiteFiles, type SiteName } from "./sites.ts";

/** A folder in which processes write sites, and its inspection. */
export type Workshop = {
	readonly root: string;
	readonly output: string;
	/** Returns the command that writes the named sites. */
	command(...names: readonly SiteName[]): readonly string[];
	/**
	 * Returns which complete site the output is; undefined if there is no output. Throws if files are missing or added.
	 */
	site(): SiteName | undefined;
	/** Lists the entries beside the output. */
	waste(): string[];
	/** Inspects a copy of the folder in the same way. */
	at(copy: string): Pick<Workshop, "site" | "waste">;
	/** Restores the initial state. */
	clear(): void;
	remove(): void;
};

/** Opens a new workshop, writable for all users of the machine. */
export async function openWorkshop(): Promise<Workshop> {
	const home = realpathSync(mkdtempSync(join(tmpdir(), "kilde-writing-")));
	chmodSync(home, 0o755);
	const program = join(home, "program.mjs");
	await build({
		entryPoints: [fileURLToPath(new URL("program.ts", import.meta.url))],
		bundle: true,
		platform: "node",
		format: "esm",
		// Its CommonJS modules require Node's modules.
		banner: {
			js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
		},
		outfile: program,
		logLevel: "silent",
	});
	const root = join(home, "project");
	const clear = () => {
		rmSync(root, { recursive: true, force: true });
		mkdirSync(root);
		chmodSync(root, 0o777);
	};
	clear();
	const output = join(root, "output");
	return {
		root,
		output,
		command: (...names) => [process.execPath, program, output, ...names],
		...lookInto(root),
		at: lookInto,
		clear,
		remove: () => rmSync(home, { recursive: true, force: true }),
	};
}

/** Starts a program; returns it, and a promise of its exit code and output. */
export function start(
	command: readonly string[],
	options: { readonly uid?: number } = {},
) {
	const program = startProgram(command, options);
	const ended = program.ended.then((code) => ({ code, said: program.said() }));
	return { ...program, ended };
}

function lookInto(root: string): Pick<Workshop, "site" | "waste"> {
	return {
		site: () => siteIn(join(root, "output")),
		waste: () =>
			readdirSync(root).filter(
				(name) => name !== "output" && name !== cacheName,
			),
	};
}

function siteIn(output: string): SiteName | undefined {
	if (!existsSync(output)) return undefined;
	const found = treeOf(output);
	const names: readonly SiteName[] = ["red", "blue"];
	const whole = names.find((name) => {
		const files = createSiteFiles(name);
		return (
			Object.keys(found).length === files.length + 1 &&
			files.every(({ path, bytes }) => found[path] === bytes)
		);
	});
	if (!whole) throw new Error(`Half a site: ${Object.keys(found).join(", ")}`);
	return whole;
}

function treeOf(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true }).map(String);
	return Object.fromEntries(
		names
			.filter((name) => statSync(join(folder, name)).isFile())
			.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
	);
}
