import { z } from "zod";
import { checked, count, id, percent, written } from "./field.ts";
import { localized } from "./localized.ts";
import { fixedPeriod, period } from "./period.ts";
import { reference } from "./reference.ts";
import { label, text } from "./text.ts";

/** Discounts: content/facts/discounts.yaml. */
export const discounts = z.strictObject({
	checked,
	codes: z
		.record(
			id,
			z.strictObject({
				code: written(/^[A-ZÆØÅ]+\d+$/, {
					en: "capital letters and then digits, as NY50",
					da: "store bogstaver og derefter cifre, f.eks. NY50",
				}).describe("What guests type when they book."),
				percent: percent.describe("How much is taken off."),
				name: localized(label).describe(
					"Whom or what it is for, in a few words.",
				),
				covers: localized(text).describe(
					"What the discount covers, and its conditions.",
				),
				prices: z
					.array(reference("price"))
					.min(1)
					.describe(
						"The prices it is taken off, by their names in facts/prices.yaml.",
					),
				...period,
			}),
		)
		.describe(
			"Discount codes. Cited as {{code.NAME}} and {{percent.NAME}}; with from and until as {{date.NAME.from}} and {{date.NAME.until}} too.",
		),
	newCustomerCode: reference("code").describe(
		"The code for new guests: tables show its price beside the ordinary one.",
	),
	offers: z
		.record(
			id,
			z.strictObject({
				percent: percent.describe("How much was taken off."),
				...fixedPeriod,
			}),
		)
		.describe(
			"Offers for a time. Cited as {{percent.NAME}}, {{date.NAME.from}} and {{date.NAME.until}}.",
		),
	punchCards: z
		.strictObject({
			tiers: z
				.array(
					z.strictObject({
						visits: count.describe("How many visits the card holds."),
						percent: percent.describe("How much is taken off."),
					}),
				)
				.min(1)
				.describe("Sizes of punch card; the card's price is computed."),
			prices: z
				.array(reference("price"))
				.min(1)
				.describe(
					"What there are cards for, by their names in facts/prices.yaml.",
				),
			years: count.describe("How many years a card is valid."),
			manyVisits: count.describe(
				"With more visits than this a card is valid longer.",
			),
			manyYears: count.describe(
				"How many years a card with that many visits is valid.",
			),
		})
		.describe("Punch cards."),
	multiSession: percent.describe(
		"The most one saves by booking several sessions (“up to”).",
	),
	sharedNight: percent.describe(
		"The gift card that two or three guests on one overnight earn for the next.",
	),
});
