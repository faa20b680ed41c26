import { type ReactNode, useEffect, useRef, useState } from "react";
import type { MessageLanguage } from "../../languages/message-language.ts";
import type { ValueAddress } from "../protocol.ts";
import { Button } from "./components/button.tsx";
import { Icon } from "./components/icon.tsx";
import { EditingContext, useEditing } from "./editing.ts";
import type { Opening } from "./key.ts";
import { Changes } from "./lists/changes.tsx";
import { Conflicts } from "./lists/conflicts.tsx";
import { ContentList } from "./lists/content-list.tsx";
import { NotArrived, UnsavedBefore } from "./lists/dialogs.tsx";
import { Help, Welcome } from "./lists/help.tsx";
import { Problems } from "./lists/problems.tsx";
import { ScaffoldForm, ScaffoldList } from "./lists/scaffolds.tsx";
import { Frame } from "./page/frame.tsx";
import { useShowing } from "./page/showing.ts";
import { useViews, type View, type Views } from "./page/views.ts";
import { ValuePanel } from "./panel/value-panel.tsx";
import { onKey } from "./shortcuts.ts";
import { createActions } from "./state/actions.ts";
import { atFirst, type ClientState } from "./state/client-state.ts";
import { Toolbar } from "./toolbar.tsx";
import { wordsIn } from "./words.ts";

/** The whole editor: the site in a frame, the toolbar above it, and the panel beside it. */
export function App({
	language,
	opening: { key, path },
	pages,
}: {
	readonly language: MessageLanguage;
	readonly opening: Opening;
	/** The origin of the pages that are edited. */
	readonly pages: string;
}) {
	const [words] = useState(() => wordsIn(language));
	const frame = useRef<HTMLIFrameElement>(null);
	const [shown, draw] = useState(() => atFirst(path));
	const [actions] = useState(() =>
		createActions(words, key, { frame, pages }, [shown, draw]),
	);
	const views = useViews();
	useWindow(shown, actions, views);
	const [isNew, read] = useFirstTime();
	const { begun, lost, state } = shown;
	const { conflicts } = state;
	const openOrigin = (...origins: readonly ValueAddress[]) =>
		views.open({
			kind: "value",
			pointed: { origins, version: state.version },
		});
	return (
		<EditingContext
			value={{ ...shown, ...actions, language, words, views, openOrigin }}
		>
			<Toolbar />
			<Frame ref={frame} />
			{isNew && !views.shown && <Welcome onRead={read} />}
			{views.shown && (
				<PanelFrame>
					<PanelContent view={views.shown} />
				</PanelFrame>
			)}
			{begun && <UnsavedBefore {...begun} />}
			{lost.length > 0 && <NotArrived />}
			{conflicts.length > 0 && (
				<Conflicts
					key={conflicts.map(({ file, by }) => `${by} ${file}`).join()}
					conflicts={conflicts}
				/>
			)}
		</EditingContext>
	);
}

/** Begins, and listens to the window: to its focus, to keys, and to its end. */
function useWindow(
	{ isAnew, isOutlined, state }: ClientState,
	actions: ReturnType<typeof createActions>,
	views: Views,
): void {
	useEffect(() => {
		actions.begin();
		// Whoever comes back may have changed a file in another program.
		window.addEventListener("focus", actions.refresh);
		return () => window.removeEventListener("focus", actions.refresh);
	}, [actions]);

	const isUnsaved = state.unsaved.length > 0;
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => {
			const isLeft = isUnsaved || actions.hasUnsent();
			if (isLeft && !isAnew) event.preventDefault();
		};
		window.addEventListener("beforeunload", warn);
		window.addEventListener("pagehide", actions.carry);
		if (isAnew) location.reload();
		return () => {
			window.removeEventListener("beforeunload", warn);
			window.removeEventListener("pagehide", actions.carry);
		};
	}, [actions, isUnsaved, isAnew]);

	useEffect(() => {
		const press = (event: KeyboardEvent) =>
			onKey(event, { ...actions, isOutlined, views });
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [actions, isOutlined, views]);
}

/** Whether nobody has edited in this browser before, until the returned function is called. */
function useFirstTime(): readonly [isFirst: boolean, read: () => void] {
	const [isFirst, setFirst] = useState(() => !localStorage.getItem(known));
	return [
		isFirst,
		() => {
			localStorage.setItem(known, "1");
			setFirst(false);
		},
	];
}

const known = "kilde-known";

function PanelContent({ view }: { readonly view: View }) {
	switch (view.kind) {
		case "value": {
			const { pointed } = view;
			// Another value begins with a new panel.
			const key = JSON.stringify([
				pointed.mark,
				pointed.origins,
				pointed.words,
			]);
			return <ValuePanel key={key} pointed={pointed} />;
		}
		case "content":
			return <ContentList view={view} />;
		case "problems":
			return <Problems />;
		case "changes":
			return <Changes view={view} />;
		case "help":
			return <Help />;
		case "new":
			return view.scaffold ? (
				<ScaffoldForm key={view.scaffold.name} scaffold={view.scaffold} />
			) : (
				<ScaffoldList />
			);
	}
}

/** The panel beside the page, on a phone below it, and the ways out of it. */
function PanelFrame({ children }: { readonly children: ReactNode }) {
	const { words, views } = useEditing();
	const show = useShowing();
	const { shown } = views;
	const following = shown?.kind === "value" ? shown.following : undefined;
	return (
		<aside aria-label={words.panel}>
			<div className="ways-out">
				{views.isDeep && (
					<Button className="quiet" onClick={views.back}>
						<Icon name="back" />
						{words.back}
					</Button>
				)}
				{following && following.origins.length > 0 && (
					<Button
						className="quiet"
						onClick={() => show(following, views.replace)}
					>
						{words.next} <span aria-hidden="true">→</span>
					</Button>
				)}
				<Button className="quiet close" onClick={views.close}>
					{words.close}
					<Icon name="close" />
				</Button>
			</div>
			<div className="panel">{children}</div>
		</aside>
	);
}
