import { run as runCommand } from "../generator/cli.ts";
import { timeZone } from "../site/model/time-zone.ts";

/**
 * Runs the command line for this project's site; returns the exit code. This is the only module that imports both the
 * engine and the site. `code` is the digest of the program's code, without which nothing is cached. The definition of the
 * site is imported by the commands that need it.
 */
export function run(argv: readonly string[], code?: string): Promise<number> {
	return runCommand(argv, {
		timeZone,
		loadSite: async () => (await import("../site/site.ts")).site,
		code,
	});
}
