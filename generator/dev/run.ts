import { once } from "node:events";
import { listNetworkAddresses } from "../host/listen.ts";
import { printError, withProgress, writeOutput } from "../terminal/terminal.ts";
import type { BuildOutcome } from "./builder.ts";
import {
	type DevServerOptions,
	type Reporter,
	startDevServer,
} from "./index.ts";
import {
	type BuildReport,
	formatAddresses,
	formatChangeCount,
	formatReport,
	type ReportOptions,
} from "./messages.ts";
import type { ReadyMessage } from "./supervise.ts";

/** Runs the dev server and prints its reports, until `stop`; calls `ready` when it serves. */
export async function runDevServer(
	options: Omit<DevServerOptions, "reporter"> & ReportOptions,
	stop: AbortSignal,
	ready: (message: ReadyMessage) => void,
): Promise<void> {
	const { port: wanted, reach, edit } = options;
	const onChange: Reporter["onChange"] = ({ text }, changed, milliseconds) => {
		if (text) printError(text);
		if (changed > 0) writeOutput(formatChangeCount(changed, milliseconds));
		// The content is again as it was before the problems that were printed last.
		else if (!text) writeOutput("All problems are fixed.\n");
	};
	const reporter = {
		reportOf: (outcome: BuildOutcome) => formatReport(outcome, options),
		// The editor shows problems itself; printing them at each keystroke is noise.
		...(edit
			? { onFailure: ({ text }: BuildReport) => printError(text) }
			: { onChange }),
	};
	// The first build may encode pictures, which takes a while.
	const server = await withProgress((progress) =>
		startDevServer({ ...options, progress, reporter }),
	);
	const { port } = server;
	const network = reach === "network" ? listNetworkAddresses() : [];
	const path = edit?.address ?? "";
	writeOutput(formatAddresses("The site", { port, wanted, network, path }));
	if (edit)
		writeOutput(
			"Anyone with this address can edit the site while this is running.\n",
		);
	ready({ port });
	if (!stop.aborted) await once(stop, "abort");
	await server.close();
}
