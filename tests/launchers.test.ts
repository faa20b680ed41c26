import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "./support/check.ts";

// The files to double-click, which open the editor without a terminal.

const programs = mkdtempSync(join(tmpdir(), "kilde-launchers-"));

afterAll(() => rmSync(programs, { recursive: true }));

test.skipIf(process.platform === "win32")(
	"a double click on a Mac opens the editor, or says that Node is missing",
	() => {
		const click = () =>
			spawnSync("/bin/sh", [join(repository, "Ret hjemmesiden.command")], {
				...{ cwd: "/", encoding: "utf8", input: "\n" },
				env: { PATH: programs },
			});
		writeFileSync(join(programs, "dirname"), `#!/bin/sh\necho "\${1%/*}"\n`, {
			mode: 0o755,
		});
		const { status, stdout } = click();
		expect(stdout).toContain("https://nodejs.org");
		expect(status).toBe(1);
		const npm = '#!/bin/sh\necho "$PWD $*"\n';
		writeFileSync(join(programs, "npm"), npm, { mode: 0o755 });
		expect(click().stdout).toBe(`${repository.replace(/\/$/, "")} run edit\n`);
	},
);

test("the file for Windows opens the editor, or says that Node is missing", () => {
	expect(readFileSync(join(repository, "Ret hjemmesiden.cmd"), "utf8")).toMatch(
		/^[\x20-\x7e\s]*nodejs\.org[\s\S]*npm ci[\s\S]*npm run edit/,
	);
});
