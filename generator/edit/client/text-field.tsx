import { useEffect, useRef } from "react";
import type { FactChoice, Option } from "../protocol.ts";
import type { Ask } from "./ask.ts";
import type { ControlProps } from "./control-editor.tsx";
import { useEditing } from "./editing.ts";
import { uploadPicture } from "./picture-editor.tsx";
import { createTextEditor, type TextEditor } from "./text/text-editor.ts";

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
	const { ask, edition, fail, language, openOrigin, settled } = useEditing();
	const parent = useRef<HTMLDivElement>(null);
	const now = useRef({ value, onChange, takesFocus });
	now.current = { ...now.current, value, onChange };
	const editor = useRef<TextEditor>(undefined);

	useEffect(() => {
		if (typeof value === "string") editor.current?.setValue(value);
	}, [value]);

	useEffect(() => {
		let isOver = false;
		choicesOf(ask, locale ?? "", edition).then(({ facts, pages }) => {
			if (isOver || !parent.current) return;
			editor.current = createTextEditor({
				parent: parent.current,
				...{ kind, language, facts, pages, label: name },
				value: typeof now.current.value === "string" ? now.current.value : "",
				locale: locale ?? document.documentElement.lang,
				describedBy,
				onChange: (text) => now.current.onChange(text),
				onFact(fact) {
					const origin = facts.find((each) => each.name === fact)?.origin;
					if (origin) openOrigin(origin);
				},
				onPicture: (file) => uploadPicture(file, ask, settled),
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
		ask,
		edition,
		fail,
		kind,
		language,
		locale,
		name,
		describedBy,
		openOrigin,
		settled,
	]);

	return <div ref={parent} />;
}

/** What a text can cite and link to. */
type Choices = {
	readonly facts: readonly FactChoice[];
	readonly pages: readonly Option[];
};

/** Of the last change that was made outside of the texts themselves, by language: several texts are shown at once. */
const known = new Map<
	string,
	{ readonly edition: number; readonly choices: Promise<Choices> }
>();

function choicesOf(
	ask: Ask,
	locale: string,
	edition: number,
): Promise<Choices> {
	const last = known.get(locale);
	if (last?.edition === edition) return last.choices;
	const choices = Promise.all([
		ask("facts", {}),
		ask("pages", { locale }),
	]).then(([facts, pages]) => ({ facts, pages }));
	known.set(locale, { edition, choices });
	return choices;
}
