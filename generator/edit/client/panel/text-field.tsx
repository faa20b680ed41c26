import { useEffect, useEffectEvent, useRef } from "react";
import type { EditState } from "../../protocol.ts";
import type { Ask } from "../ask.ts";
import { useEditing } from "../editing.ts";
import type { Choices } from "../text/options.ts";
import { createTextEditor, type TextEditor } from "../text/text-editor.ts";
import type { ControlProps } from "./control.ts";
import { uploadPicture } from "./picture-editor.tsx";

/** A text with its facts as blocks, and as it looks. */
export function TextField({
	kind,
	value,
	name,
	locale = "",
	describedBy,
	takesFocus,
	onChange,
}: ControlProps & { readonly kind: "line" | "markdown" }) {
	const editing = useEditing();
	const { ask, fail, language, state } = editing;
	const parent = useRef<HTMLDivElement>(null);
	const editor = useRef<TextEditor>(undefined);
	const awaitsFocus = useRef(takesFocus);
	const text = typeof value === "string" ? value : undefined;
	const now = useEffectEvent(() => ({ ...editing, text, onChange }));

	useEffect(() => {
		if (text !== undefined) editor.current?.setValue(text);
	}, [text]);

	useEffect(() => {
		let isOver = false;
		Promise.all([
			choicesOf(ask, locale, now().state),
			kind === "markdown" ? ask("pictures", {}) : [],
		]).then(([choices, known]) => {
			if (isOver || !parent.current) return;
			let pictures = known;
			editor.current = createTextEditor({
				parent: parent.current,
				kind,
				language,
				...choices,
				label: name,
				value: now().text ?? "",
				locale: locale || document.documentElement.lang,
				describedBy,
				onChange: (text) => now().onChange(text),
				onFact({ origins }) {
					if (origins.length > 0) now().openOrigin(...origins);
				},
				pictureAddress: (src) =>
					pictures.find(({ value: name }) => name === src)?.address,
				async onPicture(file) {
					const src = await uploadPicture(file, now());
					pictures = await ask("pictures", {});
					return src;
				},
				onPictureDropped(src) {
					const { act, state } = now();
					// It is the last thing that was done, unless somebody undid it already.
					if (state.undo?.includes(src)) act(() => ask("undo", {}));
				},
			});
			// Who was quicker has gone on to something else in the panel.
			const isElsewhere = parent.current
				.closest("aside")
				?.contains(document.activeElement);
			if (awaitsFocus.current && !isElsewhere) editor.current.focus();
			awaitsFocus.current = false;
		}, fail);
		return () => {
			isOver = true;
			editor.current?.destroy();
			editor.current = undefined;
		};
	}, [ask, fail, kind, language, locale, name, describedBy]);

	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(() => {
			// What is written here changes no fact.
			if (parent.current?.contains(document.activeElement)) return;
			choicesOf(ask, locale, state).then((found) => {
				if (!isOver) editor.current?.setChoices(found);
			}, fail);
		}, pause);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [ask, fail, locale, state]);

	return <div ref={parent} />;
}

/** Milliseconds without a change after which facts are asked for anew. */
const pause = 500;

/** What was asked for at a state: several texts are shown at once. */
const asked = new WeakMap<EditState, Map<string, Promise<unknown>>>();

async function choicesOf(
	ask: Ask,
	locale: string,
	state: EditState,
): Promise<Choices> {
	const known = asked.get(state) ?? new Map<string, Promise<unknown>>();
	asked.set(state, known);
	const once = <Answer,>(name: string, work: () => Promise<Answer>) => {
		const answer = known.get(name) ?? work();
		known.set(name, answer);
		return answer as Promise<Answer>;
	};
	const [facts, pages] = await Promise.all([
		once("facts", () => ask("facts", {})),
		once(locale, () => ask("pages", { locale })),
	]);
	return { facts, pages };
}
