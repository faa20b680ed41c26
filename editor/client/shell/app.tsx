import { useEffect, useState, useSyncExternalStore } from "react";
import type { ValueAddress } from "../../protocol.ts";
import {
	type EditorContext,
	EditorProvider,
	type Session,
	useEditor,
} from "../editor-context.ts";
import type { Store } from "../store.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useAnswer } from "../use-answer.ts";
import { PanelFrame } from "./panel-frame.tsx";
import { type Device, Toolbar } from "./toolbar.tsx";
import { useClicks } from "./use-clicks.ts";
import { usePageEntry } from "./use-page-entry.ts";
import { usePanel } from "./use-panel.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSitePage } from "./use-site-page.ts";

/** Milliseconds without a change before the choices are loaded again. */
const choicesDelay = 500;

/** What a page in the frame may do: all that it does for visitors, except opening windows and leading the whole tab elsewhere. */
const sandbox = "allow-scripts allow-same-origin allow-forms";

/** The whole editor: the site in a frame, the toolbar above it, and the panel beside it. */
export function App({
	session,
	store,
}: {
	readonly session: Session;
	readonly store: Store;
}) {
	const { call, frame, pages, path, strings } = session;
	const stored = useSyncExternalStore(store.subscribe, store.get);
	const panel = usePanel();
	const [device, setDevice] = useState<Device>("screen");
	const [isEditing, setEditing] = useState(true);
	const [isOutlined, setOutlined] = useState(false);
	const mode = { isEditing, isOutlined, isPanelOpen: panel.views.length > 0 };
	const sitePage = useSitePage(pages, path, mode, {
		onClick: (click) => openClicked(click),
		onCommand: ({ command }) => shortcuts.handlePageCommand(command),
		onGone: (gone) => pageEntry.followPage(gone),
	});
	const { page, showPage } = sitePage;
	const { locale } = page;
	const { revision } = stored.state;
	const choices = useAnswer(revision, () => call("choices", {}), choicesDelay);
	const editor: EditorContext = {
		...{ ...session, ...stored, choices, panel, locale, showPage, isOutlined },
		toggleOutlines: () => setOutlined(!isOutlined),
		openScaffold: (name) => panel.open({ kind: "new", scaffold: name }),
		openEntry(address) {
			panel.open({ kind: "entry", address });
			showAddress(address);
		},
	};
	const openClicked = useClicks(editor, sitePage);
	const pageEntry = usePageEntry(editor, sitePage);
	const shortcuts = useShortcuts(editor);
	useEffect(() => {
		if (page.title) document.title = `${page.title} – ${strings.editTheSite}`;
	}, [page.title, strings]);

	async function showAddress(address: ValueAddress): Promise<void> {
		const { shown } = await call("shownAt", { address, locale });
		if (shown) showPage(shown.path, shown.mark);
	}

	return (
		<EditorProvider value={editor}>
			<Toolbar
				pageLabel={pageEntry.label ?? page.path}
				device={device}
				isEditing={isEditing}
				onDevice={setDevice}
				onEditing={setEditing}
				onStep={shortcuts.step}
			/>
			<Alert />
			<main tabIndex={-1}>
				<iframe
					ref={sitePage.frame}
					src={frame}
					sandbox={sandbox}
					// Browsers that don't know it ignore it.
					allow="focus-without-user-activation 'none'"
					title={strings.page}
					data-device={device}
				/>
			</main>
			{panel.current && <PanelFrame />}
		</EditorProvider>
	);
}

/** Why something failed, over the top of the page. */
function Alert() {
	const { announce, announcement, strings } = useEditor();
	return (
		<div role="alert" className="alert">
			{announcement?.isError && (
				<>
					<p>{announcement.sentence}</p>
					<Button
						className="quiet icon"
						aria-label={strings.close}
						onClick={() => announce("")}
					>
						<Icon name="close" />
					</Button>
				</>
			)}
		</div>
	);
}
