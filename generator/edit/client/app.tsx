import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { EditState, Origin, Requests } from "../protocol.ts";
import { createAsk, whileWaiting } from "./ask.ts";
import { type Editing, EditingContext } from "./editing.ts";
import { Changes } from "./lists/changes.tsx";
import { Conflicts } from "./lists/conflicts.tsx";
import { NewThing, WhatIsNew } from "./lists/new-thing.tsx";
import { PageList } from "./lists/page-list.tsx";
import type { Thing } from "./lists/things.ts";
import { UnsavedBefore } from "./lists/unsaved-before.tsx";
import { Frame } from "./page/frame.tsx";
import { useViews, type View } from "./page/views.ts";
import { PanelFrame } from "./panel/panel-frame.tsx";
import { Problems } from "./panel/problems.tsx";
import { type Pointed, ValuePanel } from "./panel/value-panel.tsx";
import { isTyping } from "./shortcuts.ts";
import { type Said, Toolbar } from "./toolbar.tsx";
import { words } from "./words.ts";

/** Milliseconds after a change of the page in which a change of one's own is answered. */
const pause = 200;

const nothing: EditState = {
	session: "",
	round: 0,
	unsaved: [],
	undo: undefined,
	redo: undefined,
	problems: [],
	conflicts: [],
	refused: undefined,
};

/** The whole editor: the site in a frame, the toolbar above it, and the panel beside it. */
export function App({ language }: { readonly language: MessageLanguage }) {
	/** Whether the server was started again: the page is then loaded again, too. */
	const [isAnew, setAnew] = useState(false);
	const [project, setProject] = useState<string>();
	const [state, setState] = useState<EditState>(nothing);
	const [scaffolds, setScaffolds] = useState<
		Requests["begin"]["answer"]["scaffolds"]
	>([]);
	const [isEditing, setEditing] = useState(true);
	const views = useViews();
	const { show, open, back } = views;
	const [path, setPath] = useState(
		() => decodeURI(location.hash.slice(1)) || "/",
	);
	/** The language of the page in the frame. */
	const [locale, setLocale] = useState("");
	const [things, setThings] = useState<readonly Thing[]>([]);
	const [said, setSaid] = useState<Said>();
	/** Grows with each change that didn't come from the panel, which then shows the values anew. */
	const [edition, setEdition] = useState(0);
	/** The page that is left since it is gone, and the one that is shown instead. */
	const leaving = useRef<{ readonly from: string; readonly to: string }>(
		undefined,
	);
	const latest = useRef(state);
	latest.current = state;
	const frame = useRef<HTMLIFrameElement>(null);
	/** What was typed and is not answered yet: nothing else is asked before it. */
	const typing = useRef<Promise<unknown>>(Promise.resolve());

	const fail = useCallback((error: unknown) => {
		const sentence = error instanceof Error ? error.message : String(error);
		setSaid({ sentence, isBad: true });
	}, []);
	const say = useCallback(
		(sentence: string) => setSaid({ sentence, isBad: false }),
		[],
	);
	const ask = useMemo(() => {
		const sentence = words.working[language];
		return whileWaiting(
			createAsk(language, () => setAnew(true)),
			() => say(sentence),
			() => setSaid((now) => (now?.sentence === sentence ? undefined : now)),
		);
	}, [say, language]);
	/** The timer after which the server is asked whether others have changed a file. */
	const asking = useRef(0);
	/** How many answers have brought the state. */
	const answers = useRef(0);
	const settled = useCallback((next: EditState) => {
		answers.current++;
		setState(next);
		setSaid(
			next.refused === undefined
				? undefined
				: { sentence: next.refused, isBad: true },
		);
	}, []);
	const go = useCallback((to: string) => {
		frame.current?.contentWindow?.location.assign(to);
	}, []);
	const leaveMissing = useCallback(async () => {
		const { pathname } = frame.current?.contentWindow?.location ?? location;
		const there = await nearestPage(pathname);
		if (there === pathname) return;
		leaving.current = { from: pathname, to: there };
		go(there);
	}, [go]);
	const onPage = useCallback(
		(to: string, inLanguage: Locale) => {
			// A page that is gone is loaded again by itself, perhaps instead of the other.
			if (to === leaving.current?.from) return go(leaving.current.to);
			leaving.current = undefined;
			setPath(to);
			setLocale(inLanguage);
		},
		[go],
	);
	const type = useCallback(
		(work: Promise<EditState>) => {
			typing.current = work.then(settled, fail);
			return typing.current;
		},
		[settled, fail],
	);
	const act = useCallback(
		async <Answer extends EditState>(work: () => Promise<Answer>) => {
			await typing.current;
			try {
				const next = await work();
				settled(next);
				setEdition((number) => number + 1);
				leaveMissing().catch(fail);
				return next;
			} catch (error) {
				fail(error);
				return undefined;
			}
		},
		[settled, fail, leaveMissing],
	);
	const step = useCallback(
		async (which: "undo" | "redo") => {
			let isPossible = false;
			const next = await act(async () => {
				isPossible = latest.current[which] !== undefined;
				return ask(which, {});
			});
			if (!next || !isPossible) return;
			if (which === "undo" && next.redo !== undefined)
				say(words.undone(next.redo)[language]);
			if (which === "redo" && next.undo !== undefined)
				say(words.redone(next.undo)[language]);
		},
		[act, ask, say, language],
	);
	const save = useCallback(async () => {
		await typing.current;
		try {
			const next = await ask("save", {});
			settled(next);
			if (next.refused === undefined) say(words.saved[language]);
		} catch (error) {
			fail(error);
		}
	}, [ask, settled, say, fail, language]);

	useEffect(() => {
		ask("begin", {}).then((begun) => {
			settled(begun);
			if (begun.unsaved.length === 0) say(words.start[language]);
			setScaffolds(begun.scaffolds);
			setProject(begun.project);
		}, fail);
	}, [ask, settled, say, fail, language]);

	useEffect(() => {
		// Whoever comes back may have changed a file in another program.
		const look = () =>
			ask("state", {}).then(
				(next) => setState((now) => (isSame(next, now) ? now : next)),
				fail,
			);
		window.addEventListener("focus", look);
		return () => window.removeEventListener("focus", look);
	}, [ask, fail]);

	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => {
			if (state.unsaved.length > 0 && !isAnew) event.preventDefault();
		};
		window.addEventListener("beforeunload", warn);
		if (isAnew) location.reload();
		return () => window.removeEventListener("beforeunload", warn);
	}, [state.unsaved, isAnew]);

	const pageChanged = useCallback(
		(found: readonly Thing[]) => {
			setThings(found);
			const before = answers.current;
			const look = async () => {
				await typing.current;
				// The answer to a change of one's own says so, too.
				if (answers.current > before) return;
				try {
					const next = await ask("state", {});
					// Others have changed a file, or something in another tab: the panel shows its values anew.
					setState((now) => (isSame(next, now) ? now : next));
				} catch (error) {
					fail(error);
				}
			};
			window.clearTimeout(asking.current);
			asking.current = window.setTimeout(look, pause);
		},
		[ask, fail],
	);
	useEffect(() => () => window.clearTimeout(asking.current), []);

	const onKey = useCallback(
		(event: KeyboardEvent) => {
			const key = event.key.toLowerCase();
			const isCommand = event.ctrlKey || event.metaKey;
			const { ownerDocument: tab } = event.target as Element;
			if (isCommand && key === "s") {
				event.preventDefault();
				save();
			} else if (isCommand && (key === "z" || key === "y")) {
				if (isTyping(event)) return;
				event.preventDefault();
				step(key === "y" || event.shiftKey ? "redo" : "undo");
			} else if (
				key === "escape" &&
				// The editor of a text takes every Escape, and does nothing with it.
				(!event.defaultPrevented || isTyping(event)) &&
				!tab?.querySelector("dialog:modal")
			)
				back();
		},
		[save, step, back],
	);
	useEffect(() => {
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [onKey]);

	const point = useCallback(
		(pointed: Pointed) => {
			setSaid(undefined);
			show({ kind: "value", pointed });
		},
		[show],
	);
	const openOrigin = useCallback(
		(...origins: readonly Origin[]) =>
			open({ kind: "value", pointed: { mark: undefined, origins, words: "" } }),
		[open],
	);
	const editing: Editing = useMemo(
		() => ({
			ask,
			language,
			state,
			edition,
			path,
			locale,
			views,
			settled,
			type,
			act,
			fail,
			openOrigin,
			go,
			say,
		}),
		// biome-ignore format: what it is made of
		[ask, language, state, edition, path, locale, views, settled, type, act, fail, openOrigin, go, say],
	);
	const { shown } = views;
	return (
		<EditingContext value={editing}>
			<Toolbar
				isEditing={isEditing}
				onEditing={setEditing}
				onSave={save}
				onStep={step}
				said={said}
				canAdd={scaffolds.length > 0}
			/>
			<main>
				<Frame
					ref={frame}
					isEditing={isEditing}
					initialPath={path}
					onPage={onPage}
					onThings={pageChanged}
					onKey={onKey}
					onPoint={point}
					shown={shown?.kind === "value" ? shown.pointed : undefined}
					needsAll={shown?.kind === "page"}
				/>
			</main>
			{shown && <PanelFrame>{panelOf(shown)}</PanelFrame>}
			{project !== undefined && <UnsavedBefore project={project} />}
			{state.conflicts.length > 0 && (
				<Conflicts
					key={state.conflicts.map(({ file }) => file).join()}
					conflicts={state.conflicts}
				/>
			)}
		</EditingContext>
	);

	function panelOf(view: View) {
		switch (view.kind) {
			case "value":
				return <ValuePanel key={keyOf(view.pointed)} pointed={view.pointed} />;
			case "page":
				return (
					<PageList
						things={things}
						onPoint={(pointed) => open({ kind: "value", pointed })}
					/>
				);
			case "problems":
				return <Problems />;
			case "changes":
				return <Changes />;
			case "new":
				return view.scaffold === undefined ? (
					<WhatIsNew scaffolds={scaffolds} />
				) : (
					<NewThing
						key={view.scaffold}
						scaffold={scaffolds.find(({ name }) => name === view.scaffold)}
					/>
				);
		}
	}
}

function isSame(one: EditState, other: EditState): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** The page at a path, or else the nearest one above it: what is new may be taken back while its page is shown. */
async function nearestPage(path: string): Promise<string> {
	const { ok } = await fetch(path, { method: "HEAD" });
	return ok || path === "/"
		? path
		: nearestPage(path.replace(/\/[^/]*$/, "") || "/");
}

/** Names what is pointed at, so that another value begins with a new panel. */
function keyOf({ mark, origins, words: said }: Pointed): string {
	return JSON.stringify([mark, origins, said]);
}
