import { baseKeymap, chainCommands } from "prosemirror-commands";
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
import type { Tool } from "../tools.ts";
import { deleteAtom } from "./commands.ts";

/** The actions that keys and typing start. */
export type TextActions = {
	insertFact(): void;
	focusToolbar(): void;
	/** Opens the selected fact or picture. Returns whether there is one. */
	open(state: EditorState): boolean;
};

/** Creates the plugins of a text without Markdown. */
export function createPlainPlugins(actions: TextActions): Plugin[] {
	return createPlugins(actions, [], {
		// A line has no line breaks.
		Enter: openOrElse(actions, () => true),
		"Shift-Enter": () => true,
	});
}

const { nodes } = markdownSchema;

/** Creates the plugins of a text in Markdown, with the shortcuts of its tools. */
export function createMarkdownPlugins(
	actions: TextActions,
	tools: readonly Tool[],
): Plugin[] {
	const { bullet_list, ordered_list, list_item, blockquote, hard_break } =
		nodes;
	const breakLine: Command = ({ tr, selection }, dispatch) => {
		if (selection.$from.parent.type === nodes.paragraph)
			dispatch?.(tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
		return true;
	};
	const rules = [
		textblockTypeInputRule(/^(#{2,6}) $/, nodes.heading, ([, signs = ""]) => ({
			level: signs.length,
		})),
		wrappingInputRule(/^> $/, blockquote),
		wrappingInputRule(/^[-*] $/, bullet_list),
		wrappingInputRule(/^(\d+)[.)] $/, ordered_list, ([, order]) => ({
			order: Number(order),
		})),
	];
	const keys = {
		...getToolKeys(tools),
		"Mod-]": sinkListItem(list_item),
		"Mod-[": liftListItem(list_item),
		Enter: openOrElse(actions, splitListItem(list_item)),
		"Shift-Enter": breakLine,
	};
	return [
		new Plugin({ appendTransaction: joinLists }),
		...createPlugins(actions, rules, keys),
	];
}

/** Returns the shortcuts of tools in the notation of ProseMirror: Mod+B is Mod-b. */
function getToolKeys(tools: readonly Tool[]): { [key: string]: Command } {
	const entries = tools.map(({ keys = "", command }) => [
		keys.replaceAll("+", "-").replace(/[A-Z]$/, (key) => key.toLowerCase()),
		command,
	]);
	return Object.fromEntries(entries.filter(([keys]) => keys));
}

/** Creates the plugins of all texts, with additional rules and keys. */
function createPlugins(
	actions: TextActions,
	rules: readonly InputRule[],
	keys: { readonly [key: string]: Command },
): Plugin[] {
	return [
		inputRules({ rules: [createFactRule(actions), ...rules] }),
		keymap({
			...keys,
			"Mod-z": undo,
			"Mod-y": redo,
			"Shift-Mod-z": redo,
			Backspace: deleteAtom("before"),
			Delete: deleteAtom("after"),
			"Alt-F10": () => {
				actions.focusToolbar();
				return true;
			},
		}),
		new Plugin({ appendTransaction: makeFacts }),
		keymap(baseKeymap),
		history(),
	];
}

function openOrElse(actions: TextActions, command: Command): Command {
	return chainCommands((state) => actions.open(state), command);
}

/** Creates a rule that opens the list of facts when two braces are typed. */
function createFactRule(actions: TextActions): InputRule {
	return new InputRule(/(?<!\{)\{\{$/, (state, _match, _from, to) => {
		// After this transaction: the chosen fact replaces the braces.
		queueMicrotask(actions.insertFact);
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
