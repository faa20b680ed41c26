import { readFileSync } from "node:fs";
import { unescapeText } from "../support/cases.ts";

/** Text that makes parsers look back or ahead, up to the maximum length of a line. */
const repeated =
	"a|A|1|.|-|*|_|`|\"|'|[|]|<|{|}|>|&|!|#|~|@|:|=|\\|\u00A0| |\t|\n|æ |111 |1.| - |*a|_a|**a |![|[a](|[a]|<a |<!--|&#|&amp;|{{|{{a|kl |kr. |a@|not |\n> |\n- |\n# |a\n|```\n|\n \n".split(
		"|",
	);

/** Input that no one writes without malice: that of hostile.txt, and repeated text. */
export const hostile: readonly string[] = [
	...readFileSync(new URL("hostile.txt", import.meta.url), "utf8")
		.split("\n")
		.filter((line) => line.startsWith("`"))
		.map((line) => {
			const [, text = "", times = "1"] =
				/^`(.*)`(?: × (\d+))?$/.exec(line) ?? [];
			return unescapeText(text).repeat(Number(times));
		}),
	...repeated.map((unit) => unit.repeat(4000 / unit.length)),
];

/** Complete files that exhaust parsers. */
export const hostileTrees: readonly string[] = [
	...["", "---", "---\n---\n", "null\n", "[]\n", "{}\n", "x\n", "- - - - -\n"],
	bomb(9),
	`a: ${"[".repeat(4900)}`,
	`${"[".repeat(2000)}${"]".repeat(2000)}\n`,
	`${"{a: ".repeat(900)}x${"}".repeat(900)}\n`,
	Array.from({ length: 1500 }, (_, depth) => `${" ".repeat(depth)}a:\n`).join(
		"",
	),
	`${"- ".repeat(2400)}x\n`,
	`${"? ".repeat(1000)}x\n`,
	`---\ntitle: x\n---\n${"> ".repeat(2400)}x\n`,
	`---\ntitle: x\n---\n${"*a **a ".repeat(700)}\n`,
	`---\ntitle: x\n---\n${"[a](".repeat(1200)}\n`,
	Array.from({ length: 1900 }, (_, index) => `key-${index}: x\n`).join(""),
	"__proto__: { polluted: true }\nconstructor: { prototype: { polluted: 1 } }\n",
	"x: &a [*a]\n",
];

/**
 * Creates lines that each contain nine aliases of the line above: a few hundred bytes that expand to billions (YAML).
 */
function bomb(levels: number): string {
	const lines = Array.from({ length: levels }, (_, level) =>
		level === 0
			? "a0: &a0 lol\n"
			: `a${level}: &a${level} [${Array(9)
					.fill(`*a${level - 1}`)
					.join(", ")}]\n`,
	);
	return lines.join("");
}
