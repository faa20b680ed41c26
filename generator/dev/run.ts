import { once } from "node:events";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { print, printError, withProgress } from "../terminal/terminal.ts";
import type { BuildOutcome } from "./builder.ts";
import {
	type DevServerOptions,
	type Reporter,
	startDevServer,
} from "./index.ts";
import { networkAddresses } from "./listen.ts";
import {
	type BuildReport,
	progressLine,
	type ReportOptions,
	reportOf,
	servingMessage,
} from "./messages.ts";
import type { ReadyMessage } from "./supervise.ts";

const theSite: Wording = { en: "The site", da: "Hjemmesiden" };

const onlyYou: Wording = {
	en: "Whoever has this address can edit the site while this is running.\n",
	da: "Den, der har adressen, kan rette hjemmesiden, så længe dette kører.\n",
};

/** For content that is again as it was before the problems that were printed last. */
const corrected: Wording = {
	en: "All problems are fixed.\n",
	da: "Fejlene er rettet.\n",
};

/** Runs the dev server and prints its reports, until `stop`; calls `ready` when it serves. */
export async function runDevServer(
	options: Omit<DevServerOptions, "reporter"> & ReportOptions,
	stop: AbortSignal,
	ready: (message: ReadyMessage) => void,
): Promise<void> {
	const { port: wanted, reach, language, edit } = options;
	const onChange: Reporter["onChange"] = ({ text }, changed, milliseconds) => {
		if (text) printError(text);
		if (changed > 0) print(progressLine(changed, milliseconds)[language]);
		else if (!text) print(corrected[language]);
	};
	const reporter = {
		reportOf: (outcome: BuildOutcome) => reportOf(outcome, options),
		// Whoever edits sees there what is wrong, and every letter is a change.
		...(edit
			? { onFailure: ({ text }: BuildReport) => printError(text) }
			: { onChange }),
	};
	// The first build may encode pictures, which takes a while.
	const server = await withProgress((progress) =>
		startDevServer({ ...options, progress, reporter }),
	);
	const { port } = server;
	const network = reach === "network" ? networkAddresses() : [];
	const path = edit?.address ?? "";
	print(servingMessage(theSite, { port, wanted, network, path })[language]);
	if (edit) print(onlyYou[language]);
	ready({ port });
	if (!stop.aborted) await once(stop, "abort");
	await server.close();
}
