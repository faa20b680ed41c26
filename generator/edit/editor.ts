import { createMemo, type Memo } from "../cache/memo.ts";
import type { Revisions } from "../git/revisions.ts";
import type { Source } from "../types.ts";
import { createDrafts, type Drafts } from "./drafts/drafts.ts";
import type { KeptRuns } from "./drafts/kept-runs.ts";
import {
	createEditedSite,
	type EditedSite,
	type RequestContext,
} from "./edited-site.ts";
import { createVersions, type Versions } from "./origins/versions.ts";
import type { Report } from "./protocol.ts";
import type { Requests } from "./requests/schemas.ts";

/** The state that requests of an editor work on. */
export type Editor = RequestContext & {
	readonly drafts: Drafts;
	readonly versions: Versions;
	readonly edited: EditedSite;
	readonly kept: KeptRuns;
	readonly revisions: Revisions;
	/** The files that values are set in, parsed. */
	readonly parsed: Memo;
	/** What speaks to the server of git, and the sources that were published before the last time. */
	readonly underWay: {
		run?:
			| {
					readonly kind: "publish" | "fetch";
					readonly done: Promise<Report>;
					readonly stop: AbortController;
			  }
			| undefined;
		sent?: readonly Source[];
	};
};

/** Answers a request; undefined if what it asks about does not exist. */
export type Handler<N extends keyof Requests> = (
	editor: Editor,
	ask: Requests[N]["ask"],
) => Promise<Requests[N]["answer"] | undefined>;

/** Creates the editor of a project, in which nothing is edited yet. */
export function createEditor(
	context: RequestContext,
	revisions: Revisions,
	kept: KeptRuns,
): Editor {
	const drafts = createDrafts();
	const versions = createVersions();
	const edited = createEditedSite(drafts, versions, context, kept);
	return {
		...context,
		drafts,
		versions,
		edited,
		kept,
		revisions,
		parsed: createMemo(),
		underWay: {},
	};
}
