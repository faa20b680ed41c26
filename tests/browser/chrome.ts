import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type BrowserServer, chromium } from "playwright-core";

/** What the search for a browser depends on. */
export type Machine = {
	readonly platform: NodeJS.Platform;
	readonly env: NodeJS.ProcessEnv;
};

const root = process.getuid?.() === 0;

/**
 * Starts a Chrome or Chromium without a window: the first installed one that starts; where none
 * does, playwright-core's own, which is installed if it must be. Throws a sentence that says what
 * was tried.
 */
export async function launchChrome(): Promise<BrowserServer> {
	const { platform, env } = process;
	const failures: string[] = [];
	const start = async (path?: string) => {
		try {
			return await launch(path);
		} catch (error) {
			failures.push(`  ${path ?? "playwright-core's own"}: ${reason(error)}`);
			return undefined;
		}
	};
	for (const path of installedChromes({ platform, env })) {
		const browser = await start(path);
		if (browser) return browser;
	}
	const started = env.KILDE_CHROME ? undefined : await startOwn(start);
	if (started) return started;
	throw new Error(
		`The browser tests need Chrome or Chromium, and none would start. Install one, or let KILDE_CHROME name its executable. Tried:\n${[...new Set(failures)].join("\n")}`,
	);
}

/** The executables to try, the likeliest first. Where KILDE_CHROME names one, no other will do. */
export function installedChromes(machine: Machine): string[] {
	if (machine.env.KILDE_CHROME) return [machine.env.KILDE_CHROME];
	const candidates = [...onPath(machine), ...commonPlaces(machine)];
	return [...new Set(candidates)].filter(isExecutable);
}

function onPath({ env }: Machine): string[] {
	const names = [
		"google-chrome-stable",
		"google-chrome",
		"chromium",
		"chromium-browser",
		"chrome",
	];
	const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function commonPlaces({ platform, env }: Machine): string[] {
	if (platform === "darwin")
		return [
			"/Applications",
			join(env.HOME ?? homedir(), "Applications"),
		].flatMap((folder) =>
			["Google Chrome", "Chromium", "Google Chrome for Testing"].map((name) =>
				join(folder, `${name}.app`, "Contents", "MacOS", name),
			),
		);
	return [
		"/opt/google/chrome/chrome",
		"/usr/bin/google-chrome-stable",
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/lib/chromium/chromium",
		"/snap/bin/chromium",
	];
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** No name resolves but this machine's own, so that nothing a page or the browser asks for leaves it. */
function launch(executablePath: string | undefined): Promise<BrowserServer> {
	return chromium.launchServer({
		...(executablePath && { executablePath }),
		// Chrome's sandbox refuses to work for root, who is the only user in most containers.
		chromiumSandbox: !root,
		args: [
			"--disable-gpu",
			"--no-proxy-server",
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		],
	});
}

/** Starts playwright-core's own browser; installs it where it is missing, and then the libraries that it lacks. */
async function startOwn(
	start: () => Promise<BrowserServer | undefined>,
): Promise<BrowserServer | undefined> {
	const ready = await start();
	if (ready || !installOwn()) return ready;
	const installed = await start();
	// Only root may add libraries to a bare Linux.
	if (installed || !root || process.platform !== "linux") return installed;
	return installOwn("--with-deps") ? await start() : undefined;
}

/** Says whether it is installed. */
function installOwn(...options: readonly string[]): boolean {
	const packageFile = createRequire(import.meta.url).resolve(
		"playwright-core/package.json",
	);
	const cli = join(dirname(packageFile), "cli.js");
	process.stderr.write("Installing a browser for the tests …\n");
	const { status } = spawnSync(
		process.execPath,
		[cli, "install", "chromium-headless-shell", ...options],
		{ stdio: ["ignore", "ignore", "inherit"] },
	);
	return status === 0;
}

function reason(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.split("\n")[0] ?? message;
}
