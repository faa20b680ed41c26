import { useEffect, useState } from "react";
import type { Field, Usage } from "../../protocol.ts";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** Where a fact shows, said before it is changed: “22 places on 14 pages, in both languages”, and which. */
export function FactUsage({ field }: { readonly field: Field }) {
	const { ask, fail, go, language } = useEditing();
	const [usage, setUsage] = useState<Usage>();
	const { facts, origin } = field;
	const isFact = facts.length > 0;
	// The same value is another object each time it is asked for.
	const name = JSON.stringify(origin);

	useEffect(() => {
		let isOver = false;
		if (isFact)
			ask("usage", { origin: JSON.parse(name) }).then((found) => {
				if (!isOver) setUsage(found);
			}, fail);
		return () => {
			isOver = true;
		};
	}, [ask, fail, isFact, name]);

	if (!isFact) return undefined;
	if (!usage) return <p className="usage">{words.counting[language]}</p>;
	if (usage.uses.length === 0) return <p className="usage">{usage.summary}</p>;
	return (
		<details className="usage">
			<summary>{words.shown(usage.summary)[language]}</summary>
			<ul className="rows">
				{usage.uses.map(
					({ where, locale, before, words: said, after }, index) => (
						// Two places may read the same.
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
						<li key={index}>
							<button type="button" onClick={() => go(where)}>
								<span lang={locale}>
									{before}
									<mark>{said}</mark>
									{after}
								</span>
								<span className="hint">{where}</span>
							</button>
						</li>
					),
				)}
			</ul>
		</details>
	);
}
