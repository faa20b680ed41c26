import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditing } from "../editing.ts";
import { words } from "../words.ts";
import { createPointing, type Pointing } from "./pointing.ts";

/** The site in a frame. What can be edited is outlined under the pointer; a click or a tap opens it. */
export function Frame({
	ref,
}: {
	readonly ref: RefObject<HTMLIFrameElement | null>;
}) {
	const editing = useEditing();
	const { isEditing, language, opened, path, state, views } = editing;
	const [firstPath] = useState(path);
	const pointing = useRef<Pointing>(undefined);
	/** What a page that is open asks for now. */
	const now = useRef(editing);
	now.current = editing;
	const { shown } = views;
	const pointed = shown?.kind === "value" ? shown.pointed : undefined;

	// The page is patched after each change, and classes of ours are not in its source.
	// biome-ignore lint/correctness/useExhaustiveDependencies: shown again after each change of the page
	useEffect(() => pointing.current?.outline(pointed), [pointed, state]);

	const listsAll = shown?.kind === "page";
	useEffect(() => {
		if (listsAll) pointing.current?.findAll();
	}, [listsAll]);

	function loaded() {
		pointing.current?.end();
		pointing.current = undefined;
		const { contentWindow: view, contentDocument: page } = ref.current ?? {};
		if (!view || !page) return;
		const { pathname } = view.location;
		history.replaceState(null, "", `#${pathname}`);
		document.title = `${page.title} – ${words.edit[language]}`;
		opened(pathname, page.documentElement.lang);
		pointing.current = createPointing(view, page, () => now.current);
	}
	return (
		<iframe
			ref={ref}
			src={firstPath}
			title={words.page[language]}
			className={isEditing ? "editing" : undefined}
			onLoad={loaded}
		/>
	);
}
