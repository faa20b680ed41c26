/** Text that makes parsers look back or ahead, up to the maximum length of a line. */
const repeated =
	"a|A|1|.|-|*|_|`|\"|'|[|]|<|{|}|>|&|!|#|~|@|:|=|\\|\u00A0| |\t|\n|æ |111 |1.| - |*a|_a|**a |![|[a](|[a]|<a |<!--|&#|&amp;|{{|{{a|kl |kr. |a@|not |\n> |\n- |\n# |a\n|```\n|\n \n".split(
		"|",
	);

/** Input that no one writes without malice. */
export const hostile: readonly string[] = [
	// Markup and scripts.
	"<script>alert(1)</script>",
	"</script><script>alert(1)</script>",
	"<!--<script>",
	'"><img src=x onerror=alert(1)>',
	"' onmouseover='alert(1)",
	"<svg/onload=alert(1)>",
	"<iframe src=//evil.example></iframe>",
	"<style>*{display:none}</style>",
	"]]><x/>",
	"<!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]>",
	"<?xml-stylesheet href='javascript:alert(1)'?>",
	"[x](javascript:alert(1))",
	"[x](JaVaScRiPt&colon;alert(1))",
	"[x](\u0001javascript:alert(1))",
	"[x](java\nscript:alert(1))",
	"[x](data:text/html;base64,PHNjcmlwdD4=)",
	"[x](vbscript:x)",
	"[x](//evil.example)",
	"[x](\\\\evil.example)",
	"[x](/\\evil.example)",
	"![x](data:image/svg+xml,<svg/onload=alert(1)>)",
	"![x](https://evil.example/x.png)",
	"<javascript:alert(1)>",
	"[x][y]\n\n[y]: javascript:alert(1)\n",
	"javascript:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	'https://evil.example/"onload="alert(1)',
	"https://evil.example\\@energirummet.example/",
	"https://user:secret@evil.example/",
	"http://evil.example/",
	// URLs that lead elsewhere.
	...["/../../etc/passwd", "../../../outside", "/%2e%2e/%2e%2e/outside"],
	...["/a//b", "//evil.example", "/about/", "/About", "/./about"],
	...["\\..\\outside", "/nul\0byte", "/con", "/assets", "/media/hero.svg"],
	...["/en", "/404", "/sitemap.xml"],
	`/${"a".repeat(300)}`,
	`/${"a/".repeat(2000)}b`,
	// Placeholders.
	...["{{", "}}", "{{}}", "{{{price.session-1h}}}", "{{price.session-1h}}"],
	...["{{constructor}}", "{{__proto__.x}}", "{{lookup this 'x'}}"],
	...["{{#each this}}", "{{> x}}"],
	// Property names of Object.prototype.
	...["__proto__", "constructor", "toString", "hasOwnProperty", "then"],
	// Special characters of YAML and Markdown.
	...["---\n", "...\n", "---\ntitle: x\n---\n", ": ", " #", "- ", "? "],
	...["&a ", "*a", "<<: *a", "!!js/function 'x'", "!!binary aGVq", "!!set {x}"],
	...["%YAML 9.9\n", "|\n", ">-\n", "'", '"', "`", "{", "}", "[", "]", ","],
	...["```\n", "~~~", "\t", "\n", "\n\n\n", "# ", "###### ", "====\n", "[^1]"],
	...["| a | b |\n|---|---|\n", "<!-- kilde-tillad: x -->", "<!-- "],
	...["# kilde-tillad: grund", "<<<<<<< HEAD\n"],
	// Invisible and misleading characters.
	...["\0", "\u0007", "\u001B[31m", "\u007F", "\u0085", "\u00A0", "\u00AD"],
	...["\u200B", "\u200D", "\u200F", "\u202E", "\u2028", "\u2029", "\u2066"],
	...["\uFEFF", "\uFFFE", "\uFFFD", '"\\uD800"', '"\\uDFFF\\uD800"', '"\\0"'],
	...['"\\x1b"', "\u{1F9D8}\u{1F3FD}\u200D\u2640\uFE0F", "İıſK"],
	"Z\u0351\u036B\u0343\u036A\u0302".repeat(20),
	"ﷺ".repeat(50),
	// Invalid and excessive numbers.
	...[
		"1e999",
		"-0",
		".inf",
		".nan",
		"0x1F",
		"0o17",
		"1_000",
		"yes",
		"null",
		"~",
	],
	...["99999999999999999999", "2025-02-30", "0000-00-00", "+275760-09-13"],
	"24:00",
	// Repetition.
	"a".repeat(50_000),
	"\n".repeat(6000),
	...repeated.map((unit) => unit.repeat(4000 / unit.length)),
];

/** Complete files that exhaust parsers. */
export const hostileTrees: readonly string[] = [
	"",
	"---",
	"---\n---\n",
	"null\n",
	"[]\n",
	"{}\n",
	"x\n",
	"- - - - -\n",
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
