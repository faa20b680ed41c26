import { contextOf } from "../context.ts";
import { fileNameAt } from "../fields/names.ts";
import { notDropped, notSavedBefore, unreadable } from "../messages.ts";
import type { Editor } from "./editor.ts";
import type { Handlers, Requests } from "./schemas.ts";

/** The answers to requests about runs of the editor: the beginning of this one, and what earlier ones had not saved. */
export function runRequests(
	editor: Editor,
): Pick<Handlers, "begin" | "restore" | "drop"> {
	const { drafts, edited, kept } = editor;

	/** What earlier runs had not saved, of those that are named. */
	async function earlierNamed(names: readonly string[]) {
		await edited.current();
		const { runs } = kept.earlier(drafts.disk());
		return runs.filter(({ name }) => names.includes(name));
	}

	return {
		begin: () => begin(editor),
		async restore({ runs }) {
			const before = await earlierNamed(runs);
			return edited.edit(() => {
				for (const { name, files } of before) {
					drafts.restore(files, notSavedBefore);
					kept.taken(name);
				}
			});
		},
		async drop({ runs }) {
			const before = await earlierNamed(runs);
			const [whyNot] = before.flatMap(({ name }) => kept.drop(name) ?? []);
			return edited.state(whyNot && notDropped(whyNot));
		},
	};
}

async function begin({
	drafts,
	edited,
	kept,
	language,
}: Editor): Promise<Requests["begin"]["answer"]> {
	const { value } = await edited.current();
	const { collections, languages } = value.site;
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
		unreadable: unreadable(earlier.unreadable)?.[language],
		language,
		tags: Object.fromEntries(languages.map(({ code, tag }) => [code, tag])),
		scaffolds: collections.flatMap(({ scaffold }) =>
			scaffold
				? [{ name: scaffold.name, label: scaffold.label[language] }]
				: [],
		),
	};
}
