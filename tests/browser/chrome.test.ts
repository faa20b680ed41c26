import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { browsersFor, findChrome, type Machine } from "./chrome.ts";

const folder = mkdtempSync(join(tmpdir(), "kilde-path-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bare: Machine = { platform: "linux", arch: "x64", env: { PATH: folder } };

function put(name: string, mode: number): string {
	const path = join(folder, name);
	writeFileSync(path, "");
	chmodSync(path, mode);
	return path;
}

function namesFor(machine: Machine): string[] {
	return browsersFor(machine).map(({ name }) => name);
}

test("KILDE_CHROME=packaged passes over the installed browsers", () => {
	put("chromium", 0o755);
	const env = { KILDE_CHROME: "packaged", PATH: folder };
	expect(namesFor({ ...bare, env })).toEqual([
		"the package @sparticuz/chromium",
	]);
});

test("the packaged browser comes first, then the installed ones that can be run, then a download", () => {
	const runnable = put("chromium", 0o755);
	const other = put("google-chrome", 0o644);
	const names = namesFor(bare);
	expect(names[0]).toBe("the package @sparticuz/chromium");
	expect(names).not.toContain(other);
	const installed = names.indexOf(runnable);
	expect(installed).toBeGreaterThan(0);
	expect(names.slice(installed + 1)).toContain(
		"the browser that playwright-core downloads",
	);
});

test.each<Machine>([
	{ ...bare, platform: "darwin" },
	{ ...bare, arch: "arm64" },
])(
	"the packaged browser is for Linux on x64: not for $platform on $arch",
	(machine) => {
		expect(namesFor(machine)).not.toContain("the package @sparticuz/chromium");
	},
);

test("where no browser starts, one sentence says what to do and what was tried", async () => {
	const env = { KILDE_CHROME: join(folder, "nothing-here") };
	await expect(findChrome({ ...bare, env })).rejects.toThrow(
		/^The browser tests need Chrome or Chromium.*KILDE_CHROME.*nothing-here/s,
	);
});
