import type { EditorLook, MessageLanguage, SiteFile } from "kilde/tools";
import { getSignInStrings } from "../client/sign-in/strings.ts";
import { createLookStyle, escapeAttribute } from "../editor-page.ts";
import { endpoints } from "../endpoints.ts";

/** Renders the page on which people sign in, or register a passkey after they have opened an invitation. */
export function renderSignInPage(
	language: MessageLanguage,
	look: EditorLook | undefined,
): SiteFile {
	const { title, help, signIn } = getSignInStrings(language);
	return {
		path: "sign-in.html",
		bytes: `<!doctype html>
<html lang="${language}" data-look="${escapeAttribute(createLookStyle(look))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p id="help">${help}</p>
<button type="button" hidden>${signIn}</button>
<p role="alert" id="problem"></p>
<noscript><p>Editing needs JavaScript. <span lang="da">Redigering kræver JavaScript.</span></p></noscript>
</main>
<script type="module" src="${endpoints.signInScript}"></script>
</body>
</html>
`,
	};
}
