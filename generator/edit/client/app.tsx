import {
	type ReactNode,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { EditState, Origin } from "../protocol.ts";
import type { Ask } from "./ask.ts";
import { Changes } from "./changes.tsx";
import { Conflicts } from "./conflicts.tsx";
import { type Editing, EditingContext } from "./editing.ts";
import { Frame } from "./frame.tsx";
import { NewThing } from "./new-thing.tsx";
import { PageList } from "./page-list.tsx";
import type { Thing } from "./things.ts";
import { Toolbar } from "./toolbar.tsx";
import { type Pointed, ValuePanel } from "./value-panel.tsx";
import { words } from "./words.ts";

/** What is beside the page. */
export type View =
	| { readonly kind: "none" }
	| { readonly kind: "value"; readonly pointed: Pointed }
	| { readonly kind: "page" }
	| { readonly kind: "changes" }
	| { readonly kind: "new"; readonly scaffold: string };

const nothing: EditState = {
	unsaved: [],
	undo: undefined,
	redo: undefined,
	problems: [],
	conflicts: [],
	refused: undefined,
};

/** The whole editor: the site in a frame, the toolbar above it, and the panel beside it. */
export function App({
	ask,
	language,
}: {
	readonly ask: Ask;
	readonly language: MessageLanguage;
}) {
	const [state, setState] = useState<EditState>(nothing);
	const [scaffolds, setScaffolds] = useState<readonly string[]>([]);
	const [isEditing, setEditing] = useState(true);
	const [view, setView] = useState<View>({ kind: "none" });
	const [path, setPath] = useState(
		() => decodeURI(location.hash.slice(1)) || "/",
	);
	const [things, setThings] = useState<readonly Thing[]>([]);
	const [said, setSaid] = useState("");
	/** Grows with each change that didn't come from the panel, which then shows the values anew. */
	const [edition, setEdition] = useState(0);
	const frame = useRef<HTMLIFrameElement>(null);

	const fail = useCallback((error: unknown) => {
		setSaid(error instanceof Error ? error.message : String(error));
	}, []);
	const settled = useCallback((next: EditState) => {
		setState(next);
		setSaid(next.refused ?? "");
	}, []);
	const act = useCallback(
		async (work: Promise<EditState>, done?: string) => {
			try {
				const next = await work;
				settled(next);
				setEdition((number) => number + 1);
				if (done && next.refused === undefined) setSaid(done);
			} catch (error) {
				fail(error);
			}
		},
		[settled, fail],
	);
	const save = useCallback(
		() => act(ask("save", {}), words.saved[language]),
		[act, ask, language],
	);

	useEffect(() => {
		ask("begin", {}).then((begun) => {
			settled(begun);
			setScaffolds(begun.scaffolds);
		}, fail);
	}, [ask, settled, fail]);

	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => {
			if (state.unsaved.length > 0) event.preventDefault();
		};
		window.addEventListener("beforeunload", warn);
		return () => window.removeEventListener("beforeunload", warn);
	}, [state.unsaved]);

	const onKey = useCallback(
		(event: KeyboardEvent) => {
			const isCommand = event.ctrlKey || event.metaKey;
			const key = event.key.toLowerCase();
			const isTyping =
				event.target instanceof Element &&
				event.target.closest("input, textarea, [contenteditable=true]");
			if (isCommand && key === "s") {
				event.preventDefault();
				save();
			} else if (isCommand && key === "z" && !isTyping) {
				event.preventDefault();
				act(event.shiftKey ? ask("redo", {}) : ask("undo", {}));
			} else if (key === "escape" && !event.defaultPrevented)
				setView({ kind: "none" });
		},
		[save, act, ask],
	);
	useEffect(() => {
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [onKey]);

	const open = useCallback(
		(pointed: Pointed) => setView({ kind: "value", pointed }),
		[],
	);
	const openOrigin = useCallback(
		(origin: Origin) =>
			open({
				mark: undefined,
				origins: [origin],
				words: "",
				element: undefined,
			}),
		[open],
	);
	const go = useCallback((to: string) => {
		frame.current?.contentWindow?.location.assign(to);
	}, []);
	const editing: Editing = useMemo(
		() => ({
			...{ ask, language, state, edition, path },
			...{ settled, act, fail, openOrigin, go, open: setView, say: setSaid },
		}),
		[ask, language, state, edition, path, settled, act, fail, openOrigin, go],
	);
	const panel = panelOf(view);
	return (
		<EditingContext value={editing}>
			<Toolbar
				isEditing={isEditing}
				onEditing={setEditing}
				onSave={save}
				scaffolds={scaffolds}
				view={view.kind}
			/>
			<p className="said" role="status">
				{said}
			</p>
			<main className={panel ? "with-panel" : undefined}>
				<Frame
					ref={frame}
					isEditing={isEditing}
					initialPath={path}
					onPath={setPath}
					onThings={setThings}
					onKey={onKey}
					onPoint={open}
					shown={view.kind === "value" ? view.pointed : undefined}
				/>
				{panel && (
					<aside aria-label={words.panel[language]}>
						<button
							type="button"
							className="close"
							onClick={() => setView({ kind: "none" })}
						>
							{words.close[language]}
						</button>
						{panel}
					</aside>
				)}
			</main>
			{state.conflicts.length > 0 && <Conflicts conflicts={state.conflicts} />}
		</EditingContext>
	);

	function panelOf(now: View): ReactNode {
		switch (now.kind) {
			case "none":
				return undefined;
			case "value":
				return <ValuePanel pointed={now.pointed} />;
			case "page":
				return <PageList things={things} onPoint={open} />;
			case "changes":
				return <Changes />;
			case "new":
				return <NewThing key={now.scaffold} name={now.scaffold} />;
		}
	}
}
