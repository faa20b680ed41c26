import { type KeyboardEvent, useId, useRef, useState } from "react";

/** A choice of a combobox: `words` are shown first, then `detail`; both are searched. */
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
	/** The first value of the input. */
	readonly value: string;
	readonly choices: readonly Choice[];
	/** The sentence shown if no choice has the words. */
	readonly none: string;
};

/**
 * A combobox (ARIA Authoring Practices), an input with the choices that have its words below it: arrows go through the
 * choices, Enter takes one.
 */
export function Combobox({ name, label, value, choices, none }: ComboboxProps) {
	const input = useRef<HTMLInputElement>(null);
	const [{ written, active }, set] = useState({ written: "", active: -1 });
	const id = useId();
	const shown = matchingChoices(choices, written);

	function press(event: KeyboardEvent<HTMLInputElement>) {
		const next = optionAfter(event.key, active, shown.length);
		const chosen = shown[active];
		if (next !== undefined) set({ written, active: next });
		else if (event.key === "Enter" && chosen) choose(chosen, input.current);
		else return;
		event.preventDefault();
	}
	return (
		<div className="combobox">
			<label>
				<span>{label}</span>
				<input
					ref={input}
					name={name}
					role="combobox"
					aria-controls={id}
					aria-autocomplete="list"
					aria-expanded={shown.length > 0}
					aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
					autoComplete="off"
					spellCheck={false}
					defaultValue={value}
					onChange={({ target }) => set({ written: target.value, active: -1 })}
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
						onClick={() => choose(choice, input.current)}
					>
						<span>{choice.words}</span> <small>{choice.detail}</small>
					</div>
				))}
			</div>
			<p role="status">{shown.length === 0 && none}</p>
		</div>
	);
}

/** Enters a choice. What is still empty in its form is next; otherwise the form is submitted. */
function choose({ value }: Choice, input: HTMLInputElement | null): void {
	if (!input?.form) return;
	input.value = value;
	const next = [...input.form.querySelectorAll("input")].find(
		(each) => each.value === "",
	);
	if (next) next.focus();
	else input.form.requestSubmit();
}

/** The index of the option that an arrow leads to; negative is none, and undefined another key. */
function optionAfter(
	key: string,
	active: number,
	count: number,
): number | undefined {
	if (count === 0) return undefined;
	if (key === "ArrowDown") return (active + 1) % count;
	if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
	return undefined;
}

function showWhole(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}
