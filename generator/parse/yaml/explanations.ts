import {
	type Explanation,
	explain,
	explainInWords,
} from "../../diagnostics/diagnostic.ts";
import { explainInvisible } from "../../text/invisible-characters.ts";

// What is said about mistakes in YAML. A hint with a replacement is tried first, then its `otherwise`.

export const tabIndent = explain("yaml-syntax.tab-indent");

/** An invisible character where a space or nothing should be. */
export function invisibleSpace(written: string): Explanation {
	return explainInWords(
		"There is an invisible character here that is not an ordinary space (often a no-break space from another program).",
		"Her står et usynligt tegn, som ikke er et almindeligt mellemrum (ofte et hårdt mellemrum fra et andet program).",
		"Type an ordinary space instead.",
		"Skriv et almindeligt mellemrum i stedet.",
		{
			replacement: " ".repeat(written.length),
			otherwise: {
				en: "Delete it.",
				da: "Slet det.",
				replacement: "",
				otherwise: {
					en: "Delete it, and type a space where one belongs.",
					da: "Slet det, og skriv et mellemrum, hvis der skal være et.",
				},
			},
		},
	);
}

/** An escape of a character that no page can show. */
export function invisibleEscape(character: string): Explanation {
	return {
		message: explainInvisible(character).message,
		hint: {
			en: "Delete the code that begins with the backslash.",
			da: "Slet den kode, der begynder med en omvendt skråstreg.",
		},
	};
}

export const hyphenMissing = explain("yaml-syntax.hyphen-missing", {}, ["- "]);

/** A text in a word processor's quotation marks, which YAML takes for letters. */
export function curlyQuotes(written: string): Explanation {
	const words = written.slice(1).replace(/[“”‟]$/, "");
	const quoted = `"${words.replaceAll('"', '\\"')}"`;
	return explainInWords(
		"YAML doesn't know this curly quotation mark; visitors would see it.",
		"YAML kender ikke dette krumme citationstegn; besøgende ville se det.",
		`Write ${quoted} with straight ones; if visitors are to see the curly ones, put straight ones around them.`,
		`Skriv ${quoted} med lige citationstegn; skal de krumme kunne ses, så sæt lige omkring dem.`,
		{
			replacement: quoted,
			otherwise: {
				en: `Write ${words} without quotation marks.`,
				da: `Skriv ${words} uden citationstegn.`,
				replacement: words,
				otherwise: {
					en: 'Write straight ones, " and "; if visitors are to see the curly ones, put straight ones around them.',
					da: 'Skriv lige citationstegn, " og "; skal de krumme kunne ses, så sæt lige omkring dem.',
				},
			},
		},
	);
}

/** A text that begins with a character of YAML's own: a fact, a link, emphasis. */
export function quotesNeeded(written: string): Explanation {
	const sign = /^\{\{|^./.exec(written)?.[0];
	const isFeature = /^[*&!]/.test(written);
	return explainInWords(
		`A text that starts with ${sign} must be in quotes, or YAML reads it as something else.`,
		`En tekst, der begynder med ${sign}, skal stå i citationstegn; ellers opfatter YAML den som noget andet.`,
		`Put the whole text in quotes: "${written} …".${isFeature ? " If it is no text, write the value itself: anchors, aliases and tags are not used here." : ""}`,
		`Sæt hele teksten i citationstegn: "${written} …".${isFeature ? " Er det ingen tekst, så skriv selve værdien: Ankre, aliaser og tags bruges ikke her." : ""}`,
	);
}

export const aliases = explainInWords(
	"Anchors (&) and aliases (*) of YAML are not used here.",
	"YAML's ankre (&) og aliaser (*) bruges ikke her.",
	"Write each value out where it belongs, and delete these names. A text that starts with & or * must be in quotes.",
	"Skriv hver værdi der, hvor den hører til, og slet disse navne. En tekst, der begynder med & eller *, skal stå i citationstegn.",
);

export const listBelow = explainInWords(
	"A list begins on the line below the name of its field.",
	"En liste begynder på linjen under feltets navn.",
	"Begin the list on the next line; if this is a text, put the whole text in quotes.",
	"Begynd listen på næste linje; er det en tekst, så sæt hele teksten i citationstegn.",
);

export const textBelow = explainInWords(
	"After this character, the text begins on the next line.",
	"Efter dette tegn begynder teksten først på næste linje.",
	"Leave the character here, and move the text to the next line, two spaces further in than its field.",
	"Lad tegnet stå, og flyt teksten ned på næste linje, to mellemrum længere inde end dens felt.",
);

export const commaTooMany = explainInWords(
	"This comma is one too many.",
	"Her er et komma for meget.",
	"Delete the comma.",
	"Slet kommaet.",
);

export const commaMissing = explainInWords(
	"A comma is missing here.",
	"Her mangler et komma.",
	"Write a comma here.",
	"Skriv et komma her.",
	{
		replacement: ", ",
		otherwise: {
			en: "Write a comma between the two.",
			da: "Skriv et komma mellem de to.",
		},
	},
);

/** A quotation mark or a bracket without its end. */
export function neverClosed(sign: string): Explanation {
	const closing = { "[": "]", "{": "}" }[sign];
	if (closing)
		return explainInWords(
			`The ${sign} opened here is never closed.`,
			`Her begynder en ${sign}, som aldrig bliver lukket.`,
			`Close it with ${closing} at the end of the line.`,
			`Luk den med ${closing} sidst på linjen.`,
		);
	return explainInWords(
		"The quotation mark opened here is never closed.",
		"Her begynder et citationstegn, som aldrig bliver lukket.",
		`Close it at the end of the text; for a ${sign} inside the text, write ${escapeOf(sign)}.`,
		`Luk det, hvor teksten slutter; skal der stå ${sign} inde i teksten, så skriv ${escapeOf(sign)}.`,
	);
}

/** A text of which only the beginning is in these quotation marks, or a list without brackets. */
export function textGoesOn(quote: string): Explanation {
	return explainInWords(
		"There is more after the closing quotation mark.",
		"Der står mere efter det sidste citationstegn.",
		`If it is one text, put the whole text in quotes, and write ${escapeOf(quote)} for a ${quote} inside it; if it is a list, put it between [ and ].`,
		`Er det én tekst, så sæt hele teksten i citationstegn, og skriv ${escapeOf(quote)} for et ${quote} inde i den; er det en liste, så sæt den mellem [ og ].`,
	);
}

function escapeOf(quote: string): string {
	return quote === '"' ? '\\"' : "''";
}

export const colonInText = explainInWords(
	"The text contains a colon, so YAML reads its beginning as a field name.",
	"Teksten indeholder et kolon, så YAML opfatter begyndelsen som navnet på et felt.",
	'Put the whole text in quotes: title: "Nyt: vi åbner". If it holds several fields, write each on a line of its own.',
	'Sæt hele teksten i citationstegn: title: "Nyt: vi åbner". Er det flere felter, så skriv hvert på sin egen linje.',
);

/** A colon in a later line of a text. */
export const colonBelow: Explanation = {
	message: colonInText.message,
	hint: {
		en: "Put the whole text in quotes, or begin it with >- on the field's own line.",
		da: "Sæt hele teksten i citationstegn, eller begynd den med >- på feltets egen linje.",
	},
};

/** A field without the colon or the space behind its name; `right` is how it is written. */
export function colonAndSpace(right: string): Explanation {
	return explainInWords(
		"The name of a field is followed by a colon and a space.",
		"Efter navnet på et felt skal der stå et kolon og et mellemrum.",
		`Write ${right}`,
		`Skriv ${right}`,
		{
			replacement: ": ",
			otherwise: {
				en: "Write a colon and a space.",
				da: "Skriv et kolon og et mellemrum.",
			},
		},
	);
}

/** A line that is neither a field nor an item of a list; `right` is a field that may be meant. */
export function noColon(right: string): Explanation {
	return explainInWords(
		"This line has no colon, so YAML can't tell which field it belongs to.",
		"Linjen har intet kolon, så YAML kan ikke se, hvilket felt den hører til.",
		`A field is written ${right}; a text that continues from the line above is indented further than its field.`,
		`Et felt skrives ${right}; en tekst, der fortsætter fra linjen over, skal rykkes længere ind end sit felt.`,
	);
}

/** A line in the wrong column; `depths` are the columns of other lines, the nearest first, and `word` is what begins it. */
export function misaligned(
	depths: readonly number[],
	word: string,
): Explanation {
	const { message, hint } = explainInWords(
		"The line doesn't fit in with the lines around it.",
		"Linjen passer ikke sammen med linjerne omkring den.",
		"Lines that belong together start in the same column; a field name ends with a colon and a space.",
		"Linjer, der hører sammen, begynder i samme kolonne; et feltnavn slutter med kolon og mellemrum.",
	);
	return {
		message,
		hint: depths.reduceRight(
			(otherwise, depth) => ({
				en: depth
					? `Begin it with ${depth} ${depth === 1 ? "space" : "spaces"}.`
					: "Begin it at the margin, without spaces.",
				da: depth
					? `Begynd den med ${depth} mellemrum.`
					: "Begynd den helt ude ved margenen, uden mellemrum.",
				replacement: " ".repeat(depth) + word,
				otherwise,
			}),
			hint,
		),
	};
}

/** A text between braces that ends at a comma; `right` is how it is written. */
export function cutAtComma(right: string): Explanation {
	return explainInWords(
		"The text ends at this comma: between braces, a text with a comma in it must be in quotes.",
		"Teksten slutter ved dette komma: Mellem krøllede parenteser skal en tekst med komma stå i citationstegn.",
		`Write ${right}`,
		`Skriv ${right}`,
	);
}

export const cutOff = explainInWords(
	"YAML reads everything after # as a comment, so it is not shown.",
	"YAML opfatter alt efter # som en kommentar, så det bliver ikke vist.",
	"Put the whole text in quotes if # is part of it; otherwise move the comment to a line of its own.",
	"Sæt hele teksten i citationstegn, hvis # hører med; flyt ellers kommentaren til en linje for sig.",
);

/** A field that is in its group already, in that line. */
export function repeatedField(name: string, line: number): Explanation {
	return explainInWords(
		`The field ${name} is already in line ${line}.`,
		`Feltet ${name} står allerede i linje ${line}.`,
		`Delete one of the two, in line ${line} or here, with everything that belongs to it, or correct its name; if a new item of a list begins here, write a hyphen and a space before it.`,
		`Slet det ene, i linje ${line} eller her, med alt, hvad der hører til, eller ret dets navn; begynder der et nyt punkt på en liste her, så skriv en bindestreg og et mellemrum foran.`,
	);
}

/** A key that is empty, or reserved. */
export function noName(name: string): Explanation {
	return explainInWords(
		name
			? `${name} can't be the name of anything.`
			: "There is no name before this colon.",
		name
			? `Intet kan hedde ${name}.`
			: "Der står intet navn foran dette kolon.",
		"Write the name of the field, or delete the line.",
		"Skriv feltets navn, eller slet linjen.",
	);
}

export const severalDocuments = explainInWords(
	"A line --- or ... ends what is above it, and nothing may follow.",
	"En linje --- eller ... afslutter det, der står over den, og så må der ikke komme mere.",
	"Delete the line with --- or ...",
	"Slet linjen med --- eller ...",
);

export const backslash = explainInWords(
	"A backslash in double quotes has a special meaning.",
	"En omvendt skråstreg i dobbelte citationstegn har en særlig betydning.",
	"Write two of them, or use single quotes.",
	"Skriv to af dem, eller brug enkelte citationstegn.",
);

export const nestedTooDeeply = explainInWords(
	"This is nested too deeply.",
	"Her er for mange niveauer inden i hinanden.",
	"Remove some of the brackets or of the indentation.",
	"Fjern nogle af parenteserne eller noget af indrykningen.",
);

export const unreadable = explainInWords(
	"This can't be read as YAML from here on.",
	"Herfra kan dette ikke læses som YAML.",
	"Look in this line and the one above it for a missing quotation mark, colon, space or bracket.",
	"Se i denne linje og den foregående efter et citationstegn, et kolon, et mellemrum eller en parentes, der mangler.",
);
