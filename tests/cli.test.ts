import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { transform } from "esbuild";
import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { applyCorrections } from "../generator/commands/shared/fix.ts";
import { repository } from "./support/check.ts";
import { createHost, type Printed, runKilde } from "./support/command.ts";
import { createTerminal } from "./support/engine.ts";
import { writeFiles } from "./support/git.ts";
import { createProject, listFiles, type Project } from "./support/project.ts";

// Runs the command as people, scripts and GitHub Actions do, in a temporary project.

let project: Project;

/** Creates one project for all tests of a suite, which leave its content as they find it. */
function projectForAll(prepare?: () => void | Promise<void>): void {
	beforeAll(() => {
		project = createProject();
		return prepare?.();
	});
	afterAll(() => project.remove());
}

type Environment = Readonly<Record<string, string>>;

function kilde(argv: string, environment: Environment = {}): Promise<Printed> {
	return runKilde(project.root, argv.split(" ").filter(Boolean), environment);
}

const prices = "content/facts/prices.yaml";

function makeMistake(): void {
	project.edit(prices, "event: 420", "event: 420 kr.");
}

/** Replaces all sample content, as the owner does before the launch. */
function replaceSamples(): void {
	const names = ["booking", "business", "events/evening", "testimonials"];
	for (const path of names.map((name) => `content/${name}.yaml`)) {
		const real = project.text(path).replaceAll(".example", ".dk");
		project.put(
			path,
			real.replaceAll(/^ {2}sample: true\n|sample: true, /gm, ""),
		);
	}
}

describe("kilde build", () => {
	let first: Printed;
	projectForAll(async () => {
		project.edit("content/news/summer.da.md", "(/book)", "(/testimonials)");
		first = await kilde("build");
	});

	test("builds the site and reports its warnings and the next date on which it changes", () => {
		expect(first.stderr).toContain("warning: /testimonials is a redirect");
		expect(first.stdout).toMatch(
			/^output: 22 pages, 1 redirect, 1 warning, in \d+\.\d\d s\.\nOn 5\u00A0March 2026 the site changes by itself: content\/facts\/hours\.yaml:13 is announced\. Build it again that day\.\n$/,
		);
		expect(first.status).toBe(0);
		expect(readdirSync(join(project.root, "output"))).toContain("index.html");
	});

	test("leaves the site untouched if nothing changed, with the same report", async () => {
		const folder = () => statSync(join(project.root, "output")).ino;
		const before = folder();
		const again = await kilde("build");
		const withoutTime = ({ stdout }: Printed) =>
			stdout.replace(/\d+\.\d+ s/, "… s");
		expect(withoutTime(again)).toBe(withoutTime(first));
		expect(again.stderr).toBe(first.stderr);
		expect(folder()).toBe(before);
	});

	test("keeps the last valid site while the content has errors", async () => {
		const good = project.digest("output");
		const right = project.text(prices);
		makeMistake();
		const { status, stdout, stderr } = await kilde("build");
		project.put(prices, right);
		expect(status).toBe(1);
		expect(stdout).toBe("");
		expect(
			stderr,
		).toBe(`content/facts/prices.yaml:4:8 error: event is “420 kr.”; it must be a whole number without a currency, e.g. 1400.
  4 │ event: 420 kr.
    │        ^^^^^^^
  Did you mean 420?

1 error. Nothing was written.
`);
		expect(project.digest("output")).toBe(good);
		expect(readdirSync(project.root).sort()).toEqual([
			// node_modules has the cache.
			...["content", "node_modules", "output", "site", "templates"],
		]);
	});

	test("with --launch fails while a sample is left, even if nothing has changed since the last build", async () => {
		const before = project.digest("output");
		const { status, stderr } = await kilde("build --launch");
		expect(stderr).toContain(
			"Not ready to launch: 13 samples to replace. kilde check --launch lists them. Nothing was written.\n",
		);
		expect(status).toBe(1);
		expect(project.digest("output")).toBe(before);
	});

	test("with --compress writes compressed variants beside each text file that they make smaller", async () => {
		expect((await kilde("build --compress")).status).toBe(0);
		const output = join(project.root, "output");
		const bytes = (path: string) => readFileSync(join(output, path));
		const page = bytes("events.html");
		expect(brotliDecompressSync(bytes("events.html.br"))).toEqual(page);
		expect(gunzipSync(bytes("events.html.gz"))).toEqual(page);
		expect(bytes("events.html.br").length).toBeLessThan(page.length / 2);
		expect(listFiles(output).join("\n")).not.toMatch(
			/\.(woff2|png|jpg|mp4|webm)\.(br|gz)$/m,
		);
		await kilde("build");
		expect(existsSync(join(output, "events.html.br"))).toBe(false);
	});
});

describe("kilde check", () => {
	projectForAll();

	test("reports that there are no problems, omits samples and open questions, and writes nothing", async () => {
		expect(await kilde("check")).toEqual({
			status: 0,
			stdout: "No problems: 22 pages, no warnings.\n",
			stderr: "",
		});
		expect(existsSync(join(project.root, "output"))).toBe(false);
	});

	test("with --launch lists samples and open questions, and fails while a sample is left", async () => {
		const { status, stderr } = await kilde("check --launch");
		expect(status).toBe(1);
		for (const line of [
			"content/business.yaml:5:11 warning: company is a sample.",
			"content/testimonials.yaml:2:15 warning: danish › 1 is a sample.",
			"content/business.yaml:1:7 warning: site is a sample: kilden.example is reserved for examples and can't exist on the internet.",
			"content/open-questions.yaml:1:13 warning: Hvad koster natten? On the site now: 1400 kr. Other source: 1500 kr.",
		])
			expect.soft(stderr).toContain(line);
		expect(stderr).toMatch(
			/\nNot ready to launch: 13 samples to replace, 1 question to answer\.\n$/,
		);
	});

	test("with --links sends no requests if all addresses are samples, and explains that the proxy refuses", async () => {
		expect(await kilde("check --links")).toMatchObject({
			status: 0,
			stdout: expect.stringMatching(
				/^Checked 0 links to other sites; \d+ samples left out\.\n$/,
			),
		});
		const event = "content/events/evening.yaml";
		project.edit(event, "https://billetter.example", "https://billetter.dk");
		const environment = { HTTPS_PROXY: "http://127.0.0.1:1" };
		expect(await kilde("check --links", environment)).toMatchObject({
			status: 1,
			stderr: expect.stringMatching(
				/^The proxy 127\.0\.0\.1:1 \(HTTPS_PROXY\) refuses: .*ECONNREFUSED.*\. No link was checked\.\n$/,
			),
		});
	});

	test("with --launch succeeds despite open questions once all samples are replaced, unless a question blocks it", async () => {
		replaceSamples();
		expect(await kilde("check --launch")).toMatchObject({
			status: 0,
			stderr: expect.stringContaining("Hvad koster natten?"),
		});
		expect((await kilde("build --launch")).status).toBe(0);
		project.edit(
			"content/open-questions.yaml",
			"  published:",
			"  blocks: true\n  published:",
		);
		const { status, stderr } = await kilde("check --launch");
		expect(stderr).toContain(
			"content/open-questions.yaml:1:13 warning: Before the launch: Hvad koster natten? On the site now: 1400 kr.",
		);
		expect(stderr).toMatch(/\nNot ready to launch: 1 question to answer\.\n$/);
		expect(status).toBe(1);
		expect((await kilde("build --launch")).stderr).toBe(
			"Not ready to launch: 1 question to answer. kilde check --launch lists them. Nothing was written.\n",
		);
	});
});

describe("kilde check --fix and kilde format", () => {
	projectForAll();
	beforeEach(() => void project.restore());

	test("prints and applies each safe fix, lists what is left with the reason, and fails", async () => {
		project.put(
			prices,
			"session-1h: 300 kr.\r\nsession-2h: 500\r\novernight: 2.000\r\nevent: 420\r\n",
		);
		expect((await kilde("check")).stderr).toMatch(
			/\n2 errors\. kilde check --fix corrects 1 of these\.\n$/,
		);
		const { status, stderr } = await kilde("check --fix -l da");
		expect(stderr).toMatch(
			/^content\/facts\/prices\.yaml:1\n- session-1h: 300 kr\.\n\+ session-1h: 300\n\nCorrected: 1 error\.\n/,
		);
		expect(stderr).toMatch(/\n {2}Mente du 2000 eller 2\?\n\n1 error\.\n$/);
		expect(status).toBe(1);
		expect(project.text(prices)).toBe(
			"session-1h: 300\r\nsession-2h: 500\r\novernight: 2.000\r\nevent: 420\r\n",
		);
	});

	test("succeeds if nothing is left, with one JSON object per line for machines", async () => {
		makeMistake();
		const { status, stdout, stderr } = await kilde("check --fix --format json");
		expect(JSON.parse(stdout)).toEqual({
			file: prices,
			line: 4,
			before: ["event: 420 kr."],
			after: ["event: 420"],
		});
		expect(stderr).toBe(
			"Corrected: 1 error.\nNo problems: 22 pages, no warnings.\n",
		);
		expect(status).toBe(0);
	});

	test("--fix strips terminal control sequences that occur in the content", () => {
		const [base, bytes] = ["420 kr.", "420"].map((price) =>
			Buffer.from(`event: ${price} # \u001b]0;a\u0007\n`),
		) as [Buffer, Buffer];
		const { host, printed } = createHost(project.root);
		applyCorrections(
			{ files: [{ path: prices, base, bytes }], solved: [], left: [] },
			{ root: project.root, format: "pretty", terminal: createTerminal(host) },
		);
		expect(printed.stderr).toContain("event: 420 # \uFFFD]0;a\uFFFD");
		expect(printed.stderr).not.toContain("]0;a\u0007");
	});

	test("both format the content once; format names the files", async () => {
		const formatted = project.text(prices);
		const byHand = formatted.replace("event: 420", "event:    420");
		for (const command of ["format", "check --fix"]) {
			project.put(prices, byHand);
			const { status, stdout } = await kilde(command);
			expect(status).toBe(0);
			if (command === "format") expect(stdout).toBe(`${prices}\n`);
			expect(project.text(prices)).toBe(formatted);
		}
		expect((await kilde("format")).stdout).toBe(
			"All files are formatted already.\n",
		);
	});
});

describe("kilde diff", () => {
	projectForAll();

	test("compares with the output of an earlier build", async () => {
		await kilde("build --output earlier");
		const { stdout: same } = await kilde("diff earlier");
		expect(same).toBe("No changes for visitors since earlier.\n");
		const page = join(project.root, "earlier/faq.html");
		const html = readFileSync(page, "utf8");
		writeFileSync(page, html.replace(/(?<=<title>)[^<]+/, "Spørgsmål"));
		rmSync(join(project.root, "earlier/en/faq.html"));
		const { status, stdout } = await kilde("diff earlier");
		expect(status).toBe(0);
		expect(stdout).toMatch(/^ {2}\[\+ \/en\/faq – /m);
		expect(stdout).toMatch(/\/faq, title: \[Spørgsmål → /);
	});
});

describe("diagnostics", () => {
	const article = "content/news/summer.da.md";
	projectForAll(() => {
		makeMistake();
		project.edit(article, "(/book)", "(/book) kl 10:00");
	});

	test("uses GitHub annotations with --format github, and by default in GitHub workflows", async () => {
		const command =
			"::error file=content/facts/prices.yaml,line=4,col=8,endColumn=15,title=invalid-field::event is “420 kr.”; it must be a whole number without a currency, e.g. 1400.%0ADid you mean 420?\n";
		expect((await kilde("check --format github")).stderr).toContain(command);
		expect((await kilde("check", { GITHUB_ACTIONS: "true" })).stderr).toContain(
			command,
		);
	});

	test("prints one JSON object per line and nothing else on stdout with --format json", async () => {
		const { status, stdout } = await kilde("check --format json");
		const lines = stdout.trimEnd().split("\n");
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([
			{
				...{ file: prices, line: 4, column: 8 },
				...{ severity: "error", code: "invalid-field" },
			},
			{ file: article, severity: "warning", code: "typography" },
		]);
		expect(status).toBe(1);
	});

	test("uses colours on a terminal unless NO_COLOR is set", async () => {
		const check = (environment: Environment) =>
			runKilde(project.root, ["check"], environment, "terminal");
		expect((await check({})).stderr).toContain("\u001B[31m");
		expect((await check({ NO_COLOR: "1" })).stderr).toContain("error: event");
	});

	const danish =
		"fejl: I event står »420 kr.«; der skal stå et helt tal uden valuta";
	const english = "error: event is “420 kr.”; it must be a whole number";

	test.each<[string, Environment, string]>([
		["--lang da", {}, danish],
		["--lang en", { LANG: "da_DK.UTF-8" }, english],
		["", { LANG: "da_DK.UTF-8" }, danish],
		["", { LC_MESSAGES: "da", LANG: "en_GB.UTF-8" }, danish],
		["", { LC_ALL: "C", LC_MESSAGES: "da", LANG: "da" }, english],
	])("kilde check %s with %o", async (argv, environment, said) => {
		const { status, stderr } = await kilde(`check ${argv}`, environment);
		expect(status).toBe(1);
		expect(stderr).toContain(said);
	});

	test("prints messages about the command itself in English", async () => {
		const danish = { LANG: "da_DK.UTF-8" };
		const { stderr } = await kilde("build", danish);
		expect(stderr).toMatch(
			/\n {2}Mente du 420\?\n[\s\S]*\n1 error, 1 warning\. Nothing was .*\n$/,
		);
		for (const argv of ["new redirect --help", "buld", "preview"]) {
			const { stdout, stderr } = await kilde(argv, danish);
			expect(stdout + stderr).toMatch(/^(?:Usage|error|There is)/);
			expect(stdout + stderr).not.toMatch(/[æøå]/);
		}
		expect(await kilde("--help", danish)).toMatchObject({
			status: 0,
			stdout: expect.stringMatching(/^ {2}build .*^ {2}check /ms),
		});
	});
});

test("a command succeeds although its output pipe is closed", async () => {
	const program = join(repository, "bin/kilde.cjs");
	const child = spawn(process.execPath, [program, "--help"]);
	child.stdout.destroy();
	let said = "";
	child.stderr.on("data", (text) => {
		said += text;
	});
	const [status] = await once(child, "close");
	expect({ status, said }).toEqual({ status: 0, said: "" });
});

describe("invalid usage exits with 1 and an explanation", () => {
	projectForAll(() => writeFiles(project.root, { "photos/dog.txt": "Vuf" }));

	test.each([
		["", "Usage: kilde"],
		["biuld", "unknown command 'biuld'"],
		["build --verbose", "unknown option '--verbose'"],
		["check --format xml", "Allowed choices are pretty, github, json."],
		["check --date 2025-13-40", "It must be a date"],
		["new article --da Nyt", "with the options --en;"],
		["verify kilden.dk", "It must be a scheme and a host"],
		["diff main", "Git can’t read a repository"],
		["build --langg da", "(Did you mean --lang?)"],
		["check --root nowhere", "There is no folder content in "],
		["dev --port 70000", "It must be a number from 1 to 65535."],
		[
			"build --output content",
			"The folder content can't be replaced: the project uses content for something else. Choose another one with --output.",
		],
		[
			"build -o photos",
			"The folder photos can't be replaced: it contains dog.txt, which Kilde did not write. Move that file, or choose another folder with --output.",
		],
	])("kilde %s", async (argv, message) => {
		const before = project.digest(".");
		const { status, stdout, stderr } = await kilde(argv);
		expect(stderr).toContain(message);
		expect(stderr).not.toMatch(/\n\s+at /);
		expect(stdout).toBe("");
		expect(status).toBe(1);
		expect(project.digest(".")).toBe(before);
	});
});

test("on an unsupported Node version, the command prints the required ones in one sentence", () => {
	const { status, stderr } = spawnSync(
		process.execPath,
		[join(repository, "bin/kilde.cjs"), "check", "--help"],
		{
			encoding: "utf8",
			env: {
				NODE_OPTIONS:
					"--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'22.11.0'}})",
			},
		},
	);
	expect(stderr).toBe(
		"Kilde needs Node 20.19, 22.12 or newer; this is Node 22.11.0.\n",
	);
	expect(status).toBe(1);
});

test.each(["generator/bin/kilde.cjs", "create-kilde/create.cjs"])(
	"%s, which reports this, uses only syntax that Node 10 parses",
	async (path) => {
		const file = readFileSync(join(repository, path), "utf8");
		const write = async (target: string) => {
			// Node 10 supports dynamic imports, which esbuild would transform.
			const supported = { "dynamic-import": true };
			return (await transform(file, { target, supported })).code;
		};
		expect(await write("node10")).toBe(await write("esnext"));
	},
);
