import { fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { listen } from "./dev/listen.ts";
import { home } from "./home.ts";

/** A built site, the first port to try, and what the server finds in its environment. */
export type Exhibit = {
	readonly output: string;
	readonly port: number;
	readonly environment: NodeJS.ProcessEnv;
};

/**
 * Serves a site as static hosts do, by the package serve, which finds in the folder how it is to be
 * served (serve.json). Gives the port to `ready`, and ends with `stop`.
 */
export async function preview(
	{ output, port: first, environment }: Exhibit,
	stop: AbortSignal,
	ready: (port: number) => void,
): Promise<void> {
	const port = await freePort(first);
	const server = fork(serveCommand(), argumentsFor(output, port), {
		cwd: dirname(output),
		env: { ...environment, NO_UPDATE_CHECK: "1" },
		stdio: ["ignore", "pipe", "inherit", "ipc"],
	});
	const ended = once(server, "exit");
	// It has nothing to put in order, and would wait for browsers to hang up.
	stop.addEventListener("abort", () => server.kill("SIGKILL"));
	if (server.stdout)
		createInterface(server.stdout).on("line", (line) => {
			if (line.includes("Accepting connections")) ready(port);
		});
	const [code] = await ended;
	if (!stop.aborted) throw new Error(`serve ended by itself (${code}).`);
}

/** The package is a command; it has nothing to import. */
function serveCommand(): string {
	return createRequire(home).resolve("serve/build/main.js");
}

function argumentsFor(output: string, port: number): string[] {
	return [
		...["--listen", `tcp://127.0.0.1:${port}`],
		...["--no-port-switching", "--no-clipboard", "--no-request-logging"],
		output,
	];
}

async function freePort(first: number): Promise<number> {
	const probe = createServer();
	const port = await listen(probe, first, "machine");
	probe.close();
	await once(probe, "close");
	return port;
}
