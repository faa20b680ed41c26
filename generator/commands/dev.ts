import { runDevServer } from "../dev/run.ts";
import { supervise } from "../dev/supervise.ts";
import {
	currentProcess,
	endSignal,
	paintFor,
	print,
	printError,
} from "../terminal/terminal.ts";
import { type Answer, answer } from "./answer.ts";
import type { DevOptions } from "./options.ts";
import { openProject } from "./project.ts";

/** The environment variable that is set in the process of the server; the process that the user started supervises it. */
const workerVariable = "KILDE_DEV_WORKER";

/** `kilde dev`: serves the site and updates it after every change, until the process ends. */
export async function runDev(options: DevOptions): Promise<Answer> {
	const { lang, date, port, format, site, code } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const { root } = project;
	const stop = endSignal();
	const own = currentProcess();
	const server = {
		...{ site, root, date, port, format, code },
		reach: options.host ? "network" : "machine",
		session: own.started.toString(36),
		language: lang,
		colour: paintFor(format),
	} as const;
	if (own.environment[workerVariable])
		await runDevServer(server, stop, {
			print,
			printError,
			ready: own.tellParent,
		});
	else
		await supervise(
			{
				file: own.file,
				argv: own.argv,
				environment: { ...own.environment, [workerVariable]: "1" },
				report: (wording) => printError(wording[lang]),
			},
			stop,
		);
	own.leaveParent();
	return answer("");
}
