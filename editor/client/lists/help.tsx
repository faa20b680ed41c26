import { useState } from "react";
import { useEditor } from "../editor-context.ts";
import { formatKeys } from "../shortcuts.ts";
import { Button } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";

/** Help: how to begin, the keyboard shortcuts, and how to edit on a phone. */
export function Help() {
	const { isOutlined, site, strings, toggleOutlines } = useEditor();
	const keys = [
		["Mod+Z", strings.undo],
		["Mod+Shift+Z", strings.redo],
		["Mod+E", strings.outlineAll],
		["Esc", strings.back],
	] as const;
	return (
		<>
			<ViewHeading>{strings.help}</ViewHeading>
			<FirstSteps />
			<Button aria-pressed={isOutlined} onClick={toggleOutlines}>
				{strings.outlineAll}
			</Button>
			<section>
				<h3>{strings.shortcuts}</h3>
				<dl className="keys">
					{keys.map(([key, meaning]) => (
						<div key={key}>
							<dt>
								<kbd>{formatKeys(key)}</kbd>
							</dt>
							<dd>{meaning}</dd>
						</div>
					))}
				</dl>
			</section>
			<section>
				<h3>{strings.otherDevices}</h3>
				{site.network.length === 0 ? (
					<p>{strings.otherDevicesOff}</p>
				) : (
					<>
						<p>{strings.otherDevicesHelp}</p>
						<ul>
							{site.network.map((address) => (
								<li key={address}>{address}</li>
							))}
						</ul>
					</>
				)}
			</section>
		</>
	);
}

/** The key in the local storage of whether somebody has edited in this browser. */
const knownKey = "kilde-known";

/** How to begin, until it has been read once in this browser. */
export function Welcome() {
	const { strings } = useEditor();
	const [isKnown, setKnown] = useState(
		() => localStorage.getItem(knownKey) !== null,
	);
	if (isKnown) return undefined;
	return (
		<section className="welcome" aria-label={strings.welcome}>
			<h2>{strings.welcome}</h2>
			<FirstSteps />
			<Button
				className="main"
				onClick={() => {
					localStorage.setItem(knownKey, "1");
					setKnown(true);
					document.querySelector<HTMLElement>("header button")?.focus();
				}}
			>
				{strings.getStarted}
			</Button>
		</section>
	);
}

function FirstSteps() {
	const { strings } = useEditor();
	return (
		<ol className="first-steps">
			<li>{strings.firstClick}</li>
			<li>{strings.firstSaved}</li>
			<li>{strings.firstPublish}</li>
		</ol>
	);
}
