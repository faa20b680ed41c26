import type { Handler } from "../editor.ts";
import { changes, effect, takeBack } from "./changes.ts";
import { commit, publish, stopPublishing } from "./keeping.ts";
import {
	facts,
	findUnmarked,
	pages,
	panel,
	pictures,
	usage,
} from "./panels.ts";
import { begin, drop, restore } from "./runs.ts";
import { save } from "./saving.ts";
import type { Requests } from "./schemas.ts";
import {
	copyEntry,
	create,
	referrers,
	removeEntry,
	scaffold,
} from "./things.ts";
import { correct, list, picture, set, settle } from "./values.ts";

/** The answers to all requests of the editor, by name: schemas.ts has what each may ask, protocol.ts what it is answered. */
export const handlers: { readonly [N in keyof Requests]: Handler<N> } = {
	begin,
	state: ({ edited }) => edited.state(),
	panel,
	findUnmarked,
	set,
	correct,
	list,
	referrers,
	scaffold,
	create,
	copyEntry,
	removeEntry,
	undo: ({ edited, drafts }) => edited.edit(drafts.undo),
	redo: ({ edited, drafts }) => edited.edit(drafts.redo),
	save,
	restore,
	drop,
	settle,
	facts,
	pictures,
	pages,
	usage,
	changes,
	effect,
	takeBack,
	commit,
	publish,
	async stopPublishing(editor) {
		await stopPublishing(editor);
		return {};
	},
	picture,
};
