import { spawnSync } from "node:child_process";
import {
	appendFileSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { repository } from "./support/check.ts";
import { commit, environment, git, writeFiles } from "./support/git.ts";
import { readTree } from "./support/project.ts";

// The container of a hosted editor: its start script, with a repository on the disk and stand-ins for ssh, npm and the editor.

const folder = realpathSync(mkdtempSync(join(tmpdir(), "kilde-docker-")));
const volume = join(folder, "volume");
const clone = join(volume, "repository");
const origin = join(folder, "origin.git");
const work = join(folder, "work");
const programs = join(folder, "programs");

/** Stands in for the editor: prints its arguments and folder, and asks git for the credentials of two servers. */
const editor = `#!/bin/sh
echo "kilde $* in $PWD"
for host in git.example other.example; do
	printf 'protocol=https\\nhost=%s\\n\\n' $host | git credential fill 2>/dev/null >>"$ASKED" || echo "$host: nothing" >>"$ASKED"
done
`;

afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
	rmSync(folder, { recursive: true });
	writeFiles(work, {
		"content/a.yaml": "a: 1\n",
		"package-lock.json": "{}\n",
		".gitignore": "node_modules/\n.kilde/\n",
	});
	commit(work);
	git(work, ["clone", "--quiet", "--bare", work, origin]);
	writeProgram(
		"npm",
		`echo "npm $*"; rm -rf node_modules; mkdir -p node_modules/.bin; cp "${join(folder, "editor")}" node_modules/.bin/kilde`,
	);
	writeProgram("sleep", "exit 0");
	writeFileSync(join(folder, "editor"), editor, { mode: 0o755 });
	mkdirSync(volume);
});

function writeProgram(name: string, script: string): void {
	mkdirSync(programs, { recursive: true });
	const options = { mode: 0o755 };
	writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, options);
}

/** Starts the container, and waits until it ends. */
function start(variables: Readonly<Record<string, string>> = {}) {
	const { pid, status, stdout, stderr } = spawnSync(
		"sh",
		[join(repository, "docker/start.sh")],
		{
			encoding: "utf8",
			env: {
				...environment,
				PATH: `${programs}:${environment.PATH}`,
				HOME: folder,
				ASKED: join(folder, "asked"),
				KILDE_VOLUME: volume,
				KILDE_REPOSITORY: origin,
				KILDE_EDIT_ADDRESS: "https://edit.example.dk",
				KILDE_EDIT_PAGES: "https://pages.example.dk",
				...variables,
			},
		},
	);
	return { pid, status, printed: stdout + stderr };
}

// Windows has no sh of its own, and the container is always Linux.
const testScript = test.skipIf(process.platform === "win32");

testScript(
	"the first start clones the repository, installs its packages and starts the editor",
	() => {
		const { status, printed } = start();
		expect(printed).toBe(
			`Cloning the repository. If that fails, it is repeated every ten seconds.\nnpm ci --no-audit --no-fund\nkilde edit --host in ${clone}\n`,
		);
		expect(status).toBe(0);
		expect(git(clone, ["status", "--porcelain"])).toBe("");
	},
);

testScript(
	"a later start keeps unpublished changes, and installs packages only if the lock file has changed",
	() => {
		start();
		writeFiles(clone, {
			"content/a.yaml": "a: 2\n",
			"content/new.yaml": "b: 1\n",
			".kilde/people.json": "{}",
		});
		const running = `kilde edit --host in ${clone}\n`;
		expect(start().printed).toBe(running);
		git(clone, ["commit", "--quiet", "--all", "--message", "Edit"]);
		appendFileSync(join(clone, "package-lock.json"), "\n");
		const before = readTree(clone);
		expect(start().printed).toBe(`npm ci --no-audit --no-fund\n${running}`);
		const { "node_modules/.kilde-installed.json": _, ...after } =
			readTree(clone);
		expect(before).toMatchObject(after);
		expect(after["content/new.yaml"]).toBe("b: 1\n");
		expect(git(clone, ["rev-list", "--count", "@{u}..HEAD"])).toBe("1\n");
	},
);

testScript("an installation that was interrupted is repeated", () => {
	const npm = readFileSync(join(programs, "npm"), "utf8");
	writeProgram("npm", "mkdir node_modules; exit 1");
	expect(start().status).toBe(1);
	writeFileSync(join(programs, "npm"), npm);
	expect(start().printed).toContain("kilde edit");
});

testScript(
	"with an ssh address, the volume gets a deploy key, which is printed, and cloning is repeated until the server accepts it",
	() => {
		// A server that refuses the key twice. The last argument is the command.
		const refused = join(folder, "refused");
		writeProgram(
			"ssh",
			`echo "$*" >>"${refused}"
[ $(wc -l <"${refused}") -gt 2 ] || { echo "git@git.example: Permission denied (publickey)." >&2; exit 255; }
for command; do :; done
eval "$command"`,
		);
		const address = { KILDE_REPOSITORY: `git@git.example:${origin}` };
		const { printed } = start(address);
		const key = join(volume, "ssh/id_ed25519");
		const open = readFileSync(`${key}.pub`, "utf8");
		expect(open).toMatch(/^ssh-ed25519 \S+ kilde-editor\n$/);
		expect(printed).toContain(`with write access`);
		expect(printed).toContain(`\n\n${open}\n`);
		expect(printed.split("Permission denied")).toHaveLength(2);
		expect(printed).toContain(`kilde edit --host in ${clone}\n`);
		expect(printed).not.toContain("PRIVATE KEY");
		expect(statSync(key).mode & 0o777).toBe(0o600);
		const [first = ""] = readFileSync(refused, "utf8").split("\n");
		expect(first).toContain(`-i ${key} `);
		expect(first).toContain("StrictHostKeyChecking=accept-new");
		expect(first).toContain(`UserKnownHostsFile=${volume}/ssh/known_hosts`);
		// Later starts keep the key without printing it.
		expect(start(address).printed).not.toContain(open);
		expect(readFileSync(`${key}.pub`, "utf8")).toBe(open);
	},
);

testScript(
	"git gets a token for the server of the repository only, and no file or message contains it",
	() => {
		const token = "github_pat_0123456789";
		const { printed } = start({
			KILDE_REPOSITORY: "https://git.example/karen/bakery.git",
			KILDE_GIT_TOKEN: token,
			// Existing settings are kept: this one replaces the server.
			GIT_CONFIG_COUNT: "1",
			GIT_CONFIG_KEY_0: `url.${origin}.insteadOf`,
			GIT_CONFIG_VALUE_0: "https://git.example/karen/bakery.git",
		});
		expect(printed).toContain("kilde edit --host");
		expect(readFileSync(join(folder, "asked"), "utf8")).toBe(
			`protocol=https\nhost=git.example\nusername=x-access-token\npassword=${token}\nother.example: nothing\n`,
		);
		expect(git(clone, ["config", "remote.origin.url"])).toBe(
			"https://git.example/karen/bakery.git\n",
		);
		expect(printed).not.toContain(token);
		for (const [path, text] of Object.entries(readTree(volume)))
			expect.soft(text, path).not.toContain(token);
	},
);

testScript(
	"the address of the repository may change, but not its branch",
	() => {
		git(origin, ["branch", "next"]);
		start({ KILDE_BRANCH: "next" });
		expect(git(clone, ["branch", "--show-current"])).toBe("next\n");
		expect(start({ KILDE_REPOSITORY: `file://${origin}` }).status).toBe(0);
		expect(git(clone, ["config", "remote.origin.url"])).toBe(
			`file://${origin}\n`,
		);
		const { status, printed } = start({ KILDE_BRANCH: "main" });
		expect(printed).toMatch(/^The volume has a clone of another branch/);
		expect(status).toBe(1);
	},
);

testScript.each([
	[{ KILDE_REPOSITORY: "" }, /^Set KILDE_REPOSITORY to the address/],
	[{ KILDE_REPOSITORY: "bakery" }, /^KILDE_REPOSITORY must begin with https/],
	[{ KILDE_REPOSITORY: "http://SECRET@git.example/a" }, /^KILDE_REPOSITORY mu/],
	[{ KILDE_REPOSITORY: "-u@a:b" }, /^KILDE_REPOSITORY must begin with https/],
	[{ KILDE_REPOSITORY: "ext::sh -c a" }, /^KILDE_REPOSITORY must be one addre/],
	[{ KILDE_REPOSITORY: "https://SECRET@git.example/a" }, /set KILDE_GIT_TOKEN/],
	[{ KILDE_BRANCH: "-x" }, /^KILDE_BRANCH must be the name of a branch/],
	[{ KILDE_GIT_TOKEN: "SECRET" }, /^KILDE_GIT_TOKEN needs a KILDE_REPOSITORY/],
	[{ KILDE_GIT_TOKEN: "SECRET\nb=c" }, /^KILDE_GIT_TOKEN must be one token/],
	[{ KILDE_EDIT_ADDRESS: "" }, /^Set KILDE_EDIT_ADDRESS to a public address/],
	[{ KILDE_EDIT_PAGES: "http://a.example" }, /^Set KILDE_EDIT_PAGES to a pub/],
	[{ KILDE_VOLUME: "/dev/null/a" }, /The volume at .* can't be written by/],
])("%j is refused in one sentence", (variables, message) => {
	const { status, printed } = start(variables);
	expect(printed.trimEnd().split("\n").at(-1)).toMatch(message);
	expect(printed).not.toContain("SECRET");
	expect(status).toBe(1);
});

testScript(
	"a repository without a lock file or without Kilde is refused in one sentence",
	() => {
		writeProgram("npm", "mkdir -p node_modules");
		expect(start().printed).toContain("kilde is not among the packages");
		rmSync(join(clone, "package-lock.json"));
		expect(start().printed).toMatch(
			/^The repository has no package-lock\.json/,
		);
	},
);

testScript("the editor replaces the script, so that signals reach it", () => {
	writeFileSync(join(folder, "editor"), "#!/bin/sh\necho $$\n", {
		mode: 0o755,
	});
	const { pid, printed } = start();
	expect(printed.trimEnd().split("\n").at(-1)).toBe(String(pid));
});

test("the image runs without privileges, Caddy leads to both ports, and the variables are the script's", () => {
	const read = (name: string) =>
		readFileSync(join(repository, "docker", name), "utf8");
	expect(read("Dockerfile")).toMatch(/^USER node$/m);
	const { services, volumes } = parse(read("compose.yaml"));
	expect(services.editor).toMatchObject({
		working_dir: "/site/repository",
		volumes: ["site:/site"],
		init: true,
	});
	expect(services.editor.ports).toBeUndefined();
	expect(Object.keys(volumes)).toEqual(["site", "certificates"]);
	expect(
		[
			...read("Caddyfile").matchAll(/^\{\$(\w+)\} \{\n\treverse_proxy (.+)/gm),
		].map(([, name, to]) => [name, to]),
	).toEqual([
		["KILDE_EDIT_ADDRESS", "editor:4000"],
		["KILDE_EDIT_PAGES", "editor:5000"],
	]);
	const list = (text: string) =>
		[...new Set(text.match(/\bKILDE_(?!VOLUME|EDIT_TRUST)\w+/g))].sort();
	expect(list(read("example.env"))).toEqual(list(read("start.sh")));
	for (const name of ["fly.toml", "render.yaml"])
		expect(list(read("start.sh"))).toEqual(
			expect.arrayContaining(list(read(name))),
		);
});
