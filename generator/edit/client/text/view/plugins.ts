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
import { citation, markdownSchema } from "../document/schema.ts";
import type { Tool } from "../toolbar.tsx";
import { deleteAtom, moveAtom } from "./commands.ts";

/** The functions of the editor that keys and typing call. */
export type Requests = {
	insertFact(): void;
	focusToolbar(): void;
	/** Opens the node that is selected: a fact itself, the description of a picture. Returns whether there is one. */
	open(state: EditorState): boolean;
};

/** The plugins of a text without Markdown. */
export function linePlugins(requests: Requests): Plugin[] {
	return pluginsOf(requests, [], {
		// A line has no line breaks.
		Enter: openOr(requests, () => true),
		"Shift-Enter": () => true,
	});
}

const { nodes } = markdownSchema;

/** The plugins of a text in Markdown, whose tools have keys. */
export function markdownPlugins(
	requests: Requests,
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
		...keysOf(tools),
		"Mod-]": sinkListItem(list_item),
		"Mod-[": liftListItem(list_item),
		Enter: openOr(requests, splitListItem(list_item)),
		"Shift-Enter": breakLine,
	};
	return [
		new Plugin({ appendTransaction: joinLists }),
		...pluginsOf(requests, rules, keys),
	];
}

/** ProseMirror has the letters of keys small. */
function keysOf(tools: readonly Tool[]): { [key: string]: Command } {
	const entries = tools.map(({ keys = "", command }) => [
		keys.replaceAll("+", "-").replace(/[A-Z]$/, (key) => key.toLowerCase()),
		command,
	]);
	return Object.fromEntries(entries.filter(([keys]) => keys));
}

/** The plugins of any text, and what some have beside them. */
function pluginsOf(
	requests: Requests,
	rules: readonly InputRule[],
	keys: { readonly [key: string]: Command },
): Plugin[] {
	return [
		inputRules({ rules: [factRule(requests), ...rules] }),
		keymap({
			...keys,
			"Mod-z": undo,
			"Mod-y": redo,
			"Shift-Mod-z": redo,
			Backspace: deleteAtom("before"),
			Delete: deleteAtom("after"),
			"Alt-ArrowLeft": moveAtom("before"),
			"Alt-ArrowRight": moveAtom("after"),
			"Alt-F10": () => {
				requests.focusToolbar();
				return true;
			},
		}),
		new Plugin({ appendTransaction: makeFacts }),
		keymap(baseKeymap),
		history(),
	];
}

function openOr(requests: Requests, command: Command): Command {
	return chainCommands((state) => requests.open(state), command);
}

/** Two braces open the list of facts; they stay if none is chosen. */
function factRule(requests: Requests): InputRule {
	return new InputRule(/(?<!\{)\{\{$/, (state, _match, _from, to) => {
		// After this transaction, which the dialog's choice replaces.
		queueMicrotask(requests.insertFact);
		return state.tr.insertText("{", to);
	});
}

type Append = (
	transactions: readonly Transaction[],
	before: EditorState,
	after: EditorState,
) => Transaction | undefined;

/** Makes citations facts, however they were typed or pasted. */
const makeFacts: Append = (transactions, _before, { doc, schema, tr }) => {
	if (!transactions.some(({ docChanged }) => docChanged)) return undefined;
	doc.descendants(({ text = "", marks }, position) => {
		for (const { 0: whole, 1: written, index } of text.matchAll(citation)) {
			const from = tr.mapping.map(position + index);
			const fact = schema.node("fact", { written }, undefined, marks);
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
