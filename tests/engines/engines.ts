import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

export type EngineName = "firefox" | "webkit";

export const engines: Readonly<Record<EngineName, Engine>> = {
	firefox,
	webkit,
};

/** Returns why the tests of an engine are skipped, or undefined if they run. */
export function getSkipReason({
	title,
	packages,
	missing,
}: Engine): string | undefined {
	const lacking = missing();
	if (lacking.length === 0) return undefined;
	return `${title}: ${lacking.join(" and ")} not installed (Debian and Ubuntu: ${packages})`;
}
