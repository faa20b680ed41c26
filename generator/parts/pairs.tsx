import type { ReactNode } from "react";

/** A name and what belongs to it, as a day and its hours, or a thing and its price. */
export type Pair = { readonly name: ReactNode; readonly value: ReactNode };

/**
 * A list of pairs, as the week with its hours, or prices: a screen reader says each name with its value. Each pair is within a
 * div, which a style sheet can lay out.
 *
 * @example
 * ```tsx
 * import { Pairs } from "kilde/parts";
 *
 * export function Week({ closed }: { readonly closed: string }) {
 * 	return (
 * 		<Pairs
 * 			className="week"
 * 			pairs={[
 * 				{ name: "Saturday", value: "10–16" },
 * 				{ name: "Sunday", value: <em>{closed}</em> },
 * 			]}
 * 		/>
 * 	);
 * }
 * ```
 */
export function Pairs({
	pairs,
	className,
}: {
	readonly pairs: readonly Pair[];
	readonly className?: string;
}) {
	return (
		<dl className={className}>
			{pairs.map(({ name, value }, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a name may be elements; the pairs never change places.
				<div key={place}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
