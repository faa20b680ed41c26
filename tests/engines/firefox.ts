import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, startProgram } from "../support/programs.ts";
import { connect, type Session } from "./bidi.ts";
import {
	type Browser,
	type Engine,
	inPage,
	nobody,
	type Setting,
	type Tab,
} from "./engine.ts";

const program = () => findProgram("firefox-esr", "firefox");

/** Headless Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
	title: "Firefox",
	packages: "firefox-esr",
	missing: () => (program() ? [] : ["firefox-esr"]),
	launch,
};

async function launch(setting: Setting): Promise<Browser> {
	const home = mkdtempSync(join(tmpdir(), "kilde-firefox-"));
	const profile = join(home, "profile");
	mkdirSync(profile);
	writeFileSync(join(profile, "user.js"), preferences(setting));
	const running = startProgram(
		[
			program() ?? "",
			"--headless",
			"--no-remote",
			"--profile",
			profile,
			"--remote-debugging-port",
			"0",
			"about:blank",
		],
		// Firefox keeps more than the profile in the user's home.
		{ env: { ...process.env, HOME: home } },
	);
	const [, address] = await running.heard(/BiDi listening on (ws:\S+)/);
	const session = await connect(`${address}/session`);
	await session.send("session.new", { capabilities: {} });
	return {
		openTab: () => openTab(session),
		async close() {
			session.close();
			await running.stop();
			rmSync(home, { recursive: true, force: true });
		},
	};
}

function preferences({ theme }: Setting): string {
	const { host, port } = nobody;
	return Object.entries({
		"network.proxy.type": 1,
		"network.proxy.http": host,
		"network.proxy.http_port": port,
		"network.proxy.ssl": host,
		"network.proxy.ssl_port": port,
		"layout.css.prefers-color-scheme.content-override":
			theme === "dark" ? 0 : 1,
	})
		.map((each) => `user_pref(${each.map((part) => JSON.stringify(part))});\n`)
		.join("");
}

async function openTab(session: Session): Promise<Tab> {
	// A user context has its own storage.
	const { userContext } = (await session.send(
		"browser.createUserContext",
		{},
	)) as { userContext: string };
	// The first tab of a headless browser never gets the focus; a second one does.
	const { context } = (await session.send("browsingContext.create", {
		type: "tab",
		userContext,
	})) as { context: string };
	return {
		async goto(url) {
			await session.send("browsingContext.navigate", {
				context,
				url,
				wait: "complete",
			});
		},
		async traverse(way) {
			await session.send("browsingContext.traverseHistory", {
				context,
				delta: way === "back" ? -1 : 1,
			});
		},
		async resize(viewport) {
			await session.send("browsingContext.setViewport", { context, viewport });
		},
		async evaluate(run, ...args) {
			const answer = (await session.send("script.callFunction", {
				functionDeclaration: inPage(run),
				arguments: [{ type: "string", value: JSON.stringify(args) }],
				awaitPromise: true,
				target: { context },
				userActivation: true,
			})) as Evaluated;
			if (answer.type === "exception")
				throw new Error(answer.exceptionDetails.text);
			return JSON.parse(answer.result.value);
		},
		async perform(action) {
			await session.send("input.performActions", {
				context,
				actions: [action],
			});
		},
		async close() {
			await session.send("browser.removeUserContext", { userContext });
		},
	};
}

type Evaluated =
	| { readonly type: "success"; readonly result: { readonly value: string } }
	| {
			readonly type: "exception";
			readonly exceptionDetails: { readonly text: string };
	  };
