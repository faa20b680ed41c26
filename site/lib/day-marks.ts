import type { Words } from "kilde";
import { timeZone } from "../time-zone.ts";

/** Returns the data attributes by which start/today.ts, front-page/next-starts.ts and booking/next-starts.ts find today and tomorrow, and name them. */
export function getDayMarks({
	today,
	tomorrow,
}: Pick<Words, "today" | "tomorrow">) {
	return {
		"data-today": today,
		"data-tomorrow": tomorrow,
		"data-zone": timeZone,
	};
}
