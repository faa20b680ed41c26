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
import { expect, onTestFinished, test } from "vitest";
import { openDefinition } from "../generator/bundle/open-definition.ts";
import { repository } from "./support/check.ts";
import * as exampleSite from "./support/example-site.ts";

// The public API of the engine: everything a site may import, each export under one name and documented. Everything
// else is private.

const engine = join(repository, "generator");
const { exports } = JSON.parse(
	readFileSync(join(engine, "package.json"), "utf8"),
);
const modules = Object.entries<string>(exports)
	// The tools of the editor are for this repository alone.
	.filter(([name, file]) => /\.tsx?$/.test(file) && !/tools/.test(name))
	.map(([name, file]) => ({ name: name.replace(".", "kilde"), file }));

/** An export: its public name, the file that declares it, and its name there. */
type Export = {
	readonly module: string;
	readonly name: string;
	readonly file: string;
	readonly declared: string;
	readonly isType: boolean;
};

const all = modules.flatMap(({ name: module, file }): Export[] => {
	const text = textOf(file);
	const passed = [
		...text.matchAll(/^export (type )?\{([^}]*)\} from "([^"]+)"/gm),
	].flatMap(([, types, names = "", from = ""]) =>
		names
			.split(",")
			.map((each) => each.trim())
			.filter(Boolean)
			.map((each) => {
				const isType = types !== undefined || each.startsWith("type ");
				const [declared = "", name = declared] = each
					.replace(/^type /, "")
					.split(" as ");
				const at = join(dirname(file), from);
				return { module, name, file: at, declared, isType };
			}),
	);
	const own = [
		...text.matchAll(/^export (function|const|type|\* as) (\w+)/gm),
	].map(([, kind, name = ""]) => {
		return { module, name, file, declared: name, isType: kind === "type" };
	});
	return [...passed, ...own];
});

function textOf(file: string): string {
	return readFileSync(join(engine, normalize(file)), "utf8");
}

test("every name is exported once", () => {
	const names = all.map(({ name }) => name);
	expect(names.length).toBeGreaterThan(80);
	expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test("every export is documented", () => {
	const silent = all.filter((each) => docOf(each) === undefined);
	expect(silent.map(({ module, name }) => `${module}: ${name}`)).toEqual([]);
});

/** Returns the text of the doc comment of a declaration. */
function docOf({ file, declared }: Export): string | undefined {
	const declaration = RegExp(
		`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\n(?:// biome-ignore .*\n)?(?:export )?(?:async )?(?:declare )?(?:function|const|type|interface|\\* as) ${declared}\\b`,
	);
	return declaration.exec(textOf(file))?.[1]?.replace(/^ \* ?/gm, "");
}

test("every value has an example that uses it", () => {
	const bare = all
		.filter(({ isType }) => !isType)
		.filter(
			(each) => !RegExp(`\\b${each.name}\\b`).test(exampleOf(each) ?? ""),
		);
	expect(bare.map(({ module, name }) => `${module}: ${name}`)).toEqual([]);
});

/**
 * Returns the module of an example, either as written or as bare lines with everything of kilde and the example site in
 * scope.
 */
function exampleOf(each: Export): string | undefined {
	const [, lines] = /@example\s([\s\S]+)$/.exec(docOf(each) ?? "") ?? [];
	if (lines === undefined) return undefined;
	const [, whole] = /^```tsx?\n([\s\S]*)```/.exec(lines) ?? [];
	const code = whole ?? `${importsOf(lines)}\n${lines}`;
	let count = 0;
	// The comment after an expression is its expected value.
	return code.replace(
		/^(?!const |export |import )(\S.*); \/\/ (.+)$/gm,
		(_, expression, value) =>
			`export const value${count++} = { is: ${expression}, said: ${value} };`,
	);
}

function importsOf(code: string): string {
	const words = new Set(code.match(/\w+/g));
	const ours = all.filter(({ name, isType }) => !isType && words.has(name));
	const theirs = Object.keys(exampleSite).filter((name) => words.has(name));
	const site = join(repository, "tests/support/example-site.ts");
	return [
		...ours.map(({ name, module }) => `import { ${name} } from "${module}";`),
		...theirs.map((name) => `import { ${name} } from "${site}";`),
	].join("\n");
}

test("a site's definition imports all values from the running engine", async () => {
	const root = mkdtempSync(join(tmpdir(), "kilde-face-"));
	const folder = join(root, "site");
	mkdirSync(folder);
	// Values for pages and their scripts are bundled with them instead.
	const given = modules.filter(({ name }) => name === "kilde");
	const named = given.map(({ name }, at) => [name, `m${at}`] as const);
	writeFileSync(
		join(folder, "site.ts"),
		[
			...named.map(([name, as]) => `import * as ${as} from "${name}";`),
			`export const site = { timeZone: "UTC", collections: [], of: [${named.map(([, as]) => as)}] };`,
		].join("\n"),
	);
	const opened = await openDefinition(root, undefined);
	if ("errors" in opened) throw new Error("It can't be opened.");
	const { of } = Object(await opened.load());
	for (const [at, { file }] of given.entries()) {
		const own = await import(join(engine, file));
		for (const name of Object.keys(own)) expect(of[at][name]).toBe(own[name]);
	}
	rmSync(root, { recursive: true });
});

test("examples compile and evaluate to the values they state", async () => {
	const folder = mkdtempSync(join(tmpdir(), "kilde-examples-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
	const files = all.flatMap((each, at) => {
		const code = exampleOf(each);
		if (code === undefined) return [];
		const file = join(folder, `${at}-${each.name}.tsx`);
		writeFileSync(file, code);
		return [{ name: each.name, file, code }];
	});
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
	expect(stdout).toBe("");
	const computed = files.filter(({ code }) => code.includes("said:"));
	expect(computed.length).toBeGreaterThan(15);
	for (const { name, file } of computed)
		for (const { is, said } of Object.values<Value>(await import(file)))
			if (said !== undefined) expect(shown(is), name).toEqual(said);
});

/** The result of an example's expression and the result that its comment states. */
type Value = { readonly is: unknown; readonly said?: unknown };

/** Converts a value to the form used in examples: without undefined properties, with plain spaces. */
function shown(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));
}
