import { execFileSync } from "node:child_process";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

// GitHub's workflows run other people's code, beside tokens that can change the site and the repository.

const folder = fileURLToPath(new URL("../.github/", import.meta.url));

type Permissions = string | Readonly<Record<string, string>>;

type Workflow = {
	readonly on: { readonly schedule?: unknown };
	readonly permissions?: Permissions;
	readonly concurrency?: { readonly group: string };
	readonly jobs: Readonly<Record<string, Job>>;
};

type Job = {
	readonly if?: string;
	readonly needs?: string | readonly string[];
	readonly permissions?: Permissions;
	readonly steps?: readonly Step[];
};

type Step = {
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Readonly<Record<string, unknown>>;
};

const workflows = readdirSync(`${folder}workflows`).map((name) => {
	const text = readFileSync(`${folder}workflows/${name}`, "utf8");
	return { name, text, workflow: parse(text) as Workflow };
});

const jobs = workflows.flatMap(({ name, workflow }) =>
	Object.entries(workflow.jobs).map(([key, job]) => ({
		name: `${name}: ${key}`,
		job,
		permissions: job.permissions ?? workflow.permissions ?? "write-all",
		steps: job.steps ?? [],
	})),
);

/** Installs what a lock file names, and runs nothing of it while doing so. */
const lockedInstall = "npm ci --ignore-scripts --prefix .github/deploy";

/** Each uploads a tarball that another job made, and runs nothing of it. */
const publishing = ["kilde", "create-kilde"].map(
	(name) =>
		`npm publish ./${name}-*.tgz --provenance --access public --ignore-scripts`,
);

describe.for(workflows)("$name", ({ text, workflow }) => {
	test("names every action by its commit, and the release beside it", () => {
		const used = text.split("\n").filter((line) => /^[\s-]*uses:/.test(line));
		expect(used.length).toBeGreaterThan(0);
		for (const line of used)
			expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	});

	test("runs no package that no lock file names", () => {
		expect(text).not.toMatch(/\b(npx|pnpm|yarn|bunx)\b/);
		expect(text).not.toMatch(/\bnpm (install|i|add|exec|x|init|create)\b/);
	});

	test("may only read, unless a job says otherwise", () => {
		expect(workflow.permissions).toEqual({ contents: "read" });
	});
});

describe.for(jobs)("$name", ({ job, permissions, steps }) => {
	test("keeps no credentials beside what it checks out", () => {
		for (const { uses, with: inputs } of steps)
			if (uses?.startsWith("actions/checkout@"))
				expect(inputs).toMatchObject({ "persist-credentials": false });
	});

	test("runs no code of packages where it has a secret or may write", () => {
		const hasSecret = /\b(secrets|github\.token)\b/.test(JSON.stringify(job));
		const mayWrite = /write/.test(JSON.stringify(permissions));
		if (!hasSecret && !mayWrite) return;
		for (const line of steps.flatMap(({ run }) => run?.split("\n") ?? []))
			if (line !== lockedInstall && !publishing.includes(line))
				expect(line).not.toMatch(/\b(npm|node)\b(?!_modules)/);
	});
});

describe.for(workflows.filter(({ name }) => name.startsWith("deploy-")))(
	"$name",
	({ workflow }) => {
		const { on, jobs } = workflow;

		test("runs every night, off the full hour", () => {
			expect(on.schedule).toEqual([
				{ cron: expect.stringMatching(/^[1-9]\d? \d \* \* \*$/) },
			]);
		});

		test("deploys at night only what is not there already", () => {
			expect(jobs.deploy?.if).toBe(
				"github.event_name != 'schedule' || needs.build.outputs.is-deployed != 'true'",
			);
			const keys = Object.values(jobs)
				.flatMap(({ steps = [] }) => steps)
				.flatMap(({ uses, with: inputs }) =>
					uses?.includes("/cache/") ? [String(inputs?.key)] : [],
				)
				.map((key) => key.replace(/\$.*/, ""));
			expect(keys).toHaveLength(2);
			expect(new Set(keys).size).toBe(1);
		});

		test("tells a person of a failure at night", () => {
			const { report } = jobs;
			expect(report?.if).toBe("failure() && github.event_name == 'schedule'");
			expect(report?.needs).toEqual(["build", "deploy"]);
			expect(report?.permissions).toEqual({ issues: "write" });
			expect(report?.steps?.[0]?.run).toContain("gh issue comment");
		});
	},
);

test("nothing is published but by a person's wish and another's approval, with its provenance", () => {
	const all = workflows.filter(({ text }) => text.includes("npm publish"));
	expect(all.map(({ name }) => name)).toEqual(["publish.yml"]);
	const { on, jobs } = all[0]?.workflow ?? {};
	expect(on).toEqual({ workflow_dispatch: null });
	const { pack, publish } = jobs ?? {};
	expect(pack?.permissions).toBeUndefined();
	const packing = pack?.steps?.flatMap(({ run }) => run ?? []) ?? [];
	expect(packing.at(-1)).toBe("npm run package");
	expect(packing.at(-2)).toContain("npm pkg set");
	expect(namedRepositories(packing.at(-2) ?? "")).toEqual([
		"git+https://github.com/baker/kilde.git",
		"git+https://github.com/baker/kilde.git",
	]);
	expect(publish).toMatchObject({
		needs: "pack",
		environment: "npm",
		permissions: { "id-token": "write" },
	});
	expect(publish?.steps?.flatMap(({ run }) => run ?? [])).toEqual(publishing);
});

describe("links to other sites", () => {
	const own = workflows.find(({ name }) => name === "links.yml");

	test("are requested every week, off the full hour, and never for a push or a pull request", () => {
		expect(own?.workflow.on).toEqual({
			workflow_dispatch: null,
			schedule: [{ cron: expect.stringMatching(/^[1-9]\d? \d \* \* \d$/) }],
		});
		const trying = workflows.filter(({ text }) => text.includes("--links"));
		expect(trying).toEqual([own]);
	});

	test("are told of in one issue, by a job that runs no code; it closes none", () => {
		const { try: tried, report } = own?.workflow.jobs ?? {};
		expect(tried?.permissions).toBeUndefined();
		expect(report?.permissions).toEqual({ issues: "write" });
		expect(report?.if).toBe("needs.try.outputs.found == 'true'");
		const run = report?.steps?.map((step) => step.run).join("\n");
		expect(run).toContain("gh issue comment");
		expect(run).not.toContain("gh issue close");
	});
});

test("no two workflows wait for each other: of those that wait in one group, all but one are cancelled", () => {
	const groups = workflows.flatMap(({ workflow }) =>
		workflow.concurrency ? [workflow.concurrency.group] : [],
	);
	expect(groups.length).toBeGreaterThan(2);
	expect(new Set(groups).size).toBe(groups.length);
});

test("what deploys is locked to one version, with the digest of every package", () => {
	const read = (name: string) =>
		JSON.parse(readFileSync(`${folder}deploy/${name}`, "utf8"));
	const wanted: Record<string, string> = read("package.json").dependencies;
	const { "": root, ...locked } = read("package-lock.json").packages;
	expect(root.dependencies).toEqual(wanted);
	for (const version of Object.values(wanted))
		expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	for (const each of Object.values<{ integrity?: string }>(locked))
		expect(each.integrity).toMatch(/^sha512-/);
});

/** The addresses of the repository that a step gives the packages. */
function namedRepositories(step: string): string[] {
	const root = mkdtempSync(join(tmpdir(), "kilde-publish-"));
	const files = ["generator", "create-kilde"].map((name) => {
		mkdirSync(join(root, name));
		const file = join(root, name, "package.json");
		writeFileSync(file, "{}");
		return file;
	});
	try {
		const where = {
			GITHUB_SERVER_URL: "https://github.com",
			GITHUB_REPOSITORY: "baker/kilde",
		};
		const env = { ...process.env, ...where };
		execFileSync("bash", ["-ec", step], { cwd: root, env });
		return files.map(
			(file) => JSON.parse(readFileSync(file, "utf8")).repository.url,
		);
	} finally {
		rmSync(root, { recursive: true });
	}
}
