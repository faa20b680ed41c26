import { caddyConfiguration } from "./caddy.ts";
import { nginxConfiguration } from "./nginx.ts";

/** Print the configuration of a server for a site, by the server's name. */
export const configurations = {
	nginx: nginxConfiguration,
	caddy: caddyConfiguration,
} as const;

/** A server that a configuration can be printed for. */
export type Server = keyof typeof configurations;

/** The names of these servers. */
export const servers = Object.keys(configurations) as readonly Server[];
