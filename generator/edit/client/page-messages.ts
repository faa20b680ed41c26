import type { FoundText } from "../protocol.ts";

// What a page that is edited and the editor around it say to each other. They have different origins. Anything on the page
// may be somebody else's, as the widget of a provider: what comes from there is a claim, which is checked here and carried
// out only as far as a click on the page might. Nothing that a page says changes anything.

/** The most editable elements of a page that are listed, and the most characters of a text. */
const most = { elements: 5000, characters: 2000 };

/** Reads a value that a page sent. Throws where a page can't have sent it. */
type Read<Value> = (sent: unknown) => Value;

const text: Read<string> = (sent) =>
	typeof sent === "string" ? sent.slice(0, most.characters) : refuse();
const path: Read<string> = (sent) =>
	/^\/(?![/\\])/.test(text(sent)) ? text(sent) : refuse();
const flag: Read<boolean> = (sent) => sent === true;
const count: Read<number> = (sent) =>
	Number.isSafeInteger(sent) && Number(sent) >= 0 ? Number(sent) : refuse();
const photo: Read<File> = (sent) => (sent instanceof File ? sent : refuse());

function oneOf<Value>(values: readonly Value[]): Read<Value> {
	return (sent) => values.find((each) => each === sent) ?? refuse();
}

function optional<Value>(read: Read<Value>): Read<Value | undefined> {
	return (sent) => {
		try {
			return read(sent);
		} catch {
			return undefined;
		}
	};
}

function object<Fields extends Readonly<Record<string, Read<unknown>>>>(
	fields: Fields,
): Read<{ readonly [Name in keyof Fields]: ReturnType<Fields[Name]> }> {
	return (sent) => {
		const of = Object(sent);
		const entries = Object.entries(fields);
		const read = entries.map(([name, read]) => [name, read(of[name])] as const);
		return Object.fromEntries(read) as ReturnType<
			ReturnType<typeof object<Fields>>
		>;
	};
}

function refuse(): never {
	throw new TypeError("No page says this.");
}

/** The parts of a page in their order: words for search engines, the top, the content, the bottom. */
export const partsOfPage = ["head", "top", "content", "bottom"] as const;

/** One of these parts. */
export type PartOfPage = (typeof partsOfPage)[number];

/** A command that was pressed on the page. */
export type KeyOnPage = (typeof keysOnPage)[number];
const keysOnPage = ["save", "undo", "redo", "back", "outline"] as const;

/** Something on the page that can be edited, as the page lists it. */
export type ElementOnPage = ReturnType<typeof editable>;
const editable = object({
	/** Names it among the elements of all pages. */
	id: text,
	words: text,
	/** The id of its mark; undefined where its values were found by trial. */
	mark: optional(text),
	/** Otherwise the number of the text that was found. */
	found: optional(count),
	part: oneOf(partsOfPage),
	isHeading: flag,
});

function editables(sent: unknown): readonly ElementOnPage[] {
	if (!Array.isArray(sent)) return refuse();
	return sent
		.slice(0, most.elements)
		.flatMap((each) => optional(editable)(each) ?? []);
}

/** The readers of messages of a page, by their kinds. `build` names the build that it shows. */
const messages = {
	/** It was opened, or shows another build. */
	page: object({
		path,
		title: text,
		locale: text,
		build: text,
		isMissing: flag,
	}),
	editables: object({ build: text, editables }),
	/** Something was clicked, or a photo was dropped on it; `link` is the address that it links to. */
	point: object({
		build: text,
		editable,
		link: optional(text),
		photo: optional(photo),
		isByKey: flag,
	}),
	/** The values of texts without marks are to be found; `isAwaited`: since one of them was clicked. */
	search: object({ build: text, isAwaited: flag }),
	/** An element was clicked that can't be edited. */
	nothing: object({}),
	/** A link to another site was followed. */
	leave: object({ address: text }),
	key: object({ key: oneOf(keysOnPage) }),
};

type Kind = keyof typeof messages;

/** A message, with its kind. */
export type MessageOf<K extends Kind> = { readonly kind: K } & ReturnType<
	(typeof messages)[K]
>;

/** A message of a page. */
export type FromPage = { [K in Kind]: MessageOf<K> }[Kind];

/** Reads a message of a page; undefined of anything that isn't one. Longer texts and lists are cut off. */
export function fromPage(sent: unknown): FromPage | undefined {
	return optional((sent) => {
		const { kind } = Object(sent);
		const known = oneOf(Object.keys(messages) as Kind[])(kind);
		return { kind: known, ...messages[known](sent) } as FromPage;
	})(sent);
}

/** Points to an editable element by its id, or the mark of its value; by none where there is nothing. */
export type Pointer = {
	readonly [N in "id" | "mark"]: ElementOnPage[N] | undefined;
};

/** A message of the editor to a page. */
export type ToPage =
	/** `isOutlined`: whether everything that can be edited is outlined. */
	| {
			readonly kind: "mode";
			readonly isEditing: boolean;
			readonly isOutlined: boolean;
	  }
	| {
			readonly kind: "found";
			readonly build: string;
			/** In the place of the values, their numbers: what files there are is no business of a page. */
			readonly texts: readonly (Pick<FoundText, "text" | "nth"> & {
				readonly found: number;
			})[];
	  }
	/** The element of the panel is to be outlined; the panel lies over so much of the page's height (CSS pixels). */
	| {
			readonly kind: "outline";
			readonly pointer: Pointer;
			readonly covered: number;
	  }
	/** Everything on the page is to be listed, also what carries no mark. */
	| { readonly kind: "list" }
	/** The page is to be loaded again. */
	| { readonly kind: "reload" };
