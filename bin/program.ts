import { run as runCommand } from "../generator/cli.ts";
import { timeZone } from "../site/model/time-zone.ts";

/**
 * Runs the command line for this project's site: the one place where the engine meets a site. Gives the exit code; `code`
 * is the digest of the program's own code, without which nothing is kept for the next run. The definition of the site is
 * loaded by the commands that need it.
 */
export function run(argv: readonly string[], code?: string): Promise<number> {
	return runCommand(argv, {
		timeZone,
		loadSite: async () => (await import("../site/site.ts")).site,
		code,
	});
}
