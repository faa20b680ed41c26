import { resolve } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { configurations, type Server, servers } from "../host/configuration.ts";
import { hostingOf } from "../host/index.ts";
import { answer, exitCodes, refusal } from "./shared/answer.ts";
import {
	argument,
	option,
	originOf,
	originWanted,
	project,
} from "./shared/arguments.ts";
import { askSite } from "./shared/ask-site.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

/** The server, the path of the site on it, and the address if that isn't the site's own. */
type HostingOptions = ProjectOptions & {
	readonly server: Server;
	readonly folder: string;
	readonly address?: string;
};

/** `kilde hosting`: prints a web server's configuration for the site. */
export const command = defineSiteCommand<HostingOptions>(
	{
		en: "print an nginx or Caddy configuration",
		da: "skriv en konfiguration til nginx eller Caddy",
	},
	[
		...project,
		argument("<server>", { en: "the web server", da: "webserveren" }, servers),
		option(
			"--folder <path>",
			{
				en: "the site's folder on the server",
				da: "hjemmesidens mappe på serveren",
			},
			{ standard: "output" },
		),
		option(
			"--address <url>",
			{
				en: "an address other than the site's own",
				da: "en anden adresse end hjemmesidens egen",
			},
			{ parse: originOf, demand: originWanted },
		),
	],
	(options) => {
		const folder = resolve(options.root, options.folder);
		if (/[$`"{}\p{Cc}]/u.test(folder))
			return refusal(exitCodes.wrongUsage, unusable(folder));
		return askSite(options, ({ model, pages, bundle }) =>
			answer(
				configurations[options.server](hostingOf(model, pages, bundle), {
					folder,
					address: options.address ?? model.origin,
				}),
			),
		);
	},
);

/** Why a folder is refused: its path has characters with a meaning in configurations. */
function unusable(folder: string): Wording {
	const shown = JSON.stringify(folder);
	return {
		en: `The folder ${shown} can't be used in a configuration: its path must not contain $, {, }, quotation marks or line breaks. Choose another one with --folder.`,
		da: `Mappen ${shown} kan ikke bruges i en konfiguration: Stien må ikke indeholde $, {, }, anførselstegn eller linjeskift. Vælg en anden med --folder.`,
	};
}
