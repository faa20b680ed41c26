import { findClientScript, keepPageUpToDate } from "kilde/tools/browser";
import type { EditorMessage, PageMessage } from "../client/page-messages.ts";
import { getCommand } from "../client/shortcuts.ts";
import { listenToPointer } from "./clicks.ts";
import { createMarks } from "./marks.ts";
import { createOutlines } from "./outlines.ts";

// The script of an edited page: in the frame of the editor, or in a tab of its own, where nothing is edited.

const { editor = "", status } = findClientScript()?.dataset ?? {};
const marks = createMarks(document.documentElement);
marks.collect();
if (window.parent === window) keepPageUpToDate(marks.collect);
else connect();

function connect(): void {
	const outlines = createOutlines(marks);
	const send = (message: PageMessage) =>
		window.parent.postMessage(message, editor);
	const pointer = listenToPointer(send, marks, outlines);
	window.addEventListener("message", ({ data, origin, source }) => {
		if (source === window.parent && origin === editor) receive(data);
	});
	document.addEventListener("keydown", (event) => {
		const command = getCommand(event);
		if (!command || event.defaultPrevented) return;
		if (command !== "back") event.preventDefault();
		send({ kind: "command", command });
	});
	announce(true);
	keepPageUpToDate(() => {
		marks.collect();
		outlines.update();
		announce(false);
	});

	function receive(message: EditorMessage): void {
		if (message.kind === "show") outlines.show(message);
		else {
			pointer.setEditing(message.isEditing);
			outlines.outlineAll(message.isEditing && message.isOutlined);
		}
	}

	function announce(isNew: boolean): void {
		send({
			kind: "page",
			path: decodeURI(location.pathname),
			title: document.title,
			locale: document.documentElement.lang,
			isMissing: status === "404",
			isNew,
		});
	}
}
