import type { Concert } from "./props.ts";

/** Concerts, the next first. */
export function ConcertList({
	concerts,
}: {
	readonly concerts: readonly Concert[];
}) {
	return (
		<ul className="list">
			{concerts.map(({ href, words, when }) => (
				<li key={href}>
					<a href={href}>{words}</a> <span>{when}</span>
				</li>
			))}
		</ul>
	);
}
