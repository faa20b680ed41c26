import { useMemo } from "react";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { useEditing } from "../editing.ts";
import { devices } from "../state/client-state.ts";
import { useAnswer } from "../state/use-answer.ts";

/** Milliseconds without a change after which the page's name is asked for. */
const pause = 300;

/** The name of the page, and the host of the site. */
export function Place() {
	const { ask, begun, path, state } = useEditing();
	const { version } = state;
	const key = useMemo(() => ({ begun, path, version }), [begun, path, version]);
	const { answer } = useAnswer(key, () => begun && ask("pageName", { path }), {
		pause,
	});
	return (
		<p className="where">
			<strong>{answer && (answer.name ?? path)}</strong>
			<span>{begun?.host}</span>
		</p>
	);
}

/** The choice between editing the page and using it. */
export function Modes() {
	const { change, isEditing, words } = useEditing();
	return (
		<fieldset className="switch modes">
			<legend className="visually-hidden">{words.mode}</legend>
			{(["pointing", "browsing"] as const).map((mode) => (
				<Button
					key={mode}
					aria-pressed={isEditing === (mode === "pointing")}
					onClick={() => change({ isEditing: mode === "pointing" })}
				>
					<Icon name={mode === "pointing" ? "edit" : "browse"} />
					<span>{words[mode]}</span>
				</Button>
			))}
		</fieldset>
	);
}

/** The device whose width the page has. */
export function Devices() {
	const { change, device, words } = useEditing();
	return (
		<fieldset className="switch devices">
			<legend className="visually-hidden">{words.device}</legend>
			{devices.map((each) => (
				<Button
					key={each}
					className="icon"
					aria-label={words[each]}
					title={words[each]}
					aria-pressed={each === device}
					onClick={() => change({ device: each })}
				>
					<Icon name={each} />
				</Button>
			))}
		</fieldset>
	);
}
