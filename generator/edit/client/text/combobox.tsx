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

type ComboboxProps = {
	readonly name: string;
	readonly label: string;
	/** What the input begins with. */
	readonly value: string;
	readonly choices: readonly Choice[];
	/** What to say if no choice has the words. */
	readonly none: string;
	/** Called when a choice is clicked, or entered by key. */
	onChoose(choice: Choice, input: HTMLInputElement): void;
};

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
}: ComboboxProps) {
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	const [written, setWritten] = useState("");
	const [active, setActive] = useState(-1);
	const id = useId();
	const shown = matchingChoices(choices, written);

	function press(event: KeyboardEvent<HTMLInputElement>) {
		const chosen = shown[active];
		if (event.key === "Enter" && chosen) onChoose(chosen, event.currentTarget);
		else if (event.key === "ArrowDown") setActive((active + 1) % shown.length);
		else if (event.key === "ArrowUp")
			setActive(active < 0 ? shown.length - 1 : active - 1);
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
			<Options
				id={id}
				label={label}
				shown={shown}
				active={active}
				onChoose={(choice) => input && onChoose(choice, input)}
			/>
			<p role="status">{shown.length === 0 && none}</p>
		</div>
	);
}

function Options({
	id,
	label,
	shown,
	active,
	onChoose,
}: {
	readonly id: string;
	readonly label: string;
	readonly shown: readonly Choice[];
	readonly active: number;
	onChoose(choice: Choice): void;
}) {
	return (
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
					onClick={() => onChoose(choice)}
				>
					<span>{choice.words}</span> <small>{choice.detail}</small>
				</div>
			))}
		</div>
	);
}

function showWhole(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}
