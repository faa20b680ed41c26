import { useRef, useState } from "react";
import type { Answers } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { takeFocus } from "../components/focus.ts";
import { Messages } from "../components/messages.tsx";
import { useEditing } from "../editing.ts";

/** All diagnostics of the content: errors first. */
export function Problems() {
	const { words, state } = useEditing();
	const { problems, waiting, certain, version } = state;
	const heading = useRef<HTMLHeadingElement>(null);
	const errors = problems.filter(({ severity }) => severity === "error");
	const warnings = problems.filter(({ severity }) => severity === "warning");
	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{words.toCorrect}
			</h2>
			{problems.length === 0 && <p>{words.noErrors}</p>}
			{waiting.length > 0 && <p>{words.waiting(waiting)}</p>}
			{certain > 0 && (
				<CorrectAll key={version} onDone={() => heading.current?.focus()} />
			)}
			<Messages problems={[...errors, ...warnings]} takesFocus />
		</>
	);
}

/** Shows all corrections that are certain, and makes them. */
function CorrectAll({ onDone }: { onDone(): void }) {
	const { ask, fail, perform, announce, words } = useEditing();
	const [shown, setShown] = useState<Answers["corrections"]>();
	if (!shown)
		return (
			<Button
				className="main"
				onClick={() => ask("corrections", {}).then(setShown, fail)}
			>
				{words.correctAll}
			</Button>
		);
	const { id, changes, left } = shown;
	async function correct() {
		const done = await perform(() => ask("correctAll", { id }));
		if (!done || done.refused !== undefined) return;
		onDone();
		announce(words.corrected);
	}
	return (
		<section className="keeping">
			<h3 ref={takeFocus} tabIndex={-1}>
				{words.correctAll}
			</h3>
			<ul>
				{changes.map((each) => (
					<li key={each}>{each}</li>
				))}
			</ul>
			{left > 0 && <p>{words.leftToYou(left)}</p>}
			{changes.length > 0 && (
				<Button className="main" onClick={correct}>
					{words.correctThis}
				</Button>
			)}
		</section>
	);
}
