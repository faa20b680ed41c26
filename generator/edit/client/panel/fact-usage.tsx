import { useEffect, useState } from "react";
import type { Field, Usage } from "../../protocol.ts";
import { Button } from "../button.tsx";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** Where a fact shows, said before it is changed: “22 places on 14 pages, in both languages”, and which. */
export function FactUsage({
	field,
	isEdited,
}: {
	readonly field: Field;
	/** Whether the value has been edited since: then the pages say something else. */
	readonly isEdited: boolean;
}) {
	const { ask, fail, go, language } = useEditing();
	const [usage, setUsage] = useState<Usage>();
	const { facts, origin } = field;
	const isFact = facts.length > 0;
	// The same value is another object each time it is asked for.
	const name = JSON.stringify(origin);
	const now = JSON.stringify(field.values);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another value shows otherwise
	useEffect(() => {
		let isOver = false;
		if (isFact)
			ask("usage", { origin: JSON.parse(name) }).then((found) => {
				if (!isOver) setUsage(found);
			}, fail);
		return () => {
			isOver = true;
		};
	}, [ask, fail, isFact, name, now]);

	if (!isFact) return undefined;
	if (!usage) return <p className="usage">{words.counting[language]}</p>;
	if (usage.uses.length === 0) return <p className="usage">{usage.summary}</p>;
	const ClientState = isEdited ? "del" : "mark";
	return (
		<details className="usage">
			<summary>{words.shown(usage.summary)[language]}</summary>
			{isEdited && <p className="hint">{words.shownBefore[language]}</p>}
			<ul className="rows">
				{usage.uses.map(
					({ where, called, locale, before, words: said, after }, index) => (
						// Two places may read the same.
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
						<li key={index}>
							<Button onClick={() => go(where)}>
								<span lang={locale}>
									{before}
									<ClientState>{said}</ClientState>
									{after}
								</span>
								<span className="hint">{called}</span>
							</Button>
						</li>
					),
				)}
			</ul>
		</details>
	);
}
