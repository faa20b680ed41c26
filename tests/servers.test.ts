import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { build } from "../generator/build.ts";
import { createMemo } from "../generator/cache/memo.ts";
import { isHiddenFromVisitors } from "../generator/host/files.ts";
import { getHeaders, headerRules } from "../generator/host/headers.ts";
import { toPageAddress } from "../generator/text/url.ts";
import type { Redirect } from "../generator/types.ts";
import { repository, today } from "./support/check.ts";
import { site as definition } from "./support/site.ts";
import {
	startServer,
	type WebServer,
	webServers,
} from "./support/web-servers.ts";

// The real site on real web servers, configured as in docs/host.md.

vi.setConfig({ hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "kilde-served-"));
let redirects: readonly Redirect[];
/** The files that visitors request, without redirect pages. */
let files: readonly string[];

beforeAll(async () => {
	const { value } = await build(
		{
			site: definition,
			root: repository,
			output: join(folder, "site"),
			date: today,
			compressed: true,
		},
		createMemo(),
		() => {},
	);
	if (!value.model) throw new Error("The content has errors.");
	redirects = value.model.redirects;
	const old = new Set(redirects.map(({ from }) => from));
	files = value.artifacts
		.map(({ path }) => path)
		.filter(
			(path) => !isHiddenFromVisitors(path) && !old.has(toPageAddress(path)),
		);
	// Files that must not be served: beside the site and in it.
	writeFileSync(join(folder, "secret.txt"), "secret");
	writeFileSync(join(folder, "site/.env"), "secret");
	mkdirSync(join(folder, "site/.git"));
	writeFileSync(join(folder, "site/.git/config"), "secret");
	writeFileSync(join(folder, "site/media/.hidden.svg"), "secret");
});

afterAll(() => rmSync(folder, { recursive: true }));

type Answer = {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
};

describe.each(webServers)("$title", ({ name, installed }) => {
	describe.runIf(installed)("serves the site", () => {
		let server: WebServer;
		beforeAll(async () => {
			server = await startServer(name, join(folder, "site"));
		});
		afterAll(() => server.close());

		/** Requests a path exactly as written: fetch would normalize it. */
		function ask(
			path: string,
			headers: Readonly<Record<string, string>> = {},
			method = "GET",
		): Promise<Answer> {
			return new Promise((resolve, reject) => {
				const { hostname, port } = new URL(server.origin);
				request({ hostname, port, path, method, headers }, (response) => {
					const parts: Buffer[] = [];
					response.on("data", (part) => parts.push(part));
					response.on("end", () =>
						resolve({
							status: response.statusCode,
							headers: response.headers,
							body: Buffer.concat(parts),
						}),
					);
				})
					.on("error", reject)
					.end();
			});
		}

		function bytesOf(file: string): Buffer {
			return readFileSync(join(folder, "site", file));
		}

		/** Expects every configured header, and none that the path doesn't have. */
		function expectHeaders({ headers }: Answer, path: string): void {
			const wanted = { "Cache-Control": "no-cache", ...getHeaders(path) };
			const names = Object.values(headerRules).flatMap(Object.keys);
			for (const name of new Set(["Cache-Control", ...names]))
				expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(
					Reflect.get(wanted, name),
				);
			// nginx always sends its name.
			expect(headers.server, path).toBe(name === "nginx" ? "nginx" : undefined);
		}

		const types: Readonly<Record<string, RegExp>> = {
			html: /^text\/html; charset=utf-8$/i,
			css: /^text\/css/,
			js: /^(text|application)\/javascript/,
			json: /^application\/json/,
			xml: /^(text|application)\/xml/,
			txt: /^text\/plain/,
			svg: /^image\/svg\+xml$/,
			png: /^image\/png$/,
			jpg: /^image\/jpeg$/,
			mp4: /^video\/mp4$/,
			woff2: /^font\/woff2$/,
		};

		test("serves every file at its URL without a redirect, with its headers, type and bytes", async () => {
			expect(files.length).toBeGreaterThan(60);
			for (const file of files.filter((each) => each !== "404.html")) {
				const path = toPageAddress(file);
				const answer = await ask(path);
				expect(answer.status, path).toBe(200);
				const type = types[file.replace(/.*\./, "")] ?? /^(image|video)\//;
				expect(answer.headers["content-type"], path).toMatch(type);
				expect(answer.body.equals(bytesOf(file)), path).toBe(true);
				expectHeaders(answer, path);
			}
		});

		test.each([
			"/nowhere",
			"/en/nowhere",
			"/news/nowhere",
			"/media/nowhere.svg",
			"/assets/nowhere.js",
		])("serves the 404 page at %s", async (path) => {
			const answer = await ask(path);
			expect(answer.status).toBe(404);
			expect(answer.headers["content-type"]).toMatch(/^text\/html/);
			expect(answer.body.equals(bytesOf("404.html"))).toBe(true);
			expectHeaders(answer, "/404");
		});

		test("redirects old addresses", async () => {
			for (const { from, to } of redirects) {
				const { status, headers, body } = await ask(`${from}?a=1&b=%C3%A6`);
				if (name === "nginx") {
					expect([status, headers.location]).toEqual([
						301,
						`${to}?a=1&b=%C3%A6`,
					]);
					expect(headers["cache-control"]).toBe("no-cache");
				} else {
					expect(status).toBe(200);
					expect(String(body)).toContain(`href="${to}"`);
				}
			}
		});

		test("removes a trailing slash, and redirects nothing else", async () => {
			const slashed = await ask("/en/about/");
			expect(slashed.status).toBe(301);
			expect(slashed.headers.location).toBe("/en/about");
			expect(slashed.headers["cache-control"]).toBe("no-cache");
			for (const path of [
				"//evil.example/",
				"/%2Fevil.example/",
				"/%5Cevil.example/",
				"/about%0D%0AX-Evil:%201/",
			]) {
				const { headers } = await ask(path);
				expect(headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
				expect(headers["x-evil"], path).toBeUndefined();
			}
		});

		// nginx supports Brotli only with an additional module.
		const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;
		const encodings =
			name === "nginx" ? (["gzip"] as const) : (["br", "gzip"] as const);

		test.each(encodings)(
			"sends %s to clients that accept it",
			async (encoding) => {
				const kept = encoding === "br" ? "br" : "gz";
				for (const path of ["/", "/en/faq", "/search.json", "/feed.xml"]) {
					const file = files.find((each) => toPageAddress(each) === path) ?? "";
					const answer = await ask(path, { "accept-encoding": encoding });
					expect(answer.headers["content-encoding"], path).toBe(encoding);
					expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
					expect(answer.body.equals(bytesOf(`${file}.${kept}`)), path).toBe(
						true,
					);
					expect(
						decoders[encoding](answer.body).equals(bytesOf(file)),
						path,
					).toBe(true);
					expectHeaders(answer, path);
				}
			},
		);

		test("doesn't compress for other clients or files that are already compressed", async () => {
			expect((await ask("/")).headers["content-encoding"]).toBeUndefined();
			const font = /\/assets\/newsreader\.\w+\.woff2/.exec(
				String(bytesOf("index.html")),
			);
			const { headers } = await ask(font?.[0] ?? "", {
				"accept-encoding": "br, gzip",
			});
			expect(headers["content-type"]).toBe("font/woff2");
			expect(headers["content-encoding"]).toBeUndefined();
		});

		test("responds to a conditional request with 304", async () => {
			const { headers } = await ask("/about");
			const again = await ask("/about", {
				"if-none-match": headers.etag ?? "",
			});
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			expect(again.headers["cache-control"]).toBe("no-cache");
		});

		test("responds to HEAD, and to range requests for videos", async () => {
			const head = await ask("/about", {}, "HEAD");
			expect([head.status, head.body.length]).toEqual([200, 0]);
			expectHeaders(head, "/about");
			const film = /media\/[\w-]+\.\w+\.mp4/.exec(
				String(bytesOf("index.html")),
			);
			const part = await ask(`/${film?.[0]}`, { range: "bytes=10-19" });
			expect(part.status).toBe(206);
			expect(part.headers["content-range"]).toMatch(/^bytes 10-19\/\d+$/);
			expect(part.body.equals(bytesOf(film?.[0] ?? "").subarray(10, 20))).toBe(
				true,
			);
		});

		test.each(["/media/", "/media", "/assets/", "/en/news/"])(
			"lists no folder: %s",
			async (path) => {
				const { status, headers, body } = await ask(path);
				if (status === 301)
					return expect(headers.location).toBe(path.slice(0, -1));
				expect(status).toBe(404);
				expect(body.equals(bytesOf("404.html"))).toBe(true);
			},
		);

		test.each([
			"/.env",
			"/%2eenv",
			"/.git/config",
			"/media/.hidden.svg",
			"/media/%2Ehidden.svg",
			"/.kilde.sha256",
			"/%2ekilde.sha256",
			"/_headers",
			"/_redirects",
			"/redirects.map",
			"/redirects.map.gz",
			"/../secret.txt",
			"/media/../../secret.txt",
			"/media/..%2f..%2fsecret.txt",
			"/%2e%2e/secret.txt",
			"/media/%2e%2e/%2e%2e/secret.txt",
			"/media/..%5c..%5csecret.txt",
			"/assets/....//secret.txt",
			"/media/%252e%252e/%252e%252e/secret.txt",
			"/media/x%00/../../secret.txt",
		])("discloses nothing at %s", async (path) => {
			const { status, body } = await ask(path);
			expect([400, 404]).toContain(status);
			expect(String(body)).not.toContain("secret");
			expect(String(body)).not.toContain("Content-Security-Policy:");
		});

		test.each(["POST", "PUT", "DELETE", "TRACE"])(
			"rejects the method %s",
			async (method) => {
				for (const path of ["/about", "/", "/favicon.svg"]) {
					const { status, headers, body } = await ask(path, {}, method);
					expect(status).toBe(405);
					expect(headers["x-content-type-options"]).toBe("nosniff");
					expect(
						body.equals(bytesOf(`${path === "/" ? "index" : "about"}.html`)),
					).toBe(false);
				}
			},
		);

		test("sends every SVG with a policy that blocks everything", async () => {
			const drawings = readdirSync(join(folder, "site/media"))
				.filter((file) => /^\w.*\.svg$/.test(file))
				.map((file) => `/media/${file}`);
			expect(drawings.length).toBeGreaterThan(5);
			for (const path of [...drawings, "/favicon.svg"]) {
				const { status, headers } = await ask(path);
				expect([path, status]).toEqual([path, 200]);
				expect(headers["content-security-policy"]).toBe(
					"default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox",
				);
			}
		});
	});
});
