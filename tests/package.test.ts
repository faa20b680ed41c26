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
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMemo } from "../generator/cache/memo.ts";
import { readOutputFolder } from "../generator/commands/shared/output-folder.ts";
import { findDifference } from "../generator/compare/difference.ts";
import { formatSections } from "../generator/compare/format-sections.ts";
import type { SiteVersion } from "../generator/compare/index.ts";
import { describeDifference } from "../generator/compare/sections.ts";
import { repository } from "./support/check.ts";
import { applyStep, matchesOutput, parseSteps } from "./support/docs.ts";
import { startProgram } from "./support/programs.ts";

// The published tarball is complete and contains nothing else. The bakery is built with it, in
// a folder of its own.

/** The output of npm pack --json. */
type Tarball = {
	readonly filename: string;
	readonly version: string;
	readonly unpackedSize: number;
	readonly files: readonly { readonly path: string }[];
};

let folder: string;
let packed: Tarball;
let beginning: Tarball;
/** A project whose path contains a space and non-ASCII letters. */
let bakery: string;

beforeAll(async () => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "kilde-package-")));
	const made = join(folder, "made");
	run(["--import=tsx", "bin/package.ts", made], repository);
	[packed, beginning] = ["kilde", "create-kilde"].map((name) => {
		const [tarball] = Object.values<Tarball>(
			JSON.parse(npm(join(made, name), "pack", "--json")),
		);
		if (!tarball) throw new Error("npm packed nothing.");
		return tarball;
	}) as [Tarball, Tarball];
	unpack(beginning, join(folder, "begun"));
	bakery = join(folder, "Bageri på øen");
	install(bakery);
	await writeBakery(bakery);

	function npm(cwd: string, ...argv: readonly string[]): string {
		return execFileSync("npm", [...argv, "--pack-destination", folder], {
			cwd,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
	}
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a Node script; throws its output unless it succeeds. */
function run(argv: readonly string[], cwd: string): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
		cwd,
		encoding: "utf8",
		env: { PATH: process.env.PATH ?? "" },
	});
	expect({ status, said: stdout + stderr }).toEqual({
		status: 0,
		said: stdout + stderr,
	});
	return stdout + stderr;
}

function unpack({ filename }: Tarball, to: string): void {
	mkdirSync(to, { recursive: true });
	execFileSync("tar", [
		...["-xzf", join(folder, filename), "-C", to],
		"--strip-components=1",
	]);
}

/** Installs the package as npm would, without the dependency of photos: sharp. */
function install(root: string): void {
	unpack(packed, join(root, "node_modules/kilde"));
	for (const name of [
		...["any-ascii", "esbuild", "@esbuild", "zod"],
		...["schema-dts", "schema-dts-lib"],
		...["react", "react-dom", "scheduler", "@types", "csstype"],
	]) {
		const there = join(repository, "node_modules", name);
		if (existsSync(there)) symlinkSync(there, join(root, "node_modules", name));
	}
}

/** Adds a photo as shop.jpg, and its encoder. */
function addPhoto(root: string): void {
	const media = join(root, "content/media");
	mkdirSync(media);
	copyFileSync(
		join(repository, "content/media/vejen-aften.jpg"),
		join(media, "shop.jpg"),
	);
	symlinkSync(
		join(repository, "node_modules/sharp"),
		join(root, "node_modules/sharp"),
	);
}

function addFont(root: string): void {
	const fonts = join(root, "site/fonts");
	mkdirSync(fonts);
	const [font = ""] = readdirSync(join(repository, "site/fonts")).filter(
		(name) => name.endsWith(".woff2"),
	);
	copyFileSync(
		join(repository, "site/fonts", font),
		join(fonts, "my-font.woff2"),
	);
}

/** Copies the code and content of the bakery. */
async function writeBakery(root: string): Promise<void> {
	for (const name of ["content", "site"])
		cpSync(join(repository, "tests/fixtures/bakery", name), join(root, name), {
			recursive: true,
		});
	const icon = await sharp(join(root, "site/assets/favicon.svg"))
		.resize(180, 180)
		.png()
		.toBuffer();
	writeFileSync(join(root, "site/assets/apple-touch-icon.png"), icon);
}

function kilde(root: string, ...argv: readonly string[]): string {
	return run(["node_modules/kilde/bin/kilde.cjs", ...argv], root);
}

/** Runs npm create kilde in a folder, as npm does. */
function create(argv: readonly string[], environment = {}) {
	const command = join(folder, "begun/create.cjs");
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[command, ...argv],
		{ cwd: folder, encoding: "utf8", env: environment },
	);
	return { status, stdout, stderr };
}

const html = new HtmlValidate({
	extends: ["html-validate:standard", "html-validate:a11y"],
	rules: {
		"void-style": "off",
		"attribute-boolean-style": "off",
		"doctype-style": "off",
		"long-title": "off",
		"no-inline-style": "off",
		// The form of an island has no submit button.
		"wcag/h32": "off",
	},
});

/** Lists the pages of a built project; expects all to be valid and small. */
async function listValidPages(root: string): Promise<string[]> {
	const output = join(root, "output");
	const pages = readdirSync(output, {
		recursive: true,
		encoding: "utf8",
	}).filter((file) => file.endsWith(".html"));
	for (const page of pages) {
		const text = readFileSync(join(output, page), "utf8");
		expect(text.length).toBeLessThan(10_000);
		const { results } = await html.validateString(text);
		expect(results.flatMap(({ messages }) => messages)).toEqual([]);
		expect(text).not.toContain("NAME");
	}
	return pages;
}

/** Type-checks the code of a project. */
function compileTypes(root: string): void {
	const compiler = join(repository, "node_modules/typescript/bin/tsc");
	// Several threads would check some types twice.
	run([compiler, "-p", ".", "--singleThreaded"], root);
}

test("the tarball contains the command, its scripts and types, and nothing of a site", () => {
	const folders = new Set(
		packed.files.map(({ path }) => path.replace(/\/.*/, "")),
	);
	expect([...folders].sort()).toEqual([
		"LICENSE",
		"NOTICES.md",
		"README.md",
		"bin",
		"browser",
		"clients",
		"docs",
		"package.json",
		"program",
		"react",
		"react.js",
		"types",
	]);
	const texts = packed.files.map(({ path }) =>
		readFileSync(join(bakery, "node_modules/kilde", path), "utf8"),
	);
	expect(texts.join()).not.toMatch(/energirummet|vitest|wellness/i);
});

test("the tarball is small: 2.5 MB unpacked", () => {
	expect(packed.unpackedSize).toBeLessThan(2.5e6);
});

test("the dependencies are exactly the imported packages, and bundled packages are listed with their licences", () => {
	const { dependencies, peerDependencies, devDependencies, bin } = JSON.parse(
		readFileSync(join(bakery, "node_modules/kilde/package.json"), "utf8"),
	);
	expect(devDependencies).toBeUndefined();
	expect(bin).toEqual({ kilde: "bin/kilde.cjs" });
	const named = new Set(
		["program", "clients"].flatMap((name) => {
			const scripts = join(bakery, "node_modules/kilde", name);
			return readdirSync(scripts).flatMap((file) => {
				const code = readFileSync(join(scripts, file), "utf8");
				return [
					...code.matchAll(/\brequire\("([a-z@][^:"]*)"\)/g),
					...code.matchAll(/\bfrom"([a-z@][^:"]*)"/g),
				].map(([, name]) => name);
			});
		}),
	);
	expect([...named].sort()).toEqual([
		"any-ascii",
		"esbuild",
		"heic-decode",
		"sharp",
	]);
	expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...named]));
	expect(Object.keys(peerDependencies)).toEqual(["react", "react-dom"]);
	const notices = readFileSync(
		join(bakery, "node_modules/kilde/NOTICES.md"),
		"utf8",
	);
	expect(notices).toMatch(/^## .*\byaml \d/m);
	expect(notices).toMatch(/^## .*\bprosemirror-model \d/m);
	expect(notices).toMatch(/^## .*\breact-dom \d/m);
	expect(notices).not.toContain("undefined");
});

test("a site without photos is checked and built reproducibly without sharp", () => {
	expect(existsSync(join(bakery, "node_modules/sharp"))).toBe(false);
	expect(kilde(bakery, "check")).toMatch(/^No problems: 4 pages/);
	kilde(bakery, "build", "--date", "2026-03-01");
	const built = () =>
		readdirSync(join(bakery, "output"), { recursive: true, encoding: "utf8" })
			.filter((name) => /\.(html|xml|json)$/.test(name))
			.sort()
			.map((name) => [
				name,
				readFileSync(join(bakery, "output", name), "utf8"),
			]);
	const first = built();
	expect(first.length).toBeGreaterThan(7);
	rmSync(join(bakery, "output"), { recursive: true });
	rmSync(join(bakery, "node_modules/.cache"), { recursive: true });
	kilde(bakery, "build", "--date", "2026-03-01");
	expect(built()).toEqual(first);
	expect(kilde(bakery, "where", "bread.rye")).toContain(
		"content/breads.yaml:2:9",
	);
});

test("the types compile under the strictest settings of a site", () => {
	writeFileSync(
		join(bakery, "tsconfig.json"),
		JSON.stringify({
			compilerOptions: {
				target: "es2023",
				lib: ["es2023", "dom"],
				module: "nodenext",
				jsx: "react-jsx",
				types: [],
				strict: true,
				exactOptionalPropertyTypes: true,
				noUncheckedIndexedAccess: true,
				verbatimModuleSyntax: true,
				allowImportingTsExtensions: true,
				noEmit: true,
				// Checks the declaration files of dependencies too.
				skipLibCheck: false,
			},
			include: ["site"],
		}),
	);
	writeFileSync(join(bakery, "package.json"), '{ "type": "module" }');
	compileTypes(bakery);
});

test("the starter of the last release builds with this engine, and differences in its pages are in the changelog", () => {
	const root = join(folder, "released");
	mkdirSync(root);
	execFileSync("tar", [
		...["-xzf", join(repository, "tests/releases/starter.tar.gz")],
		...["-C", root],
	]);
	renameSync(join(root, "output"), join(root, "released"));
	install(root);
	const command = "node_modules/kilde/bin/kilde.cjs";
	run([command, "build", "--date", "2026-03-01"], root);
	const [released, built] = ["released", "output"].map((output) =>
		readOutputFolder(join(root, output), ["en", "da"]),
	) as [SiteVersion, SiteVersion];
	expect(released.artifacts.length).toBeGreaterThan(10);
	const difference = findDifference(released, built, createMemo());
	const lines = formatSections(
		describeDifference(difference, "en"),
		"text",
	).split("\n");
	const changelog = readFileSync(join(repository, "CHANGELOG.md"), "utf8");
	expect(lines.filter((line) => !changelog.includes(line.trim()))).toEqual([]);
}, 30_000);

describe("npm create kilde", () => {
	const getCreateScript = () => join(folder, "begun/create.cjs");

	/** Returns environment variables that make Node run this code before the command. */
	const preload = (code: string) => ({
		NODE_OPTIONS: `--import=data:text/javascript,${code}`,
	});

	test.each([
		[
			"en,da",
			"Det store røde æble",
			["index.html", "da.html", "da/prices.html"],
		],
		["fr,en", "En France", ["index.html", "en.html", "en/contact.html"]],
	])(
		"a site in %s is checked, compiled and built, with every page valid and small",
		async (languages, name, pages) => {
			const root = join(folder, name);
			const made = create([name, "--name", name, "--languages", languages]);
			expect(made).toMatchObject({ status: 0, stderr: "" });
			expect(made.stdout).toContain("npm run edit");
			install(root);
			const said = kilde(root, "check");
			expect(said).toMatch(/^No problems: \d+ pages/);
			// French texts aren't translated yet.
			const isTranslated = !languages.includes("fr");
			expect(said.includes("no warnings")).toBe(isTranslated);
			compileTypes(root);
			expect(existsSync(join(root, "site/labels.da.yaml"))).toBe(
				languages.includes("da"),
			);
			const read = (file: string) => readFileSync(join(root, file), "utf8");
			const workflow = read(".github/workflows/site.yml");
			const { scripts } = JSON.parse(read("package.json"));
			for (const each of scripts.check.split(" && "))
				expect(workflow).toContain(`npx ${each}`);
			kilde(root, "build");
			expect(await listValidPages(root)).toEqual(
				expect.arrayContaining([...pages, "404.html"]),
			);
		},
		60_000,
	);

	test.each([
		[
			"a folder with files",
			["made"],
			/^The folder .*made is not empty\. Name another one\.\n$/,
		],
		[
			"a folder in a site",
			["Bageri på øen/ny"],
			/^.* would be inside the site in .*Bageri på øen\. Name a folder beside it\.\n$/,
		],
		[
			"an invalid language",
			["new", "--languages", "en,dk"],
			/^A site can't begin in “dk”, but in da, en, /,
		],
		["an unknown option", ["new", "--langs", "en"], /^npm create kilde FOLDER/],
		[
			"a folder below a file",
			["file/new"],
			/^The site can't be written: ENOTDIR/,
		],
	])(
		"%s is rejected in one sentence, and nothing is written",
		(_, argv, said) => {
			writeFileSync(join(folder, "file"), "");
			const { status, stderr } = create(argv);
			expect(status).toBe(2);
			expect(stderr).toMatch(said);
			expect(existsSync(join(folder, "new"))).toBe(false);
			expect(existsSync(join(bakery, "ny"))).toBe(false);
		},
	);

	test("a question is repeated until the answer is valid, and Ctrl+C leaves no files", async () => {
		const terminal = ["stdin", "stderr"]
			.map((name) => `process.${name}.isTTY=true;`)
			.join("");
		const asking = startProgram([process.execPath, getCreateScript()], {
			cwd: folder,
			env: preload(terminal),
		});
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

	test("English texts in other languages are samples, as are the words of languages that Kilde doesn't know", () => {
		const { stdout } = create(["languages", "--languages", "FR,da,cs"]);
		expect(stdout).toContain(
			"Texts in fr, cs are English until you translate them: `npx kilde check --launch` lists them.",
		);
		const root = join(folder, "languages");
		install(root);
		const { stderr: checked, status } = spawnSync(
			process.execPath,
			["node_modules/kilde/bin/kilde.cjs", "check", "--launch"],
			{ cwd: root, encoding: "utf8" },
		);
		expect(status).toBe(1);
		expect(checked).toContain("content/news/open.cs.md:4:9 warning");
		expect(checked).toContain("content/pages/contact.yaml:2:9");
		expect(checked).not.toContain("open.da.md");
		expect(checked).toContain(
			"content/words.yaml:1:1 warning: Kilde has no words in Czech: skip, menu,",
		);
		expect(checked).not.toContain("no words in French");
	});

	test("a double click on its launcher runs npm run edit, or explains where to get Node", () => {
		create(["double click", "--languages", "en"]);
		const root = join(folder, "double click");
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
		const clicks = [
			[join(root, "Edit the site.command")],
			["sh", "-c", script, join(root, "Edit the site.desktop")],
		];
		const click = ([program = "", ...argv]: readonly string[]) =>
			spawnSync(program, argv, {
				cwd: "/",
				encoding: "utf8",
				env: { PATH: programs },
				input: "\n",
			});
		for (const each of clicks)
			expect(click(each)).toMatchObject({
				status: 1,
				stdout: expect.stringContaining("https://nodejs.org"),
			});
		const npm = join(programs, "npm");
		writeFileSync(npm, '#!/bin/sh\necho "$PWD $*"\n', { mode: 0o755 });
		for (const each of clicks)
			expect(click(each).stdout).toBe(`${root} install\n${root} run edit\n`);
		expect(readFileSync(join(root, "Edit the site.cmd"), "utf8")).toMatch(
			/nodejs\.org.*call npm run edit/s,
		);
	});

	test("a site address with a path is reported at its line in the content, with the address without the path as the fix", () => {
		create(["address", "--languages", "en"]);
		const root = join(folder, "address");
		install(root);
		const file = join(root, "content/business.yaml");
		const text = readFileSync(file, "utf8");
		writeFileSync(file, text.replace("example.org\n", "example.org/\n"));
		const command = ["node_modules/kilde/bin/kilde.cjs", "check"];
		const { stderr } = spawnSync(process.execPath, command, {
			cwd: root,
			encoding: "utf8",
			env: { PATH: process.env.PATH },
		});
		expect(stderr).toMatch(/^content\/business\.yaml:2:7 error: site is /);
		expect(stderr).toContain("Did you mean https://www.example.org?");
	});

	test("CRLF line endings in every file result in the same pages", () => {
		const [unix, windows] = ["unix", "windows"].map((name) => {
			const root = join(folder, name);
			create([name, "--name", "Navn", "--languages", "en,da"]);
			for (const entry of readdirSync(root, {
				recursive: true,
				withFileTypes: true,
			})) {
				const file = join(entry.parentPath, entry.name);
				if (name === "unix" || !entry.isFile() || /\.png$/.test(file)) continue;
				const text = readFileSync(file, "utf8");
				writeFileSync(file, text.replaceAll("\n", "\r\n"));
			}
			install(root);
			const command = "node_modules/kilde/bin/kilde.cjs";
			run([command, "build", "--date", "2026-03-01"], root);
			return readOutputFolder(join(root, "output"), []).artifacts;
		});
		expect(windows).toEqual(unix);
	}, 30_000);
});

describe("docs/", () => {
	const pages = readdirSync(join(repository, "docs"))
		.filter((name) => name.endsWith(".md"))
		.map((name) => ({
			name,
			text: readFileSync(join(repository, "docs", name), "utf8"),
		}));

	test("has one page per topic, linked from the index, of at most two screens", () => {
		const index = pages.find(({ name }) => name === "README.md")?.text ?? "";
		const linked = [...index.matchAll(/\]\(([a-z]+\.md)\)/g)].map(
			([, to]) => to,
		);
		const names = pages.map(({ name }) => name);
		expect(["README.md", ...linked].toSorted()).toEqual(names.toSorted());
		for (const { name, text } of pages)
			expect([name, text.split("\n").length <= 101]).toEqual([name, true]);
	});

	test.each(pages.filter(({ name }) => name !== "README.md"))(
		"the commands in $name work",
		({ name, text }) => {
			const root = join(folder, "docs", name);
			create([root, "--name", "My site", "--languages", "en,da"]);
			install(root);
			if (name === "picture.md") addPhoto(root);
			if (name === "look.md") addFont(root);
			const steps = parseSteps(text);
			for (const step of steps)
				if (step.kind === "run") {
					const command = "node_modules/kilde/bin/kilde.cjs";
					const { stdout, stderr } = spawnSync(
						process.execPath,
						[command, ...step.argv],
						{ cwd: root, encoding: "utf8", env: { PATH: process.env.PATH } },
					);
					const printed = stdout + stderr;
					expect(matchesOutput(step.prints, printed) || printed).toBe(true);
				} else applyStep(root, step);
			expect(steps.length).toBeGreaterThan(0);
			compileTypes(root);
			// The language doesn't exist before it is translated.
			if (name !== "language.md") kilde(root, "build");
		},
		60_000,
	);
});
