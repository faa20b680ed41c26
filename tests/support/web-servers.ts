import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./check.ts";
import { findFreePort, waitUntil } from "./dev-client.ts";
import { writeFiles } from "./git.ts";
import { startProgram } from "./programs.ts";

// Debian's own nginx and Caddy with the configurations of docs/host.md, listening on localhost only.

export type ServerName = "nginx" | "caddy";

/** A running server: its URL, and a function to stop it. */
export type WebServer = {
	readonly origin: string;
	close(): Promise<void>;
};

/** The servers, and whether they are installed; the title of a test for a missing one says so. */
export const webServers = (["nginx", "caddy"] as const).map((name) => {
	const installed = spawnSync(name, [name === "nginx" ? "-v" : "version"]);
	return {
		name,
		installed: installed.error === undefined,
		title: installed.error ? `${name} (not installed here)` : name,
	};
});

/** Returns a server's configuration from the documentation, for a folder. */
function documented(name: ServerName, folder: string): string {
	const page = readFileSync(join(repository, "docs/host.md"), "utf8");
	const language = name === "caddy" ? "caddyfile" : "nginx";
	const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page);
	const [, text = ""] = block ?? [];
	return text.replaceAll("/srv/site", folder);
}

/** Starts a server on a free port with the documented configuration, apart from https and the port. */
export async function startServer(
	name: ServerName,
	folder: string,
): Promise<WebServer> {
	const own = mkdtempSync(join(tmpdir(), `kilde-${name}-`));
	const port = await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const { argv, frame } = commands[name](own);
	const text = documented(name, folder);
	writeFiles(own, {
		frame,
		site:
			name === "caddy"
				? text.replace("www.bakery.example", origin)
				: text
						.replace(/listen 443 ssl/, `listen 127.0.0.1:${port}`)
						.replace(/\tlisten \[::\].*\n/, "")
						.replaceAll(/\tssl_.*\n/g, ""),
	});
	mkdirSync(join(own, "tmp"));
	const { child, said, stop } = startProgram([name, ...argv], {
		env: { PATH: process.env.PATH ?? "", HOME: own },
	});
	await waitUntil(`${name} at ${origin}`, async () => {
		if (child.exitCode !== null) throw new Error(`${name} ended: ${said()}`);
		return fetch(origin).then(
			() => true,
			() => false,
		);
	});
	if (/\[warn\]|"level":"warn".*Caddyfile/.test(said()))
		throw new Error(`${name} warns: ${said()}`);
	return {
		origin,
		async close() {
			await stop();
			rmSync(own, { recursive: true });
		},
	};
}

/** The title of each server, and the configuration around that of the site. */
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
	include /etc/nginx/mime.types;
	access_log off;
	${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((each) => `${each}_temp_path ${own}/tmp/${each};`).join("\n\t")}
	include ${own}/site;
}
`,
	}),
	caddy: (own) => ({
		argv: ["run", "--adapter", "caddyfile", "--config", join(own, "frame")],
		frame: `{\n\tadmin off\n\tauto_https disable_redirects\n}\nimport ${own}/site\n`,
	}),
};
