import { toggleMark } from "prosemirror-commands";
import type { MarkType } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { MessageLanguage } from "../../../diagnostics/language.ts";
import {
	isHeading,
	isInList,
	isInQuotation,
	markAround,
	toggleHeading,
	toggleList,
	toggleQuotation,
} from "./commands.ts";
import type { Dialogs } from "./dialogs.ts";
import { markdownSchema } from "./schema.ts";
import type { Tool } from "./toolbar.ts";
import { words } from "./words.ts";

const { nodes, marks } = markdownSchema;

/** The button that inserts a fact. */
export function factTool(language: MessageLanguage, dialogs: Dialogs): Tool {
	const name = words.fact[language];
	return {
		name,
		sign: `+ ${name}`,
		isPossible: () => true,
		run: dialogs.insertFact,
	};
}

/** The button that chooses a picture. */
export function pictureTool(
	language: MessageLanguage,
	choose: () => void,
): Tool {
	const name = words.picture[language];
	return {
		name,
		sign: `+ ${name}`,
		isPossible: ({ selection }) =>
			selection.$from.parent.type === nodes.paragraph,
		run: choose,
	};
}

/** The buttons of a text in Markdown. */
export function markdownTools(
	language: MessageLanguage,
	dialogs: Dialogs,
): Tool[] {
	return [
		{
			name: words.bold[language],
			sign: language === "da" ? "F" : "B",
			className: "bold",
			keys: "Mod+B",
			...does(toggleMark(marks.strong)),
			isOn: (state) => isMarked(state, marks.strong),
		},
		{
			name: words.italic[language],
			sign: language === "da" ? "K" : "I",
			className: "italic",
			keys: "Mod+I",
			...does(toggleMark(marks.em)),
			isOn: (state) => isMarked(state, marks.em),
		},
		...([2, 3, 4] as const).map((level) => ({
			name: words[`heading${level}`][language],
			sign: "H",
			className: `heading-${level}`,
			keys: `Control+Shift+${level}`,
			...does(toggleHeading(level)),
			isOn: (state: EditorState) => isHeading(state, level),
		})),
		{
			name: words.bullets[language],
			sign: "•",
			className: "signs",
			keys: "Mod+Shift+8",
			...does(toggleList(nodes.bullet_list)),
			isOn: (state) => isInList(state, nodes.bullet_list),
		},
		{
			name: words.numbers[language],
			sign: "①",
			className: "signs",
			keys: "Mod+Shift+7",
			...does(toggleList(nodes.ordered_list)),
			isOn: (state) => isInList(state, nodes.ordered_list),
		},
		{
			name: words.quotation[language],
			sign: "”",
			className: "signs",
			keys: "Mod+Shift+9",
			...does(toggleQuotation),
			isOn: isInQuotation,
		},
		{
			name: words.link[language],
			sign: "Link",
			keys: "Mod+K",
			isOn: ({ selection }) =>
				markAround(selection.$from, marks.link) !== undefined,
			isPossible: ({ selection }) => selection.$from.parent.inlineContent,
			run: dialogs.editLink,
		},
	];
}

function does(command: Command): Pick<Tool, "isPossible" | "run"> {
	return {
		isPossible: (state) => command(state),
		run(view: EditorView) {
			command(view.state, view.dispatch);
			view.focus();
		},
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
