import type { listExceptions } from "../lib/week.ts";

/** The days ahead that are not as the week says. start/today.ts shows them in the table of the week, too, and hides what is past. */
export function Exceptions({
	items,
}: {
	readonly items: ReturnType<typeof listExceptions>;
}) {
	if (items.length === 0) return undefined;
	return (
		<ul className="exceptions">
			{items.map(({ from, after, when, what }) => (
				<li key={after} data-from={from} data-after={after}>
					<strong>{what}</strong> {when}
				</li>
			))}
		</ul>
	);
}
