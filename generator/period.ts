/** The days on which something holds, both included, yyyy-mm-dd; an end that is left open has no date. */
export type Period = {
	readonly from?: string | undefined;
	readonly until?: string | undefined;
};

/** Whether a day, yyyy-mm-dd in Denmark, lies before a period, within it or after it. */
export function standing(
	{ from, until }: Period,
	day: string,
): "before" | "within" | "after" {
	if (from !== undefined && day < from) return "before";
	return until !== undefined && until < day ? "after" : "within";
}

/** Whether something holds on a day. */
export function holds(period: Period, day: string): boolean {
	return standing(period, day) === "within";
}
