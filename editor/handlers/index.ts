import * as entries from "./entries.ts";
import * as pages from "./pages.ts";
import { fix, list, redo, rename, set, undo } from "./values.ts";

/** The requests of the editor, by name. */
export const handlers = {
	...entries,
	...pages,
	fix,
	list,
	redo,
	rename,
	set,
	undo,
};
