import { date } from "./field.ts";

/** When something holds that need have no beginning or end. On other days it is not published. */
export const period = {
	from: date
		.optional()
		.describe(
			"The first day it is published. Leave the line out if it always was.",
		),
	until: date
		.optional()
		.describe(
			"The last day it is published. Leave the line out if it has no end.",
		),
};

/** When something holds that has a beginning and an end. */
export const fixedPeriod = {
	from: date.describe("The first day it holds, as 2025-08-01."),
	until: date.describe("The last day it holds, as 2025-08-31."),
};
