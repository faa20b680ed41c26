import * as changes from "./changes.ts";
import * as entries from "./entries.ts";
import * as pages from "./pages.ts";
import * as publish from "./publish.ts";
import { fix, list, redo, rename, set, undo } from "./values.ts";

/** The requests of the editor, by name. */
export const handlers = {
	...changes,
	...entries,
	...pages,
	...publish,
	fix,
	list,
	redo,
	rename,
	set,
	undo,
};
