import { text } from "node:stream/consumers";
import { test as base, inject } from "vitest";
import { getHeaders } from "../../generator/host/headers.ts";
import { answer, type Host, serve } from "../browser/host.ts";
import { compare } from "../browser/visit.ts";
import type { Browser, Setting, Tab } from "./engine.ts";
import { engines, getSkipReason } from "./engines.ts";
import { complaintsPath } from "./recorder.ts";
import { createVisitor, sizes, type Visitor } from "./visitor.ts";

export { describe, expect } from "vitest";

/** The site under test. */
export const site = inject("builtSite");

const engine = engines[inject("engine")];

/** The conditions of a visit; by default, a desktop and the light theme. */
export type Conditions = Partial<Setting> & {
	readonly size?: keyof typeof sizes;
	/** The expected complaints, each at least once. Any other one fails the test. */
	readonly expecting?: readonly (string | RegExp)[];
};

/**
 * A test in the current engine. It is skipped if the engine is not installed, unless KILDE_ENGINES=all requires it.
 * `open` navigates to a URL of the site in a new tab; errors of the page fail the test.
 */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
	.extend("launch", { scope: "file" }, async ({}, { onCleanup }) => {
		const browsers = new Map<string, Promise<Browser>>();
		onCleanup(async () => {
			for (const browser of browsers.values()) await (await browser).close();
		});
		return (setting: Setting): Promise<Browser> => {
			const known = browsers.get(setting.theme);
			const browser = known ?? engine.launch(setting);
			browsers.set(setting.theme, browser);
			return browser;
		};
	})
	// biome-ignore lint/correctness/noEmptyPattern: as above.
	.extend("host", { scope: "file" }, async ({}, { onCleanup }) => {
		const host = await startHost();
		onCleanup(host.close);
		return host;
	})
	.extend("open", async ({ launch, host, skip }, { onCleanup }) => {
		const reason = getSkipReason(engine);
		if (reason && process.env.KILDE_ENGINES === "all") throw new Error(reason);
		skip(reason !== undefined, reason);
		const leaving: (() => Promise<void>)[] = [];
		onCleanup(async () => {
			for (const leave of leaving) await leave();
		});
		return async (
			path: string,
			{ theme = "light", size = "desktop", expecting = [] }: Conditions = {},
		): Promise<Visitor> => {
			const tab = await (await launch({ theme })).openTab();
			leaving.push(() => leave(tab, host, expecting));
			await tab.resize(sizes[size]);
			const visitor = createVisitor(tab, host.origin);
			await visitor.goto(path);
			return visitor;
		};
	});

type ListeningHost = Host & {
	/** Returns the complaints since the last call. */
	takeComplaints(): readonly string[];
};

/** Serves the site as a host must, and collects the complaints of its pages. */
async function startHost(): Promise<ListeningHost> {
	const { output } = site;
	const complaints: string[] = [];
	const host = await serve(async (request, response) => {
		if (request.url !== complaintsPath) {
			const headers = (file: string) => getHeaders(`/${file}`);
			return answer(output, headers, request, response);
		}
		const complaint = await text(request);
		if (complaint) complaints.push(complaint);
		response.end();
	});
	return { ...host, takeComplaints: () => complaints.splice(0) };
}

async function leave(
	tab: Tab,
	host: ListeningHost,
	expecting: readonly (string | RegExp)[],
): Promise<void> {
	// Earlier reports of the page arrive before this one.
	await tab.evaluate(async (path) => {
		await fetch(path, { method: "POST" });
	}, complaintsPath);
	await tab.close();
	compare(host.takeComplaints(), expecting);
}
