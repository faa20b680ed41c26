import { createRoot } from "react-dom/client";
import { endpoints, keyHeader } from "../../dev/endpoints.ts";
import type { MessageLanguage } from "../../languages/message-language.ts";
import { App } from "./app.tsx";
import { takeKey } from "./key.ts";
import { style } from "./style.ts";
import { textEditorStyle } from "./text/style.ts";
import { wordings } from "./words.ts";

// The editor: the site in a frame, and beside it what is pointed at.

const opening = takeKey();
const language: MessageLanguage =
	document.documentElement.lang === "da" ? "da" : "en";

const sheet = new CSSStyleSheet();
const { look = "", pages = "" } = document.documentElement.dataset;
sheet.replaceSync(look + style + textEditorStyle);
document.adoptedStyleSheets.push(sheet);
const root = document.createElement("div");
root.id = "editor";
document.body.append(root);
// With it comes the cookie by which the pages are read.
fetch(endpoints.enter, {
	method: "POST",
	headers: { [keyHeader]: opening.key },
}).then(
	({ ok }) => draw(ok ? undefined : wordings.noKey[language]),
	() => draw(wordings.noAnswer[language]),
);

function draw(refused: string | undefined): void {
	createRoot(root).render(
		refused ? (
			<p role="alert" className="refused">
				{refused}
			</p>
		) : (
			<App language={language} opening={opening} pages={pages} />
		),
	);
}
