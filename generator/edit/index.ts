import type { SiteFile, Source } from "../types.ts";
import { createDrafts } from "./drafts.ts";
import type { RequestContext } from "./edited-site.ts";
import { withMarks } from "./origins/marks.ts";
import type { Requests } from "./request-schemas.ts";
import { requestSchemas } from "./request-schemas.ts";
import { createRequests } from "./requests.ts";

/** What `kilde edit` adds to `kilde dev`. */
export type Editing = {
	/** The files of the disk with those that are being edited in their places. */
	over(disk: readonly Source[]): readonly Source[];
	/** Marks the texts of what pages are made from. */
	readonly mark: typeof withMarks;
	/** The picture or film of content/media that has this address, shown on a page or not. */
	media(address: string): SiteFile | undefined;
	/** Answers a request of the editor; undefined if it is none. */
	answer(name: string, ask: unknown): Promise<unknown>;
};

/** Begins to edit a project; nothing is changed yet. */
export function createEditing(context: RequestContext): Editing {
	const drafts = createDrafts();
	const { media, handlers } = createRequests(drafts, context);
	return {
		over: drafts.over,
		mark: withMarks,
		media,
		async answer(name, ask) {
			if (!isRequest(name)) return undefined;
			const asked = requestSchemas[name].safeParse(ask);
			if (!asked.success) return undefined;
			// Each of these schemas gives what the request of its name takes.
			const handle = handlers[name] as (ask: unknown) => Promise<unknown>;
			return handle(asked.data);
		},
	};
}

function isRequest(name: string): name is keyof Requests {
	return Object.hasOwn(requestSchemas, name);
}
