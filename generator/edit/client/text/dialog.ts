import { element } from "./element.ts";

/** What a dialog of the editor shows and does. */
export type DialogContent = {
	readonly title: string;
	readonly fields: readonly HTMLElement[];
	/** The button that submits. */
	readonly submit: string;
	readonly cancel: string;
	/** Another button: its words, and what it does before the dialog closes. */
	readonly other?: { readonly label: string; act(): void } | undefined;
	/** Returns what is wrong with a field, to be shown and read out; undefined closes the dialog. */
	onSubmit():
		| { readonly field: HTMLElement; readonly problem: string }
		| undefined;
	onClose?(): void;
};

/** Opens a modal dialog in `parent`. Returns what closes it. */
export function openDialog(
	parent: HTMLElement,
	content: DialogContent,
): () => void {
	const { title, fields, submit, cancel, other } = content;
	const alert = element("p", { role: "alert", class: "problem" });
	const cancelling = element("button", { type: "button" }, cancel);
	const others = other
		? [element("button", { type: "button" }, other.label)]
		: [];
	const form = element(
		"form",
		{ novalidate: "" },
		element("h2", {}, title),
		...fields,
		alert,
		element(
			"div",
			{ class: "buttons" },
			element("button", { class: "primary" }, submit),
			...others,
			cancelling,
		),
	);
	const dialog = element("dialog", { "aria-label": title }, form);
	cancelling.addEventListener("click", close);
	others[0]?.addEventListener("click", () => {
		other?.act();
		close();
	});
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const wrong = content.onSubmit();
		if (!wrong) return close();
		alert.textContent = wrong.problem;
		wrong.field.setAttribute("aria-invalid", "true");
		wrong.field.focus();
	});
	// The keys of the dialog mean nothing to what is around the editor.
	dialog.addEventListener("keydown", (event) => event.stopPropagation());
	// After Escape.
	dialog.addEventListener("close", close);
	parent.append(dialog);
	dialog.showModal();
	return close;

	function close() {
		if (!dialog.isConnected) return;
		dialog.close();
		dialog.remove();
		content.onClose?.();
	}
}

/** A field of a dialog: its label above an input. */
export function labelled(label: string, input: HTMLElement): HTMLElement {
	return element("label", {}, element("span", {}, label), input);
}
