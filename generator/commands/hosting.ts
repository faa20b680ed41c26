import { resolve } from "node:path";
import { hostingOf } from "../build.ts";
import { configuration } from "../host/configuration.ts";
import { type Answer, answer } from "./answer.ts";
import { askSite } from "./ask-site.ts";
import type { HostingOptions, ServerName } from "./options.ts";

/** `kilde hosting`: prints the configuration of a server for the site. */
export function runHosting(
	server: ServerName,
	options: HostingOptions,
): Promise<Answer> {
	return askSite(options, ({ model, pages, bundle }) =>
		answer(
			configuration(server, hostingOf(model, pages, bundle), {
				folder: resolve(options.root, options.folder),
				address: options.address ?? model.sites.da.business.site,
			}),
		),
	);
}
