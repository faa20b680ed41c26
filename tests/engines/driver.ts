import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serve } from "../browser/host.ts";
import { waitUntil } from "../support/dev-client.ts";
import {
	findProgram,
	isExecutable,
	startProgram,
} from "../support/programs.ts";

/** A tab of Firefox, driven by WebDriver BiDi, or of WebKitGTK's minimal browser, driven by WebDriver. */
export type Tab = {
	/** Navigates to a URL and waits until it has loaded. */
	goto(url: string): Promise<unknown>;
	back(): Promise<unknown>;
	resize(size: Size): Promise<unknown>;
	/** Runs a function in the page, without access to its scope; arguments and result are JSON. */
	evaluate<Args extends readonly unknown[], Result>(
		run: ((...args: Args) => Result) | string,
		...args: Args
	): Promise<Awaited<Result>>;
	/** Performs WebDriver actions, which have the same format in both versions of the protocol. */
	perform(action: object): Promise<unknown>;
	close(): Promise<unknown>;
};

type Size = { readonly width: number; readonly height: number };

/** The engines by name. */
export const engines = {
	firefox: {
		packages: "firefox-esr",
		isInstalled: () => findFirefox() !== undefined,
		launch: launchFirefox,
	},
	webkit: {
		packages: "webkit2gtk-driver xvfb",
		isInstalled: () =>
			Boolean(
				findProgram("WebKitWebDriver") && findProgram("Xvfb") && findWebKit(),
			),
		launch: launchWebKit,
	},
} as const;

export type EngineName = keyof typeof engines;

const findFirefox = () => findProgram("firefox-esr", "firefox");
/** Debian and Ubuntu install WebKit's minimal browser outside of PATH. */
const findWebKit = () =>
	["x86_64", "aarch64"]
		.map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
		.find(isExecutable);

/** Nothing listens at this address; with it as the proxy, a browser sends no request to other machines. */
const nowhere = "127.0.0.1:9";

/** Starts a headless Firefox with a new profile. */
async function launchFirefox(): Promise<Tab> {
	const home = createHome({
		"profile/user.js": [
			["network.proxy.type", 1],
			["network.proxy.http", "127.0.0.1"],
			["network.proxy.http_port", 9],
			["network.proxy.ssl", "127.0.0.1"],
			["network.proxy.ssl_port", 9],
		]
			.map((each) => `user_pref(${JSON.stringify(each).slice(1, -1)});\n`)
			.join(""),
	});
	const options = ["--headless", "--no-remote", "--remote-debugging-port", "0"];
	const program = startProgram(
		[findFirefox() ?? "", ...options, "--profile", join(home, "profile")],
		{ env: { ...process.env, HOME: home } },
	);
	const [, address] = await program.heard(/BiDi listening on (ws:\S+)/);
	const socket = new WebSocket(`${address}/session`);
	await new Promise((resolve) => socket.addEventListener("open", resolve));
	const send = createSender(socket);
	await send("session.new", { capabilities: {} });
	// The first tab of a headless browser never gets the focus; a second one does.
	const { context } = await send("browsingContext.create", { type: "tab" });
	return {
		goto: (url) =>
			send("browsingContext.navigate", { context, url, wait: "complete" }),
		back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
		resize: (viewport) =>
			send("browsingContext.setViewport", { context, viewport }),
		async evaluate(run, ...args) {
			const { result, exceptionDetails } = await send("script.callFunction", {
				functionDeclaration: wrap(run),
				arguments: [{ type: "string", value: JSON.stringify(args) }],
				awaitPromise: true,
				target: { context },
				userActivation: true,
			});
			if (!result) throw new Error(exceptionDetails.text);
			return JSON.parse(result.value);
		},
		perform: (action) =>
			send("input.performActions", { context, actions: [action] }),
		async close() {
			socket.close();
			await program.stop();
			rmSync(home, { recursive: true, force: true });
		},
	};
}

/** Returns a function that sends a BiDi command and returns its result. */
function createSender(socket: WebSocket) {
	let lastId = 0;
	// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own type.
	return (method: string, params: object): Promise<any> => {
		const id = ++lastId;
		return new Promise((resolve, reject) => {
			const listen = ({ data }: MessageEvent) => {
				const answer = JSON.parse(String(data));
				if (answer.id !== id) return;
				socket.removeEventListener("message", listen);
				if (answer.type === "success") resolve(answer.result);
				else reject(new Error(`${method}: ${answer.message}`));
			};
			socket.addEventListener("message", listen);
			socket.send(JSON.stringify({ id, method, params }));
		});
	};
}

/** Starts WebKitGTK's minimal browser with a new profile, on a virtual display. */
async function launchWebKit(): Promise<Tab> {
	// Its toolbar would prevent the window from being as narrow as a phone.
	const home = createHome({
		"config/gtk-3.0/gtk.css": "* { min-width: 0; margin: 0; padding: 0; }\n",
	});
	const options = ["-displayfd", "1", "-screen", "0", "1400x1100x24"];
	const screen = startProgram([
		findProgram("Xvfb") ?? "",
		...options,
		"-nolisten",
		"tcp",
	]);
	const [number] = await screen.heard(/^\d+$/m);
	const { origin, close } = await serve(() => {});
	await close();
	const { port } = new URL(origin);
	const driver = startProgram(
		[findProgram("WebKitWebDriver") ?? "", `--port=${port}`],
		{
			env: {
				...process.env,
				DISPLAY: `:${number}`,
				HOME: home,
				XDG_CONFIG_HOME: join(home, "config"),
				XDG_CACHE_HOME: join(home, "cache"),
				XDG_DATA_HOME: join(home, "data"),
			},
		},
	);
	await waitUntil("the driver of WebKit", () =>
		fetch(`${origin}/status`).then(
			() => true,
			() => false,
		),
	);
	const { sessionId } = await post(`${origin}/session`, {
		capabilities: { alwaysMatch: getWebKitCapabilities() },
	});
	const session = `${origin}/session/${sessionId}`;
	return {
		goto: (url) => post(`${session}/url`, { url }),
		back: () => post(`${session}/back`, {}),
		resize: (size) => post(`${session}/window/rect`, size),
		async evaluate(run, ...args) {
			const script = `const [args, done] = arguments;
				(${wrap(run)})(args).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
			const { value, error } = await post(`${session}/execute/async`, {
				script,
				args: [JSON.stringify(args)],
			});
			if (error) throw new Error(error);
			return JSON.parse(value);
		},
		perform: (action) => post(`${session}/actions`, { actions: [action] }),
		async close() {
			await fetch(session, { method: "DELETE" });
			await driver.stop();
			await screen.stop();
			rmSync(home, { recursive: true, force: true });
		},
	};
}

function getWebKitCapabilities(): object {
	return {
		timeouts: { script: 10_000, pageLoad: 60_000 },
		proxy: {
			proxyType: "manual",
			httpProxy: nowhere,
			sslProxy: nowhere,
			noProxy: ["127.0.0.1"],
		},
		"webkitgtk:browserOptions": {
			binary: findWebKit(),
			args: ["--automation"],
		},
	};
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own type.
async function post(url: string, body: object): Promise<any> {
	const response = await fetch(url, {
		method: "POST",
		body: JSON.stringify(body),
	});
	const { value } = (await response.json()) as { value: { message: string } };
	if (!response.ok) throw new Error(`${url}: ${value.message}`);
	return value;
}

/** Returns the source of a function that runs the given one in a page with arguments and result as JSON text. */
function wrap(run: unknown): string {
	return `async (args) => JSON.stringify((await (${run})(...JSON.parse(args))) ?? null)`;
}

/** Creates a temporary home folder with these files. */
function createHome(files: Readonly<Record<string, string>>): string {
	const home = mkdtempSync(join(tmpdir(), "kilde-engine-"));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(home, path)), { recursive: true });
		writeFileSync(join(home, path), text);
	}
	return home;
}
