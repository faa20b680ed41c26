import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { findProgram } from "../support/programs.ts";
import { type Executable, unpackChrome } from "./packaged-chrome.ts";

const root = process.getuid?.() === 0;

/** An executable Chrome or Chromium, and whether it starts in its sandbox. */
export type Chrome = Executable & { readonly chromiumSandbox: boolean };

/** A browser to try: its name in messages, and a function that finds out how to start it. */
type Candidate = {
	readonly name: string;
	find(): Promise<Chrome>;
};

/**
 * Finds a Chrome or Chromium: the first candidate that starts. Throws one sentence with the remedy and the attempts.
 */
export async function findChrome(): Promise<Chrome> {
	const failures: string[] = [];
	for (const { name, find } of browsers()) {
		try {
			return await find();
		} catch (error) {
			failures.push(`  ${name}: ${reason(error)}`);
		}
	}
	throw new Error(
		`The browser tests need Chrome or Chromium, and none would start. Install one, or set KILDE_CHROME to the path of its executable. Tried:\n${failures.join("\n")}`,
	);
}

/**
 * The browsers to try, in this order: the one of the package @sparticuz/chromium (Linux on x64 only), which draws no
 * window and takes half the processor time of a whole Chrome; those that are installed; and one that playwright-core
 * downloads. KILDE_CHROME names the only one: an executable, or `packaged`.
 */
function browsers(): Candidate[] {
	const named = process.env.KILDE_CHROME;
	if (named === "packaged") return [packaged];
	if (named) return [installed(named)];
	const { platform, arch } = process;
	const path = findProgram(
		"google-chrome-stable",
		"google-chrome",
		"chromium",
		"chromium-browser",
		"chrome",
	);
	return [
		...(platform === "linux" && arch === "x64" ? [packaged] : []),
		...(path ? [installed(path)] : []),
		whereChromeIsPut,
		downloaded,
		...(platform === "linux" && root ? [downloadedWithLibraries] : []),
	];
}

const packaged: Candidate = {
	name: "the package @sparticuz/chromium",
	find: async () => tryOut(unpackChrome()),
};

const whereChromeIsPut: Candidate = {
	name: "Chrome where its installer puts it",
	find: () => tryOut({ channel: "chrome" }),
};

const downloaded: Candidate = {
	name: "the browser that playwright-core downloads",
	find: async () => {
		download();
		return tryOut({});
	},
};

/** Only root can install libraries on a bare Linux. */
const downloadedWithLibraries: Candidate = {
	name: "the same with the libraries that it needs",
	find: async () => {
		download("--with-deps");
		return tryOut({});
	},
};

function installed(path: string): Candidate {
	return { name: path, find: () => tryOut({ path }) };
}

/**
 * Starts with Chrome's sandbox if it works: Chrome refuses it for root, the only user in most containers, and it needs
 * user namespaces, which some systems disable. The tests open only our own pages.
 */
async function tryOut(executable: Executable): Promise<Chrome> {
	const bare = { ...executable, chromiumSandbox: false };
	if (root) return startOnce(bare);
	try {
		return await startOnce({ ...executable, chromiumSandbox: true });
	} catch {
		return startOnce(bare);
	}
}

async function startOnce(chrome: Chrome): Promise<Chrome> {
	const browser = await startChrome(chrome);
	await browser.close();
	return chrome;
}

/** Starts a headless browser. Only this machine's own host names resolve, so that no request leaves it. */
export function startChrome({
	path,
	channel,
	env,
	chromiumSandbox,
}: Chrome): Promise<Browser> {
	return chromium.launch({
		...(path && { executablePath: path }),
		...(channel && { channel }),
		env: { ...process.env, ...env },
		chromiumSandbox,
		args: [
			"--disable-gpu",
			"--no-proxy-server",
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
		],
	});
}

/** Downloads playwright-core's own browser, unless it is installed. */
function download(...options: readonly string[]): void {
	const packageFile = createRequire(import.meta.url).resolve(
		"playwright-core/package.json",
	);
	const cli = join(dirname(packageFile), "cli.js");
	process.stderr.write("Downloading a browser for the tests …\n");
	const { status } = spawnSync(
		process.execPath,
		[cli, "install", "chromium-headless-shell", ...options],
		{ stdio: ["ignore", "ignore", "inherit"] },
	);
	if (status !== 0) throw new Error("the download failed (see above)");
}

function reason(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.split("\n")[0] ?? message;
}
