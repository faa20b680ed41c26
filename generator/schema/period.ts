import { date } from "./field.ts";
import { help } from "./help.ts";

/** The fields of a period of publication; without `from` or `until` it is open-ended. */
export const period = {
	from: date.optional().meta(
		help({
			en: "The first day it is published. Leave the line out if it always was.",
			da: "Den første dag, det vises, f.eks. 2025-08-01. Udelad linjen, hvis det altid har været vist.",
		}),
	),
	until: date.optional().meta(
		help({
			en: "The last day it is published. Leave the line out if it has no end.",
			da: "Den sidste dag, det vises, f.eks. 2025-08-31. Udelad linjen, hvis det ikke hører op.",
		}),
	),
};

/** The fields of a period of validity with a first and a last day. */
export const fixedPeriod = {
	from: date.meta(
		help({
			en: "The first day it holds, as 2025-08-01.",
			da: "Den første dag, det gælder, f.eks. 2025-08-01.",
		}),
	),
	until: date.meta(
		help({
			en: "The last day it holds, as 2025-08-31.",
			da: "Den sidste dag, det gælder, f.eks. 2025-08-31.",
		}),
	),
};
