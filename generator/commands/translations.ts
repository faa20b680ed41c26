import { readHistory } from "../git/history.ts";
import { gapsTable, translationGaps } from "../i18n/translations.ts";
import { parse } from "../parse/index.ts";
import { read } from "../read/index.ts";
import type { Source } from "../types.ts";
import { answer, exitCodes, refusal } from "./shared/answer.ts";
import { language, option, root } from "./shared/arguments.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import type { ProjectOptions } from "./shared/options.ts";

type TranslationsOptions = Omit<ProjectOptions, "date"> & {
	readonly check?: true;
	readonly json?: true;
};

/** `kilde translations`: lists those that are missing, copied, or older than the text they translate. */
export const command = defineSiteCommand<TranslationsOptions>(
	{
		en: "list translations that are missing, copied or older than the original",
		da: "vis de oversættelser, der mangler, er kopieret eller er ældre end originalen",
	},
	[
		option("--check", {
			en: "fail if there are any",
			da: "giv en fejlkode, hvis der er nogen",
		}),
		option("--json", { en: "print them as JSON", da: "skriv dem som JSON" }),
		root,
		language,
	],
	async ({ root, site, lang, check, json }) => {
		const sources = read(root).value;
		const history = await readHistory(root, sources);
		if ("failure" in history)
			return refusal(exitCodes.wrongUsage, history.failure);
		const parsed = (source: Source) => parse(source, site).value;
		const gaps = translationGaps(sources.map(parsed), history, site, (source) =>
			Object(parsed(source)),
		);
		const listed = answer(
			json ? `${JSON.stringify(gaps, null, "\t")}\n` : gapsTable(gaps, lang),
		);
		return check && gaps.length > 0
			? { ...listed, code: exitCodes.contentErrors }
			: listed;
	},
);
