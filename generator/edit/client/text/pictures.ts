import type { EditorView } from "prosemirror-view";
import { messageOf } from "../message-of.ts";
import { uploadPicture } from "../panel/picture-editor.tsx";
import { markdownSchema } from "./document/schema.ts";
import { withBlock } from "./document/with-block.ts";
import type { TextContext } from "./text-context.ts";

/**
 * Creates what stores pictures and inserts them between paragraphs, in each language of the text. `describe` asks for the words
 * of a picture in each, and resolves to undefined where it is not to be inserted.
 */
export function createPictures(
	view: EditorView,
	now: () => TextContext,
	describe: (file: File) => Promise<readonly string[] | undefined>,
) {
	return {
		/** Asks for a file. */
		choose() {
			const input = document.createElement("input");
			Object.assign(input, { type: "file", accept: pictureFiles });
			input.addEventListener("change", () =>
				insert([...(input.files ?? [])], placeAtCursor(view)),
			);
			input.click();
		},
		/** Takes the pictures of a paste; returns whether there are any. */
		paste: ({ clipboardData }: ClipboardEvent) =>
			take(clipboardData, placeAtCursor(view)),
		/** Takes the pictures of a drop; returns whether there are any. */
		drop: (event: DragEvent) =>
			take(event.dataTransfer, placeAtMouse(view, event)),
	};

	function take(data: DataTransfer | null, place: number): boolean {
		const files = picturesOf(data);
		void insert(files, place);
		return files.length > 0;
	}

	async function insert(files: readonly File[], place: number) {
		const { showProblem } = now();
		showProblem("");
		let at = place;
		try {
			for (const file of files) {
				const src = await uploadPicture(file, now());
				// It is added with its description: without one, the text would have an error meanwhile.
				const alts = await describe(file);
				if (!alts) takeBack(src, now());
				else if (!view.isDestroyed) at = add(src, alts, at);
			}
		} catch (problem) {
			showProblem(messageOf(problem));
		}
	}

	/** Inserts a picture before block `place`, in place of an empty line there; returns the place after it. */
	function add(
		src: string,
		[own, ...inOthers]: readonly string[],
		place: number,
	): number {
		const { doc, tr } = view.state;
		const isEmpty = doc.maybeChild(place - 1)?.content.size === 0;
		const index = isEmpty ? place - 1 : Math.min(place, doc.childCount);
		const blocks = doc.children.slice(0, index);
		const from = blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
		const to = isEmpty ? from + doc.child(index).nodeSize : from;
		tr.replaceWith(from, to, blockOf(src, own));
		view.dispatch(tr.scrollIntoView());
		const count = doc.childCount - (isEmpty ? 1 : 0);
		for (const [nth, { value, set }] of (now().others ?? []).entries())
			set(withBlock(value, blockOf(src, inOthers[nth]), { index, count }));
		return index + 1;
	}
}

/** The files that a picture can be chosen from. Systems without HEIC support give HEIC files no type. */
const pictureFiles = "image/*,.heic,.heif";

function blockOf(src: string, alt = "") {
	const { paragraph, image } = markdownSchema.nodes;
	return paragraph.create(null, image.create({ src, alt }));
}

/** After which blocks a picture goes that is inserted at the cursor: never within one. */
function placeAtCursor({ state }: EditorView): number {
	return state.selection.$to.indexAfter(0);
}

/** The same of one that is dropped: before the block under the mouse if that is in its upper half, or else after it. */
function placeAtMouse(
	view: EditorView,
	{ clientX: left, clientY: top }: DragEvent,
): number {
	const { doc } = view.state;
	const found = view.posAtCoords({ left, top });
	if (!found) return doc.childCount;
	const place = doc.resolve(found.pos);
	if (place.depth === 0) return place.index();
	const block = view.nodeDOM(place.before(1));
	if (!(block instanceof HTMLElement)) return place.indexAfter(0);
	const bounds = block.getBoundingClientRect();
	const isAbove = top < (bounds.top + bounds.bottom) / 2;
	return place.index(0) + (isAbove ? 0 : 1);
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
