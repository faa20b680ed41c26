import { openDefinition } from "../../generator/bundle/open-definition.ts";
import {
	type DevServerOptions,
	startDevServer,
} from "../../generator/dev/index.ts";
import { formatReport } from "../../generator/dev/messages.ts";
import { leaveUncoloured } from "../../generator/diagnostics/report.ts";
import type { MessageLanguage } from "../../generator/languages/message-language.ts";
import { today } from "./check.ts";
import { connect, waitUntil } from "./dev-client.ts";
import { loadSite } from "./load-site.ts";

/** Starts `kilde dev` in this process, on the date of the tests, and a client of it; returns both. */
export async function startDev(
	options: Pick<DevServerOptions, "site" | "root"> & Partial<DevServerOptions>,
	language: MessageLanguage = "en",
) {
	const { root } = options;
	const colour = leaveUncoloured;
	const style = { root, format: "pretty", language, colour } as const;
	const server = await startDevServer({
		...{ date: () => today, port: 0, reach: "machine", session: "test" },
		reporter: { reportOf: (outcome) => formatReport(outcome, style) },
		...options,
	});
	const { port } = server;
	const origin = `http://127.0.0.1:${port}`;
	const client = await connect(origin);
	await waitUntil("the first event", () => client.latest() !== undefined);
	const getText = async (path: string) => (await fetch(origin + path)).text();
	return {
		...{ port, origin, client, getText },
		getStatus: async (path: string) => (await fetch(origin + path)).status,
		getOverlay: () => client.latest()?.overlay,
		/** Waits until a page contains a text. */
		shows: (path: string, text: string) =>
			waitUntil(`${text} on ${path}`, async () =>
				(await getText(path)).includes(text),
			),
		async close() {
			client.close();
			await server.close();
		},
	};
}

/** Starts `kilde dev` of a project with a site of its own, whose definition may change. */
export async function startDevOfSite(root: string) {
	return startDev({
		root,
		site: await loadSite(root),
		open: (folder) => openDefinition(folder, undefined),
	});
}
