import { toggleMark } from "prosemirror-commands";
import type { MarkType } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { markdownSchema } from "./document/schema.ts";
import {
	findMark,
	isHeading,
	isInList,
	isInQuotation,
	toggleHeading,
	toggleList,
	toggleQuotation,
} from "./view/commands.ts";

/** The dialogs of a text. */
export type DialogName = "fact" | "link" | "picture";

/** A button of the toolbar. */
export type Tool = {
	/** The name of its label and its icon. */
	readonly name:
		| DialogName
		| "bold"
		| "italic"
		| `heading${2 | 3 | 4}`
		| "bullets"
		| "numbers"
		| "quotation";
	/** Its keys in the notation of aria-keyshortcuts; Mod is Meta on Apple's systems and Control on others. */
	readonly keys?: string;
	/** What it does; undefined if it opens the dialog of its name. */
	readonly command?: Command;
	/** Returns whether the format is active. Undefined for buttons that don't toggle. */
	isActive?(state: EditorState): boolean;
};

const { nodes, marks } = markdownSchema;

/** The tool of all texts, if there are facts. */
export const factTool: Tool = { name: "fact" };

/** The tools of texts in Markdown. */
export const markdownTools: readonly Tool[] = [
	{
		name: "bold",
		keys: "Mod+B",
		command: toggleMark(marks.strong),
		isActive: (state) => isMarked(state, marks.strong),
	},
	{
		name: "italic",
		keys: "Mod+I",
		command: toggleMark(marks.em),
		isActive: (state) => isMarked(state, marks.em),
	},
	...([2, 3, 4] as const).map(
		(level): Tool => ({
			name: `heading${level}`,
			keys: `Control+Shift+${level}`,
			command: toggleHeading(level),
			isActive: (state) => isHeading(state, level),
		}),
	),
	{
		name: "bullets",
		keys: "Mod+Shift+8",
		command: toggleList(nodes.bullet_list),
		isActive: (state) => isInList(state, nodes.bullet_list),
	},
	{
		name: "numbers",
		keys: "Mod+Shift+7",
		command: toggleList(nodes.ordered_list),
		isActive: (state) => isInList(state, nodes.ordered_list),
	},
	{
		name: "quotation",
		keys: "Mod+Shift+9",
		command: toggleQuotation,
		isActive: isInQuotation,
	},
	{
		name: "link",
		keys: "Mod+K",
		isActive: ({ selection }) =>
			findMark(selection.$from, marks.link) !== undefined,
	},
	{ name: "picture" },
];

/** Returns the command of a tool. One that opens a dialog dispatches nothing. */
export function getCommand(
	{ name, command }: Tool,
	openDialog: (name: DialogName) => void,
): Command {
	if (command) return command;
	return ({ selection }, dispatch) => {
		if (name === "link" && !selection.$from.parent.inlineContent) return false;
		if (dispatch) openDialog(name as DialogName);
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
