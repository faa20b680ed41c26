import type { LocaleContent, Person } from "../model/locale-content.ts";

/** Returns a person by id. Throws if there is none; `link` has checked that there is. */
export function personOf(content: LocaleContent, id: string): Person {
	const found = content.people.get(id);
	if (!found) throw new Error(`No person ${id}.`);
	return found;
}
