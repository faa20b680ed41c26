import { useState } from "react";
import type { Field, ListChange, Problem } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { Messages } from "./messages.tsx";
import { words } from "./words.ts";

/** The list that a value is in: its item can be copied, moved and taken out; others are opened. */
export function ListItem({
	list,
	index,
	scaffold,
}: {
	readonly list: Field;
	readonly index: number;
	readonly scaffold: string | undefined;
}) {
	const { act, ask, fail, language, open, openOrigin } = useEditing();
	const [referrers, setReferrers] = useState<readonly Problem[]>();
	const items = list.control.kind === "list" ? list.control.items : [];
	const change = async (wanted: ListChange, next: number) => {
		await act(ask("list", { origin: list.origin, change: wanted }));
		if (list.origin.path !== "markdown" && next >= 0)
			openOrigin({ ...list.origin, path: [...list.origin.path, next] });
		else open({ kind: "none" });
	};
	const remove = () =>
		change({ kind: "remove", index }, Math.min(index, items.length - 2));
	const askFirst = () =>
		ask("referrers", { origin: list.origin, index }).then(setReferrers, fail);
	return (
		<div className="list-item">
			<h3>
				{list.name}: {words.itemOf(index + 1, items.length)[language]}
			</h3>
			<div className="buttons">
				<button
					type="button"
					disabled={index === 0}
					onClick={() =>
						change({ kind: "move", index, to: index - 1 }, index - 1)
					}
				>
					{words.up[language]}
				</button>
				<button
					type="button"
					disabled={index >= items.length - 1}
					onClick={() =>
						change({ kind: "move", index, to: index + 1 }, index + 1)
					}
				>
					{words.down[language]}
				</button>
				<button
					type="button"
					onClick={() => change({ kind: "copy", index }, index + 1)}
				>
					{words.copy[language]}
				</button>
				{scaffold !== undefined && (
					<button type="button" onClick={() => open({ kind: "new", scaffold })}>
						{words.addAnother[language]}
					</button>
				)}
				<button type="button" onClick={askFirst}>
					{words.remove[language]}
				</button>
			</div>
			{referrers && (
				<div
					role="alertdialog"
					aria-label={words.remove[language]}
					className="confirm"
				>
					<p>
						{referrers.length === 0
							? words.nothingRefers[language]
							: words.refers[language]}
					</p>
					<Messages problems={referrers} />
					<button type="button" className="main" onClick={remove}>
						{words.removeAnyway[language]}
					</button>
					<button type="button" onClick={() => setReferrers(undefined)}>
						{words.cancel[language]}
					</button>
				</div>
			)}
			<details>
				<summary>{words.allItems[language]}</summary>
				<ol className="parts">
					{items.map((item, number) => (
						<li key={JSON.stringify(item.origin)}>
							<button
								type="button"
								aria-current={number === index || undefined}
								onClick={() => openOrigin(item.origin)}
							>
								{item.name}
							</button>
						</li>
					))}
				</ol>
			</details>
		</div>
	);
}
