import type { Built } from "../../build-types.ts";
import type { Memo } from "../../cache/memo.ts";
import { compiledWith, type FileChange } from "../../changed-files.ts";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import type { Drafts } from "../drafts.ts";
import {
	type EditedSite,
	type RequestContext,
	unmarked,
} from "../edited-site.ts";
import { notTakenBack, refusals, takeBackLabel } from "../messages.ts";
import { problemsOf } from "../problems.ts";
import type { EditState, SavedChange } from "../protocol.ts";
import type { Handlers } from "../request-schemas.ts";
import { readChanges, versionsSince } from "./changes.ts";
import {
	type ContentVersions,
	changesOfContent,
	withoutChangesOfContent,
} from "./content-changes.ts";
import { effectOf } from "./effect.ts";
import { summaries } from "./summary.ts";
import { takingBack } from "./together.ts";

/** How often the site is made to find out what belongs together. */
const mostTries = 60;

/** The answers to the requests about what has changed since the last commit. */
export function changeRequests(
	drafts: Drafts,
	edited: EditedSite,
	{ root, environment, language, lastCommit }: RequestContext,
): Pick<Handlers, "changes" | "effect" | "takeBack"> {
	const { current, edition, state, withMemo } = edited;

	function sinceCommit(built: Built, memo: Memo): ContentVersions | Wording {
		const committed = lastCommit();
		return "en" in committed
			? committed
			: versionsSince(root, committed, built, memo);
	}

	return {
		async changes() {
			const { value } = await edited.buildAnew();
			const saved = drafts.disk();
			const committed = lastCommit();
			const project = { root, environment, committed, current: value, saved };
			return withMemo((memo) => readChanges(project, memo, language));
		},
		async effect({ id }) {
			const { value } = await current();
			return withMemo((memo) => {
				const versions = sinceCommit(value, memo);
				if ("en" in versions) return null;
				const files = withoutChangesOfContent(versions, [id], memo);
				return files
					? effectOf(unmarked(value, memo), files, memo, language)
					: null;
			});
		},
		async takeBack({ ids }) {
			const built = await current();
			const begun = edition();
			return withMemo(async (memo) => {
				const versions = sinceCommit(built.value, memo);
				if ("en" in versions) return alone(state(versions));
				const trial = {
					make: (files: readonly FileChange[]) =>
						compiledWith(files, built.value, memo),
					allowed: built.diagnostics,
					tries: mostTries,
				};
				const found = await takingBack(versions, ids, trial, memo);
				if (found.kind === "gone" || edition() !== begun)
					return alone(state(refusals.meanwhile));
				if (found.kind === "possible" && found.ids.length === ids.length)
					return alone(
						edited.edit(() =>
							drafts.change(found.files, {
								label: takeBackLabel,
								step: undefined,
							}),
						),
					);
				if (found.kind === "possible")
					return {
						...(await state(refusals.notAlone)),
						together: called(found.ids, versions, memo),
					};
				const [problem] = problemsOf([found.error], found.site, language);
				return alone(state(notTakenBack(problem)));
			});
		},
	};

	function called(
		ids: readonly string[],
		versions: ContentVersions,
		memo: Memo,
	): Pick<SavedChange, "id" | "summary">[] {
		const summaryOf = summaries(versions, language);
		const changes = new Map(
			changesOfContent(versions, memo).map((each) => [each.id, each]),
		);
		return ids.flatMap((id) => {
			const change = changes.get(id);
			return change ? [{ id, summary: summaryOf(change) }] : [];
		});
	}
}

async function alone(state: Promise<EditState>) {
	return { ...(await state), together: [] };
}
