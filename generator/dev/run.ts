import { once } from "node:events";
import { listNetworkAddresses } from "../host/listen.ts";
import type { Terminal } from "../terminal/terminal.ts";
import {
	type DevServerOptions,
	type Reporter,
	startDevServer,
} from "./index.ts";
import {
	formatAddresses,
	formatChangeCount,
	formatReport,
	type ReportOptions,
} from "./messages.ts";

/** Runs the dev server and prints its reports, until `stop`. */
export async function runDevServer(
	options: Omit<DevServerOptions, "reporter" | "progress"> &
		ReportOptions & { readonly terminal: Terminal },
	stop: AbortSignal,
): Promise<void> {
	const { port: wanted, reach, terminal } = options;
	const reporter: Reporter = {
		reportOf: (outcome) => formatReport(outcome, options),
		onChange({ text }, changed, milliseconds) {
			if (text) terminal.writeError(text);
			if (changed > 0)
				terminal.writeOutput(formatChangeCount(changed, milliseconds));
			// The content is again as it was before the problems that were printed last.
			else if (!text) terminal.writeOutput("All problems are fixed.\n");
		},
	};
	// The first build may take a moment.
	const server = await terminal.withProgress((progress) =>
		startDevServer({ ...options, progress, reporter }),
	);
	const { port } = server;
	const network = reach === "network" ? listNetworkAddresses() : [];
	terminal.writeOutput(formatAddresses("The site", { port, wanted, network }));
	if (!stop.aborted) await once(stop, "abort");
	await server.close();
}
