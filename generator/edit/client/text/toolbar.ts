import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { element } from "./element.ts";

/** A button of the toolbar. */
export type Tool = {
	/** Its name, for assistive technology and as a tooltip. */
	readonly name: string;
	/** What is seen: a sign, or a word of the name. */
	readonly sign: string;
	/** How the sign looks. */
	readonly className?: string;
	/** Its keys, as aria-keyshortcuts has them, with Mod for Meta on Apple's systems and Control on others. */
	readonly keys?: string;
	/** Whether what it does is done already; without it, it is no switch. */
	isOn?(state: EditorState): boolean;
	readonly command: Command;
};

/**
 * Creates a toolbar, whose buttons work in `view`. It has one stop of the Tab key; arrows, Home and End go through its
 * buttons.
 */
export function createToolbar(
	label: string,
	tools: readonly Tool[],
	view: EditorView,
) {
	const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
	const buttons = tools.map(({ name, sign, className, keys }) =>
		element(
			"button",
			{
				type: "button",
				class: className,
				"aria-label": name,
				"aria-keyshortcuts": keys?.replace("Mod", isApple ? "Meta" : "Control"),
				title: keys ? `${name} (${spokenKeys(keys, isApple)})` : name,
				tabindex: "-1",
			},
			sign,
		),
	);
	const toolbar = element(
		"div",
		{ role: "toolbar", "aria-label": label, class: "toolbar" },
		...buttons,
	);
	let current = 0;
	stopAt(0);
	for (const [index, button] of buttons.entries()) {
		button.addEventListener("click", () => {
			stopAt(index);
			// What opens a dialog dispatches nothing: the focus is in the dialog then.
			tools[index]?.command(view.state, (transaction) => {
				view.dispatch(transaction);
				view.focus();
			});
		});
	}
	// The selection of the text stays while a button is pressed.
	toolbar.addEventListener("mousedown", (event) => event.preventDefault());
	toolbar.addEventListener("keydown", (event) => {
		if (event.key === "Escape") {
			// Whatever the editor is in doesn't close.
			event.preventDefault();
			return view.focus();
		}
		const last = buttons.length - 1;
		const next = {
			ArrowRight: current === last ? 0 : current + 1,
			ArrowLeft: current === 0 ? last : current - 1,
			Home: 0,
			End: last,
		}[event.key];
		if (next === undefined) return;
		event.preventDefault();
		stopAt(next);
		buttons[next]?.focus();
	});
	return {
		element: toolbar,
		focus: () => buttons[current]?.focus(),
		update(state: EditorState) {
			for (const [index, { isOn, command }] of tools.entries()) {
				const button = buttons[index];
				button?.setAttribute("aria-disabled", String(!command(state)));
				if (isOn) button?.setAttribute("aria-pressed", String(isOn(state)));
			}
		},
	};

	function stopAt(index: number) {
		current = index;
		for (const [each, button] of buttons.entries())
			button.tabIndex = each === index ? 0 : -1;
	}
}

/** Keys as people know them. */
function spokenKeys(keys: string, isApple: boolean): string {
	return keys.replace("Mod", isApple ? "⌘" : "Ctrl").replace("Control", "Ctrl");
}
