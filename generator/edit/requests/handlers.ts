import type { Handler } from "../editor.ts";
import * as changes from "./changes.ts";
import * as earlier from "./earlier.ts";
import { fetchOthers, live, publish, stopPublishing } from "./keeping.ts";
import { ownChange } from "./own-change.ts";
import * as panels from "./panels.ts";
import * as runs from "./runs.ts";
import { save } from "./saving.ts";
import type { Requests } from "./schemas.ts";
import * as things from "./things.ts";
import * as values from "./values.ts";

/** The answers to all requests of the editor, by name: schemas.ts has what each may ask, protocol.ts what it is answered. */
export const handlers: { readonly [N in keyof Requests]: Handler<N> } = {
	...changes,
	...earlier,
	...panels,
	...runs,
	...things,
	...values,
	state: ({ edited }) => edited.state(),
	undo: ({ edited, drafts }) => edited.edit(drafts.undo),
	redo: ({ edited, drafts }) => edited.edit(drafts.redo),
	save,
	ownChange,
	publish,
	fetchOthers,
	live,
	async stopPublishing(editor) {
		await stopPublishing(editor);
		return {};
	},
};
