import type { Field } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { useAnswer } from "../state/use-answer.ts";

/** The places that show a fact, before it is changed: “22 places on 14 pages, in both languages”, and a list of them. */
export function FactUsage({
	field,
	isEdited,
}: {
	readonly field: Field;
	/** Whether the value has been edited since: then the pages say something else. */
	readonly isEdited: boolean;
}) {
	const { ask, go, words } = useEditing();
	const { facts, origin, values } = field;
	const isFact = facts.length > 0;
	// Another value shows otherwise.
	const { answer: usage } = useAnswer(JSON.stringify([origin, values]), () =>
		isFact ? ask("usage", { origin }) : undefined,
	);

	if (!isFact) return undefined;
	if (!usage) return <p className="usage">{words.counting}</p>;
	if (usage.uses.length === 0) return <p className="usage">{usage.summary}</p>;
	const Shown = isEdited ? "del" : "mark";
	return (
		<details className="usage">
			<summary>{words.shown(usage.summary)}</summary>
			{isEdited && <p className="hint">{words.shownBefore}</p>}
			<ul className="rows">
				{usage.uses.map(
					({ where, called, locale, before, words: said, after }, index) => (
						// Two places may read the same.
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
						<li key={index}>
							<Button onClick={() => go(where)}>
								<span lang={locale}>
									{before}
									<Shown>{said}</Shown>
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
