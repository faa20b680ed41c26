import type { EditorView } from "prosemirror-view";
import { type Choice, Combobox, matchingChoices } from "./combobox.tsx";
import { markdownSchema } from "./document/schema.ts";
import { linkAddress } from "./link-address.ts";
import { describePicture, editPicture } from "./picture-dialogs.tsx";
import type { TextContext } from "./text-context.ts";
import { TextDialog } from "./text-dialog.tsx";
import { markAround } from "./view/commands.ts";

/** The dialogs of a text. */
export type Dialogs = ReturnType<typeof createDialogs>;

/** Creates the dialogs of a text, about what is selected in `view`. */
export function createDialogs(view: EditorView, now: () => TextContext) {
	return {
		insertFact: () => chooseFact(view, now()),
		editLink: () => editLink(view, now()),
		editPicture: () => editPicture(view, now()),
		/** Asks for the words of a picture before it is inserted, in each language; undefined if that is given up. */
		describePicture: (file: File) => describePicture(view, now(), file),
	};
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
