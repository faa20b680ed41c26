import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

// GitHub workflows run third-party code with access to tokens that can change the site and the repository.

const folder = fileURLToPath(new URL("../.github/", import.meta.url));

type Fields = Readonly<Record<string, unknown>>;

type Workflow = {
	readonly on: Fields;
	readonly permissions?: Fields;
	readonly concurrency?: { readonly group: string };
	readonly jobs: Readonly<Record<string, Job>>;
};

type Job = {
	readonly if?: string;
	readonly permissions?: Fields;
	readonly steps?: readonly Step[];
};

type Step = {
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Fields;
};

const workflows = readdirSync(`${folder}workflows`).map((name) => {
	const text = readFileSync(`${folder}workflows/${name}`, "utf8");
	return { name, text, workflow: parse(text) as Workflow };
});
const deploying = workflows.filter(({ name }) => name.startsWith("deploy-"));

/** Installs the packages of a lock file without running their scripts. */
const lockedInstall = "npm ci --ignore-scripts --prefix .github/deploy";

/** Each uploads a tarball made by a different job and runs none of its code. */
const publishing = ["kilde", "create-kilde"].map(
	(name) =>
		`npm publish ./${name}-*.tgz --provenance --access public --ignore-scripts`,
);

function listCommands({ steps = [] }: Job): string[] {
	return steps.flatMap(({ run }) => run?.trimEnd().split("\n") ?? []);
}

test("every action is pinned to a commit, with its release in a comment", () => {
	for (const { name, text } of workflows) {
		const used = text.split("\n").filter((line) => /^[\s-]*uses:/.test(line));
		expect.soft(used.length, name).toBeGreaterThan(0);
		for (const line of used)
			expect
				.soft(line, name)
				.toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	}
});

test("workflows run only packages from a lock file, and may only read unless a job declares otherwise", () => {
	for (const { name, text, workflow } of workflows) {
		expect.soft(text, name).not.toMatch(/\b(npx|pnpm|yarn|bunx)\b/);
		expect
			.soft(text, name)
			.not.toMatch(/\bnpm (install|i|add|exec|x|init|create)\b/);
		expect.soft(workflow.permissions, name).toEqual({ contents: "read" });
	}
});

test("no job keeps credentials in its checkout, or runs package code with a secret or write permission", () => {
	for (const { name, workflow } of workflows)
		for (const job of Object.values(workflow.jobs)) {
			for (const { uses, with: inputs } of job.steps ?? [])
				if (uses?.startsWith("actions/checkout@"))
					expect.soft(inputs).toMatchObject({ "persist-credentials": false });
			const hasSecret = /\b(secrets|github\.token)\b/.test(JSON.stringify(job));
			const mayWrite = /write/.test(JSON.stringify(job.permissions ?? ""));
			if (!hasSecret && !mayWrite) continue;
			const allowed = [lockedInstall, ...publishing];
			for (const line of listCommands(job).filter(
				(each) => !allowed.includes(each),
			))
				expect.soft(line, name).not.toMatch(/\b(npm|node)\b(?!_modules)/);
		}
});

test("a deployment builds nothing while a sample is left", () => {
	expect(deploying).toHaveLength(3);
	for (const { text } of deploying)
		expect
			.soft([...text.matchAll(/kilde\.cjs (.*)/g)].map(([, args]) => args))
			.toEqual(["check --launch", "build --launch"]);
});

test("a nightly deployment publishes only changed output, and reports a failure", () => {
	for (const { name, workflow } of deploying) {
		const { deploy, report = {} } = workflow.jobs;
		expect
			.soft(deploy?.if, name)
			.toBe(
				"github.event_name != 'schedule' || needs.build.outputs.is-deployed != 'true'",
			);
		expect.soft(report, name).toMatchObject({
			if: "failure() && github.event_name == 'schedule'",
			needs: ["build", "deploy"],
			permissions: { issues: "write" },
		});
	}
});

test("publishing requires a manual start, an approval and provenance", () => {
	const all = workflows.filter(({ text }) => text.includes("npm publish"));
	expect(all.map(({ name }) => name)).toEqual(["publish.yml"]);
	const { on, jobs } = all[0]?.workflow ?? {};
	expect(on).toEqual({ workflow_dispatch: null });
	const { pack = {}, publish = {} } = jobs ?? {};
	expect(pack.permissions).toBeUndefined();
	expect(listCommands(pack).at(-1)).toBe("npm run package");
	// The registry accepts provenance only if the manifest names this repository.
	expect(listCommands(pack).join("\n")).toContain(
		'npm pkg set "repository.url=git+$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git"',
	);
	expect(publish).toMatchObject({
		needs: "pack",
		environment: "npm",
		permissions: { "id-token": "write" },
	});
	expect(listCommands(publish)).toEqual(publishing);
});

test("links to other sites are checked on a schedule only, and reported without closing an issue", () => {
	const checking = workflows.filter(({ text }) => text.includes("--links"));
	expect(checking.map(({ name }) => name)).toEqual(["links.yml"]);
	const { text = "", workflow } = checking[0] ?? {};
	const starts = Object.keys(workflow?.on ?? {});
	expect(starts.sort()).toEqual(["schedule", "workflow_dispatch"]);
	expect(text).not.toContain("gh issue close");
});

test("workflows don't wait for each other: all but one in a concurrency group are cancelled", () => {
	const groups = workflows.flatMap(
		({ workflow }) => workflow.concurrency?.group ?? [],
	);
	expect(groups.length).toBeGreaterThan(2);
	expect(new Set(groups).size).toBe(groups.length);
});

test("deployment tools are pinned in a lock file with the digest of every package", () => {
	const read = (name: string) =>
		JSON.parse(readFileSync(`${folder}deploy/${name}`, "utf8"));
	const wanted: Record<string, string> = read("package.json").dependencies;
	const { "": root, ...locked } = read("package-lock.json").packages;
	expect(root.dependencies).toEqual(wanted);
	for (const version of Object.values(wanted))
		expect.soft(version).toMatch(/^\d+\.\d+\.\d+$/);
	for (const each of Object.values<{ integrity?: string }>(locked))
		expect.soft(each.integrity).toMatch(/^sha512-/);
});
