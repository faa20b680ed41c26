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
import { type Hosting, headersOf, hostingOf } from "../generator/host/index.ts";
import { mediaType } from "../generator/host/media-type.ts";
import { site as definition } from "../site/site.ts";
import { repository, today } from "./support/check.ts";
import {
	startServer,
	type WebServer,
	webServers,
} from "./support/web-servers.ts";

// The real site on real servers, with the configuration that Kilde prints for them.

vi.setConfig({ hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "kilde-served-"));
let site: Hosting;

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
	site = hostingOf(value.model, value.pages, value.bundle);
	// What nobody may read: beside the site, and in it.
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
			server = await startServer(name, site, join(folder, "site"));
		});
		afterAll(() => server.close());

		/** Asks for a path just as it is written: fetch would put it in order first. */
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

		/** Every header of the model, and none that it lacks. */
		function expectHeaders({ headers }: Answer, file: string): void {
			const wanted = headersOf(site, file);
			for (const header of [
				"Content-Security-Policy",
				"Cross-Origin-Opener-Policy",
				"Cross-Origin-Resource-Policy",
				"Cache-Control",
				...Object.keys(site.everywhere),
			])
				expect(headers[header.toLowerCase()], `${header} of ${file}`).toBe(
					wanted[header],
				);
			// nginx always says its name.
			expect(headers.server, file).toBe(name === "nginx" ? "nginx" : undefined);
		}

		test("answers every page and file at its address at once, with its headers, type and bytes", async () => {
			for (const { path, file } of [...site.pages, ...site.files]) {
				const answer = await ask(path);
				expect(answer.status, path).toBe(200);
				expect(answer.headers["content-type"]?.toLowerCase(), path).toBe(
					mediaType(file),
				);
				expect(answer.body.equals(bytesOf(file)), path).toBe(true);
				expectHeaders(answer, file);
			}
		});

		test("answers what pages load in the same way", async () => {
			const pages = site.pages.map(({ file }) => String(bytesOf(file)));
			const loaded = pages.flatMap((html) => [
				...html.matchAll(/\/((?:assets|media)\/[\w.-]+)/g),
			]);
			const addresses = new Set(loaded.map(([, file = ""]) => file));
			expect(addresses.size).toBeGreaterThan(20);
			for (const file of addresses) {
				const answer = await ask(`/${file}`);
				expect(answer.status, file).toBe(200);
				expect(answer.headers["content-type"], file).toBe(mediaType(file));
				expect(answer.body.equals(bytesOf(file)), file).toBe(true);
				expectHeaders(answer, file);
			}
		});

		test.each([
			"/nowhere",
			"/en/nowhere",
			"/news/nowhere",
			"/media/nowhere.svg",
			"/assets/nowhere.js",
			"/404",
			"/404.html",
		])("shows the missing page at %s", async (path) => {
			const answer = await ask(path);
			expect(answer.status).toBe(404);
			expect(answer.headers["content-type"]).toBe(mediaType("404.html"));
			expect(answer.body.equals(bytesOf("404.html"))).toBe(true);
			expectHeaders(answer, "404.html");
		});

		test("leads old addresses on, and keeps the query", async () => {
			for (const { from, to } of site.redirects) {
				const bare = await ask(from);
				expect([bare.status, bare.headers.location]).toEqual([301, to]);
				expect(bare.headers["cache-control"]).toBe("no-cache");
				const asking = await ask(`${from}?a=1&b=%C3%A6`);
				expect(asking.headers.location).toBe(`${to}?a=1&b=%C3%A6`);
			}
		});

		test("takes a slash off the end of an address, and leads nowhere else", async () => {
			const slashed = await ask("/en/about/?a=1");
			expect(slashed.status).toBe(301);
			expect(slashed.headers.location).toBe("/en/about?a=1");
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

		// nginx has Brotli only with a module of its own.
		const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;
		const encodings =
			name === "nginx" ? (["gzip"] as const) : (["br", "gzip"] as const);

		test.each(encodings)("sends %s to those who take it", async (encoding) => {
			const kept = encoding === "br" ? "br" : "gz";
			for (const path of ["/", "/en/faq", "/search.json", "/feed.xml"]) {
				const file = [...site.pages, ...site.files].find(
					(each) => each.path === path,
				)?.file;
				const answer = await ask(path, { "accept-encoding": encoding });
				expect(answer.headers["content-encoding"], path).toBe(encoding);
				expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
				expect(answer.body.equals(bytesOf(`${file}.${kept}`)), path).toBe(true);
				expect(
					decoders[encoding](answer.body).equals(bytesOf(file ?? "")),
					path,
				).toBe(true);
				expectHeaders(answer, file ?? "");
			}
		});

		test("compresses nothing for those who don't take it, nor what is compressed already", async () => {
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

		test("says that nothing changed to those who have it", async () => {
			const { headers } = await ask("/about");
			const again = await ask("/about", {
				"if-none-match": headers.etag ?? "",
			});
			expect(again.status).toBe(304);
			expect(again.body).toHaveLength(0);
			expect(again.headers["cache-control"]).toBe("no-cache");
		});

		test("gives the head alone, and parts of films", async () => {
			const head = await ask("/about", {}, "HEAD");
			expect([head.status, head.body.length]).toEqual([200, 0]);
			expectHeaders(head, "about.html");
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
			"/serve.json",
			"/../secret.txt",
			"/media/../../secret.txt",
			"/media/..%2f..%2fsecret.txt",
			"/%2e%2e/secret.txt",
			"/media/%2e%2e/%2e%2e/secret.txt",
			"/media/..%5c..%5csecret.txt",
			"/assets/....//secret.txt",
			"/media/%252e%252e/%252e%252e/secret.txt",
			"/media/x%00/../../secret.txt",
		])("gives away nothing at %s", async (path) => {
			const { status, body } = await ask(path);
			expect([400, 404]).toContain(status);
			expect(String(body)).not.toContain("secret");
			expect(String(body)).not.toContain("Content-Security-Policy:");
		});

		test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])(
			"takes no %s, says what it takes, and answers with a policy",
			async (method) => {
				const redirected = site.redirects[0]?.from ?? "";
				for (const path of ["/about", "/", "/favicon.svg", redirected]) {
					const { status, headers, body } = await ask(path, {}, method);
					expect(status).toBe(405);
					expect(headers.allow).toBe("GET, HEAD");
					expect(headers["content-security-policy"]).toContain(
						"default-src 'none'",
					);
					expect(headers["x-content-type-options"]).toBe("nosniff");
					expect(headers.server).toBe(name === "nginx" ? "nginx" : undefined);
					expect(body).toHaveLength(0);
				}
			},
		);

		test("sends every drawing with a policy that lets it do nothing", async () => {
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
