import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { messageOf } from "../message-of.ts";
import { uploadPicture } from "../panel/picture-editor.tsx";
import { markdownSchema } from "./document/schema.ts";
import type { TextContext } from "./text-context.ts";

/**
 * Creates what stores a picture and inserts it where the cursor is then. `describe` asks for the words of a picture, and
 * resolves to undefined where it is not to be inserted.
 */
export function createPictures(
	view: EditorView,
	now: () => TextContext,
	describe: () => Promise<string | undefined>,
) {
	return {
		/** Asks for a file. */
		choose() {
			const input = document.createElement("input");
			Object.assign(input, { type: "file", accept: "image/*,.heic" });
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
		const { showProblem } = now();
		showProblem("");
		try {
			for (const file of files) {
				const src = await uploadPicture(file, now());
				now().onUploaded();
				// Without words, the text would be wrong while they are asked for.
				const alt = await describe();
				if (alt === undefined) takeBack(src, now());
				else if (!view.isDestroyed) add({ src, alt });
			}
		} catch (problem) {
			showProblem(messageOf(problem));
		}
	}

	function add(attrs: { readonly src: string; readonly alt: string }) {
		const picture = markdownSchema.nodes.image.create(attrs);
		const { tr } = view.state;
		view.dispatch(tr.replaceSelectionWith(picture).scrollIntoView());
	}
}

/** Takes back that a picture was stored: it is the last thing that was done, unless somebody undid it already. */
function takeBack(src: string, { perform, ask, state }: TextContext): void {
	if (state.undo?.includes(src)) perform(() => ask("undo", {}));
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
