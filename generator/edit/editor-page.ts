import { endpoints } from "../dev/endpoints.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { MessageLanguage } from "../diagnostics/language.ts";
import type { SiteFile } from "../types.ts";

const title: Wording = { en: "Edit the site", da: "Ret hjemmesiden" };

/** The page of the editor in a language: it loads the script that is the editor, and nothing from anywhere else. */
export function editorPage(language: MessageLanguage): SiteFile {
	return {
		path: "editor.html",
		bytes: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="default-src 'self'; style-src 'unsafe-inline'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>${title[language]}</title>
</head>
<body>
<script type="module" src="${endpoints.editorScript}"></script>
</body>
</html>
`,
	};
}
