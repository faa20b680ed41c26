import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { getOpenCommand, openEditorInBrowser } from "../editor/open-browser.ts";
import { waitUntil } from "./support/dev-client.ts";
import { writeFiles } from "./support/git.ts";

// How `kilde edit` opens the browser: other users of a machine can see process arguments.

const root = mkdtempSync(join(tmpdir(), "kilde-open-"));

afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(root, { recursive: true, force: true });
});

test.skipIf(process.platform !== "linux")(
	"passes the browser a file readable only by its owner instead of the key, and removes it afterwards",
	async () => {
		const seen = join(root, "seen");
		writeFiles(root, {
			"bin/xdg-open": `#!/bin/sh\nprintf '%s' "$*" > ${seen}.part && mv ${seen}.part ${seen}\n`,
		});
		chmodSync(join(root, "bin/xdg-open"), 0o755);
		vi.stubEnv("PATH", `${join(root, "bin")}:${process.env.PATH}`);
		const opened = openEditorInBrowser(root, 4000, "the-key");
		await waitUntil("the browser", () => existsSync(seen));
		const given = readFileSync(seen, "utf8");
		expect(given).not.toContain("the-key");
		const file = fileURLToPath(given);
		expect(readFileSync(file, "utf8")).toContain('value="the-key"');
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
		opened?.forget();
		expect(statSync(dirname(file), { throwIfNoEntry: false })).toBeUndefined();
	},
);

test("no shell of Windows reads the path, in which & and % would have a meaning", () => {
	const address = "file:///C:/Rad%20&%20Tat/open-1/kilde.html";
	expect(getOpenCommand("win32", address)).toEqual([
		...["rundll32", "url.dll,FileProtocolHandler", address],
	]);
});

test("opens nothing if the file can't be written", () => {
	writeFiles(root, { node_modules: "" });
	expect(openEditorInBrowser(root, 4000, "the-key")).toBeUndefined();
});
