import type { HostedOptions } from "../../editor/hosted/index.ts";
import { startEditor } from "../../editor/index.ts";
import { leaveUncoloured } from "../../generator/diagnostics/report.ts";
import { environment } from "./git.ts";
import { site } from "./site.ts";

/** Starts the editor of a project as at a public address; `log` receives the lines about failed attempts. */
export async function startHosted(
	root: string,
	hosted: HostedOptions,
	log: (line: string) => void = () => {},
) {
	return startEditor({
		...{ root, site, hosted, environment, key: "", network: [], port: 0 },
		...{ reach: "machine", session: "test", format: "pretty", language: "da" },
		date: () => "2026-03-01",
		colour: leaveUncoloured,
		onFailure: log,
	});
}
