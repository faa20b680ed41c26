import type { Section } from "../compare/sections.ts";
import type { Period } from "../languages/days.ts";
import type { Locale } from "../languages/languages.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import type { Form } from "./fields/shape.ts";

// What `kilde edit` answers the editor in the browser; what it is asked is in requests/schemas.ts. Each request is a POST
// with JSON to /@kilde/edit/NAME, answered with JSON. Words for the editor are in the language of the messages already.

/** The way to a value in a YAML file: keys of maps and indexes of lists, as the file has them (`["title", "da"]`). */
export type ValuePath = readonly (string | number)[];

/**
 * A value of the content. `path` leads to it in the YAML (of a Markdown file: in its front matter); `markdown` is the
 * Markdown text of a file, below its front matter.
 */
export type ValueAddress = {
	readonly file: string;
	readonly path: ValuePath | "markdown";
};

/** A value in the YAML of a file. */
export type YamlAddress = { readonly file: string; readonly path: ValuePath };

/** A value as YAML has it. */
export type YamlValue =
	| string
	| number
	| boolean
	| null
	| readonly YamlValue[]
	| { readonly [key: string]: YamlValue };

/** How a value is edited. */
export type Control =
	/** As the schema says: a short text, on one line or a few, without Markdown; a text in Markdown; "hh:mm", "yyyy-mm-dd", "yyyy-mm"; a yes or no. */
	| Extract<
			Form,
			{
				readonly kind:
					| "line"
					| "markdown"
					| "time"
					| "date"
					| "month"
					| "switch";
			}
	  >
	/** `unit` is its unit, for example minutes or %, empty if it has none; `units` are the unit's names in every language. */
	| (Omit<Extract<Form, { readonly kind: "number" }>, "unit"> & {
			readonly unit: string;
			readonly units: readonly string[];
	  })
	| { readonly kind: "choice"; readonly options: readonly Option[] }
	/** The name of something else in the content, as a page, a price or a person. */
	| {
			readonly kind: "reference";
			readonly target: string;
			readonly options: readonly Option[];
	  }
	/** The name of a file in content/media; `address` shows it. */
	| {
			readonly kind: "picture" | "video";
			readonly options: readonly Option[];
	  }
	/** A point of the picture beside it; `address` shows that, if there is one. */
	| { readonly kind: "focus"; readonly address: string | undefined }
	/**
	 * A map whose fields are listed; `isOpen`: its keys are names that people give, as those of prices. What is within a
	 * group or a list within this one isn’t listed: it has a panel of its own.
	 */
	| {
			readonly kind: "group";
			readonly fields: readonly Field[];
			readonly isOpen: boolean;
	  }
	/** A list; each item's first text names it in the panel. */
	| {
			readonly kind: "list";
			readonly items: readonly Field[];
			/** The control of an item, if items are single values; undefined otherwise. */
			readonly element: Control | undefined;
			/** Why it can have no item more, or less; undefined if it can. */
			readonly cannotAdd: string | undefined;
			readonly cannotRemove: string | undefined;
	  };

/** A choice: its value in the file, and its name. */
export type Option = {
	readonly value: string | number;
	readonly label: string;
	/** The address of a picture or a page that shows what it is. */
	readonly address?: string;
	/** The heading that it is below, as the language of a page. */
	readonly group?: string;
	/** Of a picture or a film, in pixels. */
	readonly size?: { readonly width: number; readonly height: number };
};

/** A field of the content. */
export type Field = {
	readonly origin: ValueAddress;
	/** Its key in the file; its own words for an item of a list, and for a value under a name that somebody gave. */
	readonly name: string;
	/** Its name from the schema; empty if the schema has none. */
	readonly called: string;
	/** Its help from the schema. */
	readonly help: string;
	readonly control: Control;
	/** Whether it may be left out. */
	readonly isOptional: boolean;
	/**
	 * Its value in each language; one alone if it is in one language only, and one without `locale` if it is the same in
	 * all.
	 */
	readonly values: readonly FieldValue[];
	/** The names of the facts that are made of it. */
	readonly facts: readonly string[];
};

/** A value of a field; undefined where the file doesn't have it. */
export type FieldValue = {
	readonly locale?: Locale;
	readonly origin: ValueAddress;
	readonly value: YamlValue | undefined;
	/** What visitors read where it is a text that cites facts. */
	readonly words?: string;
};

/** The panel of a value. */
export type Panel = {
	/** The field itself. */
	readonly field: Field;
	/** The values around it, from the outside in, with their names: the opening hours, the week, Monday. */
	readonly above: readonly {
		readonly origin: ValueAddress;
		readonly called: string;
	}[];
	/** The map that it is part of, with the fields beside it, as those of a link or an event. */
	readonly around: Field | undefined;
	/** The form that it is a part of, as the week of a day: its rows have the same short fields, and are edited together. */
	readonly form: Field | undefined;
	/** The list that it is in, from the inside out, and its place there. */
	readonly lists: readonly {
		readonly list: Field;
		readonly index: number;
	}[];
	/** What the nearest value around it could be instead, as a picture instead of a film; undefined where there is no choice. */
	readonly variants: Variants | undefined;
	/** The names of the site's languages, in the language of the messages. */
	readonly languages: Readonly<Record<Locale, string>>;
	/** The period of a thing, and in words why it isn't shown today; undefined if it has none. */
	readonly period:
		| (Period & { readonly hidden: string | undefined })
		| undefined;
	/** When it changes by itself next, in words. */
	readonly next: string | undefined;
	/** The scaffold of `kilde new` for this kind; undefined if there is none. */
	readonly scaffold: Scaffold | undefined;
};

/** A value that may be one of several kinds of things, as a film or a picture. */
export type Variants = {
	readonly origin: ValueAddress;
	readonly called: string;
	/** Its kind. */
	readonly kind: string;
	/** Its fields of this kind, but for the one that the panel is about. */
	readonly others: readonly Field[];
	/** Each kind with its name. */
	readonly options: readonly Variant[];
};

/** A kind of thing that a value may become. */
export type Variant = {
	readonly kind: string;
	readonly label: string;
	/** The value as that kind: everything that fits is kept. */
	readonly value: YamlValue;
	/** What has to be entered first. */
	readonly missing: readonly Field[];
	/** Where its panel opens: its picture, if it has one. */
	readonly opens: ValueAddress;
};

/** Something that `kilde new` can make: its name, and what it is called. */
export type Scaffold = { readonly name: string; readonly label: string };

/** A message of Kilde about a value. */
export type Problem = {
	readonly severity: "error" | "warning";
	readonly message: string;
	readonly hint: string;
	readonly file: string;
	readonly line: number;
	/** The value that it is about, where that can be said. */
	readonly origin: ValueAddress | undefined;
	/** The name of that value for people. */
	readonly called: string | undefined;
	/** The corrections that `correct` can apply, by index: each as the label of a button. */
	readonly fixes: readonly string[];
	/** Names it among the problems. */
	readonly id: string;
};

/** A file that was edited here and changed on the disk meanwhile, in the same places: both texts, whole. */
export type Conflict = {
	readonly file: string;
	/** The name of the file for people. */
	readonly called: string;
	/** Who has published the other version; undefined where another program wrote it. */
	readonly by: string | undefined;
	/** What both changed: its id, its name, and its words here and on the disk; undefined where it was taken out. */
	readonly values: readonly {
		readonly id: string;
		readonly called: string;
		readonly here: string | undefined;
		readonly disk: string | undefined;
	}[];
	readonly here: string;
	readonly disk: string;
};

/** The state of what is being edited. */
export type EditState = {
	/** Names the run of the server that has what is not saved. */
	readonly session: string;
	/** How many builds have found that others changed files of the disk. */
	readonly diskVersion: number;
	/** Names the content as it is; another one may have a value in another place, as an item of a list. */
	readonly version: number;
	/** How many changes there were in this run; another tab may have made some. */
	readonly changeCount: number;
	/** The files with changes that are not saved yet. */
	readonly unsaved: readonly string[];
	/** How many of the problems can be corrected without asking. */
	readonly certain: number;
	/** Why these changes are lost if the server stops; undefined if the next run offers them. */
	readonly notKept: string | undefined;
	/** The names of the steps that undo and redo would take; undefined if there is none. */
	readonly undo: string | undefined;
	readonly redo: string | undefined;
	/** Errors and warnings of the whole content as it is being edited. */
	readonly problems: readonly Problem[];
	/** The names of values that pages show in their last sound version, since the new one brings errors. */
	readonly waiting: readonly string[];
	readonly conflicts: readonly Conflict[];
	/** Why the last request was not carried out; undefined if it was. */
	readonly refused: string | undefined;
};

/** A text of a page and the values that it shows; `nth` of the texts of the page that read the same, from 0. */
export type FoundText = {
	readonly text: string;
	readonly nth: number;
	readonly origins: readonly ValueAddress[];
};

/** A change of a list: `add` adds an item at its end. `to` is the index that an item has afterwards. */
export type ListChange =
	| { readonly kind: "add"; readonly value: YamlValue }
	| { readonly kind: "copy"; readonly index: number }
	| { readonly kind: "move"; readonly index: number; readonly to: number }
	| { readonly kind: "remove"; readonly index: number };

/** A place where something is used or shown, in words. */
export type Use = {
	/** The address of the page, and what it is called. */
	readonly where: string;
	readonly called: string;
	readonly locale: Locale | undefined;
	/** The words around it. */
	readonly before: string;
	readonly words: string;
	readonly after: string;
};

/** Where a value shows. */
export type Usage = {
	/** As “22 places on 14 pages, in Danish and English”. */
	readonly summary: string;
	readonly uses: readonly Use[];
};

/** A fact that can be inserted into a text: its name in texts, and its words by language. */
export type FactChoice = {
	readonly name: string;
	/** Its name for people, from the values that it is made of. */
	readonly called: string;
	readonly words: Readonly<Record<Locale, string>>;
	/** The values that it is computed from, which are edited when somebody turns to the fact itself. */
	readonly origins: readonly ValueAddress[];
};

/** A question of a scaffold of `kilde new`. */
export type ScaffoldQuestion = {
	readonly name: string;
	readonly prompt: string;
	/** Whether the answer is a day, yyyy-mm-dd. */
	readonly isDay: boolean;
	readonly otherwise: string | undefined;
	/** The answers that are possible; undefined where it is answered in words. */
	readonly options: readonly Option[] | undefined;
};

/** A thing in the list of all content. */
export type ListedThing = {
	/** What opens: the thing, or the value of it in which words were found. */
	readonly origin: ValueAddress;
	readonly called: string;
	/** The words that were found in it and what is around them; undefined where its name has them. */
	readonly found:
		| Readonly<Record<"before" | "words" | "after", string>>
		| undefined;
	/** That it doesn't show today, and from when or since when, in words. */
	readonly hidden: string | undefined;
};

/** A kind in the list of all content, with its things. */
export type ListedKind = {
	/** Undefined where there is only one of each, as of the menus. */
	readonly called: string | undefined;
	/** How another one is begun. */
	readonly scaffold: Scaffold | undefined;
	/** The list whose items they are, in their order; undefined of things with files of their own. */
	readonly list: ValueAddress | undefined;
	readonly things: readonly ListedThing[];
};

/** A picture or a film of content/media, the address that shows it, and the values that use it. */
export type ListedMedia = {
	readonly kind: "picture" | "video";
	readonly name: string;
	readonly address: string;
	readonly uses: readonly ValueAddress[];
};

/** A change since the last publication that is taken back by itself: of one value, or of a thing with all its files. */
export type SavedChange = {
	/** The same for as long as the change is, whatever changes elsewhere. */
	readonly id: string;
	/** As “Change What it costs (Rye bread): 30 → 35 EUR”; a line of the message of a commit. */
	readonly summary: string;
	/** Whether it is on the disk. */
	readonly isSaved: boolean;
};

/** The changes of a day that were committed, the newest first. */
export type EarlierDay = {
	/** yyyy-mm-dd. */
	readonly date: string;
	/** The day in words, as “Tuesday, 24 November 2026”. */
	readonly called: string;
	readonly commits: readonly {
		readonly id: string;
		/** The time of day, as 14:32. */
		readonly time: string;
		/** Whether it has been published. */
		readonly isPublished: boolean;
		readonly changes: readonly {
			readonly id: string;
			readonly summary: string;
			/** The page or the thing that it belongs to, for people. */
			readonly where: string;
			/** The paths of its own pages, in each language; none for values that pages share, for example a price. */
			readonly pages: readonly string[];
		}[];
	}[];
};

/** An earlier version of a value. */
export type EarlierVersion = {
	/** Since when it was so, as “24 November 2026 at 14:32”. */
	readonly since: string;
	readonly value: YamlValue;
	/** The value in words, with its facts filled in. */
	readonly words: string;
};

/** The effect of a change on the pages, in the words of `kilde diff`, and on the files. */
export type Effect = {
	/** Whether it is known what it does to the pages: not while there are errors, with it or without it. */
	readonly isShown: boolean;
	readonly sections: readonly Section[];
	/** The pages where it shows: their addresses, and what they are called. */
	readonly pages: readonly {
		readonly path: string;
		readonly called: string;
	}[];
	readonly pieces: readonly {
		readonly file: string;
		/** The line where it begins, as the file is being edited. */
		readonly line: number;
		/** The old lines and the new ones; empty for pictures and films. */
		readonly before: string;
		readonly after: string;
	}[];
};

/** Something that is left to do: a sentence, what to do about it, and where. */
export type Todo = Omit<Problem, "severity" | "called" | "fixes" | "id">;

/** Everything that has changed since the content was published last, and the open tasks. */
export type Changes = {
	readonly changes: readonly SavedChange[];
	/** Translations that are missing or late, samples, and open questions. */
	readonly translations: readonly Todo[];
	readonly samples: readonly Todo[];
	readonly questions: readonly Todo[];
	/** Whether changes can be committed, as in a folder with git. */
	readonly canCommit: boolean;
	/** Why nothing can be published; undefined if it can. */
	readonly cannotPublish: Sentence | undefined;
};

/** A sentence to show, and what helps whoever looks after the site, as the message of git. */
export type Sentence = {
	readonly message: string;
	readonly detail: string | undefined;
};

/** The outcome of publishing or fetching; and what others have changed that is here now, in a sentence and each in words. */
export type Report = Sentence & {
	readonly isDone: boolean;
	readonly came:
		| { readonly message: string; readonly changes: readonly string[] }
		| undefined;
};

/** Where something shows: the path of a page, and the mark of a text there. */
export type Shown = { readonly page: string; readonly mark: string };

/** The answer to each request. */
export type Answers = {
	/** The first answer: the language of the editor, and the scaffolds of `kilde new`. */
	readonly begin: EditState & {
		/** The runs that ended before all was saved, and what the files are called that they had not saved. */
		readonly before: {
			readonly runs: readonly string[];
			readonly called: readonly string[];
		};
		/** That something which was not saved before can't be read; undefined if all can. */
		readonly unreadable: string | undefined;
		readonly language: MessageLanguage;
		/** How each language of the site writes numbers: BCP 47 tags. */
		readonly tags: Readonly<Record<Locale, string>>;
		readonly scaffolds: readonly Scaffold[];
		/** The host of the site's own address, as example.org. */
		readonly host: string;
		/** The addresses of this machine on its networks, if other devices may edit. */
		readonly network: readonly string[];
	};
	readonly state: EditState;
	/** The name of the page at a path; undefined if there is no such page. */
	readonly pageName: { readonly name: string | undefined };
	readonly panel: Panel & Pick<EditState, "diskVersion" | "version">;
	/**
	 * The texts of the page at a path that carry no mark, and the values that they show; null if an edit ended the search, or
	 * if the page shows another build.
	 */
	readonly findUnmarked: readonly FoundText[] | null;
	/** Sets a value. */
	readonly set: EditState;
	/** Does what a message proposes. */
	readonly correct: EditState;
	/** All corrections that are certain, each in words, and how many problems are left then. */
	readonly corrections: {
		readonly id: string;
		readonly changes: readonly string[];
		readonly left: number;
	};
	/** Makes them, in one step. */
	readonly correctAll: EditState;
	/** Changes a list; `item` is what the panel shows then, undefined if nothing was changed or the list is empty. */
	readonly list: EditState & { readonly item: ValueAddress | undefined };
	/** The errors that taking out an item of a list, or a thing with files of its own, would lead to: what refers to it. */
	readonly referrers: readonly Problem[];
	readonly scaffold: { readonly questions: readonly ScaffoldQuestion[] };
	/** Begins something new; `origin` is its first text, on its page in the language `locale` if it has one, and `mark` that of the text. */
	readonly create: EditState &
		Partial<Shown> & { readonly origin: ValueAddress | undefined };
	/** Copies a thing with files of its own; `origin` is the title of the copy. */
	readonly copyEntry: Answers["create"];
	/** Takes out a thing of several files, as an event or an article. */
	readonly removeEntry: EditState;
	/** Sets when a thing shows, in all its files. */
	readonly setPeriod: EditState;
	readonly undo: EditState;
	readonly redo: EditState;
	readonly save: EditState;
	/** Takes up again what earlier runs had not saved. What the disk has otherwise meanwhile is a conflict. */
	readonly restore: EditState;
	/** Forgets what earlier runs had not saved. */
	readonly drop: EditState;
	/** Settles a conflict: keeps the version here or the one on the disk, for the whole file or for each value by its id. */
	readonly settle: EditState;
	readonly facts: readonly FactChoice[];
	/** The pictures that texts can show. */
	readonly pictures: readonly Option[];
	/** The pages that texts can link to, and the places on them. */
	readonly pages: readonly Option[];
	/** Where a value shows. */
	readonly usage: Usage;
	/** All things of the site that have the wanted words, by kind, and the pictures and films whose names have them. */
	readonly contents: {
		readonly kinds: readonly ListedKind[];
		readonly media: readonly ListedMedia[];
	};
	/** The page that shows the most of a thing, and the mark of its first text there; undefined if no page shows it. */
	readonly shownAt: Partial<Shown>;
	readonly changes: Changes;
	/** The effect of a change; null if the change no longer exists. */
	readonly effect: Effect | null;
	/** Takes changes back. Where they can't be by themselves, `together` are those that can only be taken back with them. */
	readonly takeBack: EditState & {
		readonly together: readonly Pick<SavedChange, "id" | "summary">[];
	};
	/** The newest days with commits; `last` is where the next ones begin, undefined if there are no more. */
	readonly earlier: {
		readonly days: readonly EarlierDay[];
		readonly last: string | undefined;
	};
	/** The versions that a value had, the newest first. */
	readonly earlierVersions: { readonly versions: readonly EarlierVersion[] };
	/** Takes changes of earlier commits back. Where their values have changed since, `later` are these changes, and nothing was done. */
	readonly takeBackEarlier: EditState & { readonly later: readonly string[] };
	/** How many changes of the content, saved or not, have not been published. */
	readonly standing: { readonly unpublished: number };
	/** When the site changes by itself, and what has changed so and isn't on the site, in words; undefined where nothing does. */
	readonly ownChange: {
		readonly next: string | undefined;
		readonly overdue: string | undefined;
	};
	/** Requests during one run get the same answer. */
	readonly publish: Report;
	/** Brings here what others have published. */
	readonly fetchOthers: Report;
	/** Puts back what git has begun and not finished. */
	/** Whether the public address shows what was published last; `reason` if it doesn't answer. */
	readonly live: {
		readonly isLive: boolean;
		readonly reason: string | undefined;
	};
	/** Ends the publishing, if there is one, whose answer then says so. */
	readonly stopPublishing: Readonly<Record<string, never>>;
	/** Takes in a new picture; `src` names the file in content/media. */
	readonly picture: EditState & { readonly src: string | undefined };
	/** Imports a new video. */
	readonly video: Answers["picture"];
};
