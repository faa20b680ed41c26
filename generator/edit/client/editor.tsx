import { createRoot } from "react-dom/client";
import type { MessageLanguage } from "../../diagnostics/language.ts";
import { App } from "./app.tsx";
import { style } from "./style.ts";
import { textEditorStyle } from "./text/style.ts";

// The editor: the site in a frame, and beside it what is pointed at.

const language: MessageLanguage =
	document.documentElement.lang === "da" ? "da" : "en";

const sheet = document.createElement("style");
sheet.textContent = style + textEditorStyle;
document.head.append(sheet);
const root = document.createElement("div");
root.id = "editor";
document.body.append(root);
createRoot(root).render(<App language={language} />);
