import { useEffect, useEffectEvent } from "react";
import type { EditorContext } from "../editor-context.ts";
import { type Command, getCommand, isInTextField } from "../shortcuts.ts";

/** Listens to the keyboard. Returns the functions that undo and redo, and that handle a command pressed on the page. */
export function useShortcuts(editor: EditorContext) {
	const { announce, call, outbox, panel, state, strings } = editor;
	const press = useEffectEvent((event: KeyboardEvent) => {
		const command = getCommand(event);
		if (command === undefined) return;
		// The editor of a text handles Escape without doing anything.
		if (command === "back" && event.defaultPrevented && !isInTextField(event))
			return;
		if (command !== "back") event.preventDefault();
		handle(command);
	});
	useEffect(() => {
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
	return { step, handlePageCommand };

	function handle(command: Command): void {
		if (command === "back") panel.back();
		else if (command === "outline") editor.toggleOutlines();
		else step(command);
	}

	/** Only the page knows whether somebody pressed a key there; so it may not undo. */
	function handlePageCommand(command: Command): void {
		if (command === "back" || command === "outline") {
			handle(command);
			return;
		}
		document.querySelector("main")?.focus();
		announce(strings.pressAgain);
	}

	/** Undoes or redoes a step, once all edits have arrived. */
	async function step(which: "undo" | "redo"): Promise<void> {
		await outbox.settled();
		const { refused } = await call(which, {});
		const done = which === "undo" ? strings.undone : strings.redone;
		announce(refused?.reason ?? done(state[which] ?? ""), Boolean(refused));
	}
}
