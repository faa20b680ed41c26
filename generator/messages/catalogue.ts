import type { en } from "./en.ts";

type English = typeof en;

type Key = keyof English;

/** Identifies a message about content, e.g. `yaml-syntax.tab-indent`. */
export type MessageId = {
	[K in Key]: English[K] extends string ? never : K;
}[Key];

/** Identifies a phrase that messages contain, e.g. `count.error`. */
export type PhraseId = Exclude<Key, MessageId>;

/** The codes of problems: the beginnings of the keys of messages. */
export type CatalogueCode = MessageId extends `${infer Code}.${string}`
	? Code
	: never;

/** The sentences in another language: as many of each message as in English. */
export type Translation = {
	readonly [K in Key]: English[K] extends string
		? string
		: { readonly [Part in keyof English[K]]: string };
};

/** The names of values in a key's sentences. */
export type ValueNames<K extends Key> = Exclude<
	NamesIn<English[K] extends string ? English[K] : Sentences<English[K]>>,
	"fix"
>;

type Sentences<M> = Extract<M[keyof M], string>;

type NamesIn<S extends string> =
	S extends `${string}{${infer Name}}${infer Rest}`
		? WithoutText<Name> | NamesIn<Rest>
		: never;

/** Excludes text between braces that isn't the name of a value, e.g. “{ and }”. */
type WithoutText<Name extends string> =
	Name extends `${string}${" " | "{" | "." | "%" | "<" | "…" | ","}${string}`
		? never
		: Name;
