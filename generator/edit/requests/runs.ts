import { toMessageLanguage } from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import { scaffoldsOf } from "../contents/kinds.ts";
import { contextOf } from "../context.ts";
import type { Editor, Handler } from "../editor.ts";
import { fileNameAt } from "../fields/names.ts";
import { notDropped, notSavedBefore, unreadable } from "../messages.ts";

/** Takes up again what earlier runs had not saved. */
export const restore: Handler<"restore"> = async (editor, { runs }) => {
	const { drafts, edited, kept } = editor;
	const before = await earlierNamed(editor, runs);
	return edited.edit(() => {
		for (const { name, files } of before) {
			drafts.restore(files, notSavedBefore);
			kept.taken(name);
		}
	});
};

/** Forgets what earlier runs had not saved. */
export const drop: Handler<"drop"> = async (editor, { runs }) => {
	const { edited, kept } = editor;
	const before = await earlierNamed(editor, runs);
	const [whyNot] = before.flatMap(({ name }) => kept.drop(name) ?? []);
	return edited.state(whyNot && notDropped(whyNot));
};

/** The unsaved files of these earlier runs. */
async function earlierNamed(
	{ drafts, edited, kept }: Editor,
	names: readonly string[],
) {
	await edited.current();
	const { runs } = kept.earlier(drafts.disk());
	return runs.filter(({ name }) => names.includes(name));
}

/** Begins to edit: the state, and what the editor must know first. */
export const begin: Handler<"begin"> = async ({
	drafts,
	edited,
	kept,
	language,
	network = [],
}) => {
	const { value } = await edited.current();
	const { languages } = value.site;
	const earlier = kept.earlier(drafts.disk());
	const files = earlier.runs.flatMap((run) => run.files);
	const context = contextOf(value, language);
	const called = files.map(({ path }) => fileNameAt(path, context));
	return {
		...(await edited.state()),
		before: {
			runs: earlier.runs.map(({ name }) => name),
			called: [...new Set(called)],
		},
		unreadable: selectText(unreadable(earlier.unreadable), language),
		language: toMessageLanguage(language),
		network,
		host: value.model ? hostOf(value.site.origin(context.index)) : "",
		tags: Object.fromEntries(languages.map(({ code, tag }) => [code, tag])),
		scaffolds: scaffoldsOf(context),
	};
};

/** The host of an address, without www. */
function hostOf(address: string): string {
	return new URL(address).hostname.replace(/^www\./, "");
}
