import * as z from "zod";
import {
	checked,
	count,
	date,
	defineCollection,
	type Fact,
	help,
} from "../../generator/define.ts";
import { localizedText } from "../languages.ts";
import { kroner } from "./fields.ts";
import {
	formatAge,
	formatDate,
	formatDuration,
	formatDurationRange,
	formatMinutes,
	formatMoney,
} from "./formats.ts";

const schema = z.strictObject({
	checked,
	arrivalMinutes: count.meta(
		help({
			en: "How many minutes before the session guests should arrive.",
			da: "Antal minutter før sessionen, gæsterne bør komme, f.eks. 10.",
		}),
	),
	cancellationHours: count.meta(
		help({
			en: "Free change or cancellation until this many hours before.",
			da: "Man kan ændre og afbestille gratis indtil så mange timer før, f.eks. 24.",
		}),
	),
	refundWeeks: count.meta(
		help({
			en: "Refunds are paid within this many weeks.",
			da: "Penge betales tilbage inden for så mange uger, f.eks. 2.",
		}),
	),
	replyHours: count.meta(
		help({
			en: "We usually answer within this many hours.",
			da: "Vi svarer som regel inden for så mange timer, f.eks. 24.",
		}),
	),
	childAge: count.meta(
		help({
			en: "Guests under this age are children.",
			da: "Gæster under denne alder er børn, f.eks. 18.",
		}),
	),
	companionAge: count.meta(
		help({
			en: "Children under this age must be with an adult.",
			da: "Børn under denne alder skal være sammen med en voksen, f.eks. 14.",
		}),
	),
	systemFee: kroner.meta(
		help({
			en: "The fee for touching the system, in kroner.",
			da: "Gebyret for at røre ved systemet, i hele kroner, f.eks. 10000.",
		}),
	),
	withdrawalDays: count.meta(
		help({
			en: "Days in which an undated purchase can be withdrawn.",
			da: "Antal dage, man kan fortryde et køb uden fast dato, f.eks. 14.",
		}),
	),
	recommendedFrom: count.meta(
		help({
			en: "How many sessions we recommend to start with, at least.",
			da: "Antal sessioner, vi anbefaler at begynde med, mindst, f.eks. 2.",
		}),
	),
	recommendedTo: count.meta(
		help({
			en: "How many sessions we recommend to start with, at most.",
			da: "Antal sessioner, vi anbefaler at begynde med, højst, f.eks. 3.",
		}),
	),
	meditationMinutes: count.meta(
		help({
			en: "How long a guided meditation lasts.",
			da: "Varigheden af en guidet meditation i minutter, f.eks. 30.",
		}),
	),
	yogaMinutes: count.meta(
		help({
			en: "How long the yoga of a yin yoga event lasts.",
			da: "Varigheden af yogaen ved et yin yoga-event i minutter, f.eks. 45.",
		}),
	),
	massageMinutesFrom: count.meta(
		help({
			en: "How long a massage lasts, at least.",
			da: "Den korteste varighed af en massage i minutter, f.eks. 30.",
		}),
	),
	massageMinutesTo: count.meta(
		help({
			en: "How long a massage lasts, at most.",
			da: "Den længste varighed af en massage i minutter, f.eks. 45.",
		}),
	),
	freeTrialMinutes: count.meta(
		help({
			en: "How long the free trial on the opening day lasted.",
			da: "Varigheden af den gratis prøvesession på åbningsdagen i minutter, f.eks. 60.",
		}),
	),
	bookingOpened: date.meta(
		help({
			en: "The day online booking opened.",
			da: "Den dag, onlinebookingen åbnede, f.eks. 2025-08-01.",
		}),
	),
	house: z
		.array(localizedText)
		.min(1)
		.meta(
			help({
				en: "The house rules as guests read them, in the order shown.",
				da: "Husreglerne, som gæsterne læser dem, i den rækkefølge, de vises.",
			}),
		),
});

/** The house rules: content/facts/rules.yaml. */
export const rules = defineCollection({
	name: "rules",
	files: "facts/rules.yaml",
	schema,
	isMeasured: true,
	facts: {
		families: ["duration", "age", "fee", "recommended", "date"],
		list: (rules, { locale }) => ruleFacts(rules, locale),
	},
	dates: () => [["checked"], ["bookingOpened"]],
});

function ruleFacts(rules: z.output<typeof schema>, locale: string): Fact[] {
	return [
		[
			"duration.arrival",
			formatDuration(rules.arrivalMinutes, "minute", locale),
		],
		[
			"duration.cancellation",
			formatDuration(rules.cancellationHours, "hour", locale),
		],
		["duration.refund", formatDuration(rules.refundWeeks, "week", locale)],
		["duration.reply", formatDuration(rules.replyHours, "hour", locale)],
		[
			"duration.withdrawal",
			formatDuration(rules.withdrawalDays, "day", locale),
		],
		[
			"duration.meditation",
			formatDuration(rules.meditationMinutes, "minute", locale),
		],
		["duration.yoga", formatDuration(rules.yogaMinutes, "minute", locale)],
		[
			"duration.massage",
			formatDurationRange(
				rules.massageMinutesFrom,
				rules.massageMinutesTo,
				"minute",
				locale,
			),
		],
		["duration.trial", formatMinutes(rules.freeTrialMinutes, locale)],
		["age.child", formatAge(rules.childAge, locale)],
		["age.companion", formatAge(rules.companionAge, locale)],
		["fee.system", formatMoney(rules.systemFee, locale)],
		["recommended.sessions", `${rules.recommendedFrom}–${rules.recommendedTo}`],
		["date.booking-opened", formatDate(rules.bookingOpened, locale)],
	];
}
