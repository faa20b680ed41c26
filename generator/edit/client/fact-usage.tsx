import { useEffect, useState } from "react";
import type { Field, Usage } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { words } from "./words.ts";

/** Where a fact shows, said before it is changed: “22 places on 14 pages, in both languages”, and which. */
export function FactUsage({ field }: { readonly field: Field }) {
	const { ask, fail, go, language } = useEditing();
	const [usage, setUsage] = useState<Usage>();
	const { facts, origin } = field;
	const isFact = facts.length > 0;

	useEffect(() => {
		let isOver = false;
		setUsage(undefined);
		if (isFact)
			ask("usage", { origin }).then((found) => {
				if (!isOver) setUsage(found);
			}, fail);
		return () => {
			isOver = true;
		};
	}, [ask, fail, isFact, origin]);

	if (!isFact) return undefined;
	return (
		<details className="usage">
			<summary>
				{usage
					? words.shown(usage.summary)[language]
					: words.counting[language]}
			</summary>
			<ul>
				{usage?.uses.map(
					({ where, locale, before, words: said, after }, index) => (
						// Two places may read the same.
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
						<li key={index} lang={locale}>
							<button type="button" onClick={() => go(where)}>
								{where}
							</button>{" "}
							{before}
							<mark>{said}</mark>
							{after}
						</li>
					),
				)}
			</ul>
			<p>{words.cited(facts)[language]}</p>
		</details>
	);
}
