import {
	collection,
	type Field,
	type Formatted,
	type Formatters,
	f,
} from "kilde";
import { formatNumberChoice, formatRepetition } from "../lib/formats.ts";
import { cardPrice, discounted } from "../lib/prices.ts";
import { text, units } from "./fields.ts";
import { prices } from "./prices.ts";

const visits = f.count({ unit: units.visits });
const years = f.count({ unit: units.years });
const percent = f.percent().fact("percent.{key}");
const cover = f.list(f.ref(prices), { least: 1 });

/** Adds the facts about a period, which are right outside it, too. */
function withFacts<
	S extends string | undefined,
	V extends Formatted<string> | undefined,
>({
	from,
	until,
}: Readonly<Record<"from" | "until", Field<S, V>>>): Record<
	"from" | "until",
	Field<S, V>
> {
	return {
		from: from.fact("date.{key}.from"),
		until: until
			.fact("date.{key}.until")
			.fact("period.{key}", ({ value }, { around, format }) =>
				around.from ? format.period(around.from.value, value) : undefined,
			)
			.fact("month.{key}", ({ value }, { around, format }) =>
				around.from ? format.month(value) : undefined,
			),
	};
}

/** The discount codes by name: content/facts/codes.yaml. */
export const codes = collection(
	"facts/codes.yaml",
	f.map(
		{
			code: f
				.string({
					form: /^[A-ZÆØÅ]+\d+$/,
					expected: {
						en: "capital letters and then digits, e.g. NY50",
						da: "store bogstaver og derefter cifre, f.eks. NY50",
					},
				})
				.fact("code.{key}")
				.example("NY50"),
			percent,
			name: text,
			covers: text,
			prices: cover,
			uses: f
				.count({ unit: units.times })
				.fact("uses.{key}", formatRepetition)
				.optional(),
			...withFacts(f.period()),
		},
		{ itemLabel: "code" },
	),
	{
		dates: ["checked", "*.from"],
		facts: {
			price: (codes, { format }) =>
				Object.fromEntries(
					Object.values(codes).flatMap(({ key, percent, prices: covered }) =>
						covered.map((price) => [
							`${key}.${price.key}`,
							formatKnown(discounted(price.value, percent.value), format),
						]),
					),
				),
		},
	},
);

/** The offers of a limited time by name: content/facts/offers.yaml. */
export const offers = collection(
	"facts/offers.yaml",
	f.map({ percent, ...withFacts(f.period({ isFixed: true })) }),
	{ dates: ["checked", "*.from"] },
);

/** Other discounts: content/facts/discounts.yaml. */
export const discounts = collection(
	"facts/discounts.yaml",
	{
		newCustomerCode: f.ref(codes),
		punchCards: {
			tiers: f.list({ visits, percent: f.percent() }, { least: 1 }),
			prices: cover,
			years: years.fact("card.years", (count, { format }) =>
				format.year(count),
			),
			manyVisits: visits.fact("card.many-visits"),
			manyYears: years.fact("card.many-years", (count, { format }) =>
				format.year(count),
			),
		},
		multiSession: f.percent().fact("percent.multi-session"),
		sharedNight: {
			percent: f.percent().fact("percent.shared-night"),
			guestsFrom: f
				.count({ unit: units.guests })
				.fact("guests.shared-night", (from, { around, ...language }) =>
					formatNumberChoice(from, around.guestsTo, language),
				),
			guestsTo: f.count({ unit: units.guests }),
		},
	},
	{
		dates: ["checked"],
		facts: {
			percent: ({ punchCards: { tiers } }) =>
				Object.fromEntries(
					tiers.map(({ visits, percent }) => [`card.${visits}`, percent.text]),
				),
			price: ({ punchCards: { tiers, prices } }, { format }) =>
				Object.fromEntries(
					tiers.flatMap((tier) =>
						prices.map((price) => [
							`card.${price.key}.${tier.visits}`,
							formatKnown(cardPrice(price.value, tier), format),
						]),
					),
				),
			card: ({ punchCards: { tiers } }, { format }) => ({
				sizes: format.list(tiers.map(({ visits }) => String(visits))),
			}),
		},
	},
);

/** Returns the text of a price; undefined if one that it is computed from doesn't exist. */
function formatKnown(price: number, { money }: Formatters): string | undefined {
	return Number.isNaN(price) ? undefined : money(price);
}
