import type { Wording } from "../diagnostics/diagnostic.ts";

// The messages of the editor that are not diagnostics: why a request is refused, and the names of the steps of undo.

/** Why something is refused. */
export const refusals = {
	notHeld: {
		en: "That isn't possible here; nothing was changed.",
		da: "Det kan ikke stå her; der er ikke ændret noget.",
	},
	withErrors: {
		en: "Nothing was saved yet: correct the errors first.",
		da: "Der er ikke gemt noget endnu: Ret fejlene først.",
	},
	clashing: {
		en: "Nothing was saved: somebody else has changed the same meanwhile. Choose which version to keep.",
		da: "Der er ikke gemt noget: En anden har imens ændret det samme. Vælg, hvilken udgave der skal gælde.",
	},
	changedByOthers: {
		en: "Somebody else has changed this meanwhile. You now see it as it is: please do that again.",
		da: "Det er imens blevet ændret et andet sted fra. Nu ser du det, som det er: Gør det igen.",
	},
	meanwhile: {
		en: "This has changed meanwhile. Look at the list again.",
		da: "Det er blevet ændret imens. Se listen igen.",
	},
	saveFirst: {
		en: "Save first: only what is saved can be kept.",
		da: "Gem først: Kun det, der er gemt, kan lægges i historikken.",
	},
} satisfies Readonly<Record<string, Wording>>;

/** What undo calls what was taken up again after the server had stopped. */
export const notSavedBefore: Wording = {
	en: "what was not saved last time",
	da: "det, der ikke blev gemt sidst",
};

const verbs = {
	add: { en: "add", da: "tilføj" },
	copy: { en: "copy", da: "kopiér" },
	move: { en: "move", da: "flyt" },
	remove: { en: "take out", da: "fjern" },
} satisfies Readonly<Record<string, Wording>>;

/** What undo calls what was done to a thing, which has its name in the language of the editor, or in both. */
export function stepLabel(
	verb: keyof typeof verbs,
	called: Wording | string | undefined,
): Wording {
	const { en, da } = verbs[verb];
	if (called === undefined) return { en, da };
	const own = typeof called === "string" ? labelOf(called) : called;
	return { en: `${en} “${own.en}”`, da: `${da} »${own.da}«` };
}

/** What undo calls the change of a value: its name in the panel, where it is known. */
export function labelOf(called: string | undefined): Wording {
	return called === undefined
		? { en: "a change", da: "en rettelse" }
		: { en: called, da: called };
}
