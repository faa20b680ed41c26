import {
	createMemo,
	emptyHistory,
	findNextChange,
	findTranslationGaps,
	formatDate,
	formatList,
	getLanguageName,
	getMessageTag,
	type Locale,
	listLaunchTasks,
	listLocales,
	type MessageText,
	messageTags,
	parseMemoized,
	readHistory,
	type SiteDefinition,
	selectText,
	type TranslationGap,
} from "kilde/tools";
import type { Editor, EditorContent } from "../editor.ts";
import { listProblems } from "../problems/problems.ts";
import type { Changes, Problem, Todo } from "../protocol.ts";

/** Lists what is left to do: missing and outdated translations, samples to replace, and open questions. */
export async function listTodos({
	root,
	getContent,
}: Editor): Promise<Pick<Changes, "translations" | "samples" | "questions">> {
	const content = await getContent();
	const { value } = content.built;
	const { entries, site, sources } = value;
	const history = await readHistory(root, sources);
	const memo = createMemo();
	const gaps = findTranslationGaps(
		entries,
		// Without a history, no translation is known to be outdated.
		"failure" in history ? emptyHistory : history,
		site,
		(source) => Object(parseMemoized(source, site, memo).value),
	);
	const { samples, questions } = listLaunchTasks(entries, site);
	const { language } = content.context;
	return {
		translations: gaps
			// Copied texts are warnings already.
			.filter(({ state }) => state !== "copied")
			.map((gap) => toTranslationTodo(gap, content)),
		samples: listSamples(listProblems(samples, value, language), content),
		questions: listProblems(questions, value, language).map(toTodo),
	};
}

function toTodo({ message, hint, file, line, address }: Problem): Todo {
	return { message, hint, file, line, address };
}

function toTranslationTodo(
	gap: TranslationGap,
	{ labels, context, built }: EditorContent,
): Todo {
	const { file, of, state, path } = gap;
	const label = path
		? labels.getLabel({ file: of, path })
		: labels.getEntryLabel(of);
	const { message, hint } = describeGap(gap, label, built.value.site);
	return {
		// A missing file can't be opened.
		file: state === "missing" ? of : file,
		line: 1,
		message: selectText(message, context.language),
		hint: selectText(hint, context.language),
		address: { file: of, path: path ?? "markdown" },
	};
}

function describeGap(
	{ state, file, of, ofChanged, languages }: TranslationGap,
	label: string,
	site: SiteDefinition,
): { readonly message: MessageText; readonly hint: MessageText } {
	const [own, other] = languages ?? [
		getFileLocale(file, site),
		getFileLocale(of, site),
	];
	const [name, original] = [getLanguageName(own), getLanguageName(other)];
	if (state === "missing")
		return {
			message: {
				en: `“${label}” is not there in ${name.en}.`,
				da: `»${label}« findes ikke på ${name.da}.`,
			},
			hint: { en: "Translate it.", da: "Oversæt den." },
		};
	const since = (tag: string) => ofChanged && formatDate(ofChanged, tag);
	const [en, da] = [since(messageTags.en), since(messageTags.da)];
	return {
		message: {
			en: `“${label}” may be out of date in ${name.en}: the text in ${original.en} has been changed since${en ? `, on ${en}` : ""}.`,
			da: `»${label}« er måske forældet på ${name.da}: Teksten på ${original.da} er ændret siden${da ? `, den ${da}` : ""}.`,
		},
		hint: {
			en: "Compare the two, and change what is no longer right.",
			da: "Sammenlign de to, og ret det, der ikke passer længere.",
		},
	};
}

/** Returns the language of a text's file, by its name. */
function getFileLocale(file: string, site: SiteDefinition): Locale {
	return listLocales(site).find((code) => file.endsWith(`.${code}.md`)) ?? "";
}

/** Lists samples by the label of what they mark. A sample in several languages is one task: its form has all of them. */
function listSamples(
	samples: readonly Problem[],
	{ labels }: EditorContent,
): Todo[] {
	const todos = new Map<string, Todo>();
	for (const problem of samples) {
		const { file, line, message } = problem;
		const { path } = problem.address ?? { path: [] };
		const isMark = path !== "markdown" && path.at(-1) === "sample";
		const address = isMark
			? { file, path: path.slice(0, -1) }
			: problem.address;
		const label = isMark
			? labels.getLabel({ file, path: address?.path ?? [] })
			: message;
		const key = `${labels.getForm(file)?.file ?? file} ${label}`;
		if (!todos.has(key))
			todos.set(key, { message: label, hint: "", file, line, address });
	}
	return [...todos.values()];
}

/** Describes when the site changes by itself next, and what; undefined if nothing is scheduled. */
export function describeNextChange({
	built,
	context,
	labels,
}: EditorContent): string | undefined {
	const { entries, date } = built.value;
	const next = findNextChange(entries, date, context.index.site);
	if (!next) return undefined;
	const tag = getMessageTag(context.language);
	const names = next.causes.map(({ file, path }) =>
		labels.getLabel({ file, path: path.slice(0, -1) as (string | number)[] }),
	);
	const day = formatDate(next.date, tag);
	const list = formatList([...new Set(names)], tag);
	return selectText(
		{
			en: `On ${day} the site changes by itself: ${list}.`,
			da: `Den ${day} ændrer hjemmesiden sig af sig selv: ${list}.`,
		},
		context.language,
	);
}
