import { assemble, type Built } from "../build.ts";
import type { Memo } from "../cache/memo.ts";
import { modelOf } from "../link/index.ts";
import type { Artifact, Source } from "../types.ts";
import { asks } from "./asks.ts";
import { createDrafts } from "./drafts.ts";
import { withMarks } from "./marks.ts";
import type { Requests } from "./protocol.ts";
import { createRequests, type RequestContext } from "./requests.ts";

/** What `kilde edit` adds to `kilde dev`. */
export type Editing = {
	/** The files of the disk with those that are being edited in their places. */
	over(disk: readonly Source[]): readonly Source[];
	/** The files of a site, its pages with marks in their texts. */
	show(built: Built, memo: Memo): readonly Artifact[];
	/** Answers a request of the editor; undefined if it is none. */
	answer(name: string, ask: unknown): Promise<unknown>;
};

/** Begins to edit a project; nothing is changed yet. */
export function createEditing(context: RequestContext): Editing {
	const drafts = createDrafts();
	const requests = createRequests(drafts, context);
	return {
		over: (disk) => drafts.over(disk),
		show: withMarkedPages,
		async answer(name, ask) {
			if (!isRequest(name)) return undefined;
			const asked = asks[name].safeParse(ask);
			if (!asked.success) return undefined;
			// Each schema of `asks` gives what the request of its name takes.
			const handle = requests[name] as (ask: unknown) => Promise<unknown>;
			return handle(asked.data);
		},
	};
}

function isRequest(name: string): name is keyof Requests {
	return Object.hasOwn(asks, name);
}

function withMarkedPages(built: Built, memo: Memo): readonly Artifact[] {
	const entries = withMarks(built.entries, memo);
	const model = modelOf(entries, built.site, built.date, memo);
	const marked = new Map(
		assemble(model, built, memo).artifacts.map((each) => [each.path, each]),
	);
	return built.artifacts.map((artifact) =>
		artifact.path.endsWith(".html")
			? (marked.get(artifact.path) ?? artifact)
			: artifact,
	);
}
