import type { EditorState } from "prosemirror-state";
import type { ReactNode } from "react";
import type { Locale } from "../../../languages/languages.ts";
import type { FactChoice, Option } from "../../protocol.ts";
import type { Editing } from "../editing.ts";
import type { ControlProps } from "../panel/control.ts";

/** The facts, pages and pictures for a text to cite, link to and show. */
export type Choices = {
	readonly facts: readonly FactChoice[];
	/** The targets of links; `value` is the address as texts have it. */
	readonly pages: readonly Option[];
	readonly pictures: readonly Option[];
};

/** The props of a text, and the state and actions of the editor around it. */
export type TextContext = Editing &
	ControlProps & {
		/** A short text without Markdown, or a text in Markdown. Both may cite facts as {{NAME}}. */
		readonly kind: "line" | "markdown";
		readonly locale: Locale;
		readonly choices: Choices;
		/** Called with each state of the editor. */
		onState(state: EditorState): void;
		/** Shows a problem; an empty text removes it. */
		showProblem(problem: string): void;
		/** Shows a dialog, or none. */
		showDialog(dialog: ReactNode): void;
		focusToolbar(): void;
	};
