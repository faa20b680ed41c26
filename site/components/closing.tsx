import type { findClosing } from "../lib/week.ts";
import { Icon } from "./icon.tsx";

/** A link with the next days on which the centre is closed; start/past.ts hides it once they are past. */
export function Closing({
	closing,
	className,
}: {
	readonly closing: ReturnType<typeof findClosing>;
	readonly className: "closing" | "notice";
}) {
	if (!closing) return undefined;
	return (
		<p className={`${className} with-icon`} data-gone={closing.after}>
			<Icon name="calendar" />{" "}
			<a href={closing.href}>
				{closing.what} {closing.when}
			</a>
		</p>
	);
}
