import { readHistory } from "../git/history.ts";
import { gapsTable, translationGaps } from "../i18n/translations.ts";
import { type Answer, answer, exitCodes, refusal } from "./answer.ts";
import type { TranslationsOptions } from "./options.ts";
import { openProject } from "./project.ts";
import { readEntries } from "./read-entries.ts";

/** `kilde translations`: lists those that are missing, or older than the text they translate. */
export function runTranslations(options: TranslationsOptions): Answer {
	const { lang, check, json } = options;
	const project = openProject(options);
	if ("refused" in project) return project.refused;
	const history = readHistory(project.root);
	if ("en" in history) return refusal(exitCodes.wrongUsage, history, lang);
	const gaps = translationGaps(
		readEntries(project.root, options.site),
		history,
		options.site,
	);
	const listed = answer(
		json ? `${JSON.stringify(gaps, null, "\t")}\n` : gapsTable(gaps, lang),
	);
	return check && gaps.length > 0
		? { ...listed, code: exitCodes.contentErrors }
		: listed;
}
