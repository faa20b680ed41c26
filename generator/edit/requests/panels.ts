import { setTimeout } from "node:timers/promises";
import { contextOf } from "../context.ts";
import { withoutMarks } from "../edited-site.ts";
import { factChoices } from "../fields/facts.ts";
import { panelOf } from "../fields/fields.ts";
import { mediaOptions, pageChoices } from "../fields/options.ts";
import { valuesById } from "../origins/marks.ts";
import { textsByTrial } from "../origins/trial.ts";
import { usageOfValue } from "../origins/usage.ts";
import type { Origin } from "../protocol.ts";
import type { Editor } from "./editor.ts";
import type { Handlers, Requests } from "./schemas.ts";

/** The answers to requests that read: what was clicked, its panel, and what can be chosen there. */
export function panelRequests(
	editor: Editor,
): Pick<
	Handlers,
	"panel" | "findUnmarked" | "facts" | "pictures" | "pages" | "usage"
> {
	const { edited, language } = editor;
	const { current, shown } = edited;
	return {
		panel: (ask) => panel(editor, ask),
		findUnmarked: (ask) => findUnmarked(editor, ask),
		async facts() {
			return factChoices(await shown(), language);
		},
		async pictures() {
			const { value } = await current();
			return mediaOptions("picture", contextOf(value, language));
		},
		async pages({ locale }) {
			return pageChoices(await shown(), locale);
		},
		async usage({ origin }) {
			const built = await shown();
			return edited.withMemo((memo) =>
				usageOfValue(origin, withoutMarks(built, memo), memo, language),
			);
		},
	};
}

async function panel(
	editor: Editor,
	ask: Requests["panel"]["ask"],
): Promise<Requests["panel"]["answer"] | undefined> {
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
}

/** The value of a mark: the same one in the content as it is, and as pages show it. */
async function originOfMark(
	{ edited }: Editor,
	mark: string,
): Promise<Origin | undefined> {
	const { entries } = (await edited.current()).value;
	return (
		valuesById((await edited.shown()).entries).get(mark) ??
		valuesById(entries).get(mark)
	);
}

/** The texts of a page that carry no mark, with their values: an edit ends the search. */
async function findUnmarked(
	{ edited, versions }: Editor,
	{ path, build }: Requests["findUnmarked"]["ask"],
): Promise<Requests["findUnmarked"]["answer"]> {
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
}
