import * as z from "zod";
import { count, id, time } from "./field.ts";
import { help } from "./help.ts";
import { localized } from "./localized.ts";
import { reference } from "./reference.ts";
import { label, text } from "./text.ts";

const base = {
	price: reference("price").meta(
		help({
			en: "The price's name in facts/prices.yaml.",
			da: "Prisens navn i facts/prices.yaml, f.eks. session-2h.",
		}),
	),
	name: localized(label).meta(
		help({
			en: "What it is called, as 2-timers session.",
			da: "Hvad den hedder, f.eks. 2-timers session.",
		}),
	),
	plural: localized(label).meta(
		help({
			en: "Its name for several, as 2-timers sessioner.",
			da: "Hvad flere af dem hedder, f.eks. 2-timers sessioner.",
		}),
	),
	summary: localized(text).meta(
		help({ en: "One sentence about it.", da: "En sætning om det." }),
	),
	recommended: z
		.literal(true)
		.optional()
		.meta(
			help({
				en: "true for the one we recommend.",
				da: "true ved den, vi anbefaler.",
			}),
		),
};

const minutes = count.meta(
	help({
		en: "How long it lasts, in minutes.",
		da: "Varigheden i minutter, f.eks. 120.",
	}),
);

const offer = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("session"), ...base, minutes }),
	z.strictObject({ kind: z.literal("event"), ...base, minutes }),
	z.strictObject({
		kind: z.literal("night"),
		...base,
		from: time.meta(
			help({
				en: "When it begins in the evening.",
				da: 'Hvornår den begynder om aftenen, f.eks. "21:00".',
			}),
		),
		until: time.meta(
			help({
				en: "When it ends in the morning.",
				da: 'Hvornår den slutter om morgenen, f.eks. "07:00".',
			}),
		),
	}),
]);

/** What guests can book: content/facts/sessions.yaml, in the order shown. */
export const sessions = z
	.record(
		id,
		offer.meta(
			help({
				en: "kind is session, event or night.",
				da: "kind er session, event eller night (overnatning).",
			}),
		),
	)
	.meta(
		help({
			en: "A name and what it stands for. The first ones come first in every list.",
			da: "Et navn og det, navnet står for. De første kommer først på alle lister.",
		}),
	);

/** The stages of a session: content/facts/phases.yaml. */
export const phases = z.array(
	z.strictObject({
		from: z
			.int()
			.min(0)
			.meta(
				help({
					en: "Minutes from the start.",
					da: "Minutter fra sessionens begyndelse, f.eks. 20.",
				}),
			),
		to: count.meta(
			help({
				en: "Minutes from the start.",
				da: "Minutter fra sessionens begyndelse, f.eks. 20.",
			}),
		),
		title: localized(text).meta(
			help({
				en: "What happens, in a word or two.",
				da: "Det, der sker, med et ord eller to.",
			}),
		),
		text: localized(text).meta(
			help({
				en: "One or two sentences about it.",
				da: "En eller to sætninger om det.",
			}),
		),
	}),
);
