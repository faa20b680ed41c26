import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useEditing } from "./editing.ts";
import { whenAnnounced } from "./page-things.ts";
import type { Thing, Things } from "./things.ts";
import type { Pointed } from "./value-panel.tsx";
import { words } from "./words.ts";

/** Milliseconds without a change before the values of prices and times are looked for. */
const quiet = 1200;

const outline = `
.kilde-near { outline: 2px dashed #2f6fde; outline-offset: 2px; cursor: pointer; }
.kilde-shown { outline: 3px solid #2f6fde; outline-offset: 2px; }
@media (forced-colors: active) { .kilde-near, .kilde-shown { outline-color: Highlight; } }
`;

/** The site in a frame. What can be edited is outlined under the pointer; a click or a tap opens it. */
export function Frame({
	ref,
	isEditing,
	initialPath,
	onPath,
	onThings,
	onKey,
	onPoint,
	shown,
}: {
	readonly ref: Ref<HTMLIFrameElement>;
	readonly isEditing: boolean;
	readonly initialPath: string;
	onPath(path: string): void;
	onThings(things: readonly Thing[]): void;
	onKey(event: KeyboardEvent): void;
	onPoint(pointed: Pointed): void;
	/** What the panel shows. */
	readonly shown: Pointed | undefined;
}) {
	const { ask, language, fail, state } = useEditing();
	const frame = useRef<HTMLIFrameElement>(null);
	const now = useRef<Things>(undefined);
	const mode = useRef(isEditing);
	mode.current = isEditing;
	const first = useRef(initialPath);
	useImperativeHandle(ref, () => frame.current as HTMLIFrameElement);

	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		let end = () => {};
		const loaded = () => {
			end();
			end = attach(element);
		};
		element.addEventListener("load", loaded);
		return () => {
			element.removeEventListener("load", loaded);
			end();
		};

		function attach(within: HTMLIFrameElement): () => void {
			const view = within.contentWindow;
			const page = within.contentDocument;
			if (!view || !page) return () => {};
			const path = view.location.pathname;
			onPath(path);
			history.replaceState(null, "", `#${path}`);
			document.title = `${page.title} – ${words.edit[language]}`;
			const sheet = page.createElement("style");
			sheet.textContent = outline;
			page.head.append(sheet);
			let timer = 0;
			const search = async () => {
				const found = await ask("unmarked", { path });
				now.current?.add(found);
				onThings(now.current?.list() ?? []);
			};
			const endAnnounced = whenAnnounced(view, (things) => {
				now.current = things;
				onThings(things.list());
				clearTimeout(timer);
				timer = window.setTimeout(() => search().catch(fail), quiet);
			});
			let near: Element | undefined;
			const mark = (thing: Thing | undefined) => {
				if (near === thing?.element) return;
				near?.classList.remove("kilde-near");
				near = mode.current ? thing?.element : undefined;
				near?.classList.add("kilde-near");
			};
			// A page in a frame has its own classes: instanceof asks for those of the editor.
			const thingAt = (event: Event) =>
				now.current?.at(event.target as Element);
			const over = (event: Event) => mark(thingAt(event));
			const click = (event: MouseEvent) => {
				if (!mode.current || event.ctrlKey || event.metaKey) return;
				const thing = thingAt(event);
				const link = (event.target as Element).closest("a, button, summary");
				if (!thing) {
					// What can't be edited still works, but for what would lead away.
					if (link?.matches("a")) event.preventDefault();
					return;
				}
				event.preventDefault();
				event.stopPropagation();
				onPoint({
					...thing,
					link: (link as HTMLAnchorElement | null)?.href,
				});
			};
			page.addEventListener("pointerover", over);
			page.addEventListener("click", click, true);
			page.addEventListener("keydown", onKey);
			return () => {
				clearTimeout(timer);
				endAnnounced();
				page.removeEventListener("pointerover", over);
				page.removeEventListener("click", click, true);
				page.removeEventListener("keydown", onKey);
			};
		}
	}, [ask, language, fail, onPath, onThings, onKey, onPoint]);

	// The page is patched after each change, and classes of ours are not in its source.
	// biome-ignore lint/correctness/useExhaustiveDependencies: shown again after each change of the page
	useEffect(() => {
		const element = shown?.element;
		element?.classList.add("kilde-shown");
		element?.scrollIntoView({ block: "nearest", behavior: "instant" });
		return () => element?.classList.remove("kilde-shown");
	}, [shown, state]);

	return (
		<iframe ref={frame} src={first.current} title={words.page[language]} />
	);
}
