import type { EditorView } from "prosemirror-view";
import { createCombobox } from "./combobox.ts";
import { markAround, selectedNode } from "./commands.ts";
import { type DialogContent, labelled, openDialog } from "./dialog.ts";
import { element } from "./element.ts";
import type { Choices, TextEditorOptions } from "./options.ts";
import { linkAddress } from "./paste.ts";
import { markdownSchema } from "./schema.ts";
import { words } from "./words.ts";

/** The dialogs of an editor. */
export type Dialogs = ReturnType<typeof createDialogs>;

/** Creates the dialogs of an editor in `parent`; each works on what is selected when it opens. */
export function createDialogs(
	{ locale, language }: TextEditorOptions,
	parent: HTMLElement,
	view: EditorView,
	choicesNow: () => Choices,
) {
	const cancel = words.cancel[language];
	const onClose = () => view.focus();
	return { insertFact, editLink, editPicture, describePicture };

	function insertFact() {
		const combobox = createCombobox({
			label: words.findFact[language],
			value: "",
			choices: choicesNow()
				.facts.map((fact) => ({
					value: fact.name,
					words: fact.words[locale] ?? fact.name,
					detail: fact.called,
				}))
				// Addresses are for links, and nothing to read.
				.filter(({ words: said }) => !/^[a-z]+:\S+$/.test(said)),
			none: words.noFact[language],
			onChoose({ value }) {
				insert(value);
				close();
			},
		});
		const close = openDialog(parent, {
			title: words.fact[language],
			fields: [combobox.element],
			submit: words.insert[language],
			cancel,
			onSubmit() {
				const first = combobox.first();
				if (!first)
					return { field: combobox.input, problem: words.noFact[language] };
				insert(first.value);
				return undefined;
			},
			onClose,
		});
	}

	/** Inserts a fact, instead of the two braces that may have asked for it. */
	function insert(written: string) {
		const { tr, selection, schema, doc } = view.state;
		const { from, empty } = selection;
		if (empty && doc.textBetween(Math.max(from - 2, 0), from) === "{{")
			tr.delete(from - 2, from);
		tr.replaceSelectionWith(schema.node("fact", { written }));
		view.dispatch(tr.scrollIntoView());
	}

	function editLink() {
		const { selection } = view.state;
		const type = markdownSchema.marks.link;
		const link = markAround(selection.$from, type);
		const { from, to } = selection.empty && link ? link : selection;
		const combobox = createCombobox({
			label: words.linkTarget[language],
			value: link?.mark.attrs.href ?? "",
			choices: choicesNow().pages.map(({ value, label }) => ({
				value: String(value),
				words: label,
				detail: String(value),
			})),
			none: words.noPage[language],
			onChoose: ({ value }) => {
				combobox.input.value = value;
				if (isNew) text.focus();
				else if (apply() === undefined) close();
			},
		});
		const isNew = from === to;
		const text = element("input");
		const close = openDialog(parent, {
			title: words.link[language],
			fields: isNew
				? [combobox.element, labelled(words.linkText[language], text)]
				: [combobox.element],
			submit: words.apply[language],
			cancel,
			other: link && {
				label: words.remove[language],
				act: () => view.dispatch(view.state.tr.removeMark(from, to, type)),
			},
			onSubmit: apply,
			onClose,
		});

		function apply() {
			const href = linkAddress(combobox.input.value);
			if (href === undefined)
				return { field: combobox.input, problem: words.noAddress[language] };
			const written = text.value.trim();
			if (isNew && written === "")
				return { field: text, problem: words.noWords[language] };
			const { tr } = view.state;
			if (isNew) tr.insertText(written, from);
			const end = isNew ? from + written.length : to;
			tr.removeMark(from, end, type);
			tr.addMark(from, end, type.create({ href }));
			view.dispatch(tr.removeStoredMark(type).scrollIntoView());
			return undefined;
		}
	}

	async function editPicture() {
		const image = selectedNode(view.state);
		if (!image) return;
		const { from } = view.state.selection;
		const alt = await askForWords(image.attrs.alt, words.apply[language], {
			label: words.removePicture[language],
			act: () => view.dispatch(view.state.tr.deleteSelection()),
		});
		if (alt !== undefined)
			view.dispatch(view.state.tr.setNodeAttribute(from, "alt", alt));
	}

	/** Asks for the words of a picture before it is inserted; undefined if that is given up. */
	function describePicture() {
		return askForWords("", words.insert[language]);
	}

	function askForWords(
		value: string,
		submit: string,
		other?: DialogContent["other"],
	): Promise<string | undefined> {
		const alt = element("input", { autofocus: "" });
		alt.value = value;
		let given: string | undefined;
		return new Promise((resolve) =>
			openDialog(parent, {
				title: words.picture[language],
				fields: [labelled(words.description[language], alt)],
				submit,
				cancel,
				other,
				onSubmit() {
					given = alt.value.trim() || undefined;
					return given === undefined
						? { field: alt, problem: words.noDescription[language] }
						: undefined;
				},
				onClose() {
					onClose();
					resolve(given);
				},
			}),
		);
	}
}
