import * as z from "zod";
import type { SiteLanguage } from "../definition.ts";
import { worded } from "../diagnostics/diagnostic.ts";
import { languageName, messageTags } from "../diagnostics/language.ts";
import { capitalize, formatList } from "../i18n/format.ts";
import { isOfKind } from "../text/kind.ts";
import { demand } from "./demand.ts";
import { help } from "./help.ts";

/** A value in every language of the site, by the languages' codes; `link` picks the one that a page is written in. */
export type Localized<T> = {
	readonly kind: "localized";
	readonly values: Readonly<Record<string, T>>;
};

/** Makes the schemas of values in every language of a site, written `{ da, en }`, each of the given schema. */
export function localizedIn(languages: readonly SiteLanguage[]) {
	const codes = languages.map(({ code }) => code);
	const lines = codes.map((code) => `${code}: …`);
	const error = demand({
		en: `given in ${codes.length === 2 ? "both" : `all ${codes.length}`} languages, on an indented line each: ${formatList(lines, messageTags.en)}`,
		da: `${codes.length === 2 ? "begge" : `alle ${codes.length}`} sprog, hver på sin indrykkede linje: ${formatList(lines, messageTags.da)}`,
	});
	return <S extends z.ZodType>(schema: S) => {
		const shape = Object.fromEntries(
			codes.map((code) => {
				const name = languageName(code);
				const meaning = worded((language) => capitalize(name[language]));
				return [code, schema.meta(help(meaning))];
			}),
		);
		return z.strictObject(shape, { error }).transform(
			(values): Localized<z.output<S>> => ({
				kind: "localized",
				// zod can't see that every field is the output of one schema.
				values: values as Readonly<Record<string, z.output<S>>>,
			}),
		);
	};
}

/** Whether a value met in parsed content is in every language. */
export function isLocalized(value: unknown): value is Localized<unknown> {
	return isOfKind(value, "localized");
}

/** A value in one language, which every `Localized` has. */
export function inLanguage<T>({ values }: Localized<T>, locale: string): T {
	// A schema of `localizedIn` takes nothing else; T may hold undefined.
	return values[locale] as T;
}

/** One value for every language. */
export function sameInEach<T>(
	languages: readonly SiteLanguage[],
	value: T,
): Localized<T> {
	return {
		kind: "localized",
		values: Object.fromEntries(languages.map(({ code }) => [code, value])),
	};
}
