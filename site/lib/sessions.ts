import { capitalize, type SiteContent } from "kilde";
import { findNewGuestCode } from "./codes.ts";
import { formatLength, formatTimes } from "./formats.ts";
import type { Input } from "./input.ts";
import { discounted } from "./prices.ts";

type Session = SiteContent["sessions"][string];

/** Lists the prices of what can be booked, with those for new guests. */
export function listPrices(input: Input) {
	const code = findNewGuestCode(input);
	return Object.values(input.content.sessions).map((session) => {
		const { name, price, recommended } = session;
		const isCovered = code?.prices.some(({ key }) => key === price.key);
		return {
			name: capitalize(name),
			length: saysItsLength(session)
				? undefined
				: describeLength(session, input),
			price: price.text,
			newCustomer:
				code && isCovered
					? input.format.money(discounted(price.value, code.percent.value))
					: undefined,
			recommended,
			isEvent: session.kind === "event",
		};
	});
}

/** Returns the duration of a session, or the times of a stay over night; undefined if no length is known. */
export function describeLength(
	session: Session,
	input: Input,
): string | undefined {
	if (session.kind === "night")
		return formatTimes(session.from.value, session.until.value, input);
	return session.minutes === undefined
		? undefined
		: formatLength(session.minutes, input);
}

/** Whether the name of a session has its hours in it already, as »2-timers session« does. */
function saysItsLength(session: Session): boolean {
	return (
		session.kind === "session" &&
		session.name.includes(`${session.minutes / 60}`)
	);
}
