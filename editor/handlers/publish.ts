import type { MessageText } from "kilde/tools";
import * as z from "zod";
import type { Editor } from "../editor.ts";
import type { Outcome } from "../protocol.ts";
import {
	alreadyPublishing,
	bothChanged,
	conflictIsGone,
} from "../publish/messages.ts";
import { listPublications, undoCommit } from "../publish/publications.ts";
import {
	beginPublishing,
	resumePublishing,
	stopPublishing as stop,
	waitForPublishing,
} from "../publish/publisher.ts";
import { defineEdit, defineHandler } from "./define-handler.ts";
import * as schemas from "./schemas.ts";
import { refuse, write } from "./values.ts";

/** Begins to publish; the state says how it goes. */
export const publish = defineHandler(schemas.nothing, (editor) =>
	toOutcome(editor, beginPublishing(editor, { pushes: true, sides: {} })),
);

/** Fetches and merges what others have published; answers when that is done. */
export const fetchOthers = defineHandler(
	schemas.nothing,
	async (editor): Promise<Outcome> => {
		if (!beginPublishing(editor, { pushes: false, sides: {} }))
			return refuse(editor, alreadyPublishing);
		const ended = await waitForPublishing(editor);
		if (ended.stage === "conflict") return refuse(editor, bothChanged);
		return ended.stage === "failed"
			? { refused: { reason: ended.message, problems: [] } }
			: { refused: undefined };
	},
);

/** Settles a conflict; publishing goes on. */
export const resolve = defineHandler(
	z.strictObject({
		id: z.string(),
		sides: z.record(z.string(), z.enum(["mine", "theirs"])).readonly(),
	}),
	async (editor, { id, sides }): Promise<Outcome> => {
		const state = editor.publishing.current();
		return state.stage === "conflict" && state.conflict.id === id
			? toOutcome(editor, resumePublishing(editor, sides))
			: refuse(editor, conflictIsGone);
	},
);

/** Ends publishing. */
export const stopPublishing = defineHandler(
	schemas.nothing,
	async (editor): Promise<Outcome> => {
		await stop(editor);
		return { refused: undefined };
	},
);

/** Lists the newest publications. */
export const publications = defineHandler(schemas.nothing, async (editor) => ({
	publications: await listPublications(editor),
}));

const undoLabel: MessageText = {
	en: "undo a publication",
	da: "fortryd en publicering",
};

/** Undoes a publication as a new change. */
export const undoPublication = defineEdit(
	z.strictObject({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) }),
	async (editor, { commit }): Promise<Outcome> => {
		const undone = await undoCommit(commit, editor);
		return "refused" in undone
			? refuse(editor, undone.refused)
			: write(editor, undone.files, undoLabel);
	},
);

async function toOutcome(editor: Editor, hasBegun: boolean): Promise<Outcome> {
	return hasBegun ? { refused: undefined } : refuse(editor, alreadyPublishing);
}
