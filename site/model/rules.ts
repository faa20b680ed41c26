import * as z from "zod";
import {
	checked,
	date,
	defineCollection,
	explained,
} from "../../generator/define.ts";
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
	arrivalMinutes: explained(minuteCount, {
		en: "How many minutes before the session guests should arrive, e.g. 10.",
		da: "Hvor mange minutter før sessionen gæsterne bør komme, f.eks. 10.",
	}),
	cancellationHours: explained(hourCount, {
		en: "How many hours before it guests can change or cancel for free, e.g. 24.",
		da: "Hvor mange timer før man senest kan ændre eller afbestille gratis, f.eks. 24.",
	}),
	refundWeeks: explained(weekCount, {
		en: "The number of weeks within which refunds are paid, e.g. 2.",
		da: "Antal uger, inden for hvilke penge betales tilbage, f.eks. 2.",
	}),
	replyHours: explained(hourCount, {
		en: "The number of hours within which we usually answer, e.g. 24.",
		da: "Hvor mange timer der højst går, før vi som regel svarer, f.eks. 24.",
	}),
	childAge: explained(yearCount, {
		en: "Guests under this age are children, e.g. 18.",
		da: "Gæster under denne alder er børn, f.eks. 18.",
	}),
	companionAge: explained(yearCount, {
		en: "Children under this age must be with an adult, e.g. 14.",
		da: "Børn under denne alder skal være sammen med en voksen, f.eks. 14.",
	}),
	systemFee: explained(kroner, {
		en: "The fee for touching the system, in kroner.",
		da: "Gebyret for at røre ved systemet, i hele kroner, f.eks. 10000.",
	}),
	withdrawalDays: explained(dayCount, {
		en: "The number of days in which a purchase without a fixed date can be withdrawn, e.g. 14.",
		da: "Antal dage, man kan fortryde et køb uden fast dato, f.eks. 14.",
	}),
	recommendedFrom: explained(sessionCount, {
		en: "The smallest number of sessions we recommend to start with, e.g. 2.",
		da: "Det mindste antal sessioner, vi anbefaler at begynde med, f.eks. 2.",
	}),
	recommendedTo: explained(sessionCount, {
		en: "The largest number of sessions we recommend to start with, e.g. 3.",
		da: "Det største antal sessioner, vi anbefaler at begynde med, f.eks. 3.",
	}),
	meditationMinutes: explained(minuteCount, {
		en: "The length of a guided meditation in minutes, e.g. 30.",
		da: "Varigheden af en guidet meditation i minutter, f.eks. 30.",
	}),
	yogaMinutes: explained(minuteCount, {
		en: "The length of the yoga at a yin yoga event in minutes, e.g. 45.",
		da: "Varigheden af yogaen ved en yin yoga-event i minutter, f.eks. 45.",
	}),
	yogaEventMinutes: explained(minuteCount, {
		en: "How long a yin yoga event lasts in all.",
		da: "Varigheden af en hel event med yin yoga i minutter, f.eks. 120.",
	}),
	massageMinutesFrom: explained(minuteCount, {
		en: "The shortest length of a massage in minutes, e.g. 30.",
		da: "Den korteste varighed af en massage i minutter, f.eks. 30.",
	}),
	massageMinutesTo: explained(minuteCount, {
		en: "The longest length of a massage in minutes, e.g. 45.",
		da: "Den længste varighed af en massage i minutter, f.eks. 45.",
	}),
	freeTrialMinutes: explained(minuteCount, {
		en: "The length of the free trial on the opening day in minutes, e.g. 60.",
		da: "Varigheden af den gratis prøvesession på åbningsdagen i minutter, f.eks. 60.",
	}),
	bookingOpened: explained(date, {
		en: "The day online booking opened.",
		da: "Den dag, onlinebookingen åbnede, f.eks. 2025-08-01.",
	}),
	house: explained(z.array(localizedText).min(1), {
		en: "The house rules as guests read them, in the order shown.",
		da: "Husreglerne, som gæsterne læser dem, i den rækkefølge, de vises.",
	}),
});

/** The house rules: content/facts/rules.yaml. */
export const rules = defineCollection({
	name: "rules",
	files: "facts/rules.yaml",
	schema: explained(schema, { en: "Rules.", da: "Regler." }),
	comparesNumbers: true,
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
