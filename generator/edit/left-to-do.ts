import { launchList } from "../commands/launch.ts";
import { localesOf, type SiteDefinition } from "../definition.ts";
import type { Diagnostic, Wording } from "../diagnostics/diagnostic.ts";
import {
	languageName,
	type MessageLanguage,
	messageTags,
} from "../diagnostics/language.ts";
import type { History } from "../git/history.ts";
import { formatDate } from "../i18n/format.ts";
import { type Arrear, translationArrears } from "../i18n/translations.ts";
import type { Content } from "./context.ts";
import { originOf } from "./problems.ts";
import type { Changes, Todo } from "./protocol.ts";

const noHistory: History = { changed: new Map(), uncommitted: new Set() };

/**
 * What is left to do, each a sentence: translations that are missing or older than their text, samples, open questions.
 * Without a git history, nothing is known to be older.
 */
export function leftToDo(
	content: Pick<Content, "entries" | "site" | "sources">,
	history: History | Wording,
	language: MessageLanguage,
): Pick<Changes, "translations" | "samples" | "questions"> {
	const { entries, site } = content;
	const known = "en" in history ? noHistory : history;
	const { samples, questions } = launchList(entries, site);
	const todo = (diagnostic: Diagnostic): Todo => ({
		file: diagnostic.file,
		line: diagnostic.line,
		message: diagnostic.message[language],
		hint: diagnostic.hint?.[language] ?? "",
		origin: originOf(diagnostic, content),
	});
	return {
		translations: translationArrears(entries, known, site).map((arrear) => {
			const { message, hint } = wordingOf(arrear, site);
			return {
				// What is missing can't be opened.
				file: arrear.state === "missing" ? arrear.of : arrear.file,
				line: 1,
				message: message[language],
				hint: hint[language],
				// Its panel has the text in every language.
				origin: {
					file: arrear.state === "missing" ? arrear.of : arrear.file,
					path: "markdown",
				},
			};
		}),
		samples: samples.map(todo),
		questions: questions.map(todo),
	};
}

function wordingOf(
	{ state, file, of, ofChanged }: Arrear,
	site: SiteDefinition,
): { readonly message: Wording; readonly hint: Wording } {
	const locale = localesOf(site).find((code) => file.endsWith(`.${code}.md`));
	const name = languageName(locale ?? "");
	if (state === "missing")
		return {
			message: {
				en: `${of} is not there in ${name.en}: ${file} is missing.`,
				da: `${of} findes ikke på ${name.da}: ${file} mangler.`,
			},
			hint: { en: "Translate it.", da: "Oversæt den." },
		};
	const since = (tag: string) => ofChanged && formatDate(ofChanged, tag);
	const [en, da] = [since(messageTags.en), since(messageTags.da)];
	return {
		message: {
			en: `The text in ${name.en} may be out of date: ${of} has been changed since${en ? `, on ${en}` : ""}.`,
			da: `Teksten på ${name.da} er måske forældet: ${of} er ændret siden${da ? `, den ${da}` : ""}.`,
		},
		hint: {
			en: `Compare ${file} with it, and change what is no longer right.`,
			da: `Sammenlign ${file} med den, og ret det, der ikke passer længere.`,
		},
	};
}
