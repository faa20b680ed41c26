import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheFolder } from "../cache/project-memo.ts";
import { endpoints } from "./endpoints.ts";

/** How long a browser may take to start (milliseconds). */
const patience = 300_000;

/**
 * Opens the editor in the browser of whoever sits here. The browser is given a file that only its owner can read, and not
 * the key: all users of a machine see the arguments of processes. The file sends the key in a form, so it is in no history
 * either. Where no file can be written or read, and where there is no browser, the address that is printed is the way in.
 * Returns what deletes the file; undefined if there is none.
 */
export function openInBrowser(
	root: string,
	port: number,
	key: string,
): { forget(): void } | undefined {
	let folder: string;
	try {
		// Not in /tmp, and not in a hidden folder of the home folder: browsers in a sandbox, as snaps, read neither.
		mkdirSync(cacheFolder(root), { recursive: true });
		folder = mkdtempSync(join(cacheFolder(root), "open-"));
		const file = join(folder, "kilde.html");
		writeFileSync(file, openingPage(port, key), { mode: 0o600, flag: "wx" });
		openFile(pathToFileURL(file).href);
	} catch {
		return undefined;
	}
	const forget = () => rmSync(folder, { recursive: true, force: true });
	setTimeout(forget, patience).unref();
	return { forget };
}

function openFile(address: string): void {
	const [command, ...args] =
		platform() === "darwin"
			? ["open", address]
			: platform() === "win32"
				? ["cmd", "/c", "start", "", address]
				: ["xdg-open", address];
	spawn(command, args, { stdio: "ignore", detached: true })
		.on("error", () => {})
		.unref();
}

/** The page that sends the key to the editor; the key has no characters that HTML would read otherwise. */
function openingPage(port: number, key: string): string {
	return `<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Kilde</title>
<form method="post" action="http://localhost:${port}${endpoints.enter}">
<input type="hidden" name="key" value="${key}">
<button>Kilde</button>
</form>
<script>document.forms[0].submit()</script>
`;
}
