import { collection, f, type Shown } from "kilde";
import { formatLength, formatTime, formatTimes } from "../lib/formats.ts";
import { text, units } from "./fields.ts";
import { prices } from "./prices.ts";

const base = {
	price: f.ref(prices),
	name: f.localized(f.text().fact("name.{key}").example("2-timers session")),
	plural: f.localized(
		f.text().fact("names.{key}").example("2-timers sessioner"),
	),
	summary: text,
	recommended: f.boolean().optional(),
};

const minutes = f
	.count({ unit: units.minutes })
	.fact("duration.{key}", formatLength);

const fields = f.map(
	f.oneOf({
		session: { ...base, minutes },
		event: { ...base, minutes: minutes.optional() },
		night: {
			...base,
			from: f
				.time()
				.fact("time.{key}", ({ value }, { around, ...language }) =>
					formatTimes(value, around.until.value, language),
				)
				.fact("time.{key}.from", ({ value }, language) =>
					formatTime(value, language),
				),
			until: f
				.time()
				.fact("time.{key}.until", ({ value }, language) =>
					formatTime(value, language),
				),
		},
	}),
);

/** The sessions and stays that guests can book: content/facts/sessions.yaml, in the order shown. */
export const sessions = collection("facts/sessions.yaml", fields, {
	facts: {
		price(data, { format }) {
			const range = findPriceRange(data);
			return { range: range && format.money(range.lowest, range.highest) };
		},
	},
});

/** Returns the lowest and the highest price of a session or a stay over night, without events. */
export function findPriceRange(sessions: Shown<typeof fields>) {
	const found = Object.values(sessions)
		.filter(({ kind }) => kind !== "event")
		.map(({ price }) => price.value)
		.filter((price) => price !== undefined);
	return found.length === 0
		? undefined
		: { lowest: Math.min(...found), highest: Math.max(...found) };
}
