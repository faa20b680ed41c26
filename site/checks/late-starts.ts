import type { Entries } from "kilde";
import { type Diagnostic, getPlace, warningAt } from "kilde/checks";
import { endOf } from "../model/computed.ts";
import { hours } from "../model/hours.ts";
import { sessions } from "../model/sessions.ts";

/** Warns about the latest start of the week if its session ends on the next day. */
export function checkLateStarts(entries: Entries): Diagnostic[] {
	return entries.of(hours).flatMap((entry) => {
		const session = entries.only(sessions)[entry.data.session.name];
		const [latest] = Object.entries(entry.data.week)
			.flatMap(([day, { starts }]) =>
				starts.map((start, index) => ({ start, day, index })),
			)
			.sort((a, b) => (a.start < b.start ? 1 : -1));
		if (!latest || session?.kind !== "session") return [];
		const { start, day, index } = latest;
		const end = endOf(start, session.minutes);
		if (end > start) return [];
		return [
			warningAt(
				entry.file,
				getPlace(entry, ["week", day, "starts", index]),
				"unlikely-time",
				{
					message: {
						en: `A session that starts at ${start} ends on the next day, at ${end}.`,
						da: `En session, der begynder kl. ${start}, slutter først næste dag kl. ${end}.`,
					},
					hint: {
						en: "Correct the time. If it is right, write # kilde-allow: the reason above it.",
						da: "Ret tidspunktet. Er det rigtigt, så skriv # kilde-tillad: grunden ovenover.",
					},
					pageHint: {
						en: "Correct the time if this is not meant.",
						da: "Ret tidspunktet, hvis det ikke er meningen.",
					},
				},
			),
		];
	});
}
