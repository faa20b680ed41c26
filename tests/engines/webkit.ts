import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../browser/host.ts";
import {
	findProgram,
	isExecutable,
	startProgram,
} from "../support/programs.ts";
import {
	type Browser,
	type Engine,
	inPage,
	nobody,
	type Setting,
	type Tab,
} from "./engine.ts";

const driver = () => findProgram("WebKitWebDriver");
const display = () => findProgram("Xvfb");
/** Debian and Ubuntu install WebKit's minimal browser outside of PATH. */
const browser = () =>
	["x86_64", "aarch64"]
		.flatMap((processor) =>
			["4.1", "4.0"].map(
				(version) =>
					`/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
			),
		)
		.find(isExecutable);

/** Safari's engine in the minimal browser of WebKitGTK, on a virtual display, driven by WebDriver. */
export const webkit: Engine = {
	title: "WebKit",
	packages:
		"webkit2gtk-driver xvfb gstreamer1.0-plugins-bad gstreamer1.0-libav gstreamer1.0-gl",
	missing: () => [
		...(driver() ? [] : ["WebKitWebDriver"]),
		...(browser() ? [] : ["MiniBrowser"]),
		...(display() ? [] : ["Xvfb"]),
	],
	launch,
};

async function launch(setting: Setting): Promise<Browser> {
	const home = mkdtempSync(join(tmpdir(), "kilde-webkit-"));
	writeStyle(home);
	const screen = startProgram([
		display() ?? "",
		"-displayfd",
		"1",
		"-screen",
		"0",
		"1400x1100x24",
		"-nolisten",
		"tcp",
	]);
	const [number] = await screen.heard(/^\d+$/m);
	const { session, stop } = await startSession(setting, {
		DISPLAY: `:${number}`,
		HOME: home,
		XDG_CONFIG_HOME: join(home, "config"),
		XDG_CACHE_HOME: join(home, "cache"),
		XDG_DATA_HOME: join(home, "data"),
	});
	return {
		openTab: async () => onlyTab(session),
		async close() {
			await ask(session, { method: "DELETE" });
			await stop();
			await screen.stop();
			rmSync(home, { recursive: true, force: true });
		},
	};
}

/** The time that a browser may take to start (milliseconds). */
const startTime = 30_000;

/**
 * Starts the driver, which starts the browser. In one of twenty starts on a busy machine (2.50) they never connect;
 * then start another pair.
 */
async function startSession(
	setting: Setting,
	env: NodeJS.ProcessEnv,
): Promise<{ readonly session: string; stop(): Promise<unknown> }> {
	for (let tries = 1; ; tries++) {
		const port = await freePort();
		const { stop } = startProgram([driver() ?? "", `--port=${port}`], {
			env: { ...process.env, ...env },
		});
		const address = `http://127.0.0.1:${port}`;
		try {
			await listening(address);
			const { sessionId } = (await ask(`${address}/session`, {
				method: "POST",
				body: JSON.stringify({
					capabilities: { alwaysMatch: capabilities(setting) },
				}),
				signal: AbortSignal.timeout(startTime),
			})) as { sessionId: string };
			return { session: `${address}/session/${sessionId}`, stop };
		} catch (error) {
			await stop();
			if (tries === 3) throw error;
		}
	}
}

/** Its toolbar would prevent the window from being as narrow as a phone. */
function writeStyle(home: string): void {
	const folder = join(home, "config", "gtk-3.0");
	mkdirSync(folder, { recursive: true });
	writeFileSync(
		join(folder, "gtk.css"),
		"* { min-width: 0; margin: 0; padding: 0; }\n",
	);
}

async function freePort(): Promise<string> {
	const { origin, close } = await serve(() => {});
	await close();
	return new URL(origin).port;
}

async function listening(address: string): Promise<void> {
	const end = performance.now() + 15_000;
	for (;;) {
		try {
			await fetch(`${address}/status`);
			return;
		} catch (error) {
			if (performance.now() > end) throw error;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
}

/** Uses the session's window; a session for each tab would take seconds. */
function onlyTab(session: string): Tab {
	return {
		async goto(url) {
			await post(`${session}/url`, { url });
		},
		async traverse(way) {
			await post(`${session}/${way}`, {});
		},
		async resize(size) {
			await post(`${session}/window/rect`, size);
		},
		async evaluate(run, ...args) {
			const answer = (await post(`${session}/execute/async`, {
				script: `
					const [args, done] = arguments;
					(${inPage(run)})(args).then((value) => done({ value }), (error) => done({ error: String(error) }));
				`,
				args: [JSON.stringify(args)],
			})) as { value: string } | { error: string };
			if ("error" in answer) throw new Error(answer.error);
			return JSON.parse(answer.value);
		},
		async perform(action) {
			await post(`${session}/actions`, { actions: [action] });
		},
		async close() {
			const clear = "localStorage.clear(); sessionStorage.clear();";
			await post(`${session}/execute/sync`, { script: clear, args: [] });
			await post(`${session}/url`, { url: "about:blank" });
		},
	};
}

function capabilities({ theme }: Setting): object {
	const proxy = `${nobody.host}:${nobody.port}`;
	return {
		timeouts: { script: 10_000, pageLoad: 60_000 },
		proxy: {
			proxyType: "manual",
			httpProxy: proxy,
			sslProxy: proxy,
			noProxy: ["127.0.0.1"],
		},
		"webkitgtk:browserOptions": {
			binary: browser(),
			args: ["--automation", ...(theme === "dark" ? ["--dark-mode"] : [])],
		},
	};
}

function post(url: string, body: object): Promise<unknown> {
	return ask(url, { method: "POST", body: JSON.stringify(body) });
}

async function ask(url: string, request: RequestInit): Promise<unknown> {
	const response = await fetch(url, request);
	const { value } = (await response.json()) as { value: unknown };
	if (response.ok) return value;
	const { error, message } = value as { error: string; message: string };
	throw new Error(`${error}: ${message}`);
}
