import { pathToFileURL } from "node:url";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Problem } from "./showing.ts";

/** A mistake for the browser: what the terminal says of it, with its place as a link into the editor. */
export function toProblem(
	{ file, line, column }: Diagnostic,
	root: string,
	report: string,
): Problem {
	const place = `${file}:${line}:${column}`;
	const { pathname } = pathToFileURL(`${root}/${file}`);
	return {
		place,
		link: `vscode://file${pathname}:${line}:${column}`,
		text: report.replace(place, "").trim(),
	};
}
