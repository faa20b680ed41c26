import type { Editing } from "../editing.ts";
import { showPath } from "../key.ts";
import type { FromPage, KeyOnPage, ToPage } from "../page-messages.ts";
import { words } from "../words.ts";
import { createListener } from "./listening.ts";
import { createUnmarkedTexts } from "./unmarked-texts.ts";
import type { EditableElement } from "./views.ts";

/** The page in the frame, as the editor deals with it. */
export type SitePage = ReturnType<typeof createSitePage>;

/**
 * Talks with the page in a frame. It is of another origin, and anybody's code may run there: what it says opens panels and
 * lists, as a click would, and changes nothing. `now` is what the editor knows and can do then.
 */
export function createSitePage(frame: HTMLIFrameElement, now: () => Editing) {
	const { pages } = now();
	let build = "";

	function tell(message: ToPage): void {
		frame.contentWindow?.postMessage(message, pages);
	}

	/** Who is busy in the panel has not clicked on the page, whatever it says. */
	const isInUse = () => document.activeElement === frame;
	const { search, known } = createUnmarkedTexts(
		{ build: () => build, tell, isInUse },
		now,
	);

	function handle(said: FromPage): void {
		const { fail, pageChanged, say } = now();
		switch (said.kind) {
			case "page":
				opened(said);
				break;
			case "things":
				if (said.build === build) pageChanged(said.things.map(known));
				break;
			case "point":
				if (isInUse() || said.photo)
					point(said, known(said.thing), frame, now());
				break;
			case "search":
				search(said.build, said.isAwaited && isInUse()).catch(fail);
				break;
			case "nothing":
				if (isInUse()) say(words.notEditable[now().language]);
				break;
			case "leave":
				if (isInUse()) leave(said.address);
				break;
			case "key":
				if (isInUse()) press(said.key, frame, now());
		}
	}

	function opened(said: Extract<FromPage, { readonly kind: "page" }>): void {
		const { isEditing, language, opened, views } = now();
		const { path, title, locale, isMissing } = said;
		build = said.build;
		showPath(path);
		document.title = `${title} – ${words.edit[language]}`;
		opened(path, locale, isMissing);
		tell({ kind: "mode", isEditing });
		outline();
		if (views.shown?.kind === "page") tell({ kind: "list" });
	}

	/** Outlines what the panel shows, where it is on the page. */
	function outline(): void {
		const { shown } = now().views;
		const { id, mark } = shown?.kind === "value" ? shown.pointed : {};
		tell({ kind: "outline", thing: { id, mark } });
	}

	return { tell, receive: createListener(frame, pages, handle), outline };
}

/** Shows what somebody points at in the panel. */
function point(
	{
		build,
		isByKey,
		link,
		photo,
	}: Extract<FromPage, { readonly kind: "point" }>,
	thing: EditableElement,
	frame: HTMLIFrameElement,
	{ change, views }: Editing,
): void {
	if (thing.mark === undefined && thing.origins.length === 0) return;
	change({ said: undefined });
	// A key pressed on the page would reach the page alone: the way back leads there for whoever has no mouse.
	if (!isByKey) frame.parentElement?.focus();
	// Between a click and the page's next build it still showed what was clicked.
	const pointed = { ...thing, build, link, file: photo };
	views.show({ kind: "value", pointed });
}

/** Opens another site in a tab that knows nothing of this one. */
function leave(address: string): void {
	const link = URL.canParse(address) ? new URL(address) : undefined;
	if (!link || !/^https?:$/.test(link.protocol)) return;
	if (link.hostname === location.hostname) return;
	window.open(link, "_blank", "noopener,noreferrer");
}

function press(
	key: KeyOnPage,
	frame: HTMLIFrameElement,
	{ language, say, views }: Editing,
) {
	if (key === "back") return views.back();
	// Whether somebody pressed it, only the page knows.
	frame.parentElement?.focus();
	say(words.pressAgain[language]);
}
