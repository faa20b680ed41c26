import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showPath } from "../key.ts";
import {
	type EditorMessage,
	type PageMessage,
	type PageMessageOf,
	parsePageMessage,
	type ShownElement,
} from "../page-messages.ts";

/** The page in the frame. */
export type ShownPage = Omit<PageMessageOf<"page">, "kind" | "isNew">;

type Handlers = {
	onClick(message: PageMessageOf<"click">): void;
	onCommand(message: PageMessageOf<"command">): void;
	/** Called when the page at a path is gone, for example renamed. */
	onGone(page: ShownPage): void;
};

/** How clicks on the page and its outlines work; the element in the panel is outlined while the panel is open. */
type PageMode = {
	readonly isEditing: boolean;
	readonly isOutlined: boolean;
	readonly isPanelOpen: boolean;
};

/**
 * Exchanges messages with the page in the frame, from the origin `origin`. Its messages are requests of code that may be
 * anybody's: they open panels as a click does, and change nothing.
 */
export function useSitePage(
	origin: string,
	firstPath: string,
	{ isEditing, isOutlined, isPanelOpen }: PageMode,
	handlers: Handlers,
) {
	const frame = useRef<HTMLIFrameElement>(null);
	/** The path that the editor led the frame to last. */
	const requested = useRef(firstPath);
	const [page, setPage] = useState<ShownPage>({
		...{ path: firstPath, title: "", locale: "", isMissing: false },
	});
	/** The number of pages that the frame has loaded: each gets the mode and the element to show. */
	const [loads, setLoads] = useState(0);
	/** The element that is outlined, and the page that it is on. */
	const [shown, setShown] = useState<{ path: string; element: ShownElement }>();

	const send = useEffectEvent((message: EditorMessage) => {
		// Before, the frame has no document of this origin.
		if (loads > 0) frame.current?.contentWindow?.postMessage(message, origin);
	});
	const sendShown = useEffectEvent(() =>
		send({
			kind: "show",
			target:
				isPanelOpen && shown?.path === page.path ? shown.element : undefined,
			covered: frame.current ? getCoveredHeight(frame.current) : 0,
		}),
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: sent to each page
	useEffect(
		() => send({ kind: "mode", isEditing, isOutlined }),
		[loads, isEditing, isOutlined],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: sent to each page, and when something else is shown
	useEffect(() => sendShown(), [loads, shown, isPanelOpen]);

	function handlePage(message: PageMessageOf<"page">): void {
		const { kind: _, isNew, ...next } = message;
		const isExpected = [page.path, requested.current].includes(next.path);
		if (next.isMissing && isExpected && !page.isMissing) {
			handlers.onGone({ ...page, path: next.path });
			return;
		}
		setPage(next);
		showPath(next.path);
		if (isNew) setLoads((count) => count + 1);
	}

	function handleAction(message: PageMessage): void {
		// A click or a key gives the focus to the frame; code on the page can't take it from the panel.
		const isFromPerson =
			document.activeElement === frame.current ||
			(message.kind === "click" && message.photo !== undefined);
		if (!isFromPerson) return;
		if (message.kind === "click") handlers.onClick(message);
		if (message.kind === "command") handlers.onCommand(message);
		if (message.kind === "leave") openSite(message.address);
	}

	const receive = useEffectEvent((event: MessageEvent) => {
		const { data, origin: from, source } = event;
		if (from !== origin || source !== frame.current?.contentWindow) return;
		const message = parsePageMessage(data);
		if (message?.kind === "page") handlePage(message);
		else if (message) handleAction(message);
	});
	useEffect(() => {
		window.addEventListener("message", receive);
		return () => window.removeEventListener("message", receive);
	}, []);

	return {
		frame,
		origin,
		page,
		/** Outlines the element that was clicked last. */
		showClicked: () => setShown({ path: page.path, element: "clicked" }),
		/** Shows a page, and the element with a mark. */
		showPage(path: string, mark?: string): void {
			if (mark) setShown({ path, element: { mark } });
			requested.current = path;
			const address = new URL(path, origin);
			const view = frame.current?.contentWindow;
			if (path !== page.path && view && address.origin === origin)
				view.location.href = address.href;
		},
	};
}

/** Returns how much of the height of the page the panel covers, as on a phone (CSS pixels). */
function getCoveredHeight(frame: HTMLElement): number {
	const page = frame.getBoundingClientRect();
	const panel = document.querySelector("aside")?.getBoundingClientRect();
	const isOver = panel !== undefined && panel.left < page.right - 1;
	return isOver ? Math.max(0, page.bottom - panel.top) : 0;
}

/** Opens another site in a tab without access to this one. */
export function openSite(address: string): void {
	const url = URL.parse(address);
	if (!url || !/^https?:$/.test(url.protocol)) return;
	if (url.hostname !== location.hostname)
		window.open(url, "_blank", "noopener,noreferrer");
}
