import { useRef, useState } from "react";
import type { Problem, ValueAddress } from "../../protocol.ts";
import { Button, PossibleButton } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";

/** The button that takes something out, after it has said what refers to it. */
export function Removal({
	of,
	whyNot,
	onRemove,
}: {
	/** An item of a list by its index, or a thing with files of its own. */
	readonly of: {
		readonly origin: ValueAddress;
		readonly index?: number;
		readonly version?: number;
	};
	/** Why it can't be taken out; undefined if it can. */
	readonly whyNot?: string | undefined;
	onRemove(): void;
}) {
	const { ask, fail, words } = useEditing();
	const [referrers, setReferrers] = useState<readonly Problem[]>();
	const button = useRef<HTMLButtonElement>(null);
	return (
		<>
			<PossibleButton
				whyNot={whyNot}
				ref={button}
				onClick={() => ask("referrers", of).then(setReferrers, fail)}
			>
				{words.remove}
			</PossibleButton>
			{referrers && (
				<Confirmation
					referrers={referrers}
					onConfirm={() => {
						setReferrers(undefined);
						onRemove();
					}}
					onCancel={() => {
						setReferrers(undefined);
						button.current?.focus();
					}}
				/>
			)}
		</>
	);
}

function Confirmation({
	referrers,
	onConfirm,
	onCancel,
}: {
	readonly referrers: readonly Problem[];
	onConfirm(): void;
	onCancel(): void;
}) {
	const { words } = useEditing();
	return (
		<div
			role="alertdialog"
			aria-label={words.remove}
			aria-describedby="removal"
			className="confirm"
		>
			<p id="removal">
				{referrers.length === 0 ? words.nothingRefers : words.refers}
			</p>
			<Messages problems={referrers} />
			<div className="buttons">
				<Button className="main" onClick={onConfirm}>
					{words.removeAnyway}
				</Button>
				<Button ref={takeFocus} onClick={onCancel}>
					{words.cancel}
				</Button>
			</div>
		</div>
	);
}
