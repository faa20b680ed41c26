import type { GitExplanation, GitFailure } from "../git/git.ts";
import { formatList } from "../languages/format.ts";
import { getMessageTag } from "../languages/message-language.ts";
import type { MessageText } from "../messages/format.ts";
import { keptFolder } from "./drafts/kept-files.ts";
import type { Problem } from "./protocol.ts";

// The messages of the editor that are not diagnostics: why a request is refused, and the names of the steps of undo.

/** Why something is refused. */
export const refusals = {
	notHeld: {
		en: "This can't be here. Nothing was changed; try another place.",
		da: "Det kan ikke stå her. Der er ikke ændret noget; prøv et andet sted.",
	},
	withErrors: {
		en: "Nothing was saved yet: correct the errors first.",
		da: "Der er ikke gemt noget endnu: Ret fejlene først.",
	},
	partlyClashing: {
		en: "Everything is saved except what somebody else has changed, too. Choose which version to keep.",
		da: "Alt er gemt, undtagen det, en anden også har ændret. Vælg, hvilken udgave der skal gælde.",
	},
	clashing: {
		en: "Nothing was saved: somebody else has changed the same thing meanwhile. Choose which version to keep.",
		da: "Der er ikke gemt noget: En anden har imens ændret det samme. Vælg, hvilken udgave der skal gælde.",
	},
	shared: {
		en: "Some of it you have changed, too. Choose what it should say; then publish.",
		da: "Noget af det har du også ændret. Vælg, hvad der skal stå, og publicér så.",
	},
	faulty: {
		en: "There is an error, so nothing was published. Correct it, and publish again.",
		da: "Der er en fejl, så intet blev publiceret. Ret den, og publicér igen.",
	},
	changedByOthers: {
		en: "This was changed elsewhere meanwhile. You now see the new version; make your change again.",
		da: "Det er ændret et andet sted fra imens. Nu ser du den nye udgave; lav din rettelse igen.",
	},
	meanwhile: {
		en: "This has changed meanwhile. Look at it again.",
		da: "Det er blevet ændret imens. Se det igen.",
	},
	notAlone: {
		en: "That can’t be undone alone.",
		da: "Det kan ikke fortrydes alene.",
	},
} satisfies Readonly<Record<string, MessageText>>;

/** The message about unsaved values; `names` are their names. */
export function savedBut(names: readonly string[]): MessageText {
	const [en, da] = [
		names.map((name) => `“${name}”`),
		names.map((name) => `»${name}«`),
	];
	return {
		en: `Everything is saved except what has errors: ${en.join(", ")}. It stays here until they are corrected.`,
		da: `Alt er gemt, undtagen det, der er fejl i: ${da.join(", ")}. Det ligger her, til fejlene er rettet.`,
	};
}

/** Why nothing is kept while the content has errors; `names` are what the files are called for people. */
export function faultyFiles(
	names: readonly string[],
	files: readonly string[],
): GitExplanation {
	const [inPlaces, list] = [names.join(", "), files.join("\n")];
	return {
		message: {
			en: `Nothing was published: there are errors in what would be published (${inPlaces}). Correct them first; the list behind the number of errors above leads to each.`,
			da: `Intet blev publiceret: Der er fejl i det, der skulle publiceres (${inPlaces}). Ret dem først; tallet med fejl øverst fører til hver af dem.`,
		},
		detail: list,
	};
}

/** Says that the last commit can't be read, with git's reason. */
export function unreadableCommit({ failure }: GitFailure): GitExplanation {
	return {
		message: {
			en: "Nothing can be published: git can’t read the last commit in this folder. The reason is below.",
			da: "Der kan ikke publiceres noget: Git kan ikke læse det seneste commit i denne mappe. Årsagen står herunder.",
		},
		detail: failure,
	};
}

/** People's names in a list. */
export function namesOf(who: readonly string[], language: string): string {
	return formatList(who, getMessageTag(language));
}

/** The message of a commit that brings together what these people have published with what is here. */
export function mergeMessage(who: readonly string[]): MessageText {
	return {
		en: `Bring in changes by ${namesOf(who, "en")}`,
		da: `Hent ændringer fra ${namesOf(who, "da")}`,
	};
}

/** Reports the changes by others that have arrived; `who` are their names. */
export function broughtBy(who: string, changes: number): MessageText {
	if (changes === 0)
		return {
			en: `${who} changed something that is not part of the content.`,
			da: `${who} har ændret noget, der ikke hører til indholdet.`,
		};
	const things = changes === 1 ? "one thing" : `${changes} things`;
	return {
		en: `${who} changed ${things}, now here, too.`,
		da: `${who} har ændret ${changes === 1 ? "én" : changes} ting, som nu også er her.`,
	};
}

/** A message and what others have changed; that comes first if the message asks for a decision. */
export function joined(
	message: MessageText,
	brought: MessageText,
): MessageText {
	const isQuestion = message === refusals.shared;
	const both = (one: string, other: string) =>
		isQuestion ? `${other} ${one}` : `${one} ${other}`;
	return {
		en: both(message.en, brought.en),
		da: both(message.da, brought.da),
	};
}

/** Why what is not saved is lost if the server stops. */
export function notKept({ en, da }: MessageText): MessageText {
	return {
		en: `Save often: what you haven’t saved can’t be kept safe, and is lost if the editor stops. The reason: ${en}.`,
		da: `Gem tit: Det, du ikke har gemt, kan ikke lægges til side og går tabt, hvis programmet stopper. Årsag: ${da}.`,
	};
}

/** Why what was not saved before will be offered again. */
export function notDropped({ en, da }: MessageText): MessageText {
	return {
		en: `It could not be discarded: ${en}.`,
		da: `Det kunne ikke kasseres: ${da}.`,
	};
}

/** That files with what was not saved before can't be read; undefined if there are none. */
export function unreadable(names: readonly string[]): MessageText | undefined {
	const files = names.map((name) => `${keptFolder}/${name}`).join(", ");
	return names.length === 0
		? undefined
		: {
				en: `Something that was not saved earlier can’t be read (${files}). It is left where it is, and nothing else is affected. It opens in a text editor; delete it once you don’t need it any more.`,
				da: `Noget, der ikke blev gemt tidligere, kan ikke læses (${files}). Det er ikke rørt, og resten er ikke berørt af det. Filen kan åbnes i et tekstprogram; slet den, når du ikke skal bruge den mere.`,
			};
}

/** The name of the step that restores unsaved changes of an earlier run. */
export const notSavedBefore: MessageText = {
	en: "what was not saved last time",
	da: "det, der ikke blev gemt sidst",
};

/** The names of the steps that settle a conflict. */
export const settling = {
	here: { en: "keep mine", da: "behold min udgave" },
	disk: { en: "use the other version", da: "brug den anden udgave" },
	both: { en: "some of each version", da: "noget af hver udgave" },
} satisfies Readonly<Record<string, MessageText>>;

/** The name of the step that takes a change back. */
export const takeBackLabel: MessageText = {
	en: "going back to an earlier version",
	da: "at gå tilbage til en tidligere udgave",
};

/** The name of the step that makes all corrections that are certain. */
export const correctLabel: MessageText = {
	en: "what Kilde corrected",
	da: "det, Kilde rettede",
};

/** Why taking back an earlier change changes nothing. */
export const nothingToTakeBack: MessageText = {
	en: "It is already as it was before.",
	da: "Det er allerede, som det var før.",
};

/** Why a change can't be taken back: what would be wrong then. */
export function notTakenBack(problem: Pick<Problem, "message"> | undefined) {
	const why = problem?.message ?? "";
	return {
		en: `That can’t be undone now. ${why}`,
		da: `Det kan ikke fortrydes nu. ${why}`,
	};
}

const verbs = {
	add: { en: "add", da: "tilføj" },
	copy: { en: "copy", da: "kopiér" },
	move: { en: "move", da: "flyt" },
	remove: { en: "remove", da: "fjern" },
	hide: { en: "hide", da: "skjul" },
	show: { en: "show", da: "vis" },
} satisfies Readonly<Record<string, MessageText>>;

/** The name of a step that changes a list or a thing; `called` is its name in the editor's language. */
export function stepLabel(
	verb: keyof typeof verbs,
	called: string | undefined,
): MessageText {
	const { en, da } = verbs[verb];
	if (called === undefined) return { en, da };
	return { en: `${en} “${called}”`, da: `${da} »${called}«` };
}

/** The name of the step that changes a value: the value's name in the panel, if it is known. */
export function labelOf(called: string | undefined): MessageText {
	return called === undefined
		? { en: "a change", da: "en rettelse" }
		: { en: called, da: called };
}

/** When the site changes by itself, and what begins or ends then. */
export function changesByItself(
	day: string,
	names: readonly string[],
): MessageText {
	return {
		en: `On ${day} the site changes by itself: ${names.join(", ")}.`,
		da: `Den ${day} ændrer hjemmesiden sig af sig selv: ${names.join(", ")}.`,
	};
}

/** That the site should have changed by itself. */
export function overdue(day: string): MessageText {
	return {
		en: `On ${day} something on the site began or ended, but the site still shows what was there before: it hasn’t been built since. Publish any change, and it will be.`,
		da: `Den ${day} begyndte eller sluttede noget på hjemmesiden, men den viser stadig det, der var før: Den er ikke lavet om siden. Publicér en ændring, så bliver den det.`,
	};
}

/** When something changes by itself. */
export function changesThen(day: string): MessageText {
	return {
		en: `Changes by itself on ${day}.`,
		da: `Ændrer sig af sig selv den ${day}.`,
	};
}
