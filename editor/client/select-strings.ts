import type { MessageLanguage, MessageText } from "kilde/tools";

/** Texts by name: a text in each language, or a function that returns one. */
export type Wordings = Readonly<
	Record<string, MessageText | ((...values: never[]) => MessageText)>
>;

/** Texts of `W` in one language. */
export type StringsIn<W extends Wordings> = {
	readonly [Name in keyof W]: W[Name] extends (
		...values: infer Values
	) => MessageText
		? (...values: Values) => string
		: string;
};

/** Returns texts in one language. */
export function selectStrings<W extends Wordings>(
	wordings: W,
	language: MessageLanguage,
): StringsIn<W> {
	const entries = Object.entries<Wordings[string]>(wordings).map(
		([name, wording]) => {
			if (typeof wording !== "function") return [name, wording[language]];
			const format = wording as (...values: readonly unknown[]) => MessageText;
			return [name, (...values: unknown[]) => format(...values)[language]];
		},
	);
	return Object.fromEntries(entries);
}
