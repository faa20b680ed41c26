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

// GitHub workflows run third-party code with access to tokens that can change the site and the repository.

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

/** Installs the packages of a lock file without running their scripts. */
const lockedInstall = "npm ci --ignore-scripts --prefix .github/deploy";

/** Each uploads a tarball made by a different job and runs none of its code. */
const publishing = ["kilde", "create-kilde"].map(
	(name) =>
		`npm publish ./${name}-*.tgz --provenance --access public --ignore-scripts`,
);

describe.for(workflows)("$name", ({ text, workflow }) => {
	test("pins every action to a commit, with its release in a comment", () => {
		const used = text.split("\n").filter((line) => /^[\s-]*uses:/.test(line));
		expect(used.length).toBeGreaterThan(0);
		for (const line of used)
			expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	});

	test("runs only packages from a lock file", () => {
		expect(text).not.toMatch(/\b(npx|pnpm|yarn|bunx)\b/);
		expect(text).not.toMatch(/\bnpm (install|i|add|exec|x|init|create)\b/);
	});

	test("has read permission only, unless a job declares otherwise", () => {
		expect(workflow.permissions).toEqual({ contents: "read" });
	});
});

describe.for(jobs)("$name", ({ job, permissions, steps }) => {
	test("doesn't persist credentials in its checkout", () => {
		for (const { uses, with: inputs } of steps)
			if (uses?.startsWith("actions/checkout@"))
				expect(inputs).toMatchObject({ "persist-credentials": false });
	});

	test("runs no package code with a secret or write permission", () => {
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

		test("deploys at night only if the output changed", () => {
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

		test("notifies a person of a failure at night", () => {
			const { report } = jobs;
			expect(report?.if).toBe("failure() && github.event_name == 'schedule'");
			expect(report?.needs).toEqual(["build", "deploy"]);
			expect(report?.permissions).toEqual({ issues: "write" });
			expect(report?.steps?.[0]?.run).toContain("gh issue comment");
		});
	},
);

test("publishing requires a manual start, an approval and provenance", () => {
	const all = workflows.filter(({ text }) => text.includes("npm publish"));
	expect(all.map(({ name }) => name)).toEqual(["publish.yml"]);
	const { on, jobs } = all[0]?.workflow ?? {};
	expect(on).toEqual({ workflow_dispatch: null });
	const { pack, publish } = jobs ?? {};
	expect(pack?.permissions).toBeUndefined();
	const packing = pack?.steps?.flatMap(({ run }) => run ?? []) ?? [];
	expect(packing.at(-1)).toBe("npm run package");
	expect(packing.at(-2)).toContain("npm pkg set");
	expect(listRepositories(packing.at(-2) ?? "")).toEqual([
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

	test("are checked every week, off the full hour, and never for a push or a pull request", () => {
		expect(own?.workflow.on).toEqual({
			workflow_dispatch: null,
			schedule: [{ cron: expect.stringMatching(/^[1-9]\d? \d \* \* \d$/) }],
		});
		const trying = workflows.filter(({ text }) => text.includes("--links"));
		expect(trying).toEqual([own]);
	});

	test("are reported in one issue by a job that runs no code and closes no issue", () => {
		const { try: tried, report } = own?.workflow.jobs ?? {};
		expect(tried?.permissions).toBeUndefined();
		expect(report?.permissions).toEqual({ issues: "write" });
		expect(report?.if).toBe("needs.try.outputs.found == 'true'");
		const run = report?.steps?.map((step) => step.run).join("\n");
		expect(run).toContain("gh issue comment");
		expect(run).not.toContain("gh issue close");
	});
});

test("workflows don't wait for each other: all but one in a concurrency group are cancelled", () => {
	const groups = workflows.flatMap(({ workflow }) =>
		workflow.concurrency ? [workflow.concurrency.group] : [],
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
		expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	for (const each of Object.values<{ integrity?: string }>(locked))
		expect(each.integrity).toMatch(/^sha512-/);
});

/** Lists the URLs of repositories in the manifest that a step writes. */
function listRepositories(step: string): string[] {
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
