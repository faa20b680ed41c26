import { defineCollection } from "kilde";
import { checked, date, z } from "kilde/fields";
import { localizedText } from "../languages.ts";
import {
	dayCount,
	hourCount,
	kroner,
	minuteCount,
	sessionCount,
	weekCount,
	yearCount,
} from "./fields.ts";
import { formatsOf } from "./formats.ts";

const schema = z.strictObject({
	checked,
	arrivalMinutes: minuteCount,
	cancellationHours: hourCount,
	refundWeeks: weekCount,
	replyHours: hourCount,
	childAge: yearCount,
	companionAge: yearCount,
	systemFee: kroner,
	withdrawalDays: dayCount,
	giftCardYears: yearCount,
	recommendedFrom: sessionCount,
	recommendedTo: sessionCount,
	meditationMinutes: minuteCount,
	yogaMinutes: minuteCount,
	yogaEventMinutes: minuteCount,
	massageMinutesFrom: minuteCount,
	massageMinutesTo: minuteCount,
	freeTrialMinutes: minuteCount,
	bookingOpened: date,
	house: z.array(localizedText).min(1),
});

/** The house rules: content/facts/rules.yaml. */
export const rules = defineCollection({
	name: "rules",
	files: "facts/rules.yaml",
	schema,
	facts: {
		families: ["duration", "age", "fee", "recommended", "date"],
		list(rules, { locale }) {
			const format = formatsOf(locale);
			return [
				["duration.arrival", format.minute(rules.arrivalMinutes)],
				["duration.cancellation", format.hour(rules.cancellationHours)],
				["duration.refund", format.week(rules.refundWeeks)],
				["duration.reply", format.hour(rules.replyHours)],
				["duration.withdrawal", format.day(rules.withdrawalDays)],
				["duration.gift-card", format.year(rules.giftCardYears)],
				["duration.meditation", format.minute(rules.meditationMinutes)],
				["duration.yoga", format.minute(rules.yogaMinutes)],
				["duration.yoga-event", format.minutes(rules.yogaEventMinutes)],
				[
					"duration.massage",
					format.minute(rules.massageMinutesFrom, rules.massageMinutesTo),
				],
				["duration.trial", format.minutes(rules.freeTrialMinutes)],
				["age.child", format.age(rules.childAge)],
				["age.companion", format.age(rules.companionAge)],
				["fee.system", format.money(rules.systemFee)],
				[
					"recommended.sessions",
					`${rules.recommendedFrom}–${rules.recommendedTo}`,
				],
				["date.booking-opened", format.date(rules.bookingOpened)],
			];
		},
	},
	dates: () => [["checked"], ["bookingOpened"]],
});
