import type { MessageLanguage } from "../../../diagnostics/language.ts";
import type { Locale } from "../../../i18n/languages.ts";
import type { FactChoice, Option } from "../../protocol.ts";

/** What a text can cite and link to. */
export type Choices = {
	readonly facts: readonly FactChoice[];
	/** What links can lead to; `value` is the address as texts have it. */
	readonly pages: readonly Option[];
};

/** What an editor of a text is given. */
export type TextEditorOptions = Choices & {
	/** The editor is appended to it; it may be in a shadow tree, which then holds `textEditorStyle`. */
	readonly parent: HTMLElement;
	/** A short text without Markdown, or a text in Markdown. Both may cite facts as {{NAME}}. */
	readonly kind: "line" | "markdown";
	/** The text as the file has it. */
	readonly value: string;
	/** The language of buttons, dialogs and announcements. */
	readonly language: MessageLanguage;
	/** The language of the text. */
	readonly locale: Locale;
	/** The name of the text, for assistive technology; what is seen above the editor. */
	readonly label: string;
	/** The id of the element that explains the text or says what is wrong with it, in the same tree. */
	readonly describedBy: string;
	/** The address that shows a picture of the text; without one, its alternative text is shown instead. */
	pictureAddress(src: string): string | undefined;
	/** Called after each edit by a person with the text as the file should have it. */
	onChange(value: string): void;
	/** Called when somebody turns to a fact itself: a click on its chip, or Enter. */
	onFact(fact: FactChoice): void;
	/** Stores a picture that was chosen, dropped or pasted, and names it; rejects with what to tell, if it can't. */
	onPicture(file: File): Promise<string>;
	/** Called with a picture that was stored and is not inserted after all. */
	onPictureDropped(src: string): void;
};
