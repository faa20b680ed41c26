import type {
	EditorLook,
	MessageLanguage,
	MessageText,
	SiteFile,
} from "kilde/tools";
import { endpoints } from "./endpoints.ts";

const title: MessageText = { en: "Edit the site", da: "Ret hjemmesiden" };

/** The options of the editor's page. */
export type EditorPageOptions = {
	readonly language: MessageLanguage;
	/** The origin of the edited pages, and the path on it at which the frame begins, instead of that of the page. */
	readonly pages: string;
	readonly entry?: string | undefined;
	/** The key, unless the address of the editor has it. */
	readonly key?: string | undefined;
	/** The name of the person who is signed in. */
	readonly person?: string | undefined;
	readonly look: EditorLook | undefined;
};

/** Renders the page of the editor: it loads the script of the editor, and nothing from another origin. */
export function renderEditorPage({
	language,
	look,
	...data
}: EditorPageOptions): SiteFile {
	const attributes = Object.entries({ ...data, look: createLookStyle(look) })
		.filter(([, value]) => value !== undefined)
		.map(([name, value = ""]) => ` data-${name}="${escapeAttribute(value)}"`);
	return {
		path: "editor.html",
		bytes: `<!doctype html>
<html lang="${language}"${attributes.join("")}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title[language]}</title>
</head>
<body>
<noscript><p>Editing needs JavaScript. <span lang="da">Redigering kræver JavaScript.</span></p></noscript>
<script type="module" src="${endpoints.script}"></script>
</body>
</html>
`,
	};
}

/** Escapes a text for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** The look of the editor of a site that defines none. */
const neutralLook: EditorLook = {
	ink: ["#1d2327", "#eceff1"],
	paper: ["#ffffff", "#191d20"],
	accent: ["#1d5fc4", "#8ab8ff"],
	onAccent: ["#ffffff", "#0d1b2e"],
};

/** Creates the custom properties that the editor's stylesheet uses. Each colour has a light and a dark value. */
export function createLookStyle(look: EditorLook = neutralLook): string {
	const { ink, paper, accent, onAccent, font } = look;
	const face =
		font &&
		`@font-face { font-family: site; src: url("${endpoints.font}"); font-display: swap; }\n`;
	return `${face ?? ""}:root {
	--ink: light-dark(${ink.join(", ")});
	--paper: light-dark(${paper.join(", ")});
	--accent: light-dark(${accent.join(", ")});
	--on-accent: light-dark(${onAccent.join(", ")});
	--font: ${font ? `site, ${font.otherwise}` : "system-ui, sans-serif"};
	--heading-weight: ${font ? 400 : 600};
}`;
}
