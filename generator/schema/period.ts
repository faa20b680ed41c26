import { date } from "./field.ts";
import { help } from "./help.ts";

/** When something holds that need have no beginning or end. On other days it is not published. */
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

/** When something holds that has a beginning and an end. */
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
