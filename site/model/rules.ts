import { defineCollection } from "kilde";
import { checked, date, field, z } from "kilde/fields";
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
	arrivalMinutes: field(
		minuteCount,
		{ en: "Arrival before start", da: "Fremmøde før start" },
		{
			en: "How many minutes before the session guests should arrive.",
			da: "Hvor mange minutter før sessionen gæsterne bør komme.",
		},
	),
	cancellationHours: field(
		hourCount,
		{ en: "Cancellation deadline", da: "Frist for afbestilling" },
		{
			en: "How many hours before it guests can change or cancel for free.",
			da: "Hvor mange timer før man senest kan ændre eller afbestille gratis.",
		},
	),
	refundWeeks: field(
		weekCount,
		{ en: "Refund deadline", da: "Frist for tilbagebetaling" },
		{
			en: "The number of weeks within which refunds are paid.",
			da: "Antal uger, inden for hvilke penge betales tilbage.",
		},
	),
	replyHours: field(
		hourCount,
		{ en: "Reply time", da: "Svartid" },
		{
			en: "The number of hours within which we usually answer.",
			da: "Hvor mange timer der højst går, før vi som regel svarer.",
		},
	),
	childAge: field(
		yearCount,
		{ en: "Age limit for children", da: "Aldersgrænse for børn" },
		{
			en: "Guests under this age are children.",
			da: "Gæster under denne alder er børn.",
		},
	),
	companionAge: field(
		yearCount,
		{ en: "Age limit without adult", da: "Aldersgrænse uden voksen" },
		{
			en: "Children under this age must be with an adult.",
			da: "Børn under denne alder skal være sammen med en voksen.",
		},
	),
	systemFee: field(
		kroner,
		{ en: "Fee", da: "Gebyr" },
		{
			en: "The fee for touching the system, in kroner.",
			da: "Gebyret for at røre ved systemet, i hele kroner.",
		},
	),
	withdrawalDays: field(
		dayCount,
		{ en: "Right of withdrawal", da: "Fortrydelsesret" },
		{
			en: "The number of days within which a purchase without a fixed date can be cancelled.",
			da: "Antal dage, man kan fortryde et køb uden fast dato.",
		},
	),
	giftCardYears: field(
		yearCount,
		{ en: "Value of gift cards", da: "Gavekorts værdi" },
		{
			en: "The number of years after a gift card has expired in which its value is still paid out.",
			da: "Antal år, efter at et gavekort er udløbet, hvor dets værdi stadig kan udbetales.",
		},
	),
	recommendedFrom: field(
		sessionCount,
		{ en: "Fewest sessions", da: "Mindst antal sessioner" },
		{
			en: "The smallest number of sessions we recommend to start with.",
			da: "Det mindste antal sessioner, vi anbefaler at begynde med.",
		},
	),
	recommendedTo: field(
		sessionCount,
		{ en: "Most sessions", da: "Højst antal sessioner" },
		{
			en: "The largest number of sessions we recommend to start with.",
			da: "Det største antal sessioner, vi anbefaler at begynde med.",
		},
	),
	meditationMinutes: field(
		minuteCount,
		{ en: "Guided meditation", da: "Guidet meditation" },
		{
			en: "The length of a guided meditation in minutes.",
			da: "Varigheden af en guidet meditation i minutter.",
		},
	),
	yogaMinutes: field(
		minuteCount,
		{ en: "Yoga", da: "Yoga" },
		{
			en: "The length of the yoga at a yin yoga event in minutes.",
			da: "Varigheden af yogaen ved en yin yoga-event i minutter.",
		},
	),
	yogaEventMinutes: field(
		minuteCount,
		{ en: "Yin yoga event", da: "Event med yin yoga" },
		{
			en: "How long a yin yoga event lasts in all.",
			da: "Varigheden af en hel event med yin yoga i minutter.",
		},
	),
	massageMinutesFrom: field(
		minuteCount,
		{ en: "Shortest massage", da: "Korteste massage" },
		{
			en: "The shortest length of a massage in minutes.",
			da: "Den korteste varighed af en massage i minutter.",
		},
	),
	massageMinutesTo: field(
		minuteCount,
		{ en: "Longest massage", da: "Længste massage" },
		{
			en: "The longest length of a massage in minutes.",
			da: "Den længste varighed af en massage i minutter.",
		},
	),
	freeTrialMinutes: field(
		minuteCount,
		{ en: "Free trial", da: "Gratis prøvesession" },
		{
			en: "The length of the free trial on the opening day in minutes.",
			da: "Varigheden af den gratis prøvesession på åbningsdagen i minutter.",
		},
	),
	bookingOpened: field(
		date,
		{ en: "Online booking opened", da: "Onlinebooking åbnede" },
		{
			en: "The day online booking opened.",
			da: "Den dag, onlinebookingen åbnede.",
		},
	),
	house: field(
		z.array(localizedText).min(1),
		{ en: "House rules", da: "Husregler" },
		{
			en: "The house rules as guests read them, in the order shown.",
			da: "Husreglerne, som gæsterne læser dem, i den rækkefølge, de vises.",
		},
	),
});

/** The house rules: content/facts/rules.yaml. */
export const rules = defineCollection({
	name: "rules",
	files: "facts/rules.yaml",
	schema: field(schema, { en: "Rules", da: "Regler" }),
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
