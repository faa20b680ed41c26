import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { setInFile } from "../generator/edit/file/file-edit.ts";
import { mergeMarkdown } from "../generator/edit/file/markdown-edit.ts";
import { splitFrontMatter } from "../generator/parse/front-matter.ts";
import { readMarkdown } from "../generator/parse/markdown/read.ts";
import { filesOfContent } from "./content.ts";
import { dose } from "./dose.ts";

describe("the lines of a text stay", () => {
	test.each([
		[
			"where nothing changed but line breaks",
			"En to\ntre.\n\n- a\n  b\n",
			"En to tre.\n\n- a b",
			"En to\ntre.\n\n- a\n  b\n",
		],
		[
			"beside a changed word",
			"En to\ntre fire\nfem.\n",
			"En to tres fire fem.",
			"En to\ntres fire\nfem.\n",
		],
		[
			"below an added paragraph",
			"En\nto.\n\nTre\nfire.\n",
			"En to.\n\nNyt.\n\nTre fire.",
			"En\nto.\n\nNyt.\n\nTre\nfire.\n",
		],
		[
			"around a paragraph that was taken out",
			"En\nto.\n\nTre.\n\nFire\nfem.\n",
			"En to.\n\nFire fem.",
			"En\nto.\n\nFire\nfem.\n",
		],
		[
			"of the other items of a list",
			"- en\n  to\n- tre\n",
			"- en to\n- tre\n- fire",
			"- en\n  to\n- tre\n- fire\n",
		],
		[
			"with their signs of a list",
			"* en\n* to\n",
			"- en\n- to\n- tre",
			"* en\n* to\n* tre\n",
		],
		[
			"in code",
			"```\na  b\nc\n```\n",
			"```\na  b\nd\n```",
			"```\na  b\nd\n```\n",
		],
		[
			"around a heading",
			"## En\n\nTo\ntre.\n",
			"## Et\n\nTo tre.",
			"## Et\n\nTo\ntre.\n",
		],
		["with empty lines at both ends", "\n\nEn.\n\n\n", "To.", "\n\nTo.\n\n\n"],
		[
			"of which some were one above the other",
			"En.\n\n\nTo\ntre.\n",
			"En.\n\nTo tre.",
			"En.\n\n\nTo\ntre.\n",
		],
		[
			"with breaks that show",
			"En  \nto\ntre.\n",
			"En  \nto tre fire.",
			"En  \nto\ntre fire.\n",
		],
		[
			"unless the breaks that show are others",
			"En  \nto\ntre.\n",
			"En to tre.",
			"En to\ntre.\n",
		],
		[
			"and what shows comes first: no list begins by accident",
			"En\nto - tre.\n",
			"En 1. to - tre.",
			"En 1.\nto - tre.\n",
		],
	])("%s", (_, before, markdown, after) => {
		expect(mergeMarkdown(before, markdown)).toBe(after);
	});
});

describe("a line that is too long", () => {
	const words = (count: number) => Array(count).fill("ord").join(" ");

	test("is wrapped in a new paragraph", () => {
		expect(mergeMarkdown("En.\n", `En.\n\n- ${words(40)}`)).toBe(
			`En.\n\n- ${words(20)}\n  ${words(20)}\n`,
		);
	});

	test("is wrapped where words are added, and no other line", () => {
		const long = words(30);
		expect(
			mergeMarkdown(
				`En to\n${long}\nslut.\n`,
				`En ${words(30)} to ${long} slut.`,
			),
		).toBe(`En ${words(15)}\n${words(15)} to\n${long}\nslut.\n`);
	});

	test("isn't wrapped where its end would be a list or a heading", () => {
		const before = `${words(26)} 1. - # + ord ord`;
		const after = mergeMarkdown("En.\n", before);
		expect(after).toContain("\n");
		expect(after.trim().replaceAll("\n", " ")).toBe(before);
		expect(htmlOf(after)).toBe(htmlOf(before));
	});
});

const files = filesOfContent(/\.md$/);

test("a file has the lines that it had before it was edited", () => {
	const before = "En to\ntre.\n\nFire\nfem.\n";
	expect(
		setMarkdown("a.md", "Andet.\n", "En to tre.\n\nFire fem.", before),
	).toBe(before);
	const typed = "---\nb: 1\n---\n\nEn.\n";
	expect(setMarkdown("a.md", typed, "En to tre fire.", before)).toBe(
		"---\nb: 1\n---\n\nEn to\ntre fire.\n",
	);
});

test("a text that begins with a line isn't taken for front matter", () => {
	const after = setMarkdown("a.md", "En.\n", "---\n\nTo.") ?? "";
	expect(after).toBe("---\n---\n\n---\n\nTo.\n");
	expect(setMarkdown("a.md", after, "En.", "En.\n")).toBe("En.\n");
});

describe("every text of the real content", () => {
	test("stays as it is when a paragraph's lines are one", () => {
		for (const { file, text } of files) {
			const body = bodyOf(file, text);
			expect(setMarkdown(file, text, unwrapped(body))).toBe(text);
		}
	});

	test("changes in the lines of a changed paragraph, and back to the same bytes", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...files),
				fc.nat(),
				fc.array(word, { minLength: 1, maxLength: 8 }),
				({ file, text }, at, words) => {
					const paragraphs = unwrapped(bodyOf(file, text)).split("\n\n");
					const changed = at % paragraphs.length;
					const old = (paragraphs[changed] ?? "").split(" ");
					const wanted = paragraphs
						.with(
							changed,
							old.toSpliced(at % old.length, at % 3, ...words).join(" "),
						)
						.join("\n\n");
					const after = setMarkdown(file, text, wanted) ?? "";
					expect(htmlOf(bodyOf(file, after))).toBe(htmlOf(wanted));
					expect(
						setMarkdown(file, after, unwrapped(bodyOf(file, text)), text),
					).toBe(text);
				},
			),
			{ numRuns: dose(10, 5000) },
		);
	});

	test("changes in one line or two where a word is another", () => {
		fc.assert(
			fc.property(fc.constantFrom(...files), fc.nat(), ({ file, text }, at) => {
				const body = bodyOf(file, text);
				const places = [
					...body.matchAll(/(?<=[a-zæøå] )[a-zæøå]+(?= [a-zæøå])/g),
				];
				const place = places[at % places.length];
				const old = place?.[0] ?? "";
				const index = place?.index ?? 0;
				const wanted = `${body.slice(0, index)}andre${body.slice(index + old.length)}`;
				fc.pre(old !== "andre");
				const after = setMarkdown(file, text, unwrapped(wanted)) ?? "";
				const lines = new Set(text.split("\n"));
				const changed = after.split("\n").filter((line) => !lines.has(line));
				expect(changed.length).toBeGreaterThan(0);
				expect(changed.length).toBeLessThan(3);
			}),
			{ numRuns: dose(10, 5000) },
		);
	});
});

function setMarkdown(
	file: string,
	text: string,
	markdown: string,
	earlier?: string,
) {
	return setInFile(text, { file, path: "markdown" }, markdown, earlier);
}

function bodyOf(file: string, text: string): string {
	return splitFrontMatter(file, text).value?.body ?? "";
}

/** The text as an editor writes it that knows no line breaks within a paragraph. */
function unwrapped(markdown: string): string {
	return markdown
		.trim()
		.replace(/(?<=[^\s\\])\n(?=[ \t]*(?![-*+#|>`]|\d+\.)[^\s])[ \t]*/g, " ");
}

const word = fc.oneof(
	fc.constantFrom(
		"ro",
		"tæppe",
		"åben",
		"**hvile**",
		"{{price.x}}",
		"[her](/x)",
		"»ja«",
	),
	fc.constantFrom(
		":",
		"#",
		"'",
		'"',
		"\\",
		"–",
		"-",
		"+",
		"1.",
		">",
		"|",
		"=",
		"---",
		"&",
		"<b>",
		"_",
		"*",
		"`",
		"\\*",
	),
);

function htmlOf(markdown: string): string {
	const read = readMarkdown(markdown);
	if ("problem" in read) throw new Error(read.problem.message.en);
	return read.toHtml().replace(/\s+/g, " ").trim();
}
