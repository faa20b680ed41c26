import { z } from "zod";
import { count, id, time } from "./field.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { label, text } from "./text.ts";

const base = {
	price: reference("price").describe("The price's name in facts/prices.yaml."),
	name: localized(label).describe("What it is called, as 2-timers session."),
	plural: localized(label).describe(
		"Its name for several, as 2-timers sessioner.",
	),
	summary: localized(text).describe("One sentence about it."),
	recommended: z
		.literal(true)
		.optional()
		.describe("true for the one we recommend."),
};

const minutes = count.describe("How long it lasts, in minutes.");

const offer = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("session"), ...base, minutes }),
	z.strictObject({ kind: z.literal("event"), ...base, minutes }),
	z.strictObject({
		kind: z.literal("night"),
		...base,
		from: time.describe("When it begins in the evening."),
		until: time.describe("When it ends in the morning."),
	}),
]);

/** What guests can book: content/facts/sessions.yaml, in the order shown. */
export const sessions = z
	.record(id, offer.describe("kind is session, event or night."))
	.describe(
		"A name and what it stands for. The first ones come first in every list.",
	);

/** The stages of a session: content/facts/phases.yaml. */
export const phases = z.array(
	z.strictObject({
		from: z.int().min(0).describe("Minutes from the start."),
		to: count.describe("Minutes from the start."),
		title: localized(text).describe("What happens, in a word or two."),
		text: localized(text).describe("One or two sentences about it."),
	}),
);
