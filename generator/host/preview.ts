import { once } from "node:events";
import {
	createReadStream,
	type PathLike,
	type ReadStream,
	type Stats,
} from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import type Compression from "compression";
import type Serve from "serve-handler";
import { listen } from "../dev/listen.ts";
import { engineFolder } from "../engine-folder.ts";
import { isForHosts } from "./index.ts";

// The package serve answers any method and serves every file, so only its parts are used.
const fromServe = createRequire(
	createRequire(engineFolder).resolve("serve/package.json"),
);
const compression: typeof Compression = fromServe("compression");
const serve: typeof Serve = fromServe("serve-handler");

/**
 * Serves a built site as static hosts do, by its serve.json, which is read for each request: a build may have replaced the
 * site. `first` is the first port to try. Calls `ready` with the port, and resolves after `stop`.
 */
export async function preview(
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
		// Its types are those of Express, which it doesn't need.
		compress(
			request as Parameters<typeof compress>[0],
			response as Parameters<typeof compress>[1],
			() => answer(output, request, response),
		);
	});
	ready(await listen(server, first, "machine"));
	if (!stop.aborted) await once(stop, "abort");
	const closed = once(server, "close");
	server.close();
	server.closeAllConnections();
	await closed;
}

async function answer(
	output: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	let settings: Parameters<typeof Serve>[2];
	try {
		settings = JSON.parse(await readFile(join(output, "serve.json"), "utf8"));
	} catch (error) {
		refuse(response, error);
		return;
	}
	const methods = {
		// Its types require the overloads of node:fs.
		lstat: Object.assign((file: PathLike) => statsOf(output, String(file)), {
			__promisify__: lstat,
		}),
		createReadStream: (...file: Parameters<typeof createReadStream>) =>
			reading(file, response),
	};
	return serve(
		request,
		response,
		{ ...settings, public: output, etag: true },
		methods,
	);
}

/** Answers with the reason why the site can't be served, in both languages, since the reader's is unknown. */
function refuse(response: ServerResponse, error: unknown): void {
	const { message } = Object(error);
	response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
	response.end(
		`The file serve.json of this site can't be read. Run kilde build again. The system says: ${message}\nHjemmesidens fil serve.json kan ikke læses. Kør kilde build igen. Systemet siger: ${message}\n`,
	);
}

/** Throws ENOENT for hidden and unreadable files. */
async function statsOf(output: string, file: string): Promise<Stats> {
	const path = relative(output, file).replaceAll(sep, "/");
	const stats = isForHosts(path)
		? undefined
		: await lstat(file).catch(() => undefined);
	if (stats) return stats;
	throw Object.assign(new Error(`There is no ${file}.`), { code: "ENOENT" });
}

/** A build may remove a file while it is read. */
function reading(
	file: Parameters<typeof createReadStream>,
	response: ServerResponse,
): ReadStream {
	return createReadStream(...file).on("error", () => response.destroy());
}
