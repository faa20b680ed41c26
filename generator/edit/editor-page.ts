import type { EditorLook } from "../definition.ts";
import { endpoints } from "../dev/endpoints.ts";
import type { MessageLanguage } from "../languages/message-language.ts";
import type { MessageText } from "../messages/format.ts";
import type { SiteFile } from "../types.ts";
import { lookStyle } from "./look.ts";

const title: MessageText = { en: "Edit the site", da: "Ret hjemmesiden" };

/**
 * The page of the editor in a language: it loads the script that is the editor, and nothing from anywhere else. `pages` is
 * the origin of the pages that are edited; `key` is empty where the editor has it from its own address.
 */
export function editorPage(
	language: MessageLanguage,
	pages: string,
	key: string,
	look: EditorLook | undefined,
): SiteFile {
	return {
		path: "editor.html",
		bytes: `<!doctype html>
<html lang="${language}" data-pages="${pages}" data-look="${escaped(lookStyle(look))}"${key && ` data-key="${key}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title[language]}</title>
</head>
<body>
<noscript><p>Editing needs JavaScript. <span lang="da">Redigering kræver JavaScript.</span></p></noscript>
<script type="module" src="${endpoints.editorScript}"></script>
</body>
</html>
`,
	};
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
