import { useId, useState } from "react";
import type { Option } from "../../protocol.ts";
import { useEditor } from "../editor-context.ts";
import { MediaChooser } from "../form/media-chooser.tsx";
import { markdownSchema } from "./document/schema.ts";
import { type DialogProps, FormDialog } from "./form-dialog.tsx";
import { toLinkAddress } from "./link-address.ts";
import { findMark, getSelectedNode } from "./view/commands.ts";
import { insertFact, insertPicture, setLink } from "./view/insert.ts";

/** Asks for a fact and inserts it. */
export function FactDialog(props: DialogProps) {
	const { view, locale } = props;
	const { choices, strings } = useEditor();
	const options = (choices?.facts ?? [])
		.map(({ name, label, texts }) => {
			const text = texts[locale] ?? name;
			return { name, text, value: `${text} – ${label}`, label: name };
		})
		// Facts that are addresses are for links.
		.filter(({ text }) => !/^[a-z]+:\S+$/.test(text));
	return (
		<FormDialog
			{...props}
			title={strings.fact}
			submitLabel={strings.insert}
			onSubmit={(fields) => {
				const typed = String(fields.get("fact")).trim().toLowerCase();
				const matches = options.filter(({ value }) =>
					value.toLowerCase().includes(typed),
				);
				const fact =
					matches.find(({ value }) => value.toLowerCase() === typed) ??
					(matches.length === 1 ? matches[0] : undefined);
				if (!fact) return { field: "fact", problem: strings.noFact };
				insertFact(view, fact.name);
				return undefined;
			}}
		>
			<DatalistInput
				name="fact"
				label={strings.factToInsert}
				options={options}
			/>
		</FormDialog>
	);
}

const { marks, nodes } = markdownSchema;

/** Asks for the address of the selected text or link, or of a new link. */
export function LinkDialog(props: DialogProps) {
	const { view, locale } = props;
	const { choices, strings } = useEditor();
	const { selection } = view.state;
	const link = findMark(selection.$from, marks.link);
	const { from, to } = selection.empty && link ? link : selection;
	const isNew = from === to;
	return (
		<FormDialog
			{...props}
			title={strings.link}
			submitLabel={strings.apply}
			removal={
				link && {
					label: strings.removeLink,
					remove: () =>
						view.dispatch(view.state.tr.removeMark(from, to, marks.link)),
				}
			}
			onSubmit={(fields) => {
				const href = toLinkAddress(String(fields.get("target")));
				const text = String(fields.get("text") ?? "").trim();
				if (href === undefined)
					return { field: "target", problem: strings.noAddress };
				if (isNew && text === "")
					return { field: "text", problem: strings.noLinkText };
				setLink(view, { from, to, href, text });
				return undefined;
			}}
		>
			<DatalistInput
				name="target"
				label={strings.linkTarget}
				defaultValue={link?.mark.attrs.href}
				options={choices?.pages[locale] ?? []}
			/>
			{isNew && (
				<label>
					<span>{strings.linkText}</span>
					<input name="text" />
				</label>
			)}
		</FormDialog>
	);
}

/** Asks for a picture and its description, and inserts it or replaces the selected one. `photo` is the name of a new one. */
export function PictureDialog({
	photo,
	...props
}: DialogProps & { readonly photo?: string | undefined }) {
	const { view } = props;
	const { strings } = useEditor();
	const node = getSelectedNode(view.state);
	const selected = node?.type === nodes.image ? node.attrs : undefined;
	const [src, setSrc] = useState<string>(photo ?? selected?.src ?? "");
	const id = useId();
	return (
		<FormDialog
			{...props}
			title={strings.picture}
			submitLabel={selected ? strings.apply : strings.insert}
			removal={
				selected && {
					label: strings.removePicture,
					remove: () => view.dispatch(view.state.tr.deleteSelection()),
				}
			}
			onSubmit={(fields) => {
				const alt = String(fields.get("alt")).trim();
				if (src === "") return { field: id, problem: strings.noPicture };
				if (alt === "") return { field: "alt", problem: strings.noDescription };
				insertPicture(view, src, alt);
				return undefined;
			}}
		>
			<MediaChooser
				kind="picture"
				id={id}
				name={strings.picture}
				value={src}
				onChange={(next) => setSrc(next ?? "")}
			/>
			<label>
				<span>{strings.description}</span>
				<input name="alt" defaultValue={selected?.alt ?? ""} />
			</label>
		</FormDialog>
	);
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
