import { toggleMark } from "prosemirror-commands";
import type { MarkType, Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { Strings } from "../strings.ts";
import type { IconName } from "../ui/icon.tsx";
import type { Dialogs } from "./dialogs.tsx";
import { markdownSchema } from "./document/schema.ts";
import type { TextContext } from "./text-context.ts";
import {
	findMark,
	isHeading,
	isInList,
	isInQuotation,
	toggleHeading,
	toggleList,
	toggleQuotation,
} from "./view/commands.ts";

/** A button of the toolbar. */
export type Tool = {
	/** Its name, for assistive technology and as a tooltip. */
	readonly name: string;
	readonly icon: IconName | "bold" | "italic";
	/** Whether the name is visible beside the icon. */
	readonly hasLabel?: boolean;
	/** Its keys in the notation of aria-keyshortcuts; Mod is Meta on Apple's systems and Control on others. */
	readonly keys?: string;
	/** Returns whether the format is active. Undefined for buttons that don't toggle. */
	isActive?(state: EditorState): boolean;
	readonly command: Command;
};

const { nodes, marks } = markdownSchema;

/** Creates the tools of a text. */
export function createTools(
	{ facts, kind, strings }: TextContext,
	dialogs: Dialogs,
): readonly Tool[] {
	const isMarkdown = kind === "markdown";
	const factTool: Tool = {
		name: strings.fact,
		icon: "fact",
		hasLabel: true,
		command: createOpener(dialogs.insertFact),
	};
	return [
		...(isMarkdown ? createMarkdownTools(strings, dialogs) : []),
		...(facts.length > 0 ? [factTool] : []),
	];
}

function createMarkdownTools(strings: Strings, dialogs: Dialogs): Tool[] {
	return [
		{
			name: strings.bold,
			icon: "bold",
			keys: "Mod+B",
			command: toggleMark(marks.strong),
			isActive: (state) => isMarked(state, marks.strong),
		},
		{
			name: strings.italic,
			icon: "italic",
			keys: "Mod+I",
			command: toggleMark(marks.em),
			isActive: (state) => isMarked(state, marks.em),
		},
		...([2, 3, 4] as const).map(
			(level): Tool => ({
				name: strings[`heading${level}`],
				icon: `heading${level}`,
				keys: `Control+Shift+${level}`,
				command: toggleHeading(level),
				isActive: (state) => isHeading(state, level),
			}),
		),
		...createListTools(strings),
		{
			name: strings.link,
			icon: "link",
			keys: "Mod+K",
			isActive: ({ selection }) =>
				findMark(selection.$from, marks.link) !== undefined,
			command: createOpener(
				dialogs.editLink,
				({ inlineContent }) => inlineContent,
			),
		},
		{
			name: strings.picture,
			icon: "picture",
			command: createOpener(() => dialogs.insertPicture()),
		},
	];
}

function createListTools(strings: Strings): Tool[] {
	return [
		{
			name: strings.bullets,
			icon: "bullets",
			keys: "Mod+Shift+8",
			command: toggleList(nodes.bullet_list),
			isActive: (state) => isInList(state, nodes.bullet_list),
		},
		{
			name: strings.numbers,
			icon: "numbers",
			keys: "Mod+Shift+7",
			command: toggleList(nodes.ordered_list),
			isActive: (state) => isInList(state, nodes.ordered_list),
		},
		{
			name: strings.quotation,
			icon: "quotation",
			keys: "Mod+Shift+9",
			command: toggleQuotation,
			isActive: isInQuotation,
		},
	];
}

/** Creates a command that opens a dialog, where the selection begins in a node that allows it. */
function createOpener(
	open: () => void,
	isPossible: (parent: Node) => boolean = () => true,
): Command {
	return ({ selection }, dispatch) => {
		if (!isPossible(selection.$from.parent)) return false;
		if (dispatch) open();
		return true;
	};
}

function isMarked(
	{ selection, storedMarks, doc }: EditorState,
	mark: MarkType,
): boolean {
	const { from, to, empty, $from } = selection;
	return empty
		? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
		: doc.rangeHasMark(from, to, mark);
}
