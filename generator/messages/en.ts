import type { Template } from "./template.ts";

/**
 * Every sentence about content, in English. The key of a message begins with the code of its problem. A key with a plain
 * string is a phrase for use within messages; " | " in it separates the form for one from that for other counts.
 */
export const en = {
	// Counts
	"count.error": "{count} error | {count} errors",
	"count.warning": "{count} warning | {count} warnings",

	// Suggestions
	"suggestion.one": "Did you mean {fix}?",
	"suggestion.several": "Did you mean {fixes}?",
	"suggestion.choose":
		"It can be read in more than one way. Which one do you mean?",
	"suggestion.list": "Available: {names}.",

	// Any file
	"more-problems.in-file": {
		message: "There are {count} more problems in this file.",
		hint: "Correct these first, or look for something pasted into the file by mistake.",
		pageMessage: "There are {count} more problems here.",
		pageHint:
			"Correct the others first, or look for something pasted by mistake.",
	},

	// YAML
	"yaml-syntax.tab-indent": {
		message: "The line is indented with a tab, which YAML doesn't allow.",
		hint: "Use spaces, two for each level.",
	},
	"yaml-syntax.hyphen-missing": {
		message: "An item of a list begins with a hyphen and a space.",
		hint: "Write a hyphen and a space here.",
		fix: "Write a hyphen and a space here.",
	},

	// Markdown

	// Values of fields: what each must be completes “It must be …”

	// Facts and references

	// Links, pictures and redirects

	// Duplicates, translations and dates

	// Media
	"invalid-image.svg-syntax": {
		message:
			"The SVG can't be read from here on: it is not well-formed XML in UTF-8.",
		hint: "Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	},
	"invalid-image.not-svg": {
		message:
			'This is not an SVG: it does not begin with <svg xmlns="http://www.w3.org/2000/svg">.',
		hint: "Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	},
	"invalid-image.svg-size": {
		message:
			"The SVG is too large for browsers to render quickly: it may have 1.5 million characters, 50,000 elements, 5,000 references and 100 levels.",
		hint: "Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	},
	"invalid-image.svg-metadata": {
		message:
			"A photo in the SVG has metadata of the camera, such as where it was taken.",
		hint: "Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	},
	"invalid-image.svg-stylesheet": {
		message:
			"The SVG needs a style sheet from outside, which pages don't load.",
		hint: "Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	},
	"invalid-image.svg-font": {
		message: "The SVG needs a font from outside, which pages don't load.",
		hint: "Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	},
	"invalid-image.video-metadata": {
		message:
			"The video contains metadata from the camera, such as where it was recorded.",
		hint: "Export it again without metadata (and without GPS), and put the new file here.",
	},
	"invalid-image.video-unreadable": {
		message:
			"The video can't be read; it may be damaged, or have the wrong extension.",
		hint: "Export it again as MP4 or WebM, and put the new file here.",
	},
	"invalid-image.rotated": {
		message:
			"The picture is stored on its side, and only metadata in the file says how to turn it.",
		hint: "Open it, turn it, and save it again.",
	},
	"invalid-image.damaged": {
		message: "The picture is damaged: only part of it can be read.",
		hint: "Copy it again from the original, or export it again.",
	},

	// Reading and writing files
} as const satisfies Readonly<Record<string, string | Template>>;
