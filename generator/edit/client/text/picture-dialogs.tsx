import type { EditorView } from "prosemirror-view";
import { useEffect, useState } from "react";
import type { TextContext } from "./text-context.ts";
import { TextDialog, type TextDialogProps } from "./text-dialog.tsx";
import { selectedNode } from "./view/commands.ts";

/** Asks for the words of a picture, in the language of the text first; undefined if that is given up. */
export function describePicture(
	view: EditorView,
	context: TextContext,
	file: File,
): Promise<readonly string[] | undefined> {
	const { languageName, others = [], words } = context;
	const languages = [languageName, ...others.map((each) => each.languageName)];
	return askForWords(view, context, {
		fields: languages.map((each) => ({ language: each, value: "" })),
		submit: words.insert,
		file,
	});
}

/** Asks for other words of the picture that is selected, or takes it out. */
export async function editPicture(
	view: EditorView,
	context: TextContext,
): Promise<void> {
	const { words } = context;
	const image = selectedNode(view.state);
	if (!image) return;
	const { from } = view.state.selection;
	const [alt] =
		(await askForWords(view, context, {
			fields: [{ language: undefined, value: image.attrs.alt }],
			submit: words.apply,
			other: {
				label: words.removePicture,
				act: () => view.dispatch(view.state.tr.deleteSelection()),
			},
		})) ?? [];
	if (alt !== undefined)
		view.dispatch(view.state.tr.setNodeAttribute(from, "alt", alt));
}

type Asked = Pick<TextDialogProps, "submit" | "other"> & {
	readonly fields: readonly {
		/** The name of the language, where there are several. */
		readonly language: string | undefined;
		readonly value: string;
	}[];
	readonly file?: File;
};

function askForWords(
	view: EditorView,
	{ showDialog, words }: TextContext,
	{ fields, file, ...buttons }: Asked,
): Promise<readonly string[] | undefined> {
	return new Promise((resolve) =>
		showDialog(
			<TextDialog
				view={view}
				title={words.picture}
				{...buttons}
				onSubmit={(form) => {
					const said = fields.map((_, index) =>
						String(form.get(`alt-${index}`)).trim(),
					);
					const empty = said.indexOf("");
					if (empty >= 0)
						return { field: `alt-${empty}`, problem: words.noDescription };
					resolve(said);
					return undefined;
				}}
				onClose={() => {
					showDialog(undefined);
					resolve(undefined);
				}}
			>
				{file && <Preview file={file} />}
				{fields.map(({ language, value }, index) => (
					<label key={language ?? ""}>
						<span>
							{[words.description, fields.length > 1 && language]
								.filter(Boolean)
								.join(", ")}
						</span>
						<input name={`alt-${index}`} defaultValue={value} />
					</label>
				))}
			</TextDialog>,
		),
	);
}

/** The picture as it looks, unless the browser can't show it. */
function Preview({ file }: { readonly file: File }) {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return (
		address && (
			<img src={address} alt="" onError={() => setAddress(undefined)} />
		)
	);
}
