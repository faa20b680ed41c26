import type { EditorView } from "prosemirror-view";
import { useState } from "react";
import { useObjectUrl } from "../form/use-object-url.ts";
import { Options } from "../ui/options.tsx";
import { markdownSchema } from "./document/schema.ts";
import type { TextContext } from "./text-context.ts";
import { type FieldProblem, TextDialog } from "./text-dialog.tsx";
import { getSelectedNode } from "./view/commands.ts";

/** The types of files that a picture can be chosen from. Systems without HEIC support give HEIC files no type. */
export const pictureFiles = "image/*,.heic,.heif";

type PictureDialogProps = {
	readonly view: EditorView;
	readonly context: TextContext;
	/** A photo that was pasted or dropped. */
	readonly photo?: File | undefined;
	readonly isNew?: boolean;
};

/** Asks for a picture and its description and inserts it, or edits the description of the selected picture. */
export function PictureDialog({
	view,
	context,
	photo,
	isNew = false,
}: PictureDialogProps) {
	const { pictures, showDialog, strings, upload } = context;
	const selected = isNew ? undefined : getSelectedNode(view.state);
	const [file, setFile] = useState(photo);
	const [src, setSrc] = useState<string>(selected?.attrs.src ?? "");
	const address = pictures.find(({ value }) => value === src)?.address;
	const preview = useObjectUrl(file) ?? address;

	async function submit(fields: FormData): Promise<FieldProblem | undefined> {
		const alt = String(fields.get("alt")).trim();
		if (!file && src === "")
			return { field: "picture", problem: strings.noPicture };
		if (alt === "") return { field: "alt", problem: strings.noDescription };
		try {
			insertPicture(view, file ? await upload(file) : src, alt);
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			return { field: "photo", problem: error.message };
		}
		return undefined;
	}
	return (
		<TextDialog
			view={view}
			title={strings.picture}
			submitLabel={isNew ? strings.insert : strings.apply}
			removal={
				selected && {
					label: strings.removePicture,
					remove: () => view.dispatch(view.state.tr.deleteSelection()),
				}
			}
			onSubmit={submit}
			onClose={() => showDialog(undefined)}
		>
			{preview && <img src={preview} alt="" />}
			<SourceFields
				context={context}
				src={file ? "" : src}
				onChoose={(next) => {
					setFile(undefined);
					setSrc(next);
				}}
				onUpload={setFile}
			/>
			<label>
				<span>{strings.description}</span>
				<input name="alt" defaultValue={selected?.attrs.alt ?? ""} />
			</label>
		</TextDialog>
	);
}

/** The fields for a picture of the site, or a photo. */
function SourceFields({
	context: { pictures, strings },
	src,
	onChoose,
	onUpload,
}: {
	readonly context: TextContext;
	readonly src: string;
	onChoose(src: string): void;
	onUpload(file: File | undefined): void;
}) {
	return (
		<>
			<label>
				<span>{strings.pictureToInsert}</span>
				<select
					name="picture"
					value={src}
					onChange={({ target }) => onChoose(target.value)}
				>
					<option value="">–</option>
					<Options options={pictures} />
				</select>
			</label>
			<label>
				<span>{strings.uploadPicture}</span>
				<input
					name="photo"
					type="file"
					accept={pictureFiles}
					onChange={({ target }) => onUpload(target.files?.[0])}
				/>
			</label>
		</>
	);
}

/** Replaces the selected picture, or inserts one in a paragraph of its own after the block with the cursor. */
function insertPicture(view: EditorView, src: string, alt: string): void {
	if (view.isDestroyed) return;
	const { tr, selection } = view.state;
	const { paragraph, image } = markdownSchema.nodes;
	const picture = image.create({ src, alt });
	if (getSelectedNode(view.state)?.type === image)
		tr.replaceSelectionWith(picture);
	else {
		const { $to } = selection;
		const isEmpty = $to.depth === 1 && $to.parent.content.size === 0;
		const end = $to.depth > 0 ? $to.after(1) : $to.pos;
		const start = isEmpty ? $to.before(1) : end;
		tr.replaceWith(start, end, paragraph.create(null, picture));
	}
	view.dispatch(tr.scrollIntoView());
}
