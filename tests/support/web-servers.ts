import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	configurations,
	type Server,
	servers,
} from "../../generator/host/configuration.ts";
import type { Hosting } from "../../generator/host/index.ts";
import { until } from "./dev-client.ts";
import { startProgram } from "./programs.ts";

// Debian's own nginx and Caddy, as the generated configuration has them, on this machine alone.

export type ServerName = Server;

/** A server at work: where, and how to stop it. */
export type WebServer = {
	readonly origin: string;
	close(): Promise<void>;
};

/** The servers, and whether they are installed here; a test that needs one that isn't says so in its name. */
export const webServers = servers.map((name) => {
	const installed = spawnSync(name, [name === "nginx" ? "-v" : "version"]);
	return {
		name,
		installed: installed.error === undefined,
		title: installed.error ? `${name} (not installed here)` : name,
	};
});

/** Starts a server on a free port, with what it writes in a folder of its own. */
export async function startServer(
	name: ServerName,
	site: Hosting,
	folder: string,
): Promise<WebServer> {
	const own = mkdtempSync(join(tmpdir(), `kilde-${name}-`));
	const origin = `http://127.0.0.1:${await freePort()}`;
	const settings = configurations[name](site, { folder, address: origin });
	const { argv, frame } = commands[name](own);
	writeFileSync(join(own, "site"), settings);
	writeFileSync(join(own, "frame"), frame);
	mkdirSync(join(own, "tmp"));
	const { child, said, stop } = startProgram([name, ...argv], {
		env: { PATH: process.env.PATH ?? "", HOME: own },
	});
	await until(`${name} at ${origin}`, async () => {
		if (child.exitCode !== null) throw new Error(`${name} ended: ${said()}`);
		return fetch(origin).then(
			() => true,
			() => false,
		);
	});
	return {
		origin,
		async close() {
			await stop();
			rmSync(own, { recursive: true });
		},
	};
}

/** How each is called, and what stands around the site's configuration. */
const commands: Readonly<
	Record<ServerName, (own: string) => { argv: string[]; frame: string }>
> = {
	nginx: (own) => ({
		argv: ["-e", "stderr", "-p", own, "-c", join(own, "frame")],
		frame: `daemon off;
pid ${own}/pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
	access_log off;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((each) => `${each}_temp_path ${own}/tmp/${each};`).join("\n\t")}
	include ${own}/site;
}
`,
	}),
	caddy: (own) => ({
		argv: ["run", "--adapter", "caddyfile", "--config", join(own, "frame")],
		frame: `{\n\tadmin off\n}\nimport ${own}/site\n`,
	}),
};

async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
	const address = probe.address();
	await new Promise((closed) => probe.close(closed));
	if (typeof address !== "object" || !address) throw new Error("No port.");
	return address.port;
}
