import type { Pair } from "./props.ts";

/** A list of names and values, e.g. of days and hours: a screen reader says each name with its value. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
	return (
		<dl>
			{pairs.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
