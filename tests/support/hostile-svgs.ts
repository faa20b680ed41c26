import { readFileSync } from "node:fs";

const open =
	'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90">';
const behind = '<rect id="b" class="b" width="80" height="80"/>';

/**
 * Creates SVGs, each of which would load a URL that begins with this one in at least one engine. Their parts are in
 * hostile-svgs.txt, one per line, in sections; ADDRESS, OPEN and BEHIND stand for the URL and the constants above.
 */
export function hostileSvgs(address: string): readonly string[] {
	const text = readFileSync(
		new URL("./hostile-svgs.txt", import.meta.url),
		"utf8",
	)
		.replaceAll("ADDRESS", address)
		.replaceAll("OPEN", open)
		.replaceAll("BEHIND", behind);
	const [values = [], properties = [], sheets = [], elements = [], whole = []] =
		text
			.trim()
			.split(/^# .*\n/m)
			.slice(1)
			.map((section) => section.trim().split("\n"));
	const svg = (within: string) => `${open}${behind}${within}</svg>`;
	const styled = values.flatMap((value) =>
		properties
			.join(" ")
			.split(" ")
			.flatMap((property) => [
				svg(`<style>.b{${property}:${value}}</style>`),
				svg(`<rect style="${property}:${value.replaceAll('"', "&quot;")}"/>`),
				svg(
					`<rect ${property.replace(/^-+/, "")}="${value.replaceAll('"', "&quot;")}"/>`,
				),
			]),
	);
	return [
		...styled,
		...sheets.map((sheet) => svg(`<style>${sheet}</style><text>a</text>`)),
		...elements.map(svg),
		...whole,
	];
}
