import { extname } from "node:path";
import { notFoundPath, toOutputPath } from "../../text/url.ts";
import type { Artifact } from "../../types.ts";
import { getBytes } from "../../write/artifact-content.ts";
import { endpoints } from "../endpoints.ts";
import type { Snapshot } from "./snapshot.ts";

/** Finds the file at a path, or else the 404 page, with the status of its response. */
export function getServedFile(
	path: string,
	{ artifacts }: Snapshot,
): { readonly status: number; readonly artifact: Artifact } {
	const found = artifacts.get(toOutputPath(path));
	if (found) return { status: 200, artifact: found };
	const missing = artifacts.get(toOutputPath(notFoundPath));
	return missing
		? { status: 404, artifact: missing }
		: { status: 503, artifact: placeholder };
}

/** The state that the script of a page needs: revision and status, and the attributes that a plugin gives it. */
export type PageState = {
	readonly revision: string;
	readonly status: number;
	readonly attributes: Readonly<Record<string, string>>;
};

/** Appends the script that keeps a page up to date. Other files are returned unchanged. */
export function addClientScript(
	artifact: Artifact,
	{ revision, status, attributes }: PageState,
): Artifact {
	const { path } = artifact;
	if (extname(path) !== ".html") return artifact;
	const more = Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join("");
	const state = `data-revision="${revision}" data-status="${status}"${more}`;
	const script = `<script type="module" src="${endpoints.client}" ${state}></script>\n`;
	return { path, bytes: `${getBytes(artifact)}${script}` };
}

/** Served under the overlay before the first good build, and instead of a page whose code throws. */
export const placeholder: Artifact = {
	path: "placeholder.html",
	bytes: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Kilde</title>
</head>
<body>
<p>This page can't be shown: the content or the code has errors. It is shown here as soon as they are corrected.</p>
<p lang="da">Siden kan ikke vises: Der er fejl i indholdet eller koden. Den bliver vist her, så snart de er rettet.</p>
</body>
</html>
`,
};
