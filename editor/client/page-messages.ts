import * as z from "zod/mini";
import { commands } from "./shortcuts.ts";

// Messages between an edited page and the editor that frames it. They have different origins. Code on the page may be
// anybody's, such as the widget of a provider: the editor checks each message and does no more than a click on the page may do.
// No message changes content.

const text = z.string().check(z.maxLength(2000));
const path = text.check(z.regex(/^\/(?![/\\])/));

// The policy of the editor forbids to compile code at run time.
z.config({ jitless: true });

const fromPage = z.discriminatedUnion("kind", [
	/** The page was opened or updated. `isMissing`: there is none at its path. */
	z.object({
		kind: z.literal("page"),
		path,
		title: text,
		locale: text,
		isMissing: z.boolean(),
		/** Whether it was loaded; otherwise it was updated in place. */
		isNew: z.boolean(),
	}),
	/**
	 * An element was clicked, or a photo was dropped on it. It has the mark of its value, or a text; `nth` counts the texts of
	 * the page that read the same, from 0. It has neither if it shows no value.
	 */
	z.object({
		kind: z.literal("click"),
		mark: z.optional(text),
		text: z.optional(text),
		nth: z.optional(z.int().check(z.nonnegative())),
		/** The address of the link around it. */
		link: z.optional(text),
		photo: z.optional(z.instanceof(File)),
	}),
	/** A link to another site was followed. */
	z.object({ kind: z.literal("leave"), address: text }),
	z.object({ kind: z.literal("command"), command: z.enum(commands) }),
]);

/** A message of a page. */
export type PageMessage = z.infer<typeof fromPage>;

/** A message of a page of one kind. */
export type PageMessageOf<K extends PageMessage["kind"]> = Extract<
	PageMessage,
	{ readonly kind: K }
>;

/** Parses a message of a page; returns undefined if it isn't one. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
	return fromPage.safeParse(data).data;
}

/** A message of the editor to a page. */
export type EditorMessage =
	/** Whether clicks edit, and whether everything that can be edited is outlined. */
	| {
			readonly kind: "mode";
			readonly isEditing: boolean;
			readonly isOutlined: boolean;
	  }
	/**
	 * Outlines and shows the element with a mark, or the one that was clicked last; nothing without a target. `covered` is how
	 * much of the page's height the panel covers (CSS pixels).
	 */
	| {
			readonly kind: "show";
			readonly target: ShownElement | undefined;
			readonly covered: number;
	  };

/** An element of the page: the one that was clicked last, or the first one with a mark. */
export type ShownElement = "clicked" | { readonly mark: string };
