import { stubPolicy } from "./policy.ts";

/** The script of a redirect's stub: it opens the target, with the query and the fragment that were asked for. */
export const redirectScript =
	'location.replace(document.getElementById("target").href+location.search+location.hash)';

/** The policy of a stub: it may run that script. */
export const redirectPolicy = stubPolicy(redirectScript);
