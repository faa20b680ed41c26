import { execFileSync, spawnSync } from "node:child_process";
import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { repository } from "./support/check.ts";
import { createHost } from "./support/command.ts";
import { applyStep, matchesOutput, parseSteps } from "./support/docs.ts";
import { writeFiles } from "./support/git.ts";
import { isWindows, startProgram } from "./support/programs.ts";
import { listFiles, readTree } from "./support/project.ts";
import { listHtmlErrors } from "./support/valid-html.ts";

// The published packages: what is in them, and sites made with them.

/** The output of npm pack --json. */
type Tarball = {
	readonly filename: string;
	readonly unpackedSize: number;
	readonly files: readonly { readonly path: string }[];
};

// All sites are below it, and use the packages in its node_modules.
const folder = realpathSync(mkdtempSync(join(tmpdir(), "Websteder på øen-")));
const packages = join(folder, "node_modules");
const installed = join(packages, "kilde");
const beginning = join(folder, "begun");
const bakery = join(folder, "bakery");
let tarball: Tarball;

beforeAll(() => {
	const made = join(folder, "made");
	runNode(["--import=tsx", "bin/package.ts", made], repository);
	tarball = unpack(join(made, "kilde"), installed);
	unpack(join(made, "create-kilde"), beginning);
	for (const name of [
		...["any-ascii", "esbuild", "@esbuild", "zod", "schema-dts"],
		...["schema-dts-lib", "react", "react-dom", "scheduler"],
		...["@types", "csstype", "sharp"],
	])
		linkPackage(name);
	for (const name of ["content", "site"])
		cpSync(
			join(repository, "tests/fixtures/bakery", name),
			join(bakery, name),
			{ recursive: true },
		);
	// Without it, sharp would make one of the icon.
	const icon = "site/assets/apple-touch-icon.png";
	copyFileSync(
		join(repository, "create-kilde/starter", icon),
		join(bakery, icon),
	);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Packs a folder as npm publishes it, and unpacks the tarball. */
function unpack(from: string, to: string): Tarball {
	const printed = execFileSync(
		"npm",
		[
			"pack",
			"--json",
			"--pack-destination",
			isWindows ? `"${folder}"` : folder,
		],
		{
			...{ cwd: from, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
			// There npm is a script of cmd.
			shell: isWindows,
		},
	);
	const [packed] = Object.values<Tarball>(JSON.parse(printed));
	if (!packed) throw new Error("npm packed nothing.");
	const file = join(folder, packed.filename);
	mkdirSync(to, { recursive: true });
	execFileSync("tar", ["-xzf", file, "-C", to, "--strip-components=1"]);
	return packed;
}

function linkPackage(name: string): void {
	const there = join(repository, "node_modules", name);
	if (existsSync(there)) symlinkSync(there, join(packages, name));
}

/** Runs a Node script; expects success. */
function runNode(argv: readonly string[], cwd: string): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
		cwd,
		encoding: "utf8",
		env: { PATH: process.env.PATH ?? "" },
	});
	const said = stdout + stderr;
	expect({ status, said }).toEqual({ status: 0, said });
	return said;
}

/** Runs the installed command in this process. */
async function run(root: string, ...argv: readonly string[]) {
	const load = createRequire(installed)(join(installed, "bin/load.cjs"));
	const program = await load.loadProgram();
	const { host, printed } = createHost(root);
	const status: number = await program.run(argv, { ...program, host });
	return { status, said: printed.stdout + printed.stderr };
}

/** Runs the installed command; expects success, and returns what it prints. */
async function kilde(root: string, ...argv: readonly string[]) {
	const { status, said } = await run(root, ...argv);
	expect({ status, said }).toEqual({ status: 0, said });
	return said;
}

/** Runs npm create kilde in this process. */
async function create(name: string, ...options: readonly string[]) {
	const { run } = await import(
		pathToFileURL(join(beginning, "begin.mjs")).href
	);
	const said: string[] = [];
	const spies = (["log", "error"] as const).map((method) =>
		vi.spyOn(console, method).mockImplementation((text) => {
			said.push(text);
		}),
	);
	const root = join(folder, name);
	const status: number = await run([root, ...options]);
	for (const spy of spies) spy.mockRestore();
	return { root, status, said: said.join("\n") };
}

/** Type-checks the code of a project. */
function compileTypes(root: string): void {
	const compiler = join(repository, "node_modules/typescript/bin/tsc");
	// Several threads would check some types twice.
	runNode([compiler, "-p", ".", "--singleThreaded"], root);
}

test("the tarball contains the command, its scripts and types, and nothing of a site, in 2.5 MB", () => {
	const folders = tarball.files.map(({ path }) => path.replace(/\/.*/, ""));
	expect([...new Set(folders)].sort()).toEqual([
		...["LICENSE", "NOTICES.md", "README.md", "bin", "browser", "clients"],
		...["docker", "docs", "package.json", "program", "react", "react.js"],
		"types",
	]);
	for (const text of Object.values(readTree(installed)))
		expect(text).not.toMatch(/energirummet|vitest|wellness/i);
	expect(tarball.unpackedSize).toBeLessThan(2.5e6);
});

test("the dependencies are exactly the imported packages, and bundled packages are listed with their licences", () => {
	const read = (file: string) => readFileSync(join(installed, file), "utf8");
	const manifest = JSON.parse(read("package.json"));
	const { dependencies, devDependencies, bin } = manifest;
	const { peerDependencies, peerDependenciesMeta } = manifest;
	// Only an editor at a public address needs it.
	const optional = "@simplewebauthn/server";
	expect(devDependencies).toBeUndefined();
	expect(bin).toEqual({ kilde: "bin/kilde.cjs" });
	const imported = listFiles(installed)
		.filter((file) => /^(program|clients)\//.test(file))
		.flatMap((file) => [
			...read(file).matchAll(/\b(?:require\(|from)"([a-z@][^:"]*)"/g),
		])
		.map(([, name]) => name);
	expect([...new Set(imported)].sort()).toEqual([
		...[optional, "any-ascii", "esbuild", "heic-decode", "sharp"],
	]);
	expect([optional, ...Object.keys(dependencies)]).toEqual(
		expect.arrayContaining(imported),
	);
	expect(Object.keys(peerDependencies)).toEqual([
		...[optional, "react", "react-dom"],
	]);
	expect(peerDependenciesMeta[optional]).toEqual({ optional: true });
	const notices = read("NOTICES.md");
	for (const name of ["yaml", "prosemirror-model", "react-dom"])
		expect(notices).toMatch(RegExp(`^## .*\\b${name} \\d`, "m"));
	expect(notices).not.toContain("undefined");
});

test("a site without photos is checked and built without sharp", () => {
	rmSync(join(packages, "sharp"));
	const command = join(installed, "bin/kilde.cjs");
	expect(runNode([command, "check"], bakery)).toMatch(/^No problems: 4 pages/);
	runNode([command, "build"], bakery);
	linkPackage("sharp");
	expect(listFiles(join(bakery, "output"))).toContain("index.html");
});

test("the types compile under the strictest settings of a site", () => {
	const starter = join(beginning, "starter/tsconfig.json");
	const { compilerOptions } = JSON.parse(readFileSync(starter, "utf8"));
	const { moduleResolution: _, ...options } = compilerOptions;
	// Checks the declaration files of dependencies too.
	const strictest = { ...options, module: "nodenext", skipLibCheck: false };
	writeFiles(bakery, {
		"tsconfig.json": JSON.stringify({
			...{ compilerOptions: strictest, include: ["site"] },
		}),
		"package.json": '{ "type": "module" }',
	});
	compileTypes(bakery);
});

test("the starter of the last release builds with this engine, and differences in its pages are in the changelog", async () => {
	const root = join(folder, "starter");
	mkdirSync(root);
	const archive = join(repository, "tests/releases/starter.tar.gz");
	execFileSync("tar", ["-xzf", archive, "-C", root]);
	renameSync(join(root, "output"), join(root, "released"));
	const [title, ...lines] = (await kilde(root, "diff", "released")).split("\n");
	expect(title).toMatch(/^(No c|C)hanges for visitors since released/);
	const changelog = readFileSync(join(repository, "CHANGELOG.md"), "utf8");
	expect(lines.filter((line) => !changelog.includes(line.trim()))).toEqual([]);
});

describe("npm create kilde", () => {
	test.each([
		[
			"en,da",
			"Det store røde æble",
			["index.html", "da.html", "da/prices.html", "404.html"],
		],
		["fr,en", "En France", ["index.html", "en.html", "en/contact.html"]],
	])(
		"a site in %s is checked, compiled and built, with every page valid and small",
		async (languages, name, pages) => {
			const options = ["--name", name, "--languages", languages];
			const { root, status, said } = await create(name, ...options);
			expect(status).toBe(0);
			expect(said).toContain("npm run edit");
			const report = await kilde(root, "check");
			expect(report).toMatch(/^No problems: \d+ pages/);
			// French texts aren't translated yet.
			const isTranslated = !languages.includes("fr");
			expect(report.includes("no warnings")).toBe(isTranslated);
			expect(existsSync(join(root, "site/labels.da.yaml"))).toBe(isTranslated);
			const files = readTree(root);
			const { scripts } = JSON.parse(files["package.json"] ?? "");
			for (const each of scripts.check.split(" && "))
				expect(files[".github/workflows/site.yml"]).toContain(`npx ${each}`);
			await kilde(root, "build");
			const output = readTree(join(root, "output"));
			expect(Object.keys(output)).toEqual(expect.arrayContaining(pages));
			for (const [path, text] of Object.entries(output)) {
				if (!path.endsWith(".html")) continue;
				expect(text.length).toBeLessThan(10_000);
				expect(await listHtmlErrors(text)).toEqual([]);
				expect(text).not.toContain("NAME");
			}
			if (!isTranslated) return;
			compileTypes(root);
			// Editors of Windows write CRLF.
			for (const [path, text] of Object.entries(files))
				if (!/\.(png|svg)$|^node_modules/.test(path))
					writeFileSync(join(root, path), text.replaceAll("\n", "\r\n"));
			await kilde(root, "build", "--output", "windows");
			expect(readTree(join(root, "windows"))).toEqual(output);
		},
	);

	test("an invalid answer is rejected in one sentence, and nothing is written", async () => {
		writeFileSync(join(folder, "file"), "");
		for (const [name, options, message] of [
			["made", [], /^The folder .*made is not empty\. Name another one\.$/],
			[
				"bakery/new",
				[],
				/^.* would be inside the site in .*bakery\. Name a folder beside it\.$/,
			],
			[
				"new",
				["--languages", "en,dk"],
				/^A site can't begin in “dk”, but in da, en, /,
			],
			["new", ["--langs", "en"], /^npm create kilde FOLDER/],
			["file/new", [], /^The site can't be written: ENOTDIR/],
		] as const) {
			const { root, status, said } = await create(name, ...options);
			expect.soft(said).toMatch(message);
			expect.soft(status).toBe(2);
			expect.soft(existsSync(root)).toBe(name === "made");
		}
	});

	test("a question is repeated until the answer is valid, and Ctrl+C leaves no files", async () => {
		const terminal = ["stdin", "stderr"]
			.map((name) => `process.${name}.isTTY=true;`)
			.join("");
		const asking = startProgram(
			[process.execPath, join(beginning, "create.cjs")],
			{
				cwd: folder,
				// Node runs this code before the command.
				env: { NODE_OPTIONS: `--import=data:text/javascript,${terminal}` },
			},
		);
		await asking.heard(/The folder of the site \[my-site\]: /);
		asking.child.stdin?.write("made\r");
		await asking.heard(/made is not empty\.[\s\S]*\[my-site\]: /);
		asking.child.stdin?.write("\r");
		await asking.heard(/Its name \[my-site\]: /);
		asking.child.stdin?.end("\u0003");
		expect(await asking.ended).toBe(2);
		expect(asking.said()).toMatch(/Stopped: nothing was written\.\n$/);
		expect(existsSync(join(folder, "my-site"))).toBe(false);
	});

	test("English texts in other languages are samples, as are the words of languages that Kilde doesn't know", async () => {
		const { root, said } = await create("new", "--languages", "FR,da,cs");
		expect(said).toContain(
			"Texts in fr, cs are English until you translate them: `npx kilde check --launch` lists them.",
		);
		const { status, said: checked } = await run(root, "check", "--launch");
		expect(status).toBe(1);
		expect(checked).toContain("content/news/open.cs.md:4:9 warning");
		expect(checked).toContain("content/pages/contact.yaml:2:9");
		expect(checked).not.toContain("open.da.md");
		expect(checked).toContain(
			"content/words.yaml:1:1 warning: Kilde has no words in Czech: skip, menu,",
		);
		expect(checked).not.toContain("no words in French");
	});

	test("a double click on its launcher runs npm run edit, or explains where to get Node", async ({
		skip,
	}) => {
		skip(isWindows);
		const { root } = await create("double click", "--languages", "en");
		const programs = join(folder, "programs");
		mkdirSync(programs);
		for (const name of ["sh", "dirname"])
			symlinkSync(
				execFileSync("which", [name], { encoding: "utf8" }).trim(),
				join(programs, name),
			);
		const desktop = readFileSync(join(root, "Edit the site.desktop"), "utf8");
		// Unescapes the string in the desktop file, and then its quoted argument.
		const [, quoted = ""] = /^Exec=sh -c "(.*)" %k$/m.exec(desktop) ?? [];
		const script = quoted
			.replaceAll("\\\\", "\\")
			.replaceAll(/\\(["$])/g, "$1");
		const click = () =>
			[
				[join(root, "Edit the site.command")],
				["sh", "-c", script, join(root, "Edit the site.desktop")],
			].map(([program = "", ...argv]) => {
				const { status, stdout } = spawnSync(program, argv, {
					...{ cwd: "/", encoding: "utf8", env: { PATH: programs } },
					input: "\n",
				});
				return { status, stdout };
			});
		for (const { status, stdout } of click()) {
			expect(stdout).toContain("https://nodejs.org");
			expect(status).toBe(1);
		}
		const npm = join(programs, "npm");
		writeFileSync(npm, '#!/bin/sh\necho "$PWD $*"\n', { mode: 0o755 });
		for (const { stdout } of click())
			expect(stdout).toBe(`${root} install\n${root} run edit\n`);
		expect(readFileSync(join(root, "Edit the site.cmd"), "utf8")).toMatch(
			/nodejs\.org.*call npm run edit/s,
		);
	});
});

describe("docs/", () => {
	const pages = readTree(join(repository, "docs"));
	const { "README.md": index = "", ...guides } = Object.fromEntries(
		Object.entries(pages).filter(([name]) => name.endsWith(".md")),
	);

	/** Copies a file of the real site that a guide uses. */
	function addFile(from: string, root: string, to: string): void {
		mkdirSync(join(root, to, ".."), { recursive: true });
		copyFileSync(join(repository, from), join(root, to));
	}

	test("has one page per topic, linked from the index, of at most two screens", () => {
		const linked = [...index.matchAll(/\]\(([a-z-]+\.md)\)/g)];
		const names = linked.map(([, to]) => to);
		expect(names.toSorted()).toEqual(Object.keys(guides).toSorted());
		for (const [name, text] of Object.entries(guides))
			expect.soft(text.split("\n").length, name).toBeLessThanOrEqual(101);
	});

	test.each(Object.entries(guides))(
		"the code and the commands in %s work",
		async (name, text) => {
			const options = ["--name", "My site", "--languages", "en,da"];
			const { root } = await create(name, ...options);
			const photo = "content/media/vejen-aften.jpg";
			if (name === "picture.md") addFile(photo, root, "content/media/shop.jpg");
			const [font] = readdirSync(join(repository, "site/fonts")).filter(
				(each) => each.endsWith(".woff2"),
			);
			if (name === "look.md")
				addFile(`site/fonts/${font}`, root, "site/fonts/my-font.woff2");
			const steps = parseSteps(text);
			expect(steps.length).toBeGreaterThan(0);
			for (const step of steps)
				if (step.kind === "run") {
					const { said } = await run(root, ...step.argv);
					expect(matchesOutput(step.prints, said) || said).toBe(true);
				} else applyStep(root, step);
			const isCode = (file: string) => /^site\/.*\.tsx?$/.test(file);
			if (steps.some((step) => step.kind !== "run" && isCode(step.file)))
				compileTypes(root);
			const last = steps.at(-1);
			const isChecked = last?.kind === "run" && last.argv[0] === "check";
			// Pictures are encoded by a build. The new language of language.md doesn't exist before it is translated.
			if (name === "picture.md") await kilde(root, "build");
			else if (name !== "language.md" && !isChecked) await kilde(root, "check");
		},
	);
});
