import { toggleMark } from "prosemirror-commands";
import type { MarkType, Node } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { Words } from "../words.ts";
import type { Dialogs } from "./dialogs.tsx";
import { markdownSchema } from "./document/schema.ts";
import type { TextContext } from "./text-context.ts";
import type { Tool } from "./toolbar.tsx";
import {
	isHeading,
	isInList,
	isInQuotation,
	markAround,
	toggleHeading,
	toggleList,
	toggleQuotation,
} from "./view/commands.ts";

const { nodes, marks } = markdownSchema;

/** The buttons of a text; `choosePicture` asks for a file. */
export function toolsOf(
	{ choices, kind, words }: TextContext,
	dialogs: Dialogs,
	choosePicture: () => void,
): Tool[] {
	const [fact, picture] = [words.fact, words.picture];
	const isMarkdown = kind === "markdown";
	const factTool = {
		name: fact,
		icon: "fact" as const,
		sign: fact,
		command: opens(dialogs.insertFact),
	};
	const pictureTool = {
		name: picture,
		icon: "picture" as const,
		command: opens(choosePicture, ({ type }) => type === nodes.paragraph),
	};
	return [
		...(isMarkdown ? markdownTools(words, dialogs) : []),
		...(choices.facts.length > 0 ? [factTool] : []),
		...(isMarkdown ? [pictureTool] : []),
	];
}

/** The buttons of a text in Markdown. */
function markdownTools(words: Words, dialogs: Dialogs): Tool[] {
	return [
		{
			name: words.bold,
			sign: words.bold.charAt(0),
			className: "bold",
			keys: "Mod+B",
			command: toggleMark(marks.strong),
			isOn: (state) => isMarked(state, marks.strong),
		},
		{
			name: words.italic,
			sign: words.italic.charAt(0),
			className: "italic",
			keys: "Mod+I",
			command: toggleMark(marks.em),
			isOn: (state) => isMarked(state, marks.em),
		},
		...([2, 3, 4] as const).map((level) => ({
			name: words[`heading${level}`],
			icon: `heading${level}` as const,
			keys: `Control+Shift+${level}`,
			command: toggleHeading(level),
			isOn: (state: EditorState) => isHeading(state, level),
		})),
		{
			name: words.bullets,
			icon: "bullets",
			keys: "Mod+Shift+8",
			command: toggleList(nodes.bullet_list),
			isOn: (state) => isInList(state, nodes.bullet_list),
		},
		{
			name: words.numbers,
			icon: "numbers",
			keys: "Mod+Shift+7",
			command: toggleList(nodes.ordered_list),
			isOn: (state) => isInList(state, nodes.ordered_list),
		},
		{
			name: words.quotation,
			icon: "quotation",
			keys: "Mod+Shift+9",
			command: toggleQuotation,
			isOn: isInQuotation,
		},
		{
			name: words.link,
			icon: "link",
			keys: "Mod+K",
			isOn: ({ selection }) =>
				markAround(selection.$from, marks.link) !== undefined,
			command: opens(dialogs.editLink, ({ inlineContent }) => inlineContent),
		},
	];
}

/** A command that opens something, where the selection begins in a node that allows it. */
function opens(
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
) {
	const { from, to, empty, $from } = selection;
	return empty
		? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
		: doc.rangeHasMark(from, to, mark);
}
