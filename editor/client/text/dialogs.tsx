import type { EditorView } from "prosemirror-view";
import { useId } from "react";
import type { Option } from "../../protocol.ts";
import { markdownSchema } from "./document/schema.ts";
import { toLinkAddress } from "./link-address.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import type { TextContext } from "./text-context.ts";
import { TextDialog } from "./text-dialog.tsx";
import { findMark } from "./view/commands.ts";

/** The dialogs of a text. */
export type Dialogs = ReturnType<typeof createDialogs>;

/** Creates the dialogs of a text. */
export function createDialogs(view: EditorView, getContext: () => TextContext) {
	return {
		insertFact: () => showFactDialog(view, getContext()),
		editLink: () => showLinkDialog(view, getContext()),
		/** Inserts a picture of the site, or a photo. */
		insertPicture(photo?: File) {
			const context = getContext();
			context.showDialog(
				<PictureDialog view={view} context={context} photo={photo} isNew />,
			);
		},
		/** Edits the selected picture. */
		editPicture() {
			const context = getContext();
			context.showDialog(<PictureDialog view={view} context={context} />);
		},
	};
}

function showFactDialog(view: EditorView, context: TextContext): void {
	const { facts, locale, showDialog, strings } = context;
	const options = facts
		.map(({ name, label, texts }) => ({
			name,
			label: `${texts[locale] ?? name} – ${label}`,
			text: texts[locale] ?? name,
		}))
		// Facts that are addresses are for links.
		.filter(({ text }) => !/^[a-z]+:\S+$/.test(text));
	showDialog(
		<TextDialog
			view={view}
			title={strings.fact}
			submitLabel={strings.insert}
			onSubmit={(fields) => {
				const typed = String(fields.get("fact")).trim().toLowerCase();
				const matches = options.filter(({ label }) =>
					label.toLowerCase().includes(typed),
				);
				const fact =
					matches.find(({ label }) => label.toLowerCase() === typed) ??
					(matches.length === 1 ? matches[0] : undefined);
				if (!fact) return { field: "fact", problem: strings.noFact };
				insertFact(view, fact.name);
				return undefined;
			}}
			onClose={() => showDialog(undefined)}
		>
			<DatalistInput
				name="fact"
				label={strings.factToInsert}
				options={options.map(({ label, name }) => ({
					value: label,
					label: name,
				}))}
			/>
		</TextDialog>,
	);
}

/** Inserts a fact, instead of the two braces that may have opened the dialog. */
function insertFact(view: EditorView, source: string): void {
	const { tr, selection, schema, doc } = view.state;
	const { from, empty } = selection;
	if (empty && doc.textBetween(Math.max(from - 2, 0), from) === "{{")
		tr.delete(from - 2, from);
	tr.replaceSelectionWith(schema.node("fact", { source }));
	view.dispatch(tr.scrollIntoView());
}

const linkType = markdownSchema.marks.link;

function showLinkDialog(view: EditorView, context: TextContext): void {
	const { pages, showDialog, strings } = context;
	const { selection } = view.state;
	const link = findMark(selection.$from, linkType);
	const { from, to } = selection.empty && link ? link : selection;
	const isNew = from === to;
	showDialog(
		<TextDialog
			view={view}
			title={strings.link}
			submitLabel={strings.apply}
			removal={
				link && {
					label: strings.removeLink,
					remove: () =>
						view.dispatch(view.state.tr.removeMark(from, to, linkType)),
				}
			}
			onSubmit={(fields) => {
				const href = toLinkAddress(String(fields.get("target")));
				if (href === undefined)
					return { field: "target", problem: strings.noAddress };
				const text = String(fields.get("text") ?? "").trim();
				if (isNew && text === "")
					return { field: "text", problem: strings.noLinkText };
				setLink(view, href, { from, to, text });
				return undefined;
			}}
			onClose={() => showDialog(undefined)}
		>
			<DatalistInput
				name="target"
				label={strings.linkTarget}
				defaultValue={link?.mark.attrs.href}
				options={pages}
			/>
			{isNew && (
				<label>
					<span>{strings.linkText}</span>
					<input name="text" />
				</label>
			)}
		</TextDialog>,
	);
}

/** Links a range of the text, or inserts the text of a link. */
function setLink(
	view: EditorView,
	href: string,
	{ from, to, text }: { from: number; to: number; text: string },
): void {
	const { tr } = view.state;
	if (from === to) tr.insertText(text, from);
	const end = from === to ? from + text.length : to;
	tr.removeMark(from, end, linkType);
	tr.addMark(from, end, linkType.create({ href }));
	view.dispatch(tr.removeStoredMark(linkType).scrollIntoView());
}

/** An input that suggests options. */
function DatalistInput({
	name,
	label,
	defaultValue = "",
	options,
}: {
	readonly name: string;
	readonly label: string;
	readonly defaultValue?: string | undefined;
	readonly options: readonly Option[];
}) {
	const id = useId();
	return (
		<label>
			<span>{label}</span>
			<input
				name={name}
				list={id}
				defaultValue={defaultValue}
				autoComplete="off"
				spellCheck={false}
			/>
			<datalist id={id}>
				{options.map(({ value, label }) => (
					<option key={value} value={value} label={label} />
				))}
			</datalist>
		</label>
	);
}
