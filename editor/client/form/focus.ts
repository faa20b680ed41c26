import { useEffect, useRef } from "react";
import type { ValueAddress } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";

/** Selects the elements of a form that can be focused, but for the toolbars of texts. */
const focusable =
	"input, select, textarea, [contenteditable=true], button:not([role=toolbar] *), summary";

/** Focuses the control of the field that a button is in; the button is about to disappear. */
export function focusControl(button: HTMLElement): void {
	button
		.closest(".field, fieldset")
		?.querySelector<HTMLElement>(focusable)
		?.focus();
}

/**
 * Returns a ref of a form. When its target changes, the innermost field (`data-address`) around the target gets the focus, and
 * again when one further in appears. The heading of the form gets it if the target is the whole entry.
 */
export function useTargetFocus(target: ValueAddress) {
	const form = useRef<HTMLDivElement>(null);
	const { locale } = useEditor();
	const focused = useRef<{ target?: ValueAddress; depth: number }>({
		depth: 0,
	});
	useEffect(() => {
		const fields =
			form.current?.querySelectorAll<HTMLElement>("[data-address]");
		const keys = listKeys(target);
		const found = [...(fields ?? [])].map((field) => ({
			field,
			depth: keys.indexOf(field.dataset.address ?? ""),
		}));
		const depth = Math.max(...found.map((each) => each.depth), 0);
		const isKnown = focused.current.target === target;
		if (isKnown && depth <= focused.current.depth) return;
		focused.current = { target, depth };
		const field = found.findLast((each) => each.depth === depth)?.field;
		if (field) focusField(field, locale);
	});
	return form;
}

/** Lists the keys of the values around a target, the outermost first. The whole entry has the key of its heading, which is empty. */
function listKeys({ file, path }: ValueAddress): readonly string[] {
	const outer = path === "markdown" ? [] : path;
	const keys = outer.map((_, index) =>
		toAddressKey({ file, path: outer.slice(0, index + 1) }),
	);
	return ["", ...(path === "markdown" ? [toAddressKey({ file, path })] : keys)];
}

/** Focuses the first control of a field; of a value in each language, that in the language of the page. */
function focusField(field: HTMLElement, locale: string): void {
	const controls = [...field.querySelectorAll<HTMLElement>(focusable)];
	const own = field.matches(".localized")
		? controls.find(({ lang }) => lang === locale)
		: undefined;
	startEditing(own ?? controls[0] ?? field);
	// Of a long text, the beginning is shown.
	const isLong = field.clientHeight > innerHeight / 2;
	field.scrollIntoView({ block: isLong ? "start" : "center" });
}

/** Focuses a control: a short value, such as a price, is selected, and a text can be continued. */
function startEditing(control: HTMLElement): void {
	control.focus();
	if (control instanceof HTMLTextAreaElement)
		control.selectionStart = control.value.length;
	else if (control instanceof HTMLInputElement && control.type === "text")
		control.select();
	else if (control.matches(".text.plain")) {
		const selection = getSelection();
		selection?.selectAllChildren(control);
		selection?.collapseToEnd();
	}
}
