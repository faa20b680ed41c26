import type { MessageLanguage } from "kilde/tools";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditorState } from "../../protocol.ts";
import type { Requests } from "../../requests.ts";
import { type Api, getMessage } from "../api.ts";
import {
	type EditorContext,
	EditorProvider,
	type Outbox,
} from "../editor-context.ts";
import { Welcome } from "../lists/help.tsx";
import type { Store } from "../store.ts";
import type { Strings } from "../strings.ts";
import { Alert } from "./alert.tsx";
import { type Device, PageFrame } from "./page-frame.tsx";
import { PanelFrame } from "./panel-frame.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { useChoices } from "./use-choices.ts";
import { useClicks } from "./use-clicks.ts";
import { usePageEntry } from "./use-page-entry.ts";
import { type Panel, usePanel } from "./use-panel.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSitePage } from "./use-site-page.ts";

/** What the editor works with in this tab. */
export type Session = {
	readonly api: Api;
	readonly store: Store;
	readonly outbox: Outbox;
	readonly language: MessageLanguage;
	readonly strings: Strings;
	/** The first answer of the server. */
	readonly site: Requests["begin"]["answer"];
	/** The origin of the pages, and the path of the first one. */
	readonly pages: string;
	readonly path: string;
};

/** The whole editor, once the server has sent its state. */
export function App({ session }: { readonly session: Session }) {
	const { store, strings } = session;
	const { state } = useSyncExternalStore(store.subscribe, store.get);
	return state ? (
		<Editor session={session} state={state} />
	) : (
		<p role="status" className="loading">
			{strings.loading}
		</p>
	);
}

/** The site in a frame, the toolbar above it, and the panel beside it. */
function Editor({
	session,
	state,
}: {
	readonly session: Session;
	readonly state: EditorState;
}) {
	const { store, strings, pages, path } = session;
	const { isConnected, connections } = useSyncExternalStore(
		store.subscribe,
		store.get,
	);
	const { announcement, announce } = useAnnouncement(connections);
	const panel = usePanel();
	const isOpen = panel.current !== undefined;
	const [device, setDevice] = useState<Device>("screen");
	const [mode, setMode] = useState({ isEditing: true, isOutlined: false });
	const toggleOutlines = () =>
		setMode({ ...mode, isOutlined: !mode.isOutlined });
	const sitePage = useSitePage(pages, path, mode, isOpen, {
		onClick: (click) => openClicked(click),
		onCommand: ({ command }) => shortcuts.handlePageCommand(command),
		onGone: (gone) => pageEntry.followPage(gone),
	});
	const { isOutlined } = mode;
	const own = { state, announce, panel, sitePage, isOutlined, toggleOutlines };
	const context = createContext(session, own);
	const openClicked = useClicks(context, panel, sitePage);
	const pageEntry = usePageEntry(context, sitePage);
	const shortcuts = useShortcuts(context, panel);
	useChoices(store, context, panel);
	useTitle(sitePage.page.title, strings);

	return (
		<EditorProvider value={context}>
			<Toolbar
				{...{ panel, device, announcement }}
				pageLabel={pageEntry.label ?? sitePage.page.path}
				isEditing={mode.isEditing}
				onDevice={setDevice}
				onEditing={(isEditing) => setMode({ ...mode, isEditing })}
				onStep={shortcuts.step}
			/>
			<Alert
				sentence={
					isConnected
						? announcement?.isError && announcement.sentence
						: strings.editorStopped
				}
				onClose={isConnected ? () => announce("") : undefined}
			/>
			<PageFrame
				ref={sitePage.frame}
				address={pages + encodeURI(path)}
				device={device}
			/>
			{isOpen ? <PanelFrame panel={panel} /> : <Welcome />}
		</EditorProvider>
	);
}

/** Shows the title of the page in the browser's tab. */
function useTitle(title: string, { editTheSite }: Strings): void {
	useEffect(() => {
		if (title) document.title = `${title} – ${editTheSite}`;
	}, [title, editTheSite]);
}

type OwnState = Pick<
	EditorContext,
	"state" | "announce" | "isOutlined" | "toggleOutlines"
> & {
	readonly panel: Panel;
	readonly sitePage: ReturnType<typeof useSitePage>;
};

/** Creates the state and the actions for the components. */
function createContext(
	{ api, store, ...session }: Session,
	{ panel, sitePage, ...own }: OwnState,
): EditorContext {
	const { locale } = sitePage.page;
	const { choices, pending } = store.get();
	return {
		...session,
		...api,
		...own,
		...{ choices, pending, locale },
		showPage: sitePage.showPage,
		openScaffold: (name) => panel.open({ kind: "new", scaffold: name }),
		openCreated(address, shown) {
			if (address) panel.show({ kind: "entry", address });
			else panel.close();
			if (shown) sitePage.showPage(shown.path, shown.mark);
		},
		openEntry(address) {
			panel.open({ kind: "entry", address });
			api.call("shownAt", { address, locale }).then(
				({ shown }) => shown && sitePage.showPage(shown.path, shown.mark),
				(error) => own.announce(getMessage(error), true),
			);
		},
	};
}
