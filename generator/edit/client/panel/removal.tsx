import { useState } from "react";
import type { Origin, Problem } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";

/** The button that takes something out, after it has said what refers to it. */
export function Removal({
	of,
	whyNot,
	onRemove,
}: {
	/** An item of a list by its index, or a thing with files of its own. */
	readonly of: {
		readonly origin: Origin;
		readonly index?: number;
		readonly version?: number;
	};
	/** Why it can't be taken out; undefined if it can. */
	readonly whyNot?: string | undefined;
	onRemove(): void;
}) {
	const { ask, fail, language } = useEditing();
	const [asked, setAsked] = useState<{
		readonly referrers: readonly Problem[];
		/** What had the focus before. */
		readonly from: HTMLElement;
	}>();
	return (
		<>
			<Button
				aria-disabled={whyNot !== undefined}
				onClick={({ currentTarget: from }) =>
					whyNot === undefined
						? ask("referrers", of).then(
								(referrers) => setAsked({ referrers, from }),
								fail,
							)
						: fail(new Error(whyNot))
				}
			>
				{words.remove[language]}
			</Button>
			{asked && (
				<div
					role="alertdialog"
					aria-label={words.remove[language]}
					aria-describedby="removal"
					className="confirm"
				>
					<p id="removal">
						{asked.referrers.length === 0
							? words.nothingRefers[language]
							: words.refers[language]}
					</p>
					<Messages problems={asked.referrers} />
					<div className="buttons">
						<Button
							className="main"
							onClick={() => {
								setAsked(undefined);
								onRemove();
							}}
						>
							{words.removeAnyway[language]}
						</Button>
						<Button
							ref={takeFocus}
							onClick={() => {
								setAsked(undefined);
								asked.from.focus();
							}}
						>
							{words.cancel[language]}
						</Button>
					</div>
				</div>
			)}
		</>
	);
}
