import type { FoundText } from "../protocol.ts";

// What a page that is edited and the editor around it say to each other. They have different origins. Anything on the page
// may be somebody else's, as the widget of a provider: what comes from there is a claim, which is checked here and carried
// out only as far as a click on the page might. Nothing that a page says changes anything.

/** Something on the page that can be edited, as the page lists it. */
export type ElementOnPage = {
	/** Names it among the things of all pages. */
	readonly id: string;
	readonly words: string;
	/** The id of its mark; undefined where its values were found by trial. */
	readonly mark: string | undefined;
	/** Otherwise the number of the text that was found. */
	readonly found: number | undefined;
	readonly part: PartOfPage;
	readonly isHeading: boolean;
};

/** What leads to a thing: its id, or the mark of its value; none where there is nothing. */
export type Pointer = {
	readonly [N in "id" | "mark"]: ElementOnPage[N] | undefined;
};

/** What a page consists of, in this order: what search engines show, what is above the content, the content, what is below. */
export type PartOfPage = (typeof partsOfPage)[number];
export const partsOfPage = ["head", "top", "content", "bottom"] as const;

/** What was pressed on the page. */
export type KeyOnPage = (typeof keysOnPage)[number];
const keysOnPage = ["save", "undo", "redo", "back"] as const;

/** What a page says. `build` names the build that it shows. */
export type FromPage =
	/** It was opened, or shows another build. */
	| {
			readonly kind: "page";
			readonly path: string;
			readonly title: string;
			readonly locale: string;
			readonly build: string;
			readonly isMissing: boolean;
	  }
	| {
			readonly kind: "things";
			readonly build: string;
			readonly things: readonly ElementOnPage[];
	  }
	/** Something was clicked, or a photo was dropped on it. */
	| {
			readonly kind: "point";
			readonly build: string;
			readonly thing: ElementOnPage;
			/** The address that it links to. */
			readonly link: string | undefined;
			readonly photo: File | undefined;
			readonly isByKey: boolean;
	  }
	/** The values of texts without marks are to be found; `isAwaited`: since one of them was clicked. */
	| {
			readonly kind: "search";
			readonly build: string;
			readonly isAwaited: boolean;
	  }
	/** What was clicked can't be edited. */
	| { readonly kind: "nothing" }
	/** A link to another site was followed. */
	| { readonly kind: "leave"; readonly address: string }
	| { readonly kind: "key"; readonly key: KeyOnPage };

/** What the editor says to a page. */
export type ToPage =
	| { readonly kind: "mode"; readonly isEditing: boolean }
	| {
			readonly kind: "found";
			readonly build: string;
			/** In the place of the values, their numbers: what files there are is no business of a page. */
			readonly texts: readonly (Pick<FoundText, "text" | "nth"> & {
				readonly found: number;
			})[];
	  }
	/** What the panel shows is to be outlined. */
	| {
			readonly kind: "outline";
			readonly thing: Pointer;
	  }
	/** Everything on the page is to be listed, also what carries no mark. */
	| { readonly kind: "list" }
	/** The page is to be loaded again. */
	| { readonly kind: "reload" };

/** The most things of a page that are listed, and the most characters of a text. */
const most = { things: 5000, characters: 2000 };

/** What a page says; undefined of what is nothing that a page can say. Longer texts and lists are cut off. */
export function fromPage(said: unknown): FromPage | undefined {
	const { kind, ...of } = Object(said) as Readonly<Record<string, unknown>>;
	const build = text(of.build);
	switch (kind) {
		case "page": {
			const { isMissing } = of;
			const [path, title, locale] = [of.path, of.title, of.locale].map(text);
			return path !== undefined &&
				/^\/(?![/\\])/.test(path) &&
				title !== undefined &&
				locale !== undefined &&
				build !== undefined
				? { kind, path, title, locale, build, isMissing: isMissing === true }
				: undefined;
		}
		case "things":
			return build !== undefined && Array.isArray(of.things)
				? {
						kind,
						build,
						things: of.things
							.slice(0, most.things)
							.flatMap((each) => thing(each) ?? []),
					}
				: undefined;
		case "point": {
			const { link, photo } = of;
			const pointed = thing(of.thing);
			return build !== undefined && pointed
				? {
						kind,
						build,
						thing: pointed,
						link: text(link),
						photo: photo instanceof File ? photo : undefined,
						isByKey: of.isByKey === true,
					}
				: undefined;
		}
		case "search":
			return build === undefined
				? undefined
				: { kind, build, isAwaited: of.isAwaited === true };
		case "nothing":
			return { kind };
		case "leave": {
			const address = text(of.address);
			return address === undefined ? undefined : { kind, address };
		}
		case "key": {
			const key = keysOnPage.find((each) => each === of.key);
			return key && { kind, key };
		}
		default:
			return undefined;
	}
}

function thing(said: unknown): ElementOnPage | undefined {
	const { words, mark, found, part, isHeading } = Object(said);
	const known = partsOfPage.find((each) => each === part);
	const [id, shown] = [text(Object(said).id), text(words)];
	return id !== undefined && shown !== undefined && known
		? {
				id,
				words: shown,
				mark: text(mark),
				found: isCount(found) ? found : undefined,
				part: known,
				isHeading: isHeading === true,
			}
		: undefined;
}

function text(said: unknown): string | undefined {
	return typeof said === "string" ? said.slice(0, most.characters) : undefined;
}

function isCount(said: unknown): said is number {
	return Number.isSafeInteger(said) && Number(said) >= 0;
}
