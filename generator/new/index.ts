import type { BuiltSite } from "../build-types.ts";
import type { Memo } from "../cache/memo.ts";
import type {
	Answers,
	Draft,
	ExistingContent,
	Question,
	Scaffold,
} from "../definition.ts";
import { compileAndFindNewErrors } from "../dev/compile-changes.ts";
import type { Checked, Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Path } from "../diagnostics/places.ts";
import { appendItems } from "../files/content-file.ts";
import type { ValuePath } from "../files/types.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import { type MessageText, phrase, translate } from "../messages/format.ts";
import { fillTemplate } from "../render/fill.ts";
import type { Entry, Source } from "../types.ts";

/** The result of creating content: its files, or the reason of a refusal, as a sentence or as diagnostics of these files. */
export type NewContent =
	| { readonly kind: "files"; readonly files: readonly NewFile[] }
	| { readonly kind: "refused"; readonly reason: MessageText }
	| {
			readonly kind: "mistakes";
			readonly mistakes: readonly Diagnostic[];
			/** The site with them. */
			readonly built: BuiltSite;
	  };

/** A file with the addition; `list` is the path of the list that it was added to. */
type NewFile = {
	readonly path: string;
	readonly list: Path | undefined;
	readonly bytes: Uint8Array;
};

/** Creates new content from a scaffold. Refuses what would bring errors: the site is made with it first. */
export function createContent(
	scaffold: Scaffold,
	answers: Answers,
	built: Checked<BuiltSite>,
	memo: Memo,
): NewContent {
	const { entries, date, sources } = built.value;
	const files: NewFile[] = [];
	for (const draft of scaffold.draft(
		answers,
		getExistingContent(entries, date),
	)) {
		const written = fillDraft(draft, sources);
		if ("en" in written) return { kind: "refused", reason: written };
		const { value, diagnostics } = written;
		if (diagnostics.length > 0)
			return { kind: "mistakes", mistakes: diagnostics, built: built.value };
		const { path, list } = draft;
		files.push({ path, list, bytes: Buffer.from(value) });
	}
	const [mistakes, after] = compileAndFindNewErrors(files, built, memo);
	return mistakes.length > 0
		? { kind: "mistakes", mistakes, built: after }
		: { kind: "files", files };
}

/** The questions of a scaffold, with the choices that the content has for them. */
export function listQuestions(
	scaffold: Scaffold,
	{ entries, date }: Pick<BuiltSite, "entries" | "date">,
): readonly Question[] {
	return scaffold.questions(getExistingContent(entries, date));
}

/** Returns the existing content, as scaffolds see it. */
function getExistingContent(
	entries: readonly Entry[],
	date: string,
): ExistingContent {
	return {
		date,
		all: <T>(collection: string) =>
			entries.flatMap((entry) =>
				entry.kind === "content" && entry.collection === collection
					? // `parse` checked it with the schema of this collection.
						[entry.data as T]
					: [],
			),
	};
}

function fillDraft(
	{ path, list, scaffold, props }: Draft,
	sources: readonly Source[],
): Checked<string> | Record<MessageLanguage, string> {
	if (path.includes("/.")) return translate(phrase("new.no-name"));
	const there = readSourceText(path, sources);
	const file = `templates/new/${scaffold}.hbs`;
	const text = readSourceText(file, sources);
	if (text === undefined) return translate(phrase("new.no-template", { file }));
	const filled = fillTemplate({ path: file, text }, props);
	if (list === undefined)
		return there === undefined
			? filled
			: translate(phrase("new.exists", { path }));
	if (filled.diagnostics.length > 0) return filled;
	const address = { file: path, path: list as ValuePath };
	const longer = appendItems(there ?? "", address, filled.value);
	return longer !== undefined
		? { ...filled, value: longer }
		: translate(phrase("new.list-form", { path }));
}

function readSourceText(
	path: string,
	sources: readonly Source[],
): string | undefined {
	const source = sources.find((each) => each.path === path);
	// The byte order mark of a file stays with it.
	return (
		source && new TextDecoder("utf-8", { ignoreBOM: true }).decode(source.bytes)
	);
}
