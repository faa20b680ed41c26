import { date } from "./field.ts";
import { explained } from "./help.ts";

/** The fields of a period of publication; without `from` or `until` it is open-ended. */
export const period = {
	from: explained(
		date.optional(),
		{
			en: "The first day it is shown, e.g. 2025-08-01. Leave the line out if there is none.",
			da: "Den første dag, det vises, f.eks. 2025-08-01. Udelad linjen, hvis der ikke er nogen.",
		},
		{
			name: { en: "Shown from", da: "Vises fra" },
			about: {
				en: "Empty if it is to show at once.",
				da: "Tomt, hvis det skal vises med det samme.",
			},
		},
	),
	until: explained(
		date.optional(),
		{
			en: "The last day it is shown, e.g. 2025-08-31. Leave the line out if there is none.",
			da: "Den sidste dag, det vises, f.eks. 2025-08-31. Udelad linjen, hvis der ikke er nogen.",
		},
		{
			name: { en: "Shown until", da: "Vises til og med" },
			about: {
				en: "Empty if it is to stay.",
				da: "Tomt, hvis det skal blive stående.",
			},
		},
	),
};

/** The fields of a period of validity with a first and a last day. */
export const fixedPeriod = {
	from: explained(date, {
		en: "The first day it applies, e.g. 2025-08-01.",
		da: "Den første dag, det gælder, f.eks. 2025-08-01.",
	}),
	until: explained(date, {
		en: "The last day it applies, e.g. 2025-08-31.",
		da: "Den sidste dag, det gælder, f.eks. 2025-08-31.",
	}),
};
