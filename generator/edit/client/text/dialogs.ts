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

/** What a dialog works on: what is selected in `view` when it opens. */
type Around = Pick<TextEditorOptions, "locale" | "language"> & {
	/** The dialog is appended to it. */
	readonly parent: HTMLElement;
	readonly view: EditorView;
	choicesNow(): Choices;
};

/** Creates the dialogs of an editor. */
export function createDialogs(around: Around) {
	return {
		insertFact: () => chooseFact(around),
		editLink: () => editLink(around),
		editPicture: () => editPicture(around),
		/** Asks for the words of a picture before it is inserted; undefined if that is given up. */
		describePicture: () =>
			askForWords(around, "", words.insert[around.language]),
	};
}

/** Opens a dialog; the focus returns to the text. */
function open(
	{ parent, language, view }: Around,
	content: Omit<DialogContent, "cancel">,
): () => void {
	return openDialog(parent, {
		...content,
		cancel: words.cancel[language],
		onClose() {
			view.focus();
			content.onClose?.();
		},
	});
}

function chooseFact(around: Around): void {
	const { language, locale, view, choicesNow } = around;
	const none = words.noFact[language];
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
		none,
		onChoose({ value }) {
			insertFact(value, view);
			close();
		},
	});
	const close = open(around, {
		title: words.fact[language],
		fields: [combobox.element],
		submit: words.insert[language],
		onSubmit() {
			const first = combobox.first();
			if (!first) return { field: combobox.input, problem: none };
			insertFact(first.value, view);
			return undefined;
		},
	});
}

/** Inserts a fact, instead of the two braces that may have asked for it. */
function insertFact(written: string, view: EditorView): void {
	const { tr, selection, schema, doc } = view.state;
	const { from, empty } = selection;
	if (empty && doc.textBetween(Math.max(from - 2, 0), from) === "{{")
		tr.delete(from - 2, from);
	tr.replaceSelectionWith(schema.node("fact", { written }));
	view.dispatch(tr.scrollIntoView());
}

function editLink(around: Around): void {
	const { language, view, choicesNow } = around;
	const { selection } = view.state;
	const link = markAround(selection.$from, linkType);
	const { from, to } = selection.empty && link ? link : selection;
	const isNew = from === to;
	const text = element("input");
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
	const label = labelled(words.linkText[language], text);
	const close = open(around, {
		title: words.link[language],
		fields: [combobox.element, ...(isNew ? [label] : [])],
		submit: words.apply[language],
		other: link && {
			label: words.remove[language],
			act: () => view.dispatch(view.state.tr.removeMark(from, to, linkType)),
		},
		onSubmit: apply,
	});

	function apply() {
		const href = linkAddress(combobox.input.value);
		if (href === undefined)
			return { field: combobox.input, problem: words.noAddress[language] };
		const written = text.value.trim();
		if (isNew && written === "")
			return { field: text, problem: words.noWords[language] };
		setLink(view, href, { from, to, written });
		return undefined;
	}
}

const linkType = markdownSchema.marks.link;

/** Makes a stretch of the text a link, or inserts the words of one. */
function setLink(
	view: EditorView,
	href: string,
	{ from, to, written }: { from: number; to: number; written: string },
): void {
	const { tr } = view.state;
	if (from === to) tr.insertText(written, from);
	const end = from === to ? from + written.length : to;
	tr.removeMark(from, end, linkType);
	tr.addMark(from, end, linkType.create({ href }));
	view.dispatch(tr.removeStoredMark(linkType).scrollIntoView());
}

async function editPicture(around: Around): Promise<void> {
	const { language, view } = around;
	const image = selectedNode(view.state);
	if (!image) return;
	const { from } = view.state.selection;
	const submit = words.apply[language];
	const alt = await askForWords(around, image.attrs.alt, submit, {
		label: words.removePicture[language],
		act: () => view.dispatch(view.state.tr.deleteSelection()),
	});
	if (alt !== undefined)
		view.dispatch(view.state.tr.setNodeAttribute(from, "alt", alt));
}

function askForWords(
	around: Around,
	value: string,
	submit: string,
	other?: DialogContent["other"],
): Promise<string | undefined> {
	const { language } = around;
	const alt = element("input", { autofocus: "" });
	alt.value = value;
	let given: string | undefined;
	return new Promise((resolve) =>
		open(around, {
			title: words.picture[language],
			fields: [labelled(words.description[language], alt)],
			submit,
			other,
			onSubmit() {
				given = alt.value.trim() || undefined;
				return given === undefined
					? { field: alt, problem: words.noDescription[language] }
					: undefined;
			},
			onClose: () => resolve(given),
		}),
	);
}
