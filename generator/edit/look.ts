import type { ColourPair, EditorLook } from "../definition.ts";
import { endpoints } from "../dev/endpoints.ts";

/** The look where a site says nothing. */
export const neutral: EditorLook = {
	ink: ["#1d2327", "#eceff1"],
	paper: ["#ffffff", "#191d20"],
	accent: ["#1d5fc4", "#8ab8ff"],
	onAccent: ["#ffffff", "#0d1b2e"],
};

/** The style sheet of a look: the values that the rest of the editor's style is made of. */
export function lookStyle(look: EditorLook = neutral): string {
	const { ink, paper, accent, onAccent, font } = look;
	const face =
		font &&
		`@font-face { font-family: site; src: url("${endpoints.editorFont}"); font-display: swap; }\n`;
	return `${face ?? ""}:root {
	--ink: ${inTheme(ink)};
	--paper: ${inTheme(paper)};
	--accent: ${inTheme(accent)};
	--on-accent: ${inTheme(onAccent)};
	--font: ${font ? `site, ${font.otherwise}` : "system-ui, sans-serif"};
	--heading-weight: ${font ? 400 : 600};
}`;
}

function inTheme([day, night]: ColourPair): string {
	return `light-dark(${day}, ${night})`;
}
