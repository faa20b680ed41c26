import { keepPageUpToDate } from "../../../dev/client/follow.ts";
import { findClientScript } from "../../../dev/client/page.ts";
import { createEditableElements } from "./editable-elements.ts";
import { talkToEditor } from "./editor.ts";
import { createPointing } from "./pointing.ts";

// The script of a page that is edited, within the frame of the editor or in a tab of its own, where nothing is edited.

const { editor = "", status } = findClientScript()?.dataset ?? {};
const page = createEditableElements(document.documentElement);
const talk = talkToEditor(editor);
const pointing = talk && createPointing(talk, page);

announce(findClientScript()?.dataset.revision ?? "");
keepPageUpToDate((_, build) => announce(build));

/** Takes the marks out of the page, and reports its editable elements. */
function announce(build: string): void {
	page.collect();
	talk?.send({
		kind: "page",
		path: decodeURI(location.pathname),
		title: document.title,
		locale: document.documentElement.lang,
		build,
		isMissing: status === "404",
	});
	pointing?.changed(build);
}
