import type {
	ListChange,
	Locale,
	Period,
	ValueAddress,
	ValuePath,
	YamlValue,
} from "kilde/tools";

export type { ListChange, ValueAddress, ValuePath, YamlValue };

// What the editor's server and its client send each other. Each request is a POST with JSON to /@kilde/edit/NAME; the state
// arrives as server-sent events. Texts for people are in the language of the editor already.

/** An option: its value in the file, and its label. */
export type Option = {
	readonly value: string | number;
	readonly label: string;
	/** The address of a picture, a video or a page that shows it. */
	readonly address?: string;
	/** The heading that it is listed under, such as the language of a page. */
	readonly group?: string;
	/** Of a picture or a video, in pixels. */
	readonly size?: { readonly width: number; readonly height: number };
};

/** A field of a form: its label, its help, whether it may be left out, and the control that edits it. */
export type Field = {
	/** Empty if the schema has none. */
	readonly label: string;
	readonly help: string;
	readonly isOptional: boolean;
	/** The language of its texts, for `lang` and for facts; undefined where it has none or several. */
	readonly locale?: Locale;
	/** The address of its value, where it isn't that of the field around it with one more step. */
	readonly at?: ValueAddress;
	/** Whether it is shown only if the file has a value for it. */
	readonly isShownWhenSet?: boolean;
	readonly control: Control;
};

/** The control of a field. */
export type Control =
	/** A short text without Markdown. It may cite facts as {{NAME}} if `hasFacts`. `isWords`: people read it; it is no name or address. */
	| {
			readonly kind: "text";
			readonly hasFacts: boolean;
			readonly isMultiline: boolean;
			readonly isWords: boolean;
	  }
	/** A text in Markdown that may cite facts. */
	| { readonly kind: "markdown" }
	/** `unit` is its unit in the language of the editor, such as minutes or %; empty if it has none. `units` are all its names. */
	| {
			readonly kind: "number";
			readonly unit: string;
			readonly units: readonly string[];
	  }
	/** "hh:mm", "yyyy-mm-dd", "yyyy-mm". */
	| { readonly kind: "time" | "date" | "month" }
	/** `off` is undefined if the field is left out instead. */
	| {
			readonly kind: "switch";
			readonly on: boolean;
			readonly off: boolean | undefined;
	  }
	| { readonly kind: "choice"; readonly options: readonly Option[] }
	/** The name of another thing in the content; its options are those of `Choices` by this key. */
	| { readonly kind: "reference"; readonly options: string }
	/** The name of a part of the page that the field beside it (`page`) names. */
	| { readonly kind: "part"; readonly page: string }
	/** The name of a file in content/media. */
	| { readonly kind: "picture" | "video" }
	/** A point “40 60” (%, from the left and the top) of the picture that the field `src` beside it names. */
	| { readonly kind: "focus" }
	/** A value in each language, side by side. */
	| { readonly kind: "localized"; readonly fields: readonly KeyedField[] }
	/** `layout: "grid"`: its fields are rows of the same short fields, such as the days of a week. */
	| {
			readonly kind: "group";
			readonly fields: readonly KeyedField[];
			readonly layout?: "grid" | undefined;
	  }
	/** A map whose keys are names that people choose; `names` are labels of keys. The keys in `omits` have fields beside it. */
	| {
			readonly kind: "map";
			readonly element: Field;
			readonly itemLabel: string | undefined;
			readonly names: Readonly<Record<string, string>>;
			readonly omits: readonly string[];
	  }
	/** `itemLabel` is the field that names an item; `most` is null if there may be any number. */
	| {
			readonly kind: "list";
			readonly element: Field;
			readonly itemLabel: string | undefined;
			readonly least: number;
			readonly most: number | null;
	  }
	/** One of several kinds of values, told apart by `tag` if the schema has a discriminator, else by their form. */
	| {
			readonly kind: "union";
			readonly tag: string | undefined;
			readonly variants: readonly Variant[];
	  };

/** A field of a group, and its key; empty for a map with the other keys of the group, whose address is that of the group. */
export type KeyedField = { readonly key: string; readonly field: Field };

/** A kind of value in a union. `tags` are the values of the discriminator that it has; the tag isn't among its fields. */
export type Variant = {
	readonly label: string;
	readonly tags: readonly string[];
	readonly field: Field;
};

/** The form of an entry: one thing, such as an event, with its texts in every language. */
export type EntryForm = {
	/** The main file; it names the entry. */
	readonly file: string;
	readonly label: string;
	/** The label of its kind, such as “Events”; empty if there is only one. */
	readonly kind: string;
	/** A group. */
	readonly form: Field;
	/** The files with the values, by path. */
	readonly documents: Readonly<Record<string, EntryDocument>>;
	/** The page that it has of its own, by language. */
	readonly pages: Readonly<Record<Locale, string>>;
	/** The period in which it is shown, and why it isn't shown today in words; undefined if it has none. */
	readonly period:
		| (Period & { readonly hidden: string | undefined })
		| undefined;
	/** Whether it has files of its own that can be copied and removed. */
	readonly isOneOfSeveral: boolean;
	/** The scaffold of `kilde new` that begins another one. */
	readonly scaffold: Scaffold | undefined;
	/** When something in it changes by itself next, in words. */
	readonly nextChange: string | undefined;
};

/** The value of a file, and its Markdown text if it has one. Undefined `value`: the file doesn't exist yet, or can't be read. */
export type EntryDocument = {
	readonly value: YamlValue | undefined;
	readonly markdown: string | undefined;
	readonly locale: Locale | undefined;
};

/** Everything that fields can choose from; the same for all forms until the content changes. */
export type Choices = {
	readonly facts: readonly FactChoice[];
	/** The pages that links lead to and the places on them, by language; `value` is the address. */
	readonly pages: Readonly<Record<Locale, readonly Option[]>>;
	readonly pictures: readonly Option[];
	readonly videos: readonly Option[];
	/** The options of references by their target; "address" lists the addresses of pages. */
	readonly references: Readonly<Record<string, readonly Option[]>>;
	/** The parts of each page, by its name. */
	readonly parts: Readonly<Record<string, readonly Option[]>>;
};

/** A fact that a text can cite: its name in texts, its label, its text by language, and the values that it is computed from. */
export type FactChoice = {
	readonly name: string;
	readonly label: string;
	readonly texts: Readonly<Record<Locale, string>>;
	readonly origins: readonly ValueAddress[];
};

/** Something that `kilde new` can make. */
export type Scaffold = { readonly name: string; readonly label: string };

/** A question of a scaffold. `options` is undefined where it is answered in words; `isDay`: the answer is a day, yyyy-mm-dd. */
export type ScaffoldQuestion = {
	readonly name: string;
	readonly prompt: string;
	readonly isDay: boolean;
	readonly initial: string | undefined;
	readonly options: readonly Option[] | undefined;
};

/** A problem of the content. */
export type Problem = {
	/** Identifies it among the problems of a revision. */
	readonly id: string;
	readonly severity: "error" | "warning";
	readonly message: string;
	readonly hint: string;
	readonly file: string;
	readonly line: number;
	/** The value that it is about, where that can be told, and its label. */
	readonly address: ValueAddress | undefined;
	readonly label: string | undefined;
	/** The labels of the buttons that fix it; `fix` takes their index. */
	readonly fixes: readonly string[];
};

/** Why a request was refused. `problems` are the errors that it would bring; `current` is the value that is there instead of the one that was named. */
export type Refusal = {
	readonly reason: string;
	readonly problems: readonly Problem[];
	readonly current?: { readonly value: YamlValue | undefined };
};

/** The state of the editor, which the server pushes after each change. */
export type EditorState = {
	/** Differs for each version of the content. */
	readonly revision: string;
	/** The labels of the steps that undo and redo would take. */
	readonly undo: string | undefined;
	readonly redo: string | undefined;
	/** Of the whole content: those of files that other programs made unsound, and warnings. */
	readonly problems: readonly Problem[];
	/** How many changes aren't on the site yet; null while that isn't known. */
	readonly unpublished: number | null;
	readonly publishing: Publishing;
	/** The names of the others who edit now. */
	readonly others: readonly string[];
};

/** What publishing is doing, or did last. */
export type Publishing =
	| { readonly stage: "idle" }
	/** Commits, fetches, merges, pushes. */
	| { readonly stage: "sending" }
	/** Asks the public address whether it shows the new build. */
	| { readonly stage: "waiting" }
	/** The time of day at which the site showed it, such as 14:32. */
	| { readonly stage: "live"; readonly time: string }
	| ({ readonly stage: "failed" } & Explanation)
	| { readonly stage: "conflict"; readonly conflict: Conflict };

/** A sentence, and a detail for whoever looks after the repository, such as the messages of git. */
export type Explanation = {
	readonly message: string;
	readonly detail: string | undefined;
};

/** What git could not merge: each place that both sides changed. */
export type Conflict = {
	readonly id: string;
	/** Who published the other version. */
	readonly by: string;
	readonly hunks: readonly ConflictHunk[];
};

/** A place that both sides changed: in YAML one value, in Markdown one block. */
export type ConflictHunk = {
	readonly id: string;
	readonly file: string;
	/** The label of the entry, and of the value in it if that can be told. */
	readonly label: string;
	/** The texts of both; empty where it was removed. */
	readonly mine: string;
	readonly theirs: string;
};

/** A change that isn't on the site yet, such as “Price (Rye bread): 30 → 35 EUR”. */
export type Change = {
	readonly id: string;
	readonly summary: string;
	/** The value, or the main file, that it is about. */
	readonly address: ValueAddress | undefined;
};

/** Something left to do, such as a missing translation. */
export type Todo = Pick<
	Problem,
	"message" | "hint" | "file" | "line" | "address"
>;

/** The list of what isn't published, and of the open tasks. */
export type Changes = {
	readonly changes: readonly Change[];
	readonly translations: readonly Todo[];
	readonly samples: readonly Todo[];
	readonly questions: readonly Todo[];
	/** Why nothing can be published; undefined if it can. */
	readonly cannotPublish: Explanation | undefined;
	/** When the site changes by itself next, and what, in words; undefined if nothing is scheduled. */
	readonly nextChange: string | undefined;
};

/** A publication: the commits that were pushed together, or a commit of another program. */
export type Publication = {
	readonly commit: string;
	/** Such as “24 November 2026 at 14:32”, and the author. */
	readonly when: string;
	readonly by: string;
	readonly summary: readonly string[];
};

/** An earlier version of a value. */
export type EarlierVersion = {
	/** Since when it was so, such as “24 November 2026 at 14:32”. */
	readonly since: string;
	readonly value: YamlValue;
	/** The value in words, with its facts filled in. */
	readonly text: string;
};

/** A place where a value is shown: a page and the words around the value. */
export type Use = {
	readonly path: string;
	readonly label: string;
	readonly locale: Locale | undefined;
	readonly before: string;
	readonly text: string;
	readonly after: string;
};

/** Where a value is shown; `summary` such as “Shown in 22 places on 14 pages”. */
export type Usage = { readonly summary: string; readonly uses: readonly Use[] };

/** An entry in the list of all content. */
export type ListedEntry = {
	/** What opens: the entry, or the value in it that contains the words. */
	readonly address: ValueAddress;
	readonly label: string;
	/** The words that were found in it and the text around them; undefined where its label contains them. */
	readonly found:
		| Readonly<Record<"before" | "text" | "after", string>>
		| undefined;
	/** Why it isn't shown today, in words. */
	readonly hidden: string | undefined;
};

/** A kind in the list of all content. */
export type ListedKind = {
	readonly label: string;
	readonly scaffold: Scaffold | undefined;
	readonly entries: readonly ListedEntry[];
};

/** A picture or a video of content/media, and the values that use it. */
export type ListedMedia = {
	readonly kind: "picture" | "video";
	readonly name: string;
	readonly file: string;
	readonly address: string;
	readonly uses: readonly ValueAddress[];
};

/** All content in which words are found. */
export type ContentList = {
	readonly kinds: readonly ListedKind[];
	readonly media: readonly ListedMedia[];
};

/** Where a value is shown: the path of a page, and the id of the mark there. */
export type Shown = { readonly path: string; readonly mark: string };

/** The result of a change: done, or why not. */
export type Outcome = {
	/** Undefined if it was done. */
	readonly refused: Refusal | undefined;
};

/**
 * The path that takes a file: POST /@kilde/upload?name=NAME with the bytes as the body; answered like a request. `src` names
 * the file in content/media.
 */
export type Upload = Outcome & { readonly src: string | undefined };
