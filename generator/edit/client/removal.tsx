import { useState } from "react";
import type { Problem } from "../protocol.ts";
import { useEditing } from "./editing.ts";
import { takeFocus } from "./focus.ts";
import { Messages } from "./messages.tsx";
import { words } from "./words.ts";

/** Asks whether something is to be taken out, and says what refers to it. */
export function Removal({
	referrers,
	onRemove,
	onCancel,
}: {
	readonly referrers: readonly Problem[];
	onRemove(): void;
	onCancel(): void;
}) {
	const { language } = useEditing();
	const [from] = useState(() => document.activeElement);
	const cancel = () => {
		onCancel();
		if (from instanceof HTMLElement) from.focus();
	};
	return (
		<div
			role="alertdialog"
			aria-label={words.remove[language]}
			aria-describedby="removal"
			className="confirm"
		>
			<p id="removal">
				{referrers.length === 0
					? words.nothingRefers[language]
					: words.refers[language]}
			</p>
			<Messages problems={referrers} />
			<div className="buttons">
				<button type="button" className="main" onClick={onRemove}>
					{words.removeAnyway[language]}
				</button>
				<button type="button" ref={takeFocus} onClick={cancel}>
					{words.cancel[language]}
				</button>
			</div>
		</div>
	);
}
