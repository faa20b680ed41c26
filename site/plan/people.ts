import type { Frame, Person } from "../model/site.ts";

/** Returns a person by id. Throws if there is none; `link` has checked that there is. */
export function personOf(site: Frame, id: string): Person {
	const found = site.people.get(id);
	if (!found) throw new Error(`No person ${id}.`);
	return found;
}
