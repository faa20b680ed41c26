import type { ReadVersion } from "../../compare/older-texts.ts";
import {
	findTranslationGaps,
	type TranslationGap,
} from "../../compare/translations.ts";
import type { SiteDefinition } from "../../definition.ts";
import { formatProblem } from "../../diagnostics/format-problem.ts";
import type { GitFailure } from "../../git/git.ts";
import { emptyHistory, type History } from "../../git/history.ts";
import { formatDate } from "../../languages/format.ts";
import { type Locale, listLocales } from "../../languages/languages.ts";
import {
	getLanguageName,
	messageTags,
} from "../../languages/message-language.ts";
import { selectText } from "../../languages/text.ts";
import { listLaunchTasks } from "../../link/launch.ts";
import type { MessageText } from "../../messages/format.ts";
import { type Content, contextOf } from "../context.ts";
import { fullNameAt, wordsAt } from "../fields/names.ts";
import type { Changes } from "../protocol.ts";
import { samplesToReplace, taskOf } from "./tasks.ts";

/**
 * What is left to do, each a sentence: translations that are missing or older than their text, samples, open questions.
 * Without a git history, nothing is known to be older.
 */
export function leftToDo(
	content: Content,
	history: History | GitFailure,
	language: string,
	read: ReadVersion,
): Pick<Changes, "translations" | "samples" | "questions"> {
	const { entries, site } = content;
	const known = "failure" in history ? emptyHistory : history;
	const { samples, questions } = listLaunchTasks(entries, site);
	const context = contextOf(content, language);
	const gaps = findTranslationGaps(entries, known, site, read);
	return {
		// Copied texts are already warnings.
		translations: gaps
			.filter(({ state }) => state !== "copied")
			.map((gap) => {
				const { path } = gap;
				// A short text is called by its own words and its name in the panel.
				const name = path
					? fullNameAt({ file: gap.of, path }, context)
					: wordsAt({ file: gap.of, path: [] }, context);
				const { message, hint } = wordingOf(gap, name ?? gap.of, site);
				// A missing file can't be opened.
				const file = gap.state === "missing" ? gap.of : gap.file;
				return {
					file,
					line: 1,
					message: selectText(message, language),
					hint: selectText(hint, language),
					// Its panel has the text in every language.
					origin: { file, path: path ?? "markdown" },
				};
			}),
		samples: samplesToReplace(samples, content, language),
		questions: questions.map((each) => ({
			...taskOf(each, content, language),
			hint: formatProblem(each, { language }).hint ?? "",
		})),
	};
}

function wordingOf(
	{ state, file, of, ofChanged, languages }: TranslationGap,
	called: string,
	site: SiteDefinition,
): { readonly message: MessageText; readonly hint: MessageText } {
	const [own, other] = languages ?? [localeIn(file, site), localeIn(of, site)];
	const [name, original] = [getLanguageName(own), getLanguageName(other)];
	if (state === "missing")
		return {
			message: {
				en: `“${called}” is not there in ${name.en}.`,
				da: `»${called}« findes ikke på ${name.da}.`,
			},
			hint: { en: "Translate it.", da: "Oversæt den." },
		};
	const since = (tag: string) => ofChanged && formatDate(ofChanged, tag);
	const [en, da] = [since(messageTags.en), since(messageTags.da)];
	return {
		message: {
			en: `“${called}” may be out of date in ${name.en}: the text in ${original.en} has been changed since${en ? `, on ${en}` : ""}.`,
			da: `»${called}« er måske forældet på ${name.da}: Teksten på ${original.da} er ændret siden${da ? `, den ${da}` : ""}.`,
		},
		hint: {
			en: "Compare the two, and change what is no longer right.",
			da: "Sammenlign de to, og ret det, der ikke passer længere.",
		},
	};
}

/** The language of a text's file, by its name. */
function localeIn(file: string, site: SiteDefinition): Locale {
	return listLocales(site).find((code) => file.endsWith(`.${code}.md`)) ?? "";
}
