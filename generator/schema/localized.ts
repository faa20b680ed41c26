import * as z from "zod";
import { type Message, worded } from "../diagnostics/diagnostic.ts";
import { languageList } from "../diagnostics/language-list.ts";
import { capitalize, formatList } from "../languages/format.ts";
import type { SiteLanguage } from "../languages/languages.ts";
import { languageName, messageTags } from "../languages/message-language.ts";
import { hasKind } from "../text/kind.ts";
import { demand } from "./demand.ts";
import { field, kindOf } from "./help.ts";

/** A value in every language of the site, by language code; `link` picks the one in the language of the page. */
export type Localized<T> = {
	readonly kind: "localized";
	readonly values: Readonly<Record<string, T>>;
};

/**
 * Returns a function that makes the schema of a value in every language, written `{ da, en }`, from that of one value.
 *
 * @example localizedIn(site.languages)(label).safeParse({ en: "Rye bread" }).success; // false
 */
export function localizedIn(languages: readonly SiteLanguage[]) {
	const codes = languages.map(({ code }) => code);
	const error = once(() =>
		demand(codes.length === 1 ? ofOne(codes) : ofSeveral(codes)),
	);
	const meanings = codes.map((code) =>
		once(() => {
			const name = languageName(code);
			return worded((language) => capitalize(name[language]));
		}),
	);
	return <S extends z.ZodType>(schema: S) => {
		const shape = Object.fromEntries(
			meanings.map((meaning, index) => [
				codes[index] ?? "",
				field(schema, meaning),
			]),
		);
		return z
			.strictObject(shape, { error })
			.meta(kindOf("localized"))
			.transform(
				(values): Localized<z.output<S>> => ({
					kind: "localized",
					// zod can't see that every field is the output of one schema.
					values: values as Readonly<Record<string, z.output<S>>>,
				}),
			);
	};
}

/** The demand of a value in the one language of a site. */
function ofOne(codes: readonly string[]): Message {
	const { en, da } = languageList(codes);
	return {
		en: `given in ${en}, on an indented line: ${codes}: …`,
		da: `noget på ${da}, på en indrykket linje: ${codes}: …`,
		onPage: { en: `given in ${en}`, da: `noget på ${da}` },
	};
}

function ofSeveral(codes: readonly string[]): Message {
	const lines = codes.map((code) => `${code}: …`);
	const [all, alle] = codes.length === 2 ? ["both", "begge"] : ["all", "alle"];
	const count = codes.length === 2 ? "" : ` ${codes.length}`;
	return {
		en: `given in ${all}${count} languages, on an indented line each: ${formatList(lines, messageTags.en)}`,
		da: `${alle}${count} sprog, hvert på sin indrykkede linje: ${formatList(lines, messageTags.da)}`,
		onPage: { en: `given in ${all} languages`, da: `noget på ${alle} sprog` },
	};
}

/** Words something once, when it is first needed: Intl takes its time, and a broken file may need it thousands of times. */
function once<T>(word: () => T): () => T {
	let worded: { readonly value: T } | undefined;
	return () => {
		worded ??= { value: word() };
		return worded.value;
	};
}

/** Whether a value of parsed content is a `Localized`. */
export function isLocalized(value: unknown): value is Localized<unknown> {
	return hasKind(value, "localized");
}

/**
 * Returns the value in a language of the site.
 *
 * @example inLanguage(sameInEach(site.languages, "Focaccia"), "en"); // "Focaccia"
 */
export function inLanguage<T>({ values }: Localized<T>, locale: string): T {
	// Schemas of `localizedIn` require every language; T may include undefined.
	return values[locale] as T;
}

/**
 * Returns a `Localized` with the same value in every language.
 *
 * @example sameInEach(site.languages, "Focaccia").values; // { da: "Focaccia", en: "Focaccia" }
 */
export function sameInEach<T>(
	languages: readonly SiteLanguage[],
	value: T,
): Localized<T> {
	return {
		kind: "localized",
		values: Object.fromEntries(languages.map(({ code }) => [code, value])),
	};
}
