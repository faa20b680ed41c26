import { extname } from "node:path";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import { notFoundPath, outputFile } from "../../text/url.ts";
import type { Artifact } from "../../types.ts";
import { bytesOf } from "../../write/content.ts";
import { endpoints } from "../endpoints.ts";
import type { Snapshot } from "./snapshot.ts";

/** The response to a path: its file, or the 404 page. */
export function responseTo(
	path: string,
	{ artifacts }: Snapshot,
): { readonly status: number; readonly artifact: Artifact } {
	const found = artifacts.get(outputFile(path));
	if (found) return { status: 200, artifact: found };
	const missing = artifacts.get(outputFile(notFoundPath));
	return missing
		? { status: 404, artifact: missing }
		: { status: 503, artifact: placeholder };
}

/** The data for the script of a page: its revision and status; for an edited page also the origin of the editor. */
export type AboutPage = {
	readonly revision: string;
	readonly status: number;
	readonly editor?: string | undefined;
};

/** An artifact as it is served: a page has one more line, the script that keeps it up to date. */
export function withScript(artifact: Artifact, about: AboutPage): Artifact {
	if (extname(artifact.path) !== ".html") return artifact;
	return {
		path: artifact.path,
		bytes: `${bytesOf(artifact)}${scriptLine(about)}`,
	};
}

function scriptLine({ revision, status, editor }: AboutPage): string {
	const edited = editor
		? ` data-editor="${editor}" data-status="${status}"`
		: "";
	return `<script type="module" src="${endpoints.client}" data-revision="${revision}"${edited}></script>\n`;
}

/** Served before the first good build, under the overlay. */
const placeholder = noPage({
	en: "There is no site to show yet: the content or the code has errors. The site is shown here as soon as they are corrected.",
	da: "Der er endnu ikke nogen hjemmeside at vise: Der er fejl i indholdet eller koden. Den bliver vist her, så snart de er rettet.",
});

/** Served instead of a page whose code fails, under the overlay that says why. */
export const unrendered = noPage({
	en: "This page can't be shown: its code fails. The page is shown here as soon as that is corrected.",
	da: "Siden kan ikke vises: Der er fejl i dens kode. Den bliver vist her, så snart de er rettet.",
});

function noPage({ en, da }: Wording): Artifact {
	return {
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
<p>${en}</p>
<p lang="da">${da}</p>
</body>
</html>
`,
	};
}
