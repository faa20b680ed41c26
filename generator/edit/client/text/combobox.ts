import { element } from "./element.ts";

/** What can be chosen: `words` are shown first, then `detail`; both are searched. */
export type Choice = {
	readonly value: string;
	readonly words: string;
	readonly detail: string;
};

/** More are not looked through; another word finds them. */
const mostShown = 100;

// One dialog is open at a time, so that these ids are alone in their tree.
const listId = "text-editor-choices";
const idOf = (index: number) => `text-editor-choice-${index}`;

/**
 * Creates a combobox (ARIA Authoring Practices), an input with the choices that have its words below it: arrows go through
 * the choices, Enter takes one.
 */
export function createCombobox({
	label,
	value,
	choices,
	none,
	onChoose,
}: {
	readonly label: string;
	readonly value: string;
	readonly choices: readonly Choice[];
	/** What to say if no choice has the words. */
	readonly none: string;
	/** Called when a choice is clicked, or entered by key. */
	onChoose(choice: Choice): void;
}) {
	let shown: readonly Choice[] = [];
	let active = -1;
	const input = element("input", {
		role: "combobox",
		"aria-controls": listId,
		"aria-autocomplete": "list",
		autocomplete: "off",
		spellcheck: "false",
		autofocus: "",
	});
	input.value = value;
	const list = element("ul", {
		role: "listbox",
		id: listId,
		"aria-label": label,
	});
	const status = element("p", { role: "status" });
	show("");
	input.addEventListener("input", () => show(input.value));
	input.addEventListener("keydown", (event) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		const chosen = shown[active];
		if (step !== undefined && shown.length > 0)
			activate(active < 0 && step < 0 ? shown.length - 1 : active + step);
		else if (event.key === "Enter" && chosen) onChoose(chosen);
		else return;
		event.preventDefault();
	});
	// The focus stays in the input, which the arrows work in.
	list.addEventListener("mousedown", (event) => event.preventDefault());
	return {
		element: element(
			"div",
			{ class: "combobox" },
			element("label", {}, element("span", {}, label), input),
			list,
			status,
		),
		input,
		/** The first choice that is shown. */
		first: () => shown[0],
	};

	function show(written: string) {
		const searched = written.replace(/[{}]/g, "").trim().toLowerCase();
		shown = choices
			.filter(({ words, detail }) =>
				`${words}\n${detail}`.toLowerCase().includes(searched),
			)
			.slice(0, mostShown);
		list.replaceChildren(...shown.map(optionOf));
		list.hidden = shown.length === 0;
		status.textContent = shown.length === 0 ? none : "";
		input.setAttribute("aria-expanded", String(shown.length > 0));
		activate(-1);
	}

	function optionOf(choice: Choice, index: number): HTMLElement {
		const option = element(
			"li",
			{ role: "option", id: idOf(index), "aria-selected": "false" },
			element("span", {}, choice.words),
			" ",
			element("small", {}, choice.detail),
		);
		option.addEventListener("click", () => onChoose(choice));
		return option;
	}

	function activate(index: number) {
		list.children[active]?.setAttribute("aria-selected", "false");
		active = index < 0 ? -1 : index % shown.length;
		const option = list.children[active];
		if (!option) return input.removeAttribute("aria-activedescendant");
		option.setAttribute("aria-selected", "true");
		option.scrollIntoView({ block: "nearest" });
		input.setAttribute("aria-activedescendant", option.id);
	}
}
