import type { MessageText } from "kilde/tools";
import { selectText } from "kilde/tools";

// The messages of the editor's server that aren't diagnostics.

/** Returns a message in the language of the editor. */
export function translate(message: MessageText, language: string): string {
	return selectText(message, language);
}

/** Why an edit is refused whose file another program has changed. */
export const changedElsewhere: MessageText = {
	en: "This has been changed elsewhere meanwhile.",
	da: "Det er blevet ændret et andet sted fra imens.",
};

/** Why an edit is refused that a file can't hold. */
export const cannotHold: MessageText = {
	en: "This can’t be written here. Nothing was changed.",
	da: "Det kan ikke stå her. Der er ikke ændret noget.",
};

/** Why a fix is refused whose problem no longer exists. */
export const isOutdated: MessageText = {
	en: "This has changed meanwhile. Look at it again.",
	da: "Det er blevet ændret imens. Se på det igen.",
};

/** Why an entry can't be copied or removed: there must be exactly one. */
export const isOnlyOne: MessageText = {
	en: "The site needs exactly one of these.",
	da: "Hjemmesiden skal have præcis én af dem.",
};

/** Why an entry can't be removed: these values refer to it. */
export function createStillUsed(labels: readonly string[]): MessageText {
	const [en, da] = [
		labels.map((label) => `“${label}”`).join(", "),
		labels.map((label) => `»${label}«`).join(", "),
	];
	return {
		en: `It can’t be removed: it is still used in ${en}.`,
		da: `Det kan ikke fjernes: Det bruges stadig i ${da}.`,
	};
}

const verbs = {
	add: { en: "add", da: "tilføj" },
	copy: { en: "copy", da: "kopiér" },
	move: { en: "move", da: "flyt" },
	remove: { en: "remove", da: "fjern" },
	rename: { en: "rename", da: "omdøb" },
	hide: { en: "hide", da: "skjul" },
	show: { en: "show", da: "vis" },
	correct: { en: "correct", da: "ret" },
} satisfies Readonly<Record<string, MessageText>>;

/** Returns the label of a step for undo, such as “remove “Rye bread””. */
export function createStepLabel(
	verb: keyof typeof verbs,
	label: string,
): MessageText {
	const { en, da } = verbs[verb];
	return { en: `${en} “${label}”`, da: `${da} »${label}«` };
}
