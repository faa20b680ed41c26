import { z } from "zod";
import { checked, count, date, kroner } from "./field.ts";
import { localized } from "./localized.ts";
import { text } from "./text.ts";

/** What holds for everyone: content/facts/rules.yaml. */
export const rules = z.strictObject({
	checked,
	arrivalMinutes: count.describe(
		"How many minutes before the session guests should arrive.",
	),
	cancellationHours: count.describe(
		"Free change or cancellation until this many hours before.",
	),
	refundWeeks: count.describe("Refunds are paid within this many weeks."),
	replyHours: count.describe("We usually answer within this many hours."),
	childAge: count.describe("Guests under this age are children."),
	companionAge: count.describe(
		"Children under this age must be with an adult.",
	),
	systemFee: kroner.describe("The fee for touching the system, in kroner."),
	withdrawalDays: count.describe(
		"Days in which an undated purchase can be withdrawn.",
	),
	recommendedFrom: count.describe(
		"How many sessions we recommend to start with, at least.",
	),
	recommendedTo: count.describe(
		"How many sessions we recommend to start with, at most.",
	),
	meditationMinutes: count.describe("How long a guided meditation lasts."),
	yogaMinutes: count.describe("How long the yoga of a yin yoga event lasts."),
	massageMinutesFrom: count.describe("How long a massage lasts, at least."),
	massageMinutesTo: count.describe("How long a massage lasts, at most."),
	freeTrialMinutes: count.describe(
		"How long the free trial on the opening day lasted.",
	),
	bookingOpened: date.describe("The day online booking opened."),
	house: z
		.array(localized(text))
		.min(1)
		.describe("The house rules as guests read them, in the order shown."),
});
