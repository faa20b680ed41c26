import type { EditorAdditions } from "../dev/builder.ts";
import { createRevisionReader } from "../git/revisions.ts";
import { soundSite } from "./changes/sound.ts";
import { createKeptRuns } from "./drafts/kept-runs.ts";
import type { RequestContext } from "./edited-site.ts";
import { createEditor, type Handler } from "./editor.ts";
import { mediaAt } from "./media.ts";
import { withMarks } from "./origins/marks.ts";
import { handlers } from "./requests/handlers.ts";
import { stopPublishing } from "./requests/keeping.ts";
import { type Requests, requestSchemas } from "./requests/schemas.ts";

/** Begins to edit a project, of which nothing is changed yet: returns what `kilde edit` adds to `kilde dev`. */
export function createEditing(context: Omit<RequestContext, "lastCommit">) {
	const { root, session } = context;
	const revisions = createRevisionReader(root);
	const lastCommit = revisions.readLastCommit;
	const kept = createKeptRuns(root, session);
	const editor = createEditor({ ...context, lastCommit }, revisions, kept);
	return {
		/** Must be called with each site that pages show, and its revision. */
		published: editor.versions.published,
		/** The files of the disk, with drafts in the places of edited ones. */
		applyEdits: editor.drafts.over,
		/** Marks the texts of what pages are made from. */
		mark: withMarks,
		/** The site shown while the content has errors. */
		findValidSite: (...asked: SoundArguments) =>
			soundSite(lastCommit, ...asked),
		/** The picture or film of content/media that has this address, shown on a page or not. */
		media: (address: string) => mediaAt(address, editor.edited.latest()?.value),
		/** Aborts background work, such as publishing; resolves when it has ended. */
		close: () => stopPublishing(editor),
		/** Answers a request of the editor; undefined if it is none. */
		async answer(name: string, ask: unknown): Promise<unknown> {
			if (!isRequest(name)) return undefined;
			const asked = requestSchemas[name].safeParse(ask);
			if (!asked.success) return undefined;
			// Each of these schemas gives what the request of its name takes.
			const handle = handlers[name] as Handler<never>;
			return handle(editor, asked.data as never);
		},
	};
}

type SoundArguments = Parameters<NonNullable<EditorAdditions["findValidSite"]>>;

function isRequest(name: string): name is keyof Requests {
	return Object.hasOwn(requestSchemas, name);
}
