import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	expect,
	test,
} from "vitest";
import { preview } from "../generator/host/preview.ts";
import { summaryOf, type VerifiedSite } from "../generator/verify/report.ts";
import { answer } from "./browser/host.ts";
import { repository } from "./support/check.ts";
import { runKilde } from "./support/command.ts";
import { commit } from "./support/git.ts";
import { startKilde } from "./support/process.ts";
import { createProject, type Project } from "./support/project.ts";

// A site on the air, and what `kilde verify` says of it after each thing that can happen to it.

let project: Project;
let address: string;
const stop = new AbortController();

/** The output folder of the first commit, and the one that is served. */
const built = () => join(project.root, "built");
const served = () => join(project.root, "served");

beforeAll(async () => {
	project = createProject();
	project.put(".gitignore", "/built\n/served\n/newer\n/.kilde\n");
	commit(project.root, "2026-02-03T10:00:00Z");
	await build("built");
	cpSync(built(), served(), { recursive: true });
	address = await new Promise((ready) => {
		preview(served(), 5900, stop.signal, (port) =>
			ready(`http://localhost:${port}`),
		);
	});
});

beforeEach(() => {
	rmSync(served(), { recursive: true, force: true });
	cpSync(built(), served(), { recursive: true });
});

afterAll(() => {
	stop.abort();
	project.remove();
});

async function build(output: string) {
	const { status, stderr } = await runKilde(project.root, [
		"build",
		"--output",
		output,
	]);
	if (status !== 0) throw new Error(stderr);
}

async function verified(...more: string[]) {
	const { status, stdout } = await runKilde(project.root, [
		"verify",
		...(more[0]?.startsWith("http") ? [] : [address]),
		...more,
	]);
	return { status, stdout };
}

function change(file: string, from: string | RegExp, to: string) {
	const path = join(served(), file);
	const before = readFileSync(path, "utf8");
	expect(before.search(from)).toBeGreaterThan(-1);
	writeFileSync(path, before.replace(from, to));
}

test("the right site is told with what was compared", async () => {
	const { status, stdout } = await verified();
	expect(stdout).toMatch(
		/^http:\/\/localhost:\d+ is the site of the last commit \(3 February 2026 at \d\d:00, [0-9a-f]{7}\): \d+ files and \d+ redirects? compared\.\n$/,
	);
	expect(status).toBe(0);
});

test("a file that was changed by hand is shown with its change, and control characters are not", async () => {
	change("faq.html", "</h1>", "\u001B[31m!!</h1>");
	const { status, stdout } = await verified();
	expect(status).toBe(1);
	expect(stdout).toContain("Files that no commit has\n  /faq\n");
	expect(stdout).toMatch(
		/What visitors don't see yet:[\s\S]*\/faq, text: .*!!/,
	);
	expect(stdout).not.toContain("\u001B");
});

test("a page that can't be compared is named all the same", async () => {
	change("faq.html", /<script type="application\/ld\+json">/, "$&{");
	const { stdout } = await verified();
	expect(stdout).toContain("Files that no commit has\n  /faq\n");
	expect(stdout).not.toContain("What visitors don't see yet");
});

test("a file that is missing is told with its status", async () => {
	rmSync(join(served(), "faq.html"));
	const { status, stdout } = await verified("-l", "da");
	expect(status).toBe(1);
	expect(stdout).toContain("  /faq: 404, 200 ventet\n");
	expect(stdout).toContain("→ Læg hele mappen");
});

test("a header that is missing or other is told once, for all its addresses", async () => {
	change("serve.json", /"key": "Referrer-Policy",/g, '"key": "X-Other",');
	change("serve.json", "base-uri 'none'", "base-uri 'self'");
	const { status, stdout } = await verified();
	expect(status).toBe(1);
	expect(stdout).toMatch(
		/ {2}Referrer-Policy is missing on .*\(\+\d+\); strict-origin/,
	);
	expect(stdout).toMatch(
		/Content-Security-Policy on \/[\w-]*: base-uri 'self'; base-uri 'none' expected/,
	);
	expect(stdout).toContain("kilde hosting nginx");
});

test("a redirect that leads nowhere is told", async () => {
	rmSync(join(served(), "testimonials.html"));
	const { stdout } = await verified();
	expect(stdout).toMatch(
		/Redirects\n {2}\/testimonials: 404, 301 \/\S+ expected/,
	);
});

test("an address that the site doesn't have must answer 404", async () => {
	change("404.html", "</h1>", "!</h1>");
	expect((await verified()).stdout).toContain("  /404\n");
});

test("an answer in JSON holds the same", async () => {
	rmSync(join(served(), "faq.html"));
	const { stdout } = await verified("--format", "json");
	expect(JSON.parse(stdout)).toMatchObject({
		isLive: false,
		mismatches: [{ path: "/faq", kind: "status", expected: 200, found: 404 }],
	});
});

test.each([
	["http://localhost:9", /localhost:9 refuses the connection|gives no answer/],
	["http://kilde.invalid", /The name kilde\.invalid isn't found\./],
])("%s gives no answer, and why", async (where, reason) => {
	const { status, stdout } = await verified(where);
	expect(status).toBe(1);
	expect(stdout).toMatch(reason);
});

test("an address must be one", async () => {
	const { status, stderr } = await runKilde(project.root, ["verify", "kilden"]);
	expect(status).toBe(1);
	expect(stderr).toContain("https://www.example.org");
});

test("a certificate that soon ends is told with its days", () => {
	const site = {
		address: "https://www.example.org",
		commit: { id: "0".repeat(40), moment: new Date(0) },
		certificate: { until: new Date("2026-01-10"), refused: undefined },
		unreachable: undefined,
		mismatches: [],
		asked: { files: 1, redirects: 1 },
		timeZone: "Europe/Copenhagen",
		now: new Date("2026-01-05"),
	} as unknown as VerifiedSite;
	expect(summaryOf(site, "da")[1]).toMatch(
		/^Certifikatet gælder i 5 dage endnu\. Det burde være fornyet/,
	);
});

describeWithCertificates();

function describeWithCertificates() {
	const file = (name: string) =>
		readFileSync(join(repository, "tests/fixtures/certificates", name));
	const authority = join(repository, "tests/fixtures/certificates/ca.pem");
	let close = () => {};
	afterEach(() => close());

	/** What is said of the site where it is served with a certificate. */
	async function said(certificate: string) {
		const server = createServer(
			{ key: file("localhost.key"), cert: file(certificate) },
			(request, response) => answer(served(), () => ({}), request, response),
		);
		await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
		close = () => server.close();
		const { port } = server.address() as AddressInfo;
		const run = startKilde(
			repository,
			project.root,
			["verify", `https://localhost:${port}`, "-l", "en"],
			["env", `NODE_EXTRA_CA_CERTS=${authority}`],
		);
		await run.ended;
		return run.said();
	}

	test("a certificate that is over is the reason why nobody sees the site", async () => {
		expect(await said("expired.pem")).toMatch(
			/Browsers refuse to open localhost:\d+: its certificate ended on 2021-01-01\. Renew it/,
		);
	});

	test("a valid certificate is told with its days", async () => {
		const text = await said("valid.pem");
		expect(text).toMatch(/Its certificate is valid for \d+ days\.\n/);
		expect(text).toContain("Strict-Transport-Security is missing on");
	});
}

test("a site of an earlier commit, whole and in parts, is told apart", async () => {
	project.edit(
		"content/facts/prices.yaml",
		"session-2h: 500",
		"session-2h: 520",
	);
	commit(project.root, "2026-02-04T11:30:00Z");
	const stale = await verified("-l", "da");
	expect(stale.status).toBe(1);
	expect(stale.stdout).toMatch(
		/Ældre filer\n {2}3\. februar 2026 kl\. 11\.00, [0-9a-f]{7}: \//,
	);
	expect(stale.stdout).toContain("→ Det seneste commit er der ikke endnu");
	expect(stale.stdout).toMatch(
		/\[500\u00A0kr\. → 520\u00A0kr\.\].*\(price\.session-2h\)/,
	);
	await build("newer");
	cpSync(join(project.root, "newer/en"), join(served(), "en"), {
		recursive: true,
	});
	const half = await verified("-l", "da");
	expect(half.stdout).toContain("→ Læg hele mappen");
	expect(half.stdout).not.toMatch(/Ældre filer\n.*\/en\//);
});
