import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { toPageAddress } from "kilde/tools";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isHiddenFromVisitors } from "../generator/host/files.ts";
import { getHeaders, headerRules } from "../generator/host/headers.ts";
import { runKilde } from "./support/command.ts";
import { type RawResponse, sendRaw } from "./support/dev-client.ts";
import { writeFiles } from "./support/git.ts";
import { createProject, listFiles, type Project } from "./support/project.ts";
import {
	startServer,
	type WebServer,
	webServers,
} from "./support/web-servers.ts";

// The small site on real web servers, configured as in docs/host.md.

let project: Project;
/** The files that visitors request, without the page that redirects. */
let files: readonly string[];

const getOutput = () => join(project.root, "output");

beforeAll(async () => {
	project = createProject();
	await runKilde(project.root, ["build", "--compress"]);
	files = listFiles(getOutput()).filter(
		(path) =>
			!isHiddenFromVisitors(path) &&
			!/\.(br|gz)$|^testimonials\.html$/.test(path),
	);
	// Files that must not be served: beside the site and in it.
	const names = ["../secret.txt", ".env", ".git/config", "media/.hidden.svg"];
	for (const name of names) writeFiles(getOutput(), { [name]: "secret" });
});

afterAll(() => project.remove());

function readBytes(file: string): Buffer {
	return readFileSync(join(getOutput(), file));
}

const types: Readonly<Record<string, RegExp>> = {
	html: /^text\/html; charset=utf-8$/i,
	js: /^(text|application)\/javascript/,
	json: /^application\/json/,
	xml: /^(text|application)\/xml/,
	txt: /^text\/plain/,
	svg: /^image\/svg\+xml$/,
	png: /^image\/png$/,
	jpg: /^image\/jpeg$/,
	woff2: /^font\/woff2$/,
};

const foreign = ["//evil.example/", "/%2Fevil.example/", "/%5Cevil.example/"];

const hidden = [
	...["/.env", "/%2eenv", "/.git/config", "/media/%2Ehidden.svg"],
	...["/.kilde.sha256", "/%2ekilde.sha256", "/_headers", "/_redirects"],
	...["/redirects.map", "/redirects.map.gz", "/../secret.txt"],
	...["/media/../../secret.txt", "/media/..%2f..%2fsecret.txt"],
	...["/%2e%2e/secret.txt", "/media/..%5c..%5csecret.txt"],
	...["/assets/....//secret.txt", "/media/%252e%252e/%252e%252e/secret.txt"],
	"/media/x%00/../../secret.txt",
];

describe.each(webServers)("$title", ({ name, installed }) => {
	describe.runIf(installed)("with the documented configuration", () => {
		let server: WebServer;
		beforeAll(async () => {
			server = await startServer(name, getOutput());
		});
		afterAll(() => server.close());

		const ask = (path: string, headers = {}, method?: string) =>
			sendRaw(server.origin, path, headers, method);

		/** Expects every configured header, and none that the path doesn't have. */
		function expectHeaders({ headers }: RawResponse, path: string): void {
			const wanted = { "Cache-Control": "no-cache", ...getHeaders(path) };
			const names = Object.values(headerRules).flatMap(Object.keys);
			for (const header of new Set(["Cache-Control", ...names]))
				expect
					.soft(headers[header.toLowerCase()], `${header} of ${path}`)
					.toBe(Reflect.get(wanted, header));
			// nginx always sends its name.
			const sent = name === "nginx" ? "nginx" : undefined;
			expect.soft(headers.server, path).toBe(sent);
		}

		test("serves every file at its URL without a redirect, with its headers, type and bytes", async () => {
			expect(files.length).toBeGreaterThan(40);
			for (const file of files.filter((each) => each !== "404.html")) {
				const path = toPageAddress(file);
				const answer = await ask(path);
				expect.soft(answer.status, path).toBe(200);
				const type = types[file.replace(/.*\./, "")] ?? /^(image|video)\//;
				expect.soft(answer.headers["content-type"], path).toMatch(type);
				expect.soft(answer.body.equals(readBytes(file)), path).toBe(true);
				expectHeaders(answer, path);
			}
		});

		test("serves the 404 page at missing addresses, and lists no folder", async () => {
			for (const path of [
				...["/nowhere", "/en/nowhere", "/media/nowhere.svg"],
				...["/assets/nowhere.js", "/media", "/assets/", "/en/news/"],
			]) {
				const { status, headers, body } = await ask(path);
				if (status === 301) {
					expect.soft(headers.location, path).toBe(path.slice(0, -1));
					continue;
				}
				expect.soft(status, path).toBe(404);
				expect.soft(body.equals(readBytes("404.html")), path).toBe(true);
			}
			expectHeaders(await ask("/nowhere"), "/404");
		});

		test("redirects old addresses with their query, and removes a slash at the end", async () => {
			const { status, headers, body } = await ask("/testimonials?a=%C3%A6");
			if (name === "nginx") {
				expect([status, headers.location]).toEqual([301, "/faq?a=%C3%A6"]);
				expect(headers["cache-control"]).toBe("no-cache");
			} else {
				expect(status).toBe(200);
				expect(String(body)).toContain('href="/faq"');
			}
			const slashed = await ask("/en/faq/");
			expect([slashed.status, slashed.headers.location]).toEqual([
				...[301, "/en/faq"],
			]);
		});

		test("redirects to no other site, and sends no header from an address", async () => {
			for (const path of [...foreign, "/about%0D%0AX-Evil:%201/"]) {
				const { headers } = await ask(path);
				expect.soft(headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
				expect.soft(headers["x-evil"], path).toBeUndefined();
			}
		});

		// nginx supports Brotli only with an additional module.
		const encodings = name === "nginx" ? ["gzip"] : ["br", "gzip"];

		test("sends texts compressed to clients that accept it, and nothing else", async () => {
			for (const encoding of encodings)
				for (const file of ["index.html", "search.json", "feed.xml"]) {
					const path = toPageAddress(file);
					const answer = await ask(path, { "accept-encoding": encoding });
					expect.soft(answer.headers["content-encoding"]).toBe(encoding);
					expect.soft(answer.headers.vary).toMatch(/accept-encoding/i);
					const decode = encoding === "br" ? brotliDecompressSync : gunzipSync;
					expect.soft(decode(answer.body)).toEqual(readBytes(file));
					const ending = encoding === "br" ? "br" : "gz";
					expect.soft(answer.body).toEqual(readBytes(`${file}.${ending}`));
					expectHeaders(answer, path);
				}
			expect((await ask("/")).headers["content-encoding"]).toBeUndefined();
			const font = files.find((file) => file.endsWith(".woff2")) ?? "";
			const accepting = { "accept-encoding": "br, gzip" };
			const { headers } = await ask(`/${font}`, accepting);
			expect(headers["content-encoding"]).toBeUndefined();
		});

		test("discloses no hidden file and none outside the site", async () => {
			for (const path of hidden) {
				const { status, body } = await ask(path);
				expect.soft([400, 404], path).toContain(status);
				expect
					.soft(String(body), path)
					.not.toMatch(/secret|Content-Security-Policy:/);
			}
		});

		test("rejects methods other than GET and HEAD", async () => {
			for (const method of ["POST", "PUT", "DELETE", "TRACE"])
				for (const path of ["/faq", "/", "/favicon.svg"]) {
					const { status, headers, body } = await ask(path, {}, method);
					expect.soft(status, `${method} ${path}`).toBe(405);
					expect.soft(headers["x-content-type-options"]).toBe("nosniff");
					expect.soft(body.equals((await ask(path)).body), path).toBe(false);
				}
		});
	});
});
