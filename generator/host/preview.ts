import { once } from "node:events";
import { createReadStream, type PathLike, type Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { relative, sep } from "node:path";
import type Compression from "compression";
import type Serve from "serve-handler";
import { engineFolder } from "../engine-folder.ts";
import { isHiddenFromVisitors } from "./files.ts";
import { headerRules } from "./headers.ts";
import { listenOnFreePort } from "./listen.ts";
import { readRedirects } from "./read-redirects.ts";
import { decodePath } from "./redirects.ts";

// The package serve answers any method and serves every file, so only its parts are used.
const fromServe = createRequire(
	createRequire(engineFolder).resolve("serve/package.json"),
);
const compression: typeof Compression = fromServe("compression");
const serve: typeof Serve = fromServe("serve-handler");

/** Addresses as all hosts have them: no extension, no slash at the end. */
const settings = {
	cleanUrls: true,
	trailingSlash: false,
	directoryListing: false,
	etag: true,
	headers: [
		{ source: "**", headers: { "Cache-Control": "no-cache" } },
		...Object.entries(headerRules).map(([path, headers]) => ({
			source: path.slice(1).replace("*", "**"),
			headers,
		})),
	].map(({ source, headers }) => ({
		source,
		headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
	})),
};

/**
 * Serves a built site as static hosts do. `first` is the first port to try. Calls `ready` with the port, and resolves after
 * `stop`.
 */
export async function servePreview(
	output: string,
	first: number,
	stop: AbortSignal,
	ready: (port: number) => void,
): Promise<void> {
	const compress = compression();
	const server = createServer((request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") {
			response.writeHead(405, { Allow: "GET, HEAD" }).end();
			return;
		}
		const target = findRedirectTarget(request.url ?? "/", output);
		if (target !== undefined) {
			response.writeHead(301, { Location: target }).end();
			return;
		}
		const methods = {
			// Its types require the overloads of node:fs.
			lstat: Object.assign(
				(file: PathLike) => getVisitorFileStats(output, `${file}`),
				{
					__promisify__: lstat,
				},
			),
			// A build may remove a file while it is read.
			createReadStream: (...file: Parameters<typeof createReadStream>) =>
				createReadStream(...file).on("error", () => response.destroy()),
		};
		// Its types refer to Express, which isn't installed.
		compress(
			request as Parameters<typeof compress>[0],
			response as Parameters<typeof compress>[1],
			() => serve(request, response, { ...settings, public: output }, methods),
		);
	});
	ready(await listenOnFreePort(server, first, "machine"));
	if (!stop.aborted) await once(stop, "abort");
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}

/** The target of the redirect of an address, by the rules that the build has written for hosts; the query is kept. */
function findRedirectTarget(url: string, output: string): string | undefined {
	const [path = "", query] = url.split("?");
	const asked = decodePath(path);
	const rule = readRedirects(output).find(
		({ from }) => decodePath(from) === asked,
	);
	if (!rule || query === undefined) return rule?.to;
	const [target = "", fragment] = rule.to.split("#");
	return `${target}?${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** Returns the stats of a file. Throws ENOENT for files of the host and unreadable ones. */
async function getVisitorFileStats(
	output: string,
	file: string,
): Promise<Stats> {
	const path = relative(output, file).replaceAll(sep, "/");
	const stats = isHiddenFromVisitors(path)
		? undefined
		: await lstat(file).catch(() => undefined);
	if (stats) return stats;
	throw Object.assign(new Error(`There is no ${file}.`), { code: "ENOENT" });
}
