import { spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createShortcut } from "../generator/shortcut/index.ts";
import { shortcutScript } from "../generator/shortcut/script.ts";

// The file on the desktop that opens the editor, with a home folder, a Node and an npm of its own.

let home: string;
let root: string;
let bin: string;

beforeEach(() => {
	home = realpathSync(mkdtempSync(join(tmpdir(), "kilde-home-")));
	root = join(home, "Hanne's $ite");
	bin = join(home, "bin");
	for (const folder of [join(root, "node_modules"), bin])
		mkdirSync(folder, { recursive: true });
	for (const name of ["dirname", "sh"])
		symlinkSync(`/usr/bin/${name}`, join(bin, name));
	put(join(root, "package-lock.json"), "{}");
	put(join(root, "node_modules/.package-lock.json"), "{}", 1);
	put(join(root, "kilde.cjs"), "console.log(...process.argv.slice(2))");
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Writes a file, so many seconds later than others. */
function put(file: string, text: string, later = 0) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
	chmodSync(file, 0o755);
	utimesSync(file, 1_000_000 + later, 1_000_000 + later);
}

const target = () => ({
	root,
	command: join(root, "kilde.cjs"),
	versions: "^20.19 || >=22.12",
});

/** Opens the shortcut; somebody presses Enter where it waits. */
function opened(): string {
	const file = join(home, "shortcut.sh");
	writeFileSync(file, shortcutScript(target(), "da"));
	const { stdout, stderr } = spawnSync("/bin/sh", [file], {
		env: { HOME: home, PATH: bin },
		input: "\n",
		encoding: "utf8",
	});
	return `${stdout}${stderr}`;
}

/** A program of the name node that is this one's Node, or says that it is another version. */
function putNode(file: string, isRight = true) {
	put(
		file,
		`#!/bin/sh\n${isRight ? `echo "by $0"\nexec ${process.execPath} "$@"` : "exit 1"}\n`,
	);
}

test.each([
	"bin/node",
	".volta/bin/node",
	".nvm/versions/node/v22.12.0/bin/node",
	".local/share/fnm/node-versions/v22.12.0/installation/bin/node",
	"Library/Application Support/fnm/node-versions/v22/installation/bin/node",
	".local/share/mise/installs/node/22/bin/node",
	".asdf/installs/nodejs/22.12.0/bin/node",
	"n/bin/node",
])("it finds Node in ~/%s and starts the editor", (place) => {
	putNode(join(home, ".nvm/versions/node/v18.0.0/bin/node"), false);
	putNode(join(home, place));
	expect(opened()).toMatch(/\nby \S.*\nedit --root \. --lang da\n/);
	expect(opened()).toContain(`by ${join(home, place)}\n`);
});

test("packages that are missing or older than their list are installed first", () => {
	putNode(join(bin, "node"));
	put(join(bin, "npm"), '#!/bin/sh\necho "npm $*"\n');
	put(join(root, "package-lock.json"), "{}", 2);
	expect(opened()).toMatch(
		/Installerer det, der mangler\..*\nnpm ci --no-audit --no-fund\nby .*\nedit/,
	);
});

test("what can't be done is told in Danish, and waits for a key", () => {
	putNode(join(bin, "node"));
	put(join(bin, "npm"), "#!/bin/sh\nexit 1\n");
	put(join(root, "package-lock.json"), "{}", 2);
	expect(opened()).toMatch(/kunne ikke installeres\.[\s\S]*Tryk på Enter/);
	rmSync(root, { recursive: true });
	expect(opened()).toMatch(/findes ikke længere\.[\s\S]*Tryk på Enter/);
});

test("the check of the version takes the versions that are needed, and no other", () => {
	const [, program = ""] =
		/ -e '([^']+)'/.exec(shortcutScript(target(), "en")) ?? [];
	const accepts = (version: string) => {
		const asked = program.replace("versions.node", `"${version}"`);
		return spawnSync(process.execPath, ["-e", asked]).status === 0;
	};
	expect(
		["20.19.0", "20.20.1", "22.12.0", "23.0.0", "24.1.0"].every(accepts),
	).toBe(true);
	expect(["18.20.0", "20.18.9", "21.9.0", "22.11.0"].some(accepts)).toBe(false);
});

test("on macOS it is a .command on the desktop; another project gets another name", () => {
	const desktop = { platform: "darwin", environment: { HOME: home } } as const;
	const made = (folder: string) =>
		createShortcut({ ...target(), root: folder }, desktop, "da");
	const first = join(home, "Desktop/Ret hjemmesiden.command");
	expect(made(root)).toEqual({ file: first });
	expect(made(root)).toEqual({ file: first });
	expect(made("/srv/other")).toEqual({
		file: join(home, "Desktop/Ret hjemmesiden (other).command"),
	});
	expect(readFileSync(first, "utf8")).toMatch(/^#!\/bin\/sh\n/);
});

test("on Linux it is an entry that runs the script in a terminal", () => {
	const { file } = Object(
		createShortcut(
			target(),
			{
				platform: "linux",
				environment: {
					HOME: home,
					PATH: bin,
					XDG_DATA_HOME: join(home, 'a"$%'),
				},
			},
			"en",
		),
	);
	const entry = readFileSync(file, "utf8");
	expect(entry).toContain("Name=Edit the site\n");
	expect(entry).toContain(
		`Exec=sh "${home}/a\\\\"\\\\$%%/kilde/Edit the site.sh"\n`,
	);
});

test("elsewhere there is none", () => {
	expect(
		createShortcut(target(), { platform: "win32", environment: {} }, "en"),
	).toEqual({
		refused: expect.objectContaining({
			en: expect.stringContaining("macOS and Linux"),
		}),
	});
});
