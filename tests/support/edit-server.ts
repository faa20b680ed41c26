import { inject } from "vitest";
import { endpoints, keyHeader } from "../../editor/endpoints.ts";
import { startEditor } from "../../editor/index.ts";
import type {
	EditorState,
	Refusal,
	Upload,
	ValueAddress,
	YamlValue,
} from "../../editor/protocol.ts";
import type { Requests } from "../../editor/requests.ts";
import { getValueAt } from "../../editor/values.ts";
import { leaveUncoloured } from "../../generator/diagnostics/report.ts";
import type { NetworkReach } from "../../generator/host/listen.ts";
import { git, environment as plainEnvironment } from "./git.ts";
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
	/** Returns the value at an address as its file has it. */
	getValue(address: ValueAddress): Promise<YamlValue | undefined>;
	/** Sets a value over the present one, or over `was`; returns why that is refused. */
	set(
		address: ValueAddress,
		value: YamlValue | undefined,
		options?: { readonly step?: string; readonly was?: YamlValue },
	): Promise<Refusal | undefined>;
	/** Sends a picture or video. */
	upload(name: string, bytes: Uint8Array | string): Promise<Upload>;
	/** Returns the state that a new tab gets. */
	readState(): Promise<EditorState>;
	/** Returns the HTML of a page in the editor. */
	text(path: string): Promise<string>;
	close(): Promise<void>;
};

/** Starts the editor for a project. */
export async function startEditing(
	root: string,
	language = "en",
	{
		reach = "machine",
		port = 0,
		network = [],
		environment = plainEnvironment,
	}: {
		readonly reach?: NetworkReach;
		/** The port of a closed server, to start again there. */
		readonly port?: number;
		/** The addresses of this machine on its networks. */
		readonly network?: readonly string[];
		/** The environment in which git runs. */
		readonly environment?: NodeJS.ProcessEnv;
	} = {},
): Promise<EditServer> {
	const key = "the-key-of-the-tests";
	const failures: string[] = [];
	const editor = await startEditor({
		root,
		site,
		key,
		language,
		environment,
		network,
		port,
		reach,
		date: () => "2026-03-01",
		code: inject("code"),
		session: "test",
		format: "pretty",
		colour: leaveUncoloured,
		onFailure: (text) => failures.push(text),
	});
	const origin = `http://127.0.0.1:${editor.port}`;
	const pages = `http://127.0.0.1:${editor.pagesPort}`;
	// The server may close a kept-alive connection while a test waits for git.
	const headers = { ...(await signIn(origin, key)), connection: "close" };
	return {
		origin,
		pages,
		key,
		failures,
		address: `${origin}${editor.address}`,
		...createRequests(origin, headers, failures),
		readState: () => readState(origin, headers),
		text: async (path) => (await fetch(pages + path, { headers })).text(),
		close: () => editor.close(),
	};
}

/** Creates the functions that send requests as the editor in the browser does. */
function createRequests(
	origin: string,
	headers: Readonly<Record<string, string>>,
	failures: readonly string[],
): Pick<EditServer, "ask" | "getValue" | "set" | "upload"> {
	const ask: EditServer["ask"] = async (name, body) => {
		const response = await fetch(`${origin}${endpoints.requests}${name}`, {
			method: "POST",
			headers,
			body: JSON.stringify(body),
		});
		if (!response.ok)
			throw new Error([await response.text(), ...failures].join("\n"));
		return response.json();
	};
	const getValue: EditServer["getValue"] = async ({ file, path }) => {
		const document = (await ask("entry", { file }))?.documents[file];
		return path === "markdown"
			? document?.markdown
			: getValueAt(document?.value, path);
	};
	return {
		ask,
		getValue,
		async set(
			address,
			value,
			{ step = JSON.stringify(address), ...more } = {},
		) {
			const was = "was" in more ? more.was : await getValue(address);
			return (await ask("set", { address, step, was, value })).refused;
		},
		async upload(name, bytes) {
			const path = `${endpoints.upload}?name=${encodeURIComponent(name)}`;
			const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
			const init = { method: "POST", headers, body };
			return (await fetch(origin + path, init)).json();
		},
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

/** Reads the first server-sent event of the state. */
async function readState(
	origin: string,
	headers: Readonly<Record<string, string>>,
): Promise<EditorState> {
	const stop = new AbortController();
	const { signal } = stop;
	const response = await fetch(origin + endpoints.state, { headers, signal });
	let text = "";
	for await (const chunk of response.body ?? []) {
		text += Buffer.from(chunk).toString("utf8");
		if (text.includes("\n\n")) break;
	}
	stop.abort();
	const [event = ""] = text.split("\n\n");
	return JSON.parse(event.replace(/^data: /, ""));
}

/** Creates a git repository in a folder and commits its current content. */
export function commitAll(root: string): void {
	for (const args of [
		"init --quiet --initial-branch=main --template=",
		"config user.name Ada",
		"config user.email ada@example.org",
		"add content templates",
		"commit --quiet --message First",
	])
		git(root, args.split(" "));
}
