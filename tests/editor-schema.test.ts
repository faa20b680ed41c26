import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	createSchemasAndReferences,
	getSchemaComment,
	getSchemaPath,
} from "../generator/commands/shared/editor-files.ts";
import { readSources } from "../generator/read/index.ts";
import { repository } from "./support/check.ts";
import { site } from "./support/site.ts";

const { collections } = site;
const readText = (path: string) => readFileSync(join(repository, path), "utf8");

describe("editor files are in sync with the schemas", () => {
	test("`kilde schema` would write no changes", () => {
		const stale = createSchemasAndReferences(
			readSources(repository).value,
			site,
			"da",
		)
			.filter(({ path, bytes }) => readText(path) !== String(bytes))
			.map(({ path }) => path);
		expect(stale).toEqual([]);
	});

	test("there is exactly one schema for each collection", () => {
		expect(readdirSync(join(repository, "content/.schema")).sort()).toEqual(
			collections
				.map(({ name }) => getSchemaPath(name).split("/").at(-1))
				.sort(),
		);
	});

	test("VS Code's settings name the schemas of all YAML files", () => {
		const settings = JSON.parse(readText(".vscode/settings.json"));
		const wanted = collections
			.filter(({ files }) => files.endsWith(".yaml"))
			.map(({ name, files }) => [
				`./${getSchemaPath(name)}`,
				`content/${files.replace("{id}", "*")}`,
			]);
		expect(settings["yaml.schemas"]).toEqual(Object.fromEntries(wanted));
	});

	test("the schema line is added to a file without one, and replaced in others", () => {
		const bytes = (text: string) => new TextEncoder().encode(text);
		const made = (text: string) =>
			String(
				createSchemasAndReferences(
					[{ path: "content/facts/room.yaml", bytes: bytes(text), digest: "" }],
					site,
					"da",
				).at(-1)?.bytes,
			);
		const line = getSchemaComment("content/facts/room.yaml", "room");
		expect(line).toBe("# yaml-language-server: $schema=../.schema/room.json");
		expect(made("# Rummet\nunits: 1\n")).toBe(`${line}\n# Rummet\nunits: 1\n`);
		expect(made("# yaml-language-server: $schema=x\nunits: 1\n")).toBe(
			`${line}\nunits: 1\n`,
		);
		const windows = "\uFEFF# Rummet\r\nunits: 1\r\n";
		const given = `\uFEFF${line}\r\n# Rummet\r\nunits: 1\r\n`;
		expect(made(windows)).toBe(given);
		expect(made(`\uFEFF# yaml-language-server: x\r\n${windows.slice(1)}`)).toBe(
			given,
		);
	});
});

describe("the language server of VS Code's YAML extension", () => {
	let server: ChildProcess;
	const heard = new Map<string, (diagnostics: Diagnostic[]) => void>();

	let shown: (text: string) => void = () => {};

	type Diagnostic = {
		readonly message: string;
		readonly range: { readonly start: { readonly line: number } };
	};

	function send(message: object): void {
		const body = JSON.stringify({ jsonrpc: "2.0", ...message });
		server.stdin?.write(
			`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
		);
	}

	/** Returns the server's diagnostics for a content file with this text. */
	function diagnose(path: string, text: string): Promise<Diagnostic[]> {
		const uri = pathToFileURL(join(repository, path)).href;
		return new Promise((resolve) => {
			heard.set(uri, resolve);
			send({
				method: "textDocument/didOpen",
				params: {
					textDocument: { uri, languageId: "yaml", version: 1, text },
				},
			});
		});
	}

	/** Returns the hover text for the nth line of a file. */
	async function hover(path: string, text: string, line: number) {
		await diagnose(path, text);
		const uri = pathToFileURL(join(repository, path)).href;
		return new Promise<string>((resolve) => {
			shown = resolve;
			send({
				id: 2,
				method: "textDocument/hover",
				params: { textDocument: { uri }, position: { line, character: 3 } },
			});
		});
	}

	function hear(message: {
		id?: number;
		result?: unknown;
		method?: string;
		params: { uri: string; diagnostics: Diagnostic[]; items?: unknown[] };
	}): void {
		if (message.method === "textDocument/publishDiagnostics")
			heard.get(message.params.uri)?.(message.params.diagnostics);
		// Answers every request of the server with null.
		else if (message.method !== undefined && message.id !== undefined)
			send({
				id: message.id,
				result: (message.params?.items ?? []).map(() => ({})),
			});
		else if (message.id === 2) shown(JSON.stringify(message.result));
		else if (message.id === 1) send({ method: "initialized", params: {} });
	}

	beforeAll(() => {
		const program = join(
			repository,
			"node_modules/yaml-language-server/bin/yaml-language-server",
		);
		server = spawn(process.execPath, [program, "--stdio"], {
			stdio: ["pipe", "pipe", "ignore"],
		});
		let buffer = Buffer.alloc(0);
		server.stdout?.on("data", (chunk: Buffer) => {
			buffer = Buffer.concat([buffer, chunk]);
			for (;;) {
				const end = buffer.indexOf("\r\n\r\n");
				const size = Number(
					/Content-Length: (\d+)/.exec(buffer.toString("latin1", 0, end))?.[1],
				);
				if (end < 0 || buffer.length < end + 4 + size) return;
				hear(JSON.parse(buffer.toString("utf8", end + 4, end + 4 + size)));
				buffer = buffer.subarray(end + 4 + size);
			}
		});
		send({
			id: 1,
			method: "initialize",
			params: {
				processId: process.pid,
				rootUri: pathToFileURL(repository).href,
				capabilities: {},
			},
		});
	});

	afterAll(() => {
		server.kill();
	});

	const prices = "content/facts/prices.yaml";

	test.each([prices, "content/faq.yaml", "content/pages/home.yaml"])(
		"finds no problems in %s",
		async (path) => {
			expect(await diagnose(path, readText(path))).toEqual([]);
		},
	);

	test("explains a field in Danish", async () => {
		const rules = "content/facts/rules.yaml";
		const line = readText(rules)
			.split("\n")
			.findIndex((each) => each.startsWith("cancellationHours"));
		expect(await hover(rules, readText(rules), line)).toContain(
			"Hvor mange timer før man senest kan ændre eller afbestille gratis. Der skal stå et helt tal, f.eks. 5.",
		);
	});

	test("reports problems in Kilde's words", async () => {
		const wrong = readText(prices).replace(/(event: )\d+/, "$1cheap");
		const [first] = await diagnose("content/facts/wrong.yaml", wrong);
		const line = wrong.split("\n").findIndex((each) => each.includes("cheap"));
		expect(first?.message).toMatch(/^Der skal stå et helt tal uden valuta/);
		expect(first?.range.start.line).toBe(line);
		const [second] = await diagnose(
			"content/wrong.yaml",
			`${readText("content/redirects.yaml")}- { from: old, to: /faq }\n`,
		);
		expect(second?.message).toMatch(
			/^Der skal stå en gammel adresse på hjemmesiden/,
		);
	});
});
