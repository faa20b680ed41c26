import { type KeyboardEvent, useId, useState } from "react";

/** What can be chosen: `words` are shown first, then `detail`; both are searched. */
export type Choice = {
	readonly value: string;
	readonly words: string;
	readonly detail: string;
};

/** More are not looked through; another word finds them. */
const mostShown = 100;

/** The choices that have the words of an input. */
export function matchingChoices(
	choices: readonly Choice[],
	written: string,
): readonly Choice[] {
	const searched = written.replace(/[{}]/g, "").trim().toLowerCase();
	return choices
		.filter(({ words, detail }) =>
			`${words}\n${detail}`.toLowerCase().includes(searched),
		)
		.slice(0, mostShown);
}

/**
 * A combobox (ARIA Authoring Practices), an input with the choices that have its words below it: arrows go through the
 * choices, Enter takes one.
 */
export function Combobox({
	name,
	label,
	value,
	choices,
	none,
	onChoose,
}: {
	readonly name: string;
	readonly label: string;
	/** What the input begins with. */
	readonly value: string;
	readonly choices: readonly Choice[];
	/** What to say if no choice has the words. */
	readonly none: string;
	/** Called when a choice is clicked, or entered by key. */
	onChoose(choice: Choice, input: HTMLInputElement): void;
}) {
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	const [written, setWritten] = useState("");
	const [active, setActive] = useState(-1);
	const id = useId();
	const shown = matchingChoices(choices, written);

	function press(event: KeyboardEvent<HTMLInputElement>) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const chosen = shown[active];
		if (step !== undefined && shown.length > 0) {
			const next = active < 0 && step < 0 ? shown.length - 1 : active + step;
			setActive(next < 0 ? next : next % shown.length);
		} else if (event.key === "Enter" && chosen)
			onChoose(chosen, event.currentTarget);
		else return;
		event.preventDefault();
	}
	return (
		<div className="combobox">
			<label>
				<span>{label}</span>
				<input
					ref={setInput}
					name={name}
					role="combobox"
					aria-controls={id}
					aria-autocomplete="list"
					aria-expanded={shown.length > 0}
					aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
					autoComplete="off"
					spellCheck={false}
					defaultValue={value}
					onChange={({ target }) => {
						setWritten(target.value);
						setActive(-1);
					}}
					onKeyDown={press}
				/>
			</label>
			<div
				id={id}
				role="listbox"
				aria-label={label}
				hidden={shown.length === 0}
				// The focus stays in the input, which the arrows work in.
				onMouseDown={(event) => event.preventDefault()}
			>
				{shown.map((choice, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
					<div
						key={choice.value}
						ref={index === active ? showWhole : undefined}
						id={`${id}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === active}
						onClick={() => input && onChoose(choice, input)}
					>
						<span>{choice.words}</span> <small>{choice.detail}</small>
					</div>
				))}
			</div>
			<p role="status">{shown.length === 0 && none}</p>
		</div>
	);
}

function showWhole(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}
