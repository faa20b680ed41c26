import { Option } from "commander";
import { findTranslationGaps, formatGaps } from "../compare/translations.ts";
import { readHistory } from "../git/history.ts";
import { parse } from "../parse/index.ts";
import { readSources } from "../read/index.ts";
import type { Source } from "../types.ts";
import { createAnswer, createRefusal } from "./shared/answers.ts";
import { defineSiteCommand } from "./shared/define-command.ts";
import { root } from "./shared/inputs.ts";

type TranslationsOptions = { readonly check?: true; readonly json?: true };

/** `kilde translations`: lists translations that are missing, copied, or older than the original. */
export const command = defineSiteCommand<TranslationsOptions>(
	"list translations that are missing, copied or older than the original",
	[
		new Option("--check", "fail if there are any"),
		new Option("--json", "print them as JSON"),
		root,
	],
	async ({ root, site, check, json }) => {
		const sources = readSources(root).value;
		const history = await readHistory(root, sources);
		if ("failure" in history) return createRefusal(history.failure);
		const parsed = (source: Source) => parse(source, site).value;
		const gaps = findTranslationGaps(
			sources.map(parsed),
			history,
			site,
			(source) => Object(parsed(source)),
		);
		const listed = createAnswer(
			json ? `${JSON.stringify(gaps, null, "\t")}\n` : formatGaps(gaps),
		);
		return check && gaps.length > 0 ? { ...listed, code: 1 } : listed;
	},
);
