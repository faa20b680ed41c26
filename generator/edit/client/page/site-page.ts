import type { Editing } from "../editing.ts";
import { showPath } from "../key.ts";
import type {
	FromPage,
	KeyOnPage,
	MessageOf,
	ToPage,
} from "../page-messages.ts";
import { createListener } from "./listening.ts";
import { createUnmarkedTexts } from "./unmarked-texts.ts";
import type { EditableElement } from "./views.ts";

/** The page in the frame, as the editor deals with it. */
export type SitePage = ReturnType<typeof createSitePage>;

/**
 * Exchanges messages with the page in a frame. The page has another origin and may run anybody's code: its messages open
 * panels and lists, as a click would, and change nothing. `now` returns the present state and actions of the editor.
 */
export function createSitePage(frame: HTMLIFrameElement, now: () => Editing) {
	const { pages } = now();
	let build = "";

	function tell(message: ToPage): void {
		frame.contentWindow?.postMessage(message, pages);
	}

	/** While the focus is in the panel, a reported click on the page is not trusted. */
	const isInUse = () => document.activeElement === frame;
	const { search, known } = createUnmarkedTexts(
		{ build: () => build, tell, isInUse },
		now,
	);

	function handle(said: FromPage): void {
		const { fail, pageChanged, announce } = now();
		switch (said.kind) {
			case "page":
				opened(said);
				return;
			case "editables":
				if (said.build === build) pageChanged(said.editables.map(known));
				return;
			case "point":
				if (isInUse() || said.photo)
					point(said, known(said.editable), frame, now());
				return;
			case "search":
				search(said.build, said.isAwaited && isInUse()).catch(fail);
				return;
		}
		if (!isInUse()) return;
		if (said.kind === "nothing") announce(now().words.notEditable);
		else if (said.kind === "leave") leave(said.address);
		else press(said.key, frame, now());
	}

	function opened(said: MessageOf<"page">): void {
		const { isEditing, isOutlined, words, opened, views } = now();
		const { path, title, locale, isMissing } = said;
		build = said.build;
		showPath(path);
		document.title = `${title} – ${words.edit}`;
		opened(path, locale, isMissing);
		tell({ kind: "mode", isEditing, isOutlined });
		outline();
		if (views.shown?.kind === "content") tell({ kind: "list" });
	}

	/** Outlines what the panel shows, where it is on the page. */
	function outline(): void {
		const { shown } = now().views;
		const pointed = shown?.kind === "value" ? shown.pointed : undefined;
		const { id, mark } = pointed?.isElsewhere ? {} : (pointed ?? {});
		const pointer = { id, mark };
		tell({ kind: "outline", pointer, covered: coveredHeight(frame) });
	}

	return { tell, receive: createListener(frame, pages, handle), outline };
}

/** How much of the height of the page the panel lies over, as on a phone (CSS pixels). */
function coveredHeight(frame: HTMLIFrameElement): number {
	const page = frame.getBoundingClientRect();
	const panel = document.querySelector("aside")?.getBoundingClientRect();
	const isOver = panel !== undefined && panel.left < page.right - 1;
	return isOver ? Math.max(0, page.bottom - panel.top) : 0;
}

/** Shows what somebody points at in the panel. */
function point(
	{ build, isByKey, link, photo }: MessageOf<"point">,
	editable: EditableElement,
	frame: HTMLIFrameElement,
	{ change, views }: Editing,
): void {
	if (editable.mark === undefined && editable.origins.length === 0) return;
	change({ said: undefined });
	// A key pressed on the page would reach the page alone: the way back leads there for whoever has no mouse.
	if (!isByKey) frame.parentElement?.focus();
	// Between a click and the page's next build it still showed what was clicked.
	const pointed = { ...editable, build, link, file: photo };
	views.show({ kind: "value", pointed });
}

/** Opens another site in a tab without access to this one. */
function leave(address: string): void {
	const link = URL.canParse(address) ? new URL(address) : undefined;
	if (!link || !/^https?:$/.test(link.protocol)) return;
	if (link.hostname === location.hostname) return;
	window.open(link, "_blank", "noopener,noreferrer");
}

function press(
	key: KeyOnPage,
	frame: HTMLIFrameElement,
	{ announce, change, isOutlined, views, words }: Editing,
) {
	if (key === "back") return views.back();
	if (key === "outline") return change({ isOutlined: !isOutlined });
	// Whether somebody pressed it, only the page knows.
	frame.parentElement?.focus();
	announce(words.pressAgain);
}
