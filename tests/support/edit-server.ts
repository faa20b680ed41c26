import { inject } from "vitest";
import { endpoints, keyHeader } from "../../generator/dev/endpoints.ts";
import { startDevServer } from "../../generator/dev/index.ts";
import { formatReport } from "../../generator/dev/messages.ts";
import { createAccessControl } from "../../generator/dev/serving/access.ts";
import { leaveUncoloured } from "../../generator/diagnostics/report.ts";
import { editorPage } from "../../generator/edit/editor-page.ts";
import { createEditing } from "../../generator/edit/index.ts";
import type { Requests } from "../../generator/edit/requests/schemas.ts";
import type { NetworkReach } from "../../generator/host/listen.ts";
import type { MessageLanguage } from "../../generator/languages/message-language.ts";
import { git } from "./git.ts";
import { site } from "./site.ts";

/** `kilde edit` running in this process. */
export type EditServer = {
	/** http://127.0.0.1:PORT of the editor, and of its pages. */
	readonly origin: string;
	readonly pages: string;
	readonly key: string;
	/** Returns the errors printed to the terminal. */
	readonly failures: readonly string[];
	/** The URL with the key. */
	readonly address: string;
	/** Sends a request as the editor in the browser does; throws if the server rejects it. */
	ask<N extends keyof Requests>(
		name: N,
		ask: Requests[N]["ask"],
	): Promise<Requests[N]["answer"]>;
	/** Returns the HTML of a page in the editor. */
	text(path: string): Promise<string>;
	close(): Promise<void>;
};

/** Starts the editor for a project. */
export async function startEditing(
	root: string,
	language: MessageLanguage = "en",
	{
		reach = "machine",
		session = "test",
		port = 0,
		network = [],
	}: {
		readonly reach?: NetworkReach;
		/** Identifies the run: a different run shares no memory with it. */
		readonly session?: string;
		/** The port of a closed server, to start again there. */
		readonly port?: number;
		/** The addresses of this machine on its networks. */
		readonly network?: readonly string[];
	} = {},
): Promise<EditServer> {
	const key = "the-key-of-the-tests";
	const failures: string[] = [];
	const style = {
		root,
		format: "pretty",
		language,
		colour: leaveUncoloured,
	} as const;
	const server = await startDevServer({
		site,
		date: () => "2026-03-01",
		code: inject("code"),
		port,
		...style,
		reach,
		session,
		edit: {
			access: createAccessControl(key),
			address: `${endpoints.editor}#${key}`,
			page: (pages, key) => editorPage(language, pages, key, site.editorLook),
			create: (rebuild) =>
				createEditing({
					root,
					rebuild,
					language,
					session,
					network,
					environment: process.env,
				}),
		},
		reporter: {
			reportOf: (outcome) => formatReport(outcome, style),
			onFailure: ({ text }) => failures.push(text),
		},
	});
	const origin = `http://127.0.0.1:${server.port}`;
	const pages = `http://127.0.0.1:${server.pagesPort}`;
	// The server may close a kept-alive connection while a test waits for git.
	const headers = { ...(await signIn(origin, key)), connection: "close" };
	return {
		origin,
		pages,
		key,
		failures,
		address: `${origin}${endpoints.editor}#${key}`,
		async ask(name, body) {
			const response = await fetch(`${origin}${endpoints.edit}${name}`, {
				method: "POST",
				headers,
				body: JSON.stringify(body),
			});
			if (!response.ok)
				throw new Error([await response.text(), ...failures].join("\n"));
			return response.json();
		},
		text: async (path) => (await fetch(pages + path, { headers })).text(),
		close: () => server.close(),
	};
}

/** Signs in and returns the headers of the session. */
export async function signIn(
	origin: string,
	key: string,
): Promise<Record<string, string>> {
	const own = { origin, [keyHeader]: key };
	const entered = await fetch(origin + endpoints.enter, {
		method: "POST",
		headers: own,
	});
	const [cookie = ""] = (entered.headers.get("set-cookie") ?? "").split(";");
	return { ...own, cookie };
}

/** Signs in and returns a function that sends requests as the editor in the browser does. */
export async function createAsker(
	origin: string,
	key: string,
): Promise<EditServer["ask"]> {
	const headers = await signIn(origin, key);
	return async (name, ask) => {
		const response = await fetch(`${origin}${endpoints.edit}${name}`, {
			method: "POST",
			headers,
			body: JSON.stringify(ask),
		});
		if (!response.ok) throw new Error(await response.text());
		return response.json();
	};
}

/** Creates a git repository in a folder and commits its current content. */
export function commitAll(root: string): void {
	for (const args of [
		"init --quiet --initial-branch=main",
		"config user.name Ada",
		"config user.email ada@example.org",
		"add content templates",
		"commit --quiet --message First",
	])
		git(root, args.split(" "));
}
