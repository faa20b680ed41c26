import type { Edited } from "../dev/builder.ts";
import { createLastCommit } from "../git/revision.ts";
import type { SiteFile, Source } from "../types.ts";
import { soundSite } from "./changes/sound.ts";
import { createKeptRuns } from "./drafts/kept-runs.ts";
import type { RequestContext } from "./edited-site.ts";
import { createEditor, type Handler } from "./editor.ts";
import { mediaAt } from "./media.ts";
import { withMarks } from "./origins/marks.ts";
import type { Versions } from "./origins/versions.ts";
import { handlers } from "./requests/handlers.ts";
import { stopPublishing } from "./requests/keeping.ts";
import { type Requests, requestSchemas } from "./requests/schemas.ts";

/** What `kilde edit` adds to `kilde dev`. */
export type Editing = {
	/** The files of the disk with those that are being edited in their places. */
	over(disk: readonly Source[]): readonly Source[];
	/** Marks the texts of what pages are made from. */
	readonly mark: typeof withMarks;
	/** What is shown of content with errors. */
	readonly sound: NonNullable<Edited["sound"]>;
	/** The picture or film of content/media that has this address, shown on a page or not. */
	media(address: string): SiteFile | undefined;
	/** Must be called with each site that pages show, and its revision. */
	readonly published: Versions["published"];
	/** Answers a request of the editor; undefined if it is none. */
	answer(name: string, ask: unknown): Promise<unknown>;
	/** Ends what is under way beside the site, as publishing; resolves when no process of it is left. */
	close(): Promise<void>;
};

/** Begins to edit a project; nothing is changed yet. */
export function createEditing(
	context: Omit<RequestContext, "lastCommit">,
): Editing {
	const { root, session } = context;
	const lastCommit = createLastCommit(root);
	const kept = createKeptRuns(root, session);
	const editor = createEditor({ ...context, lastCommit }, kept);
	return {
		published: editor.versions.published,
		over: editor.drafts.over,
		mark: withMarks,
		sound: (...asked) => soundSite(lastCommit, ...asked),
		media: (address) => mediaAt(address, editor.edited.latest()?.value),
		close: () => stopPublishing(editor),
		async answer(name, ask) {
			if (!isRequest(name)) return undefined;
			const asked = requestSchemas[name].safeParse(ask);
			if (!asked.success) return undefined;
			// Each of these schemas gives what the request of its name takes.
			const handle = handlers[name] as Handler<never>;
			return handle(editor, asked.data as never);
		},
	};
}

function isRequest(name: string): name is keyof Requests {
	return Object.hasOwn(requestSchemas, name);
}
