import type { FoundText } from "../../protocol.ts";
import type { Editing } from "../editing.ts";
import type { ElementOnPage, ToPage } from "../page-messages.ts";
import type { EditableElement } from "./views.ts";

/** Milliseconds before a search that an edit has ended is begun again. */
const retryDelay = 200;

/** The page in the frame. */
type ShownPage = {
	/** The build that it shows. */
	build(): string;
	tell(message: ToPage): void;
	/** Whether somebody is busy there. */
	isInUse(): boolean;
};

/** Has the texts searched that carry no mark, on the page that is shown, and remembers their values. */
export function createUnmarkedTexts(page: ShownPage, now: () => Editing) {
	/** The values of the texts that carry no mark, in a build. */
	let found = { build: "", texts: [] as readonly FoundText[] };
	/** The build whose texts are being searched, and whether somebody waits for that. */
	let searching: { readonly build: string; isAwaited: boolean } | undefined;
	return { search, known };

	/** Something on the page, with its values. */
	function known(element: ElementOnPage): EditableElement {
		const { found: number, ...editable } = element;
		const build = page.build();
		const origins =
			number === undefined || found.build !== build
				? []
				: (found.texts[number]?.origins ?? []);
		return { ...editable, build, origins };
	}

	async function search(of: string, isAwaited: boolean): Promise<void> {
		if (of !== page.build()) return;
		if (found.build === of) return tellFound();
		const { words, announce } = now();
		if (isAwaited) announce(words.searching);
		if (searching?.build === of) {
			searching.isAwaited ||= isAwaited;
			return;
		}
		const own = { build: of, isAwaited };
		searching = own;
		try {
			const { ask, path } = now();
			const texts = await ask("findUnmarked", { path, build: of });
			if (searching !== own || page.build() !== of) return;
			searching = undefined;
			// An edit has ended it, or the page is about to show another build.
			if (!texts) {
				if (own.isAwaited) window.setTimeout(again, retryDelay, of);
				return;
			}
			found = { build: of, texts };
			tellFound();
		} finally {
			if (searching === own) searching = undefined;
		}
	}

	function again(of: string): void {
		if (page.isInUse()) search(of, true).catch(now().fail);
	}

	function tellFound(): void {
		const { build, texts } = found;
		page.tell({
			kind: "found",
			build,
			texts: texts.map(({ text, nth }, found) => ({ text, nth, found })),
		});
	}
}
