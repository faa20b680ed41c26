import { resolve } from "node:path";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { configuration } from "../host/configuration.ts";
import { hostingOf } from "../host/index.ts";
import { type Answer, answer, exitCodes, refusal } from "./answer.ts";
import { askSite } from "./ask-site.ts";
import type { HostingOptions, ServerName } from "./options.ts";

/** `kilde hosting`: prints a web server's configuration for the site. */
export function runHosting(
	server: ServerName,
	options: HostingOptions,
): Promise<Answer> {
	const folder = resolve(options.root, options.folder);
	if (/[$`"{}\p{Cc}]/u.test(folder))
		return Promise.resolve(
			refusal(exitCodes.wrongUsage, unusable(folder), options.lang),
		);
	return askSite(options, ({ model, pages, bundle }) =>
		answer(
			configuration(server, hostingOf(model, pages, bundle), {
				folder,
				address: options.address ?? model.origin,
			}),
		),
	);
}

/** Why a folder is refused: its path has characters with a meaning in configurations. */
function unusable(folder: string): Wording {
	const shown = JSON.stringify(folder);
	return {
		en: `The folder ${shown} can't be used in a configuration: its path must not contain $, {, }, quotation marks or line breaks. Name another one with --folder.`,
		da: `Mappen ${shown} kan ikke bruges i en konfiguration: stien må ikke indeholde $, {, }, anførselstegn eller linjeskift. Angiv en anden med --folder.`,
	};
}
