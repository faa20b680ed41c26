import { caddyConfiguration } from "./caddy.ts";
import type { Deployment, Hosting } from "./index.ts";
import { nginxConfiguration } from "./nginx.ts";

/** The servers that a configuration can be generated for. */
export const servers = ["nginx", "caddy"] as const;

/** The configuration of a server for a site. */
export function configuration(
	server: (typeof servers)[number],
	hosting: Hosting,
	place: Deployment,
): string {
	switch (server) {
		case "nginx":
			return nginxConfiguration(hosting, place);
		case "caddy":
			return caddyConfiguration(hosting, place);
	}
}
