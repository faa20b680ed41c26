import { useEffect, useRef } from "react";
import type { EditState, Option } from "../../protocol.ts";
import type { Ask } from "../ask.ts";
import { useEditing } from "../editing.ts";
import {
	type Choices,
	createTextEditor,
	type TextEditor,
} from "../text/text-editor.ts";
import type { ControlProps } from "./control-editor.tsx";
import { uploadPicture } from "./picture-editor.tsx";

/** A text with its facts as blocks, and as it looks. */
export function TextField({
	kind,
	value,
	name,
	locale,
	describedBy,
	takesFocus,
	onChange,
}: ControlProps & { readonly kind: "line" | "markdown" }) {
	const { act, ask, fail, language, openOrigin, settled, state } = useEditing();
	const parent = useRef<HTMLDivElement>(null);
	const now = useRef({ value, onChange, state, takesFocus });
	now.current = { ...now.current, value, onChange, state };
	const choices = useRef<Choices>(undefined);
	const pictures = useRef<readonly Option[]>([]);
	const editor = useRef<TextEditor>(undefined);

	useEffect(() => {
		if (typeof value === "string") editor.current?.setValue(value);
	}, [value]);

	useEffect(() => {
		let isOver = false;
		Promise.all([
			choicesOf(ask, locale ?? "", now.current.state),
			kind === "markdown" ? ask("pictures", {}) : [],
		]).then(([found, known]) => {
			if (isOver || !parent.current) return;
			choices.current = found;
			pictures.current = known;
			editor.current = createTextEditor({
				parent: parent.current,
				kind,
				language,
				...found,
				label: name,
				value: typeof now.current.value === "string" ? now.current.value : "",
				locale: locale ?? document.documentElement.lang,
				describedBy,
				onChange: (text) => now.current.onChange(text),
				onFact(fact) {
					const { facts = [] } = choices.current ?? {};
					const found = facts.find((each) => each.name === fact);
					if (found && found.origins.length > 0) openOrigin(...found.origins);
				},
				pictureAddress: (src) =>
					pictures.current.find(({ value: name }) => name === src)?.address,
				async onPicture(file) {
					const taken = await uploadPicture(file, ask, settled);
					pictures.current = await ask("pictures", {});
					return taken;
				},
				onPictureDropped(src) {
					// It is the last thing that was done, unless somebody undid it already.
					if (now.current.state.undo?.includes(src)) act(() => ask("undo", {}));
				},
			});
			// Who was quicker has gone on to something else in the panel.
			const isElsewhere = parent.current
				.closest("aside")
				?.contains(document.activeElement);
			if (now.current.takesFocus && !isElsewhere) editor.current.focus();
			now.current.takesFocus = false;
		}, fail);
		return () => {
			isOver = true;
			editor.current?.destroy();
			editor.current = undefined;
		};
	}, [
		act,
		ask,
		fail,
		kind,
		language,
		locale,
		name,
		describedBy,
		openOrigin,
		settled,
	]);

	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(() => {
			// What is written here changes no fact.
			if (parent.current?.contains(document.activeElement)) return;
			choicesOf(ask, locale ?? "", state).then((found) => {
				if (isOver) return;
				choices.current = found;
				editor.current?.setChoices(found);
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
