import { Option } from "commander";
import { runDevServer } from "../dev/run.ts";
import type { Format } from "../diagnostics/report.ts";
import { createEndSignal } from "../terminal/terminal.ts";
import { createAnswer } from "./shared/answers.ts";
import {
	defineSiteCommand,
	type Engine,
	type SiteOptions,
} from "./shared/define-command.ts";
import {
	createPortOption,
	type Input,
	problemFormat,
	project,
} from "./shared/inputs.ts";

/** The options of a server; `host` serves the site to the whole network. */
export type DevOptions = {
	readonly port: number;
	readonly host?: true;
	readonly format: Format;
};

/** The inputs of a server. */
export const serverInputs: readonly Input[] = [
	...project,
	problemFormat,
	new Option(
		"--host",
		"also serve phones and other devices on the same network",
	),
	createPortOption(4000),
];

/** `kilde dev`: serves the site and updates it after every change, until the process ends. */
export const command = defineSiteCommand<DevOptions>(
	"serve the site and update it as you edit",
	serverInputs,
	async (options, { engine }) => {
		await runDevServer(toServerOptions(options, engine), createEndSignal());
		return createAnswer("");
	},
);

/** Converts the options of a command to those of its server. */
export function toServerOptions(
	options: SiteOptions & DevOptions,
	{ open }: Engine,
) {
	const { lang: language, site, terminal } = options;
	const begun = terminal.getToday(site.timeZone);
	return {
		...options,
		// A day that was asked for stays.
		date: () =>
			options.date === begun ? terminal.getToday(site.timeZone) : options.date,
		reach: options.host ? "network" : "machine",
		session: terminal.now().toString(36),
		language,
		colour: terminal.getColouring(options.format),
		open,
	} as const;
}
