import type { EditorView } from "prosemirror-view";
import { type ReactNode, useState } from "react";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";
import { type Choice, Combobox, matchingChoices } from "./combobox.tsx";
import { markdownSchema } from "./document/schema.ts";
import { linkAddress } from "./link-address.ts";
import type { TextContext } from "./text-context.ts";
import { markAround, selectedNode } from "./view/commands.ts";

/** The dialogs of a text. */
export type Dialogs = ReturnType<typeof createDialogs>;

/** Creates the dialogs of a text, about what is selected in `view`. */
export function createDialogs(view: EditorView, now: () => TextContext) {
	return {
		insertFact: () => chooseFact(view, now()),
		editLink: () => editLink(view, now()),
		editPicture: () => editPicture(view, now()),
		/** Asks for the words of a picture before it is inserted; undefined if that is given up. */
		describePicture: () => askForWords(view, now(), "", now().words.insert),
	};
}

/** The name of a field, and its problem in words. */
type Wrong = { readonly field: string; readonly problem: string };

type TextDialogProps = {
	readonly view: EditorView;
	readonly title: string;
	/** The button that submits. */
	readonly submit: string;
	/** Another button: its words, and what it does before the dialog closes. */
	readonly other?: { readonly label: string; act(): void } | undefined;
	readonly children: ReactNode;
	/** Returns what is wrong, to be shown and read out; undefined closes the dialog. */
	onSubmit(fields: FormData): Wrong | undefined;
	onClose(): void;
};

/** A dialog about what is selected in a text, where the focus returns to. */
function TextDialog({
	view,
	title,
	submit,
	other,
	children,
	onSubmit,
	onClose,
}: TextDialogProps) {
	const { words } = useEditing();
	const [problem, setProblem] = useState("");
	return (
		<Dialog
			title={title}
			onClose={onClose}
			onReturn={() => view.focus()}
			// The keys of the dialog mean nothing to what is around the editor.
			onKeyDown={(event) => event.stopPropagation()}
		>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					// The text may be in a form itself.
					event.stopPropagation();
					const form = event.currentTarget;
					const wrong = onSubmit(new FormData(form));
					if (!wrong) return onClose();
					setProblem(wrong.problem);
					const field = form.elements.namedItem(wrong.field) as HTMLElement;
					field.setAttribute("aria-invalid", "true");
					field.focus();
				}}
			>
				{children}
				<p role="alert" className="problem">
					{problem}
				</p>
				<div className="buttons">
					<button type="submit" className="primary">
						{submit}
					</button>
					{other && (
						<Button
							onClick={() => {
								other.act();
								onClose();
							}}
						>
							{other.label}
						</Button>
					)}
					<Button onClick={onClose}>{words.cancel}</Button>
				</div>
			</form>
		</Dialog>
	);
}

function chooseFact(
	view: EditorView,
	{ choices: { facts }, locale, showDialog, words }: TextContext,
): void {
	const none = words.noFact;
	const choices = facts
		.map((fact) => ({
			value: fact.name,
			words: fact.words[locale] ?? fact.name,
			detail: fact.called,
		}))
		// Addresses are for links, and nothing to read.
		.filter(({ words: said }) => !/^[a-z]+:\S+$/.test(said));
	showDialog(
		<TextDialog
			view={view}
			title={words.fact}
			submit={words.insert}
			onSubmit={(fields) => {
				const written = String(fields.get("fact"));
				const fact =
					choices.find(({ value }) => value === written) ??
					matchingChoices(choices, written)[0];
				if (!fact) return { field: "fact", problem: none };
				insertFact(fact, view);
				return undefined;
			}}
			onClose={() => showDialog(undefined)}
		>
			<Combobox
				name="fact"
				label={words.findFact}
				value=""
				choices={choices}
				none={none}
			/>
		</TextDialog>,
	);
}

/** Inserts a fact, instead of the two braces that may have asked for it. */
function insertFact({ value: written }: Choice, view: EditorView): void {
	const { tr, selection, schema, doc } = view.state;
	const { from, empty } = selection;
	if (empty && doc.textBetween(Math.max(from - 2, 0), from) === "{{")
		tr.delete(from - 2, from);
	tr.replaceSelectionWith(schema.node("fact", { written }));
	view.dispatch(tr.scrollIntoView());
}

function editLink(
	view: EditorView,
	{ choices, showDialog, words }: TextContext,
): void {
	const { selection } = view.state;
	const link = markAround(selection.$from, linkType);
	const { from, to } = selection.empty && link ? link : selection;
	const isNew = from === to;
	const pages = choices.pages.map(({ value, label }) => ({
		value: String(value),
		words: label,
		detail: String(value),
	}));
	showDialog(
		<TextDialog
			view={view}
			title={words.link}
			submit={words.apply}
			other={
				link && {
					label: words.removeLink,
					act: () =>
						view.dispatch(view.state.tr.removeMark(from, to, linkType)),
				}
			}
			onSubmit={(fields) => {
				const href = linkAddress(String(fields.get("target")));
				if (href === undefined)
					return { field: "target", problem: words.noAddress };
				const written = String(fields.get("words") ?? "").trim();
				if (isNew && written === "")
					return { field: "words", problem: words.noWords };
				setLink(view, href, { from, to, written });
				return undefined;
			}}
			onClose={() => showDialog(undefined)}
		>
			<Combobox
				name="target"
				label={words.linkTarget}
				value={link?.mark.attrs.href ?? ""}
				choices={pages}
				none={words.noPage}
			/>
			{isNew && (
				<label>
					<span>{words.linkText}</span>
					<input name="words" />
				</label>
			)}
		</TextDialog>,
	);
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

async function editPicture(
	view: EditorView,
	context: TextContext,
): Promise<void> {
	const { words } = context;
	const image = selectedNode(view.state);
	if (!image) return;
	const { from } = view.state.selection;
	const submit = words.apply;
	const alt = await askForWords(view, context, image.attrs.alt, submit, {
		label: words.removePicture,
		act: () => view.dispatch(view.state.tr.deleteSelection()),
	});
	if (alt !== undefined)
		view.dispatch(view.state.tr.setNodeAttribute(from, "alt", alt));
}

function askForWords(
	view: EditorView,
	{ showDialog, words }: TextContext,
	value: string,
	submit: string,
	other?: TextDialogProps["other"],
): Promise<string | undefined> {
	return new Promise((resolve) =>
		showDialog(
			<TextDialog
				view={view}
				title={words.picture}
				submit={submit}
				other={other}
				onSubmit={(fields) => {
					const alt = String(fields.get("alt")).trim();
					if (alt === "") return { field: "alt", problem: words.noDescription };
					resolve(alt);
					return undefined;
				}}
				onClose={() => {
					showDialog(undefined);
					resolve(undefined);
				}}
			>
				<label>
					<span>{words.description}</span>
					<input name="alt" defaultValue={value} />
				</label>
			</TextDialog>,
		),
	);
}
