import { execFileSync } from "node:child_process";
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, inject } from "vitest";
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
import { createProject, type Project } from "./project.ts";
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
	const ask = createAsker(origin, headers, failures);
	const readValue: EditServer["getValue"] = async ({ file, path }) => {
		const document = (await ask("entry", { file }))?.documents[file];
		return path === "markdown"
			? document?.markdown
			: getValueAt(document?.value, path);
	};
	return {
		origin,
		pages,
		key,
		failures,
		address: `${origin}${editor.address}`,
		ask,
		getValue: readValue,
		async set(
			address,
			value,
			{ step = JSON.stringify(address), ...more } = {},
		) {
			const was = "was" in more ? more.was : await readValue(address);
			return (await ask("set", { address, step, was, value })).refused;
		},
		async upload(name, bytes) {
			const path = `${endpoints.upload}?name=${encodeURIComponent(name)}`;
			const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
			const init = { method: "POST", headers, body };
			return (await fetch(origin + path, init)).json();
		},
		readState: () => readState(origin, headers),
		text: async (path) => (await fetch(pages + path, { headers })).text(),
		close: () => editor.close(),
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

/** Returns a function that sends requests as the editor in the browser does. */
function createAsker(
	origin: string,
	headers: Readonly<Record<string, string>>,
	failures: readonly string[] = [],
): EditServer["ask"] {
	return async (name, ask) => {
		const response = await fetch(`${origin}${endpoints.requests}${name}`, {
			method: "POST",
			headers,
			body: JSON.stringify(ask),
		});
		if (!response.ok)
			throw new Error([await response.text(), ...failures].join("\n"));
		return response.json();
	};
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

/** The small site in a repository, with a running editor. */
export type EditedProject = {
	readonly project: Project;
	readonly server: EditServer;
	/** The bare repository to which the project is published. */
	readonly remote: string;
	/** The clone of a second person, Anna. */
	readonly other: string;
	/** Runs git in the project, and returns its output. */
	git(...args: readonly string[]): string;
	/** Lists the lines that differ from the last commit. */
	changedLines(): string[];
	close(): Promise<void>;
};

/** Opens the editor of a copy of the small site, whose content is committed and published. */
export async function openProject(language = "en"): Promise<EditedProject> {
	const from = prepareRepositories();
	const folder = createFolder();
	const project = createProject();
	/** Copies a prepared repository, and leads it to the copy of the remote. */
	const copy = (name: string, to: string, config: string) => {
		cpSync(join(from, name), to, { recursive: true });
		const file = join(to, config);
		const text = readFileSync(file, "utf8");
		writeFileSync(file, text.replace(from, folder));
		return to;
	};
	const remote = copy("there.git", join(folder, "there.git"), "config");
	copy("git", join(project.root, ".git"), "config");
	const server = await startEditing(project.root, language);
	const run = (...args: readonly string[]) => runGit(project.root, ...args);
	let other: string | undefined;
	return {
		...{ project, server, remote, git: run },
		get other() {
			other ??= copy("other", join(folder, "other"), ".git/config");
			return other;
		},
		changedLines: () =>
			run("diff", "-U0")
				.split("\n")
				.filter((line) => /^[-+](?![-+])/.test(line)),
		async close() {
			await server.close();
			project.remove();
			rmSync(folder, { recursive: true });
		},
	};
}

/** Opens a copy of the small site for each test of the calling file. */
export function openProjectForEach(language?: string): EditedProject {
	let opened: EditedProject;
	beforeEach(async () => {
		opened = await openProject(language);
	});
	afterEach(() => opened.close());
	return {
		get project() {
			return opened.project;
		},
		get server() {
			return opened.server;
		},
		get remote() {
			return opened.remote;
		},
		get other() {
			return opened.other;
		},
		git: (...args) => opened.git(...args),
		changedLines: () => opened.changedLines(),
		close: () => opened.close(),
	};
}

/** Runs git in a folder without the user's settings, and returns its output. */
export function runGit(folder: string, ...args: readonly string[]): string {
	return execFileSync("git", ["-C", folder, ...args], {
		env: plainEnvironment,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});
}

let prepared: string | undefined;

/**
 * Prepares the repositories that tests copy, once for all files of a worker: the small site, a bare repository to which it
 * is published, and a clone of that.
 */
function prepareRepositories(): string {
	if (prepared) return prepared;
	const folder = createFolder();
	const { root, remove } = createProject();
	const remote = join(folder, "there.git");
	commitAll(root);
	git(folder, ["init", "--quiet", "--bare", "--template=", remote]);
	git(root, ["remote", "add", "origin", remote]);
	git(root, ["push", "--quiet", "--set-upstream", "origin", "main"]);
	// A few large files are copied faster than many small ones.
	for (const each of [root, remote]) git(each, ["gc", "--quiet"]);
	git(folder, [
		"clone",
		"--quiet",
		"--template=",
		"-b",
		"main",
		remote,
		"other",
	]);
	cpSync(join(root, ".git"), join(folder, "git"), { recursive: true });
	remove();
	process.once("exit", () => rmSync(folder, { recursive: true }));
	prepared = folder;
	return folder;
}

function createFolder(): string {
	return realpathSync(mkdtempSync(join(tmpdir(), "kilde-edit-")));
}
