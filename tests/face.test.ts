import { spawnSync } from "node:child_process";
import {
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repository } from "./support/check.ts";
import * as exampleSite from "./support/example-site.ts";
import { writeFiles } from "./support/git.ts";

// The public API of the engine: everything a site may import, each export under one name and documented. Everything
// else is private.

const engine = join(repository, "generator");
const manifest = JSON.parse(readFileSync(join(engine, "package.json"), "utf8"));
const modules = Object.entries<string>(manifest.exports)
	// The tools of the editor are for this repository alone.
	.filter(([name, file]) => /\.tsx?$/.test(file) && !/tools/.test(name))
	.map(([name, file]) => ({ name: name.replace(".", "kilde"), file }));

/** An export: its public name, the text of the file that declares it, and its name there. */
type Export = {
	readonly module: string;
	readonly name: string;
	readonly text: string;
	readonly declared: string;
	readonly isType: boolean;
};

function readModule(file: string): string {
	return readFileSync(join(engine, normalize(file)), "utf8");
}

const all = modules.flatMap(({ name: module, file }): Export[] => {
	const text = readModule(file);
	const passed = text.matchAll(/^export (type )?\{([^}]*)\} from "([^"]+)"/gm);
	const own = text.matchAll(/^export (function|const|type|\* as) (\w+)/gm);
	return [
		...[...passed].flatMap(([, types, names = "", from = ""]) =>
			(names.match(/[\w ]+/g) ?? []).map((each) => {
				const isType = types !== undefined || each.trim().startsWith("type ");
				const [declared = "", name = declared] = each
					.trim()
					.replace(/^type /, "")
					.split(" as ");
				const text = readModule(join(dirname(file), from));
				return { module, name, text, declared, isType };
			}),
		),
		...[...own].map(([, kind, name = ""]) => {
			const isType = kind === "type";
			return { module, name, text, declared: name, isType };
		}),
	].filter(({ name }) => name !== "");
});

/** Returns the doc comment of a declaration. */
function getDocComment({ text, declared }: Export): string | undefined {
	const declaration = RegExp(
		`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\n(?:// biome-ignore .*\n)?(?:export )?(?:async )?(?:declare )?(?:function|const|type|interface|\\* as) ${declared}\\b`,
	);
	return declaration.exec(text)?.[1]?.replace(/^ \* ?/gm, "");
}

/**
 * Returns the module of an example, either as written or as bare lines with everything of kilde and the example site in
 * scope.
 */
function getExample(each: Export): string | undefined {
	const [, lines] =
		/@example\s([\s\S]+)$/.exec(getDocComment(each) ?? "") ?? [];
	if (lines === undefined) return undefined;
	const [, whole] = /^```tsx?\n([\s\S]*)```/.exec(lines) ?? [];
	const code = whole ?? `${createImports(lines)}\n${lines}`;
	let count = 0;
	// The comment after an expression is its expected value.
	return code.replace(
		/^(?!const |export |import )(\S.*); \/\/ (.+)$/gm,
		(_, expression, value) =>
			`export const value${count++} = { is: ${expression}, expected: ${value} };`,
	);
}

function createImports(code: string): string {
	const words = new Set(code.match(/\w+/g));
	const file = join(repository, "tests/support/example-site.ts");
	return [
		...all.filter(({ isType }) => !isType),
		...Object.keys(exampleSite).map((name) => ({ name, module: file })),
	]
		.filter(({ name }) => words.has(name))
		.map(({ name, module }) => `import { ${name} } from "${module}";`)
		.join("\n");
}

test("every name is exported once and documented, a value with an example that uses it", () => {
	const names = all.map(({ name }) => name);
	expect(names.length).toBeGreaterThan(80);
	expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
	for (const each of all) {
		expect.soft(getDocComment(each), each.name).toBeDefined();
		if (!each.isType)
			expect.soft(getExample(each)).toMatch(RegExp(`\\b${each.name}\\b`));
	}
});

/** Creates a temporary folder until the end of the test. */
function createFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "kilde-api-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

test("examples compile and evaluate to the values they state", async () => {
	const folder = createFolder();
	symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
	const examples = all.flatMap((each, at) => {
		const code = getExample(each);
		const file = join(folder, `${at}-${each.name}.tsx`);
		return code === undefined ? [] : [{ name: each.name, file, code }];
	});
	for (const { file, code } of examples) writeFileSync(file, code);
	const { compilerOptions } = JSON.parse(
		readFileSync(join(repository, "tsconfig.json"), "utf8"),
	);
	const own = { incremental: false, tsBuildInfoFile: null };
	const options = { ...compilerOptions, ...own, noUnusedLocals: false };
	writeFiles(folder, {
		"package.json": '{ "type": "module" }',
		"tsconfig.json": JSON.stringify({ compilerOptions: options }),
	});
	const compiler = join(repository, "node_modules/typescript/bin/tsc");
	const argv = [compiler, "-p", folder, "--singleThreaded"];
	const { stdout } = spawnSync(process.execPath, argv, { encoding: "utf8" });
	expect(stdout).toBe("");
	const evaluated = examples.filter(({ code }) => code.includes("expected:"));
	expect(evaluated.length).toBeGreaterThan(15);
	type Value = { readonly is: unknown; readonly expected?: unknown };
	for (const { name, file } of evaluated)
		for (const { is, expected } of Object.values<Value>(await import(file)))
			if (expected !== undefined)
				expect.soft(normalizeValue(is), name).toEqual(expected);
});

/** Converts a value to the form used in examples: without undefined properties, with plain spaces. */
function normalizeValue(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));
}
