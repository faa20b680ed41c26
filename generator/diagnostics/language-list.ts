import { formatList } from "../languages/format.ts";
import { languageName, messageTags } from "../languages/message-language.ts";
import { type Wording, worded } from "./diagnostic.ts";

/** The names of languages in a message: da and en → »dansk og engelsk« / “Danish and English”. */
export function languageList(codes: readonly string[]): Wording {
	const names = codes.map(languageName);
	return worded((language) =>
		formatList(
			names.map((name) => name[language]),
			messageTags[language],
		),
	);
}
