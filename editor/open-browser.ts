import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getCacheFolder } from "kilde/tools";
import { endpoints } from "./endpoints.ts";

/** The time for a browser to start (milliseconds). */
const timeout = 300_000;

/**
 * Opens the editor in the default browser. The browser gets a file that only its owner can read, instead of the key: all
 * users of a machine see the arguments of processes. The file sends the key in a form, which keeps it out of the history.
 * If this fails, the printed address opens the editor. Returns an object that deletes the file; undefined without a file.
 */
export function openEditorInBrowser(
	root: string,
	port: number,
	key: string,
): { forget(): void } | undefined {
	let folder: string;
	try {
		// Sandboxed browsers (snaps) read neither /tmp nor hidden folders of the home folder.
		mkdirSync(getCacheFolder(root), { recursive: true });
		folder = mkdtempSync(join(getCacheFolder(root), "open-"));
		const file = join(folder, "kilde.html");
		writeFileSync(file, renderOpeningPage(port, key), {
			mode: 0o600,
			flag: "wx",
		});
		openFile(pathToFileURL(file).href);
	} catch {
		return undefined;
	}
	const forget = () => {
		try {
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		} catch {
			// On Windows, the browser may have the file open. Its key ends with this process, or is one that the owner keeps.
		}
	};
	setTimeout(forget, timeout).unref();
	return { forget };
}

/** Returns the command that opens a file in the default browser of a system. */
export function getOpenCommand(
	system: NodeJS.Platform,
	address: string,
): readonly [command: string, ...args: string[]] {
	if (system === "darwin") return ["open", address];
	// Without cmd, for which & and % in a path have a meaning.
	if (system === "win32")
		return ["rundll32", "url.dll,FileProtocolHandler", address];
	return ["xdg-open", address];
}

function openFile(address: string): void {
	const [command, ...args] = getOpenCommand(platform(), address);
	spawn(command, args, { stdio: "ignore", detached: true })
		.on("error", () => {})
		.unref();
}

/** A page that sends the key to the editor; the key has no characters with a meaning in HTML. */
function renderOpeningPage(port: number, key: string): string {
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
