import {
	capitalize,
	formatChoice,
	formatDate,
	formatList,
} from "../languages/format.ts";
import {
	getLanguageName,
	getMessageTag,
	type MessageLanguage,
	toMessageLanguage,
} from "../languages/message-language.ts";
import { selectText, type Text } from "../languages/text.ts";
import type {
	MessageId,
	PhraseId,
	Translation,
	ValueNames,
} from "./catalogue.ts";
import { da } from "./da.ts";
import { en } from "./en.ts";
import type { MessageTemplate } from "./template.ts";

/** A value in a message. It is formatted in the language of the reader. */
export type Value =
	| string
	| number
	| Text
	| Phrase
	/** The key of a field, which the editor replaces by its label. */
	| { readonly field: string }
	/** A language, by its code. */
	| { readonly language: string }
	/** A day, yyyy-mm-dd. */
	| { readonly day: string }
	/** Values joined by “and” or “or”. */
	| { readonly allOf: readonly Value[] }
	| { readonly anyOf: readonly Value[] };

/** The values of a message or phrase, by their names in its sentences. */
export type Values = Readonly<Record<string, Value>>;

/** A phrase of the catalogue with its values. */
export type Phrase = { readonly id: PhraseId; readonly values?: Values };

/** A message of the catalogue with its values. */
export type CatalogueMessage = {
	readonly id: MessageId;
	readonly values?: Values;
};

/** The parameters of a message or phrase: its values, if it has any. */
export type ValueParameters<K extends MessageId | PhraseId> = [
	ValueNames<K>,
] extends [never]
	? []
	: [values: { readonly [Name in ValueNames<K>]: Value }];

/**
 * Returns a phrase for use as a value of a message.
 *
 * @example phrase("count.error", { count: 2 }); // “2 errors” / »2 fejl«
 */
export function phrase<Id extends PhraseId>(
	id: Id,
	...[values]: ValueParameters<Id>
): Phrase {
	return values ? { id, values } : { id };
}

/** Whom a message is for: the language (BCP 47), and whether they edit on the page and see no files. */
export type MessageReader = {
	readonly language: string;
	readonly onPage?: boolean;
};

const catalogues: Readonly<Record<string, Translation>> = { da, en };

/** A text in all languages of messages. */
export type MessageText = Readonly<Record<MessageLanguage, string>>;

/** Returns the texts that a function formats, one in each language of messages. */
export function inEachLanguage(
	format: (reader: MessageReader) => string,
): MessageText {
	return { en: format({ language: "en" }), da: format({ language: "da" }) };
}

/** Formats a value in each language of messages. */
export function translate(value: Value): MessageText {
	return inEachLanguage((reader) => formatValue(value, reader));
}

/** Returns the sentences of a message in the reader's language. */
export function getMessageTemplate(
	id: MessageId,
	{ language }: MessageReader,
): MessageTemplate {
	return getCatalogue(language)[id];
}

function getCatalogue(language: string): Translation {
	return catalogues[toMessageLanguage(language)] ?? en;
}

/** Formats a sentence with its values. A phrase or the name of a language at its beginning gets a capital letter. */
export function formatSentence(
	sentence: string,
	values: Values | undefined,
	reader: MessageReader,
): string {
	const text = insertValues(sentence, values, reader)
		// The full stop of a value also ends the sentence: “e.g. M. K.”
		.replace(/([.…])\.$/, (end, stop) =>
			sentence.endsWith("}.") ? stop : end,
		);
	const [, first = ""] = /^\{(\w+)\}/.exec(sentence) ?? [];
	const value = Object(values?.[first]);
	return "id" in value || "language" in value ? capitalize(text) : text;
}

function insertValues(
	sentence: string,
	values: Values | undefined,
	reader: MessageReader,
): string {
	return sentence.replace(/(?<!\{)\{(\w+)\}/g, (written, name) => {
		const value = values?.[name];
		return value === undefined ? written : formatValue(value, reader);
	});
}

/** Formats a value for the reader of a message. */
export function formatValue(value: Value, reader: MessageReader): string {
	const { language, onPage } = reader;
	const tag = getMessageTag(language);
	if (typeof value !== "object") return String(value);
	if ("en" in value) return selectText(value, language);
	if ("id" in value) return formatPhrase(value, reader);
	if ("field" in value) return onPage ? `<${value.field}>` : value.field;
	if ("language" in value)
		return getLanguageName(value.language)[toMessageLanguage(language)];
	if ("day" in value) return formatDate(value.day, tag);
	const formatEach = (values: readonly Value[]) =>
		values.map((each) => formatValue(each, reader));
	return "allOf" in value
		? formatList(formatEach(value.allOf), tag)
		: formatChoice(formatEach(value.anyOf), tag);
}

function formatPhrase({ id, values }: Phrase, reader: MessageReader): string {
	const { language } = reader;
	const [one = "", other = one] = getCatalogue(language)[id].split(" | ");
	const isOne =
		new Intl.PluralRules(language).select(Number(values?.count)) === "one";
	return insertValues(isOne ? one : other, values, reader);
}
