import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { element } from "./element.ts";
import type { TextEditorOptions } from "./options.ts";
import { markdownSchema } from "./schema.ts";

/**
 * Creates what stores a picture and inserts it where the cursor is then. `tell` is given what to tell if it can't be
 * stored; `describe` asks for the words of a picture, and resolves to undefined where it is not to be inserted.
 */
export function createPictures(
	{ onPicture, onPictureDropped }: TextEditorOptions,
	view: EditorView,
	tell: (problem: string) => void,
	describe: () => Promise<string | undefined>,
) {
	return {
		/** Asks for a file. */
		choose() {
			const input = element("input", { type: "file", accept: "image/*,.heic" });
			input.addEventListener("change", () => insert([...(input.files ?? [])]));
			input.click();
		},
		/** Takes the pictures of a paste; returns whether there are any. */
		paste: ({ clipboardData }: ClipboardEvent) => take(clipboardData),
		/** Takes the pictures of a drop; returns whether there are any. */
		drop({ dataTransfer, clientX: left, clientY: top }: DragEvent) {
			const place = view.posAtCoords({ left, top });
			if (place) {
				const { tr } = view.state;
				const cursor = Selection.near(tr.doc.resolve(place.pos));
				if (picturesOf(dataTransfer).length > 0)
					view.dispatch(tr.setSelection(cursor));
			}
			return take(dataTransfer);
		},
	};

	function take(data: DataTransfer | null): boolean {
		const files = picturesOf(data);
		void insert(files);
		return files.length > 0;
	}

	async function insert(files: readonly File[]) {
		tell("");
		try {
			for (const file of files) {
				const src = await onPicture(file);
				// Without words, the text would be wrong while they are asked for.
				const alt = await describe();
				if (alt === undefined) onPictureDropped(src);
				else if (!view.isDestroyed) add({ src, alt });
			}
		} catch (problem) {
			tell(problem instanceof Error ? problem.message : String(problem));
		}
	}

	function add(attrs: { readonly src: string; readonly alt: string }) {
		const picture = markdownSchema.nodes.image.create(attrs);
		const { tr } = view.state;
		view.dispatch(tr.replaceSelectionWith(picture).scrollIntoView());
	}
}

/** The pictures of a paste or drop. Word and browsers add one of the text that is copied; that is no picture of its own. */
export function picturesOf(data: DataTransfer | null): File[] {
	return data?.types.includes("text/html")
		? []
		: [...(data?.files ?? [])].filter(isPicture);
}

/** Systems that don't know HEIC give it no type. */
function isPicture({ type, name }: File): boolean {
	return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}
