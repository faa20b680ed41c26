import "./notice.css";
import type { findClosing } from "../lib/week.ts";
import { Icon } from "./icon.tsx";

/** The next days on which the centre is closed, when they are near; start/past.ts hides it when they are past. */
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
