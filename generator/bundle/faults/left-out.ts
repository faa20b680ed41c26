import { codeMistake } from "../../diagnostics/code-fault.ts";
import type { PageCode } from "../../types.ts";

/**
 * Demands that a page holds the code that it was rendered with and does not work without: its styles, the script of its
 * islands, and its own script.
 */
export function demandCode(
	html: string,
	{
		css,
		client,
		script,
		hasIslands,
	}: PageCode & { readonly hasIslands: boolean },
): void {
	const left = [
		{ name: "css", text: css, element: head },
		{ name: "client", text: hasIslands ? client : "", element: inline },
		{ name: "script", text: script ?? "", element: deferred },
	].find(({ text }) => !html.includes(text));
	if (!left) return;
	const { name, element } = left;
	throw codeMistake({
		name: "</head>",
		among: ["renderPage"],
		message: {
			en: `Pages are rendered without code.${name}: they need it within their HTML.`,
			da: `Siderne bliver lavet uden code.${name}: De skal have den i deres HTML.`,
		},
		hint: {
			en: `Put it before </head>: ${element}`,
			da: `Sæt den ind før </head>: ${element}`,
		},
	});
}

const head = "<style dangerouslySetInnerHTML={{ __html: code.css }} />";

const inline = "<script dangerouslySetInnerHTML={{ __html: code.client }} />";

const deferred = "{code.script && <script src={code.script} defer />}";
