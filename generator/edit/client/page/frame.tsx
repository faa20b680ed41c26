import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { Locale } from "../../../i18n/languages.ts";
import { useEditing } from "../editing.ts";
import type { Thing } from "../lists/things.ts";
import type { Pointed } from "../panel/value-panel.tsx";
import { words } from "../words.ts";
import { createPointing, type Pointing } from "./pointing.ts";

/** The site in a frame. What can be edited is outlined under the pointer; a click or a tap opens it. */
export function Frame(props: {
	readonly ref: Ref<HTMLIFrameElement>;
	/** Whether a click edits; otherwise the site works as for visitors. */
	readonly isEditing: boolean;
	readonly initialPath: string;
	/** Called with the address of a page that was opened, and its language. */
	onPage(path: string, locale: Locale): void;
	onThings(things: readonly Thing[]): void;
	onKey(event: KeyboardEvent): void;
	onPoint(pointed: Pointed): void;
	/** What the panel shows. */
	readonly shown: Pointed | undefined;
	/** Whether the panel lists everything on the page. */
	readonly needsAll: boolean;
}) {
	const { ref, initialPath, isEditing, shown, needsAll } = props;
	const { ask, fail, language, say, state } = useEditing();
	const frame = useRef<HTMLIFrameElement>(null);
	const first = useRef(initialPath);
	const pointing = useRef<Pointing>(undefined);
	/** What a page that is open asks for now. */
	const now = useRef({ ...props, ask, fail, language, say });
	now.current = { ...props, ask, fail, language, say };
	useImperativeHandle(ref, () => frame.current as HTMLIFrameElement);

	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const loaded = () => {
			pointing.current?.end();
			pointing.current = undefined;
			const { contentWindow: view, contentDocument: page } = element;
			if (!view || !page) return;
			const path = view.location.pathname;
			history.replaceState(null, "", `#${path}`);
			document.title = `${page.title} – ${words.edit[now.current.language]}`;
			now.current.onPage(path, page.documentElement.lang);
			pointing.current = createPointing(view, page, {
				isEditing: () => now.current.isEditing,
				needsAll: () => now.current.needsAll,
				onThings: (things) => now.current.onThings(things),
				onKey: (event) => now.current.onKey(event),
				onPoint: (pointed) => now.current.onPoint(pointed),
				fail: (error) => now.current.fail(error),
				find: () => now.current.ask("unmarked", { path }),
				onSearch: () => now.current.say(words.searching[now.current.language]),
				onNothing: () =>
					now.current.say(words.notEditable[now.current.language]),
			});
		};
		element.addEventListener("load", loaded);
		return () => {
			element.removeEventListener("load", loaded);
			pointing.current?.end();
		};
	}, []);

	// The page is patched after each change, and classes of ours are not in its source.
	// biome-ignore lint/correctness/useExhaustiveDependencies: shown again after each change of the page
	useEffect(() => pointing.current?.outline(shown), [shown, state]);

	useEffect(() => {
		if (needsAll) pointing.current?.findAll();
	}, [needsAll]);

	return (
		<iframe
			ref={frame}
			src={first.current}
			title={words.page[language]}
			className={isEditing ? "editing" : undefined}
		/>
	);
}
