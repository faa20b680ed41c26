import type { EditorLook } from "kilde";

/** The look of the editor: the site's surfaces and lake green (styles/tokens.css), and its font of texts. */
export const editorLook: EditorLook = {
	ink: ["#24332f", "#e8ece6"],
	paper: ["#fffdf8", "#16201e"],
	accent: ["#2f5f59", "#8fc4bb"],
	onAccent: ["#fffdf8", "#16201e"],
	font: { file: "fonts/newsreader.woff2", otherwise: "Georgia, serif" },
};
