import { type Check, getLocalePrefix, pages, rule } from "kilde";
import { booking } from "../content/booking.ts";
import { event } from "../content/events.ts";
import { faq } from "../content/faq.ts";

/** The rules for what pages show, each at one address or place. */
export const pageRules: readonly Check[] = [
	rule(
		pages,
		"path.*",
		(path, { entry, ...context }) =>
			entry.data.view !== "home" || path === rootOf(context),
		(_, context) =>
			`Forsiden skal have adressen ${rootOf(context)}, hvor gæsterne begynder.`,
		{ fixes: (_, context) => [rootOf(context)] },
	),
	rule(
		faq,
		"*.id",
		(id, { siblings, index }) => siblings.indexOf(id) === index,
		(id) => `Et andet spørgsmål hedder allerede ${id}.`,
		{ hint: "Giv hvert spørgsmål sit eget navn." },
	),
	// Links to a session lead to its one column.
	rule(
		booking,
		"columns.*.*",
		({ session }, { siblings, index }) =>
			siblings.findIndex((other) => other.session.name === session.name) ===
			index,
		"Sessionen har allerede en spalte på dette sprog.",
		{
			at: "session",
			hint: "Vælg en anden session, eller slet den ene spalte.",
		},
	),
	rule(
		event,
		"order",
		(order, { entry, entries }) =>
			entries.of(event).find(({ data }) => data.order === order) === entry,
		(order) => `En anden event har allerede nummer ${order} i rækkefølgen.`,
		{ hint: "Giv hver event sit eget nummer." },
	),
];

/** Returns the address of the front page in the language of an address. */
function rootOf({
	path,
	entries,
}: Pick<Parameters<Parameters<typeof rule>[2]>[1], "path" | "entries">) {
	return getLocalePrefix(String(path.at(-1)), entries.site) || "/";
}
