import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import {
	InputRule,
	inputRules,
	textblockTypeInputRule,
	wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import {
	liftListItem,
	sinkListItem,
	splitListItem,
} from "prosemirror-schema-list";
import {
	type Command,
	type EditorState,
	Plugin,
	type Transaction,
} from "prosemirror-state";
import { citationPattern, markdownSchema } from "../document/schema.ts";
import { type DialogName, getCommand, markdownTools } from "../tools.ts";
import { deleteAtom } from "./commands.ts";

/** The actions that keys and typing start. */
export type TextActions = {
	openDialog(name: DialogName): void;
	focusToolbar(): void;
	/** Opens the selected fact or picture. Returns whether there is one. */
	open(state: EditorState): boolean;
};

const { nodes } = markdownSchema;

/** Creates the plugins of a text: its shortcuts, its undo history, and what happens while somebody types. */
export function createPlugins(
	kind: "plain" | "markdown",
	actions: TextActions,
): Plugin[] {
	const isMarkdown = kind === "markdown";
	return [
		...(isMarkdown ? [new Plugin({ appendTransaction: joinLists })] : []),
		inputRules({
			rules: [createFactRule(actions), ...(isMarkdown ? markdownRules : [])],
		}),
		keymap({
			"Mod-z": undo,
			"Mod-y": redo,
			"Shift-Mod-z": redo,
			Backspace: deleteAtom("before"),
			Delete: deleteAtom("after"),
			"Alt-F10": () => {
				actions.focusToolbar();
				return true;
			},
			Enter: actions.open,
		}),
		keymap(isMarkdown ? getMarkdownKeys(actions) : plainKeys),
		new Plugin({ appendTransaction: makeFacts }),
		keymap(baseKeymap),
		history(),
	];
}

/** A line has no line breaks. */
const plainKeys = { Enter: () => true, "Shift-Enter": () => true };

const markdownRules: readonly InputRule[] = [
	textblockTypeInputRule(/^(#{2,6}) $/, nodes.heading, ([, signs = ""]) => ({
		level: signs.length,
	})),
	wrappingInputRule(/^> $/, nodes.blockquote),
	wrappingInputRule(/^[-*] $/, nodes.bullet_list),
	wrappingInputRule(/^(\d+)[.)] $/, nodes.ordered_list, ([, order]) => ({
		order: Number(order),
	})),
];

const breakLine: Command = ({ tr, selection }, dispatch) => {
	if (selection.$from.parent.type === nodes.paragraph)
		dispatch?.(
			tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView(),
		);
	return true;
};

/** Returns the shortcuts of a text in Markdown in the notation of ProseMirror: Mod+B of a tool is Mod-b. */
function getMarkdownKeys(actions: TextActions): { [key: string]: Command } {
	const toolKeys = markdownTools.flatMap((tool) => {
		const keys = tool.keys
			?.replaceAll("+", "-")
			.replace(/[A-Z]$/, (key) => key.toLowerCase());
		return keys ? [[keys, getCommand(tool, actions.openDialog)]] : [];
	});
	return {
		...Object.fromEntries(toolKeys),
		"Mod-]": sinkListItem(nodes.list_item),
		"Mod-[": liftListItem(nodes.list_item),
		Enter: splitListItem(nodes.list_item),
		"Shift-Enter": breakLine,
	};
}

/** Creates a rule that opens the list of facts when two braces are typed. */
function createFactRule(actions: TextActions): InputRule {
	return new InputRule(/(?<!\{)\{\{$/, (state, _match, _from, to) => {
		// After this transaction: the chosen fact replaces the braces.
		queueMicrotask(() => actions.openDialog("fact"));
		return state.tr.insertText("{", to);
	});
}

type Append = (
	transactions: readonly Transaction[],
	before: EditorState,
	after: EditorState,
) => Transaction | undefined;

/** Turns typed and pasted citations into facts. */
const makeFacts: Append = (transactions, _before, { doc, schema, tr }) => {
	if (!transactions.some(({ docChanged }) => docChanged)) return undefined;
	doc.descendants(({ text = "", marks }, position) => {
		for (const { 0: whole, 1: source, index } of text.matchAll(
			citationPattern,
		)) {
			const from = tr.mapping.map(position + index);
			const fact = schema.node("fact", { source }, undefined, marks);
			tr.replaceWith(from, from + whole.length, fact);
		}
	});
	return tr.docChanged ? tr : undefined;
};

/** Joins adjacent lists of the same type: in Markdown they would be one list. */
const joinLists: Append = (transactions, before, { doc, tr }) => {
	if (!transactions.some(({ docChanged }) => docChanged)) return undefined;
	const known = new Set<Node>();
	before.doc.descendants((node) => {
		known.add(node);
	});
	const joints: number[] = [];
	doc.descendants((node, position, parent, index) => {
		const previous = index > 0 ? parent?.child(index - 1) : undefined;
		const isList =
			node.type === nodes.bullet_list || node.type === nodes.ordered_list;
		if (!isList || previous?.type !== node.type) return;
		if (!known.has(node) || !known.has(previous)) joints.push(position);
	});
	for (const joint of joints.reverse()) tr.join(joint);
	return tr.docChanged ? tr : undefined;
};
