import { spawnSync } from "node:child_process";
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { openDefinition } from "../generator/bundle/open-definition.ts";
import { repository } from "./support/check.ts";

// The face of the engine: what a site may import, each by one name and with what it is for. All else may change.

const engine = join(repository, "generator");
const { exports } = JSON.parse(
	readFileSync(join(engine, "package.json"), "utf8"),
);
const modules = Object.entries<string>(exports)
	.filter(([, file]) => /\.tsx?$/.test(file))
	.map(([name, file]) => ({ name: name.replace(".", "kilde"), file }));

/** An export: its name for a site, where it is declared, and its name there. */
type Export = {
	readonly module: string;
	readonly name: string;
	readonly file: string;
	readonly declared: string;
};

const all = modules.flatMap(({ name: module, file }): Export[] => {
	const text = textOf(file);
	const passed = [
		...text.matchAll(/^export (?:type )?\{([^}]*)\} from "([^"]+)"/gm),
	].flatMap(([, names = "", from = ""]) =>
		names
			.split(",")
			.map((each) => each.trim().replace(/^type /, ""))
			.filter(Boolean)
			.map((each) => {
				const [declared = "", name = declared] = each.split(" as ");
				return { module, name, file: join(dirname(file), from), declared };
			}),
	);
	const own = [
		...text.matchAll(/^export (?:function|const|type|\* as) (\w+)/gm),
	].map(([, name = ""]) => ({ module, name, file, declared: name }));
	return [...passed, ...own];
});

function textOf(file: string): string {
	return readFileSync(join(engine, normalize(file)), "utf8");
}

test("every name is there once", () => {
	const names = all.map(({ name }) => name);
	expect(names.length).toBeGreaterThan(100);
	expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test("every one says what it is for", () => {
	const silent = all.filter(({ file, declared }) => {
		const declaration = RegExp(
			`\\*/\n(?:// biome-ignore .*\n)?(?:export )?(?:async )?(?:declare )?(?:function|const|type|\\* as) ${declared}\\b`,
		);
		return !declaration.test(textOf(file));
	});
	expect(silent.map(({ module, name }) => `${module}: ${name}`)).toEqual([]);
});

test("the definition of a site gets all of them from the running engine", async () => {
	const root = mkdtempSync(join(tmpdir(), "kilde-face-"));
	const folder = join(root, "site");
	mkdirSync(folder);
	// Those of pages and their scripts are bundled with them.
	const given = modules.filter(({ name }) => !/react|browser|parts/.test(name));
	const named = given.map(({ name }, at) => [name, `m${at}`] as const);
	writeFileSync(
		join(folder, "site.ts"),
		[
			...named.map(([name, as]) => `import * as ${as} from "${name}";`),
			`export const site = { timeZone: "UTC", of: [${named.map(([, as]) => as)}] };`,
		].join("\n"),
	);
	const opened = await openDefinition(root, undefined);
	if ("faults" in opened) throw new Error("It can't be opened.");
	const { of } = Object(await opened.load());
	for (const [at, { file }] of given.entries()) {
		const own = await import(join(engine, file));
		for (const name of Object.keys(own)) expect(of[at][name]).toBe(own[name]);
	}
	rmSync(root, { recursive: true });
});

test("the examples in their docs are sound", () => {
	const files = new Set(all.map(({ file }) => normalize(file)));
	const examples = [...files].flatMap((file) =>
		[...textOf(file).matchAll(/@example\n \* ```tsx?\n([\s\S]*?) \* ```/g)].map(
			([, code = ""]) => code.replace(/^ \* ?/gm, ""),
		),
	);
	for (const { name } of modules)
		expect(examples.join()).toContain(`from "${name}"`);
	const folder = mkdtempSync(join(tmpdir(), "kilde-examples-"));
	symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
	for (const [at, code] of examples.entries())
		writeFileSync(join(folder, `example-${at}.tsx`), code);
	const { compilerOptions } = JSON.parse(
		readFileSync(join(repository, "tsconfig.json"), "utf8"),
	);
	writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
	writeFileSync(
		join(folder, "tsconfig.json"),
		JSON.stringify({
			compilerOptions: {
				...compilerOptions,
				incremental: false,
				tsBuildInfoFile: null,
				noUnusedLocals: false,
			},
		}),
	);
	const compiler = join(repository, "node_modules/typescript/bin/tsc");
	const { stdout } = spawnSync(
		process.execPath,
		[compiler, "-p", folder, "--singleThreaded"],
		{
			encoding: "utf8",
		},
	);
	rmSync(folder, { recursive: true });
	expect(stdout).toBe("");
});
