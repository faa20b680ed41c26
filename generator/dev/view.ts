import { extname } from "node:path";
import type { Artifact } from "../types.ts";
import { notFoundPath, outputFile } from "../url.ts";
import { contentOf } from "../write/content.ts";
import { addresses } from "./addresses.ts";
import { excerptOf } from "./excerpt.ts";
import type { Showing, Step } from "./showing.ts";

/** What somebody sees who asks for a path, and the status that it has. */
type View = { readonly status: number; readonly artifact: Artifact };

/** What a site shows at a path: a file of its own, or the missing page. */
export function viewAt(path: string, { artifacts }: Showing): View {
	const found = artifacts.get(outputFile(path));
	if (found) return { status: 200, artifact: found };
	const missing = artifacts.get(outputFile(notFoundPath));
	return missing
		? { status: 404, artifact: missing }
		: { status: 503, artifact: waiting };
}

/** How the page at a path comes from what was shown to what is shown next; nothing, where it is to be asked for. */
export function stepOf(
	path: string,
	before: Showing,
	next: Showing,
): Step | undefined {
	const from = before.revision;
	const old = viewAt(path, before);
	const { status, artifact } = viewAt(path, next);
	if (from === next.revision || old.status !== status) return undefined;
	try {
		// Asked for after every build, what a tab shows stays remembered.
		const was = textOf(old.artifact);
		const text = textOf(artifact);
		if (was === text) return { from };
		const excerpt = excerptOf(was, text);
		return excerpt
			? { from, excerpt }
			: { from, html: text + scriptLine(next.revision) };
	} catch {
		// Who asks for it hears why it can't be rendered.
		return undefined;
	}
}

/** The same as tabs get it: a page has one line more, the script that keeps it up to date. */
export function withScript(artifact: Artifact, revision: string): Artifact {
	if (extname(artifact.path) !== ".html") return artifact;
	return {
		path: artifact.path,
		bytes: textOf(artifact) + scriptLine(revision),
	};
}

function scriptLine(revision: string): string {
	return `<script type="module" src="${addresses.client}" data-revision="${revision}"></script>\n`;
}

function textOf(artifact: Artifact): string {
	const content = contentOf(artifact);
	return typeof content === "string"
		? content
		: new TextDecoder().decode(content);
}

/** Shown while there has been no good site yet; what is wrong lies over it. */
const waiting: Artifact = {
	path: "waiting.html",
	bytes: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Kilde</title>
</head>
<body>
<p>There is no site to show yet: the content has mistakes. It is shown here as soon as they are mended.</p>
<p lang="da">Der er intet websted at vise endnu: Indholdet har fejl. Det bliver vist her, så snart de er rettet.</p>
</body>
</html>
`,
};
