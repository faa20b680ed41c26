import { collection, f } from "kilde";
import { formatAge, formatLength } from "../lib/formats.ts";
import { text, units } from "./fields.ts";

/** A number of a unit of time. Texts cite it as {{duration.NAME}}, written by the format of that name. */
function duration(
	name: string,
	unit: "minute" | "hour" | "day" | "week" | "year",
) {
	return f
		.count({ unit: units[`${unit}s`] })
		.fact(`duration.${name}`, (count, { format }) => format[unit](count));
}

function length(name: string) {
	return f
		.count({ unit: units.minutes })
		.fact(`duration.${name}`, formatLength);
}

function age(name: string) {
	return f.count({ unit: units.years }).fact(`age.${name}`, formatAge);
}

const minutes = f.count({ unit: units.minutes });
const sessions = f.count({ unit: units.sessions });

/** The house rules: content/facts/rules.yaml. */
export const rules = collection(
	"facts/rules.yaml",
	{
		arrivalMinutes: duration("arrival", "minute"),
		cancellationHours: duration("cancellation", "hour"),
		refundWeeks: duration("refund", "week"),
		replyHours: duration("reply", "hour"),
		childAge: age("child"),
		companionAge: age("companion"),
		systemFee: f
			.money({ isWhole: true, min: 1, max: 100_000 })
			.fact("fee.system"),
		withdrawalDays: duration("withdrawal", "day"),
		giftCardYears: duration("gift-card", "year"),
		recommendedFrom: sessions.fact(
			"recommended.sessions",
			(from, { around }) => `${from}–${around.recommendedTo}`,
		),
		recommendedTo: sessions,
		meditationMinutes: duration("meditation", "minute"),
		yogaMinutes: duration("yoga", "minute"),
		yogaEventMinutes: length("yoga-event"),
		massageMinutesFrom: minutes.fact(
			"duration.massage",
			(from, { around, format }) =>
				format.minute(from, around.massageMinutesTo),
		),
		massageMinutesTo: minutes,
		freeTrialMinutes: length("trial"),
		bookingOpened: f.date().fact("date.booking-opened"),
		house: f.list(text, { least: 1 }),
	},
	{ dates: ["checked", "bookingOpened"] },
);
