import {
	type Diagnostic,
	type Wording,
	worded,
} from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import { capitalize } from "../i18n/format.ts";

/** What is wrong, and what to do about it; empty where nothing needs to be said. */
export type Said = { readonly message: string; readonly hint: string };

/** What people call what a diagnostic may name. */
export type SaidNames = {
	ofFact(name: string): string;
	ofFile(path: string): string;
	/** Of a key on the way to the value, or beside it; undefined of other words. */
	ofKey(key: string): string | undefined;
};

/**
 * What a diagnostic says to somebody who sees the page and not the files: neither keys nor the signs of YAML and Markdown.
 */
export function inPlainWords(
	{ code, message, hint }: Diagnostic,
	language: MessageLanguage,
	names: SaidNames,
): Said {
	const own = sayings[code];
	const said: Said = {
		message: (own?.message ?? message)[language],
		hint: (own?.hint ?? hint)?.[language] ?? "",
	};
	const plain = (text: string) =>
		withoutFiles(text, language)
			.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, fact) =>
				quoted(names.ofFact(fact), language),
			)
			.replace(/\bcontent\/[\w./-]+\.(?:yaml|md)(?::\d+)*/g, (file) =>
				quoted(names.ofFile(file.replace(/:.*/, "")), language),
			)
			.replace(keys, (word) => {
				const called = names.ofKey(word);
				return called === undefined ? word : quoted(called, language);
			});
	const demanded = (text: string) => {
		const demand = demands[language].exec(text)?.[1];
		return demand === undefined ? text : capitalize(demand);
	};
	return {
		message: plain(demanded(said.message)),
		hint: plain(demanded(said.hint)),
	};
}

/** A sentence without what only concerns files, as the quotation marks of YAML. */
export function withoutFiles(text: string, language: MessageLanguage): string {
	return substitutions[language].reduce(
		(before, [sign, word]) => before.replace(sign, word),
		text,
	);
}

/** What may be a key: a word with a capital or a hyphen in it, or one that something is under. Others may just be words. */
const keys =
	/(?<![\w»“-])(?:[a-z]+[A-Z-][\w-]*|(?<=\bunder )[a-z]+)(?![\w»”-])/g;

function quoted(text: string, language: MessageLanguage): string {
	return language === "da" ? `»${text}«` : `“${text}”`;
}

/** What must be in a field, without the key of the field and what is in it now, which is seen. */
const demands: Readonly<Record<MessageLanguage, RegExp>> = {
	en: /^(?:.* is .*; (?=it must be )|Add \S+, which (?=must be ))(.*)$/s,
	da: /^(?:(?:Feltet|Punkt|Filen) .*|Tilføj \S+); (?=der skal stå )(.*)$/s,
};

const factButton = { en: "+ Fact", da: "+ Oplysning" };

/** What is said otherwise, by the code of the diagnostic. */
const sayings: Readonly<
	Record<
		string,
		{ readonly message?: Wording; readonly hint?: Wording } | undefined
	>
> = {
	"missing-field": {
		message: { en: "Something is missing here.", da: "Her mangler noget." },
	},
	"handwritten-fact": {
		hint: worded((language) =>
			language === "da"
				? `Slet det, og indsæt oplysningen med ${factButton.da}.`
				: `Delete it, and insert the fact with ${factButton.en}.`,
		),
	},
	"unknown-fact": {
		message: {
			en: "A fact of this text is no longer there.",
			da: "En oplysning i teksten findes ikke længere.",
		},
		hint: worded((language) =>
			language === "da"
				? `Slet den, eller indsæt en anden med ${factButton.da}.`
				: `Delete it, or insert another one with ${factButton.en}.`,
		),
	},
	"unknown-name": {
		message: {
			en: "What is named here is not there, or no longer.",
			da: "Det, der er valgt her, findes ikke, eller ikke længere.",
		},
		hint: { en: "Choose something else.", da: "Vælg noget andet." },
	},
	"changed-much": {
		message: {
			en: "This is many times what it was, or a fraction of it.",
			da: "Det er mange gange så meget som før, eller kun en brøkdel.",
		},
		hint: {
			en: "If it is a mistake, correct it. If it is right, nothing needs to be done.",
			da: "Er det en tastefejl, så ret den. Er det rigtigt, skal der ikke gøres noget.",
		},
	},
	"missing-alt": {
		hint: {
			en: "Click on the picture, and write what it shows.",
			da: "Klik på billedet, og skriv, hvad det viser.",
		},
	},
	"heading-level": {
		message: {
			en: "This heading is too large or too small for its place: each is one size smaller than the one above it, or the same.",
			da: "Overskriften er for stor eller for lille til sit sted: Hver er ét trin mindre end den foregående eller lige så stor.",
		},
		hint: {
			en: "Choose another size above the text.",
			da: "Vælg en anden størrelse over teksten.",
		},
	},
};

type Substitution = readonly [sign: RegExp, word: string];

/** What only concerns files. */
const substitutions: Readonly<
	Record<MessageLanguage, readonly Substitution[]>
> = {
	en: [
		[/^Must be /, "It must be "],
		[/^.* has no (\S+) text\.$/, "The text in $1 is missing."],
		[/^Add a line \S+ with the text in \S+\.$/, ""],
		[
			/^Nothing here is called \S+, but (.*) use it; the first is \S+\.$/,
			"Something that $1 uses is missing here.",
		],
		[/ appears twice under \S+\.$/, " appears twice."],
		[/, without quotes and full stops/, ""],
		[/,? in quotes\b/, ""],
		[/"([^"\s][^"]*)"/g, "$1"],
		[/ has no anchor #(\S+?)\.$/, " has no place called “$1”."],
		[
			/^Markdown is not allowed in this field/,
			"Formatting is not possible here",
		],
		[/ in content\/media\b/, ""],
	],
	da: [
		[/^.* har ingen (\S+) tekst\.$/, "Den $1e tekst mangler."],
		[/^Tilføj en linje \S+ med teksten på \S+\.$/, ""],
		[
			/^Intet her hedder \S+, men (.*) bruger det; det første er \S+\.$/,
			"Her mangler noget, som $1 bruger.",
		],
		[/ står to gange under \S+\.$/, " står to gange."],
		[/, uden citationstegn og punktum/, ""],
		[/,? i citationstegn\b/, ""],
		[/"([^"\s][^"]*)"/g, "$1"],
		[
			/ har ikke noget anker, der hedder #(\S+?)\.$/,
			" har ikke noget sted, der hedder »$1«.",
		],
		[/^Markdown er ikke tilladt i dette felt/, "Formatering er ikke mulig her"],
		[/ i content\/media\b/, ""],
	],
};
