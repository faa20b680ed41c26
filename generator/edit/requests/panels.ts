import { setTimeout } from "node:timers/promises";
import { collectAddresses } from "../../link/addresses.ts";
import { contentsOf } from "../contents/list.ts";
import { relatedEntries } from "../contents/related.ts";
import { contextOf } from "../context.ts";
import { withoutMarks } from "../edited-site.ts";
import type { Editor, Handler } from "../editor.ts";
import { factChoices } from "../fields/facts.ts";
import { panelOf } from "../fields/fields.ts";
import { mediaOptions, pageChoices } from "../fields/options.ts";
import { pageNames } from "../fields/page-names.ts";
import { pageShowing } from "../origins/best-page.ts";
import { valuesById } from "../origins/marks.ts";
import { textsByTrial } from "../origins/trial.ts";
import { usageOfValue } from "../origins/usage.ts";
import type { ValueAddress } from "../protocol.ts";

/** Finds the panel of a value or of a mark on a page. */
export const panel: Handler<"panel"> = async (editor, ask) => {
	const { drafts, edited, language, versions } = editor;
	const { value } = await edited.current();
	const origin =
		"mark" in ask ? await originOfMark(editor, ask.mark) : ask.origin;
	const now = origin && versions.now(origin, ask);
	const found = now && panelOf(now, value, language);
	return (
		found && {
			...found,
			diskVersion: drafts.diskVersion(),
			version: versions.latest(),
		}
	);
};

/** Returns the name of a page. */
export const pageName: Handler<"pageName"> = async (
	{ edited, language },
	{ path },
) => {
	const context = contextOf((await edited.current()).value, language);
	return { name: pageNames(context).inLanguage(path) };
};

/** The value of a mark: the same one in the content as it is, and as pages show it. */
async function originOfMark(
	{ edited }: Editor,
	mark: string,
): Promise<ValueAddress | undefined> {
	const { entries } = (await edited.current()).value;
	return (
		valuesById((await edited.shown()).entries).get(mark) ??
		valuesById(entries).get(mark)
	);
}

/** The texts of a page that carry no mark, with their values: an edit ends the search. */
export const findUnmarked: Handler<"findUnmarked"> = async (
	{ edited, versions },
	{ path, build },
) => {
	const built = await edited.shown();
	if (build !== undefined && !versions.isPublished(build, built.entries))
		return null;
	const begun = edited.changeCount();
	const found = await textsByTrial(path, built, async () => {
		// Whatever was asked meanwhile is answered first.
		await setTimeout(0);
		return edited.changeCount() === begun;
	});
	return found ?? null;
};

/** Lists the facts that texts can cite. */
export const facts: Handler<"facts"> = async ({ edited, language }) =>
	factChoices(await edited.shown(), language);

/** Lists the pictures that texts can show. */
export const pictures: Handler<"pictures"> = async ({ edited, language }) => {
	const { value } = await edited.current();
	return mediaOptions("picture", contextOf(value, language));
};

/** Lists the pages that texts can link to. */
export const pages: Handler<"pages"> = async ({ edited }, { locale }) =>
	pageChoices(await edited.shown(), locale);

/** Finds where a value shows. */
export const usage: Handler<"usage"> = async (
	{ edited, language },
	{ origin },
) => {
	const built = await edited.shown();
	return edited.withMemo((memo) =>
		usageOfValue(origin, withoutMarks(built, memo), memo, language),
	);
};

/** Lists all content in which words are found. */
export const contents: Handler<"contents"> = async (
	{ edited, language },
	{ wanted },
) => contentsOf(wanted.trim(), (await edited.current()).value, language);

/**
 * Finds the page that shows a thing or a value of it; for a value that no page shows, for example a mark, the page of its
 * container.
 */
export const shownAt: Handler<"shownAt"> = async (
	{ edited, language, versions },
	{ origin: asked, locale, version },
) => {
	await edited.current();
	const origin = versions.now(asked, { version });
	const built = await edited.shown();
	if (!origin) return {};
	const { index } = contextOf(built, language);
	const { holders } = collectAddresses(index).value;
	const own = relatedEntries(origin.file, built).map(({ file }) => file);
	// Its own page, or one that lists it: not those of other articles that quote it.
	const isAsked = (path: string) => {
		const entry = holders.get(path)?.entry;
		return (
			entry !== undefined &&
			(entry.collection === index.site.pages.collection.name ||
				own.includes(entry.file))
		);
	};
	const { file, path } = origin;
	const around: ValueAddress[][] =
		path === "markdown"
			? [[origin]]
			: path.map((_, depth) => [{ file, path: path.slice(0, depth + 1) }]);
	const thing = own.map((file): ValueAddress => ({ file, path: [] }));
	for (const origins of [thing, ...around].reverse()) {
		const shown = pageShowing(origins, built, locale, isAsked);
		if (shown) return shown;
	}
	return {};
};
