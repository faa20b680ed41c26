import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { installedChromes, launchChrome } from "./chrome.ts";

const folder = mkdtempSync(join(tmpdir(), "kilde-path-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function put(name: string, mode: number): string {
	const path = join(folder, name);
	writeFileSync(path, "");
	chmodSync(path, mode);
	return path;
}

test("what KILDE_CHROME names is the only browser tried", () => {
	const env = { KILDE_CHROME: "/opt/my-chrome", PATH: folder };
	expect(installedChromes({ platform: "linux", env })).toEqual([
		"/opt/my-chrome",
	]);
});

test("a browser on PATH is tried before those in the common places, if it can be run", () => {
	const runnable = put("chromium", 0o755);
	put("google-chrome", 0o644);
	const found = installedChromes({ platform: "linux", env: { PATH: folder } });
	expect(found[0]).toBe(runnable);
	expect(found).not.toContain(join(folder, "google-chrome"));
});

test("where no browser starts, a sentence says what was tried and what to do", async () => {
	vi.stubEnv("KILDE_CHROME", join(folder, "nothing-here"));
	await expect(launchChrome()).rejects.toThrow(
		/^The browser tests need Chrome or Chromium.*KILDE_CHROME.*nothing-here/s,
	);
});
