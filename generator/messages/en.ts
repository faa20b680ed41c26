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

	// Requirements of fields: what each must be completes “It must be …”
	"requirement.sentence": "It must be {requirement}.",
	"requirement.slug":
		"a name in lower-case letters a–z, digits and single hyphens, e.g. opening-hours",
	"requirement.portable-name":
		"a different name: Windows can't have files called aux, con, nul, prn, com1–9 or lpt1–9",
	"requirement.percent": "a whole number from 1 to 100, e.g. 50",
	"requirement.count": "a whole number, e.g. 5",
	"requirement.date": "a date written as 2025-08-12",
	"requirement.month": "a month written as 2025-08",
	"requirement.time": "a time of day from 00:00 to 23:59, e.g. 09:30",
	"requirement.https":
		"a web address that starts with https:// and has no spaces, e.g. https://www.example.org",
	"requirement.plain-host":
		"a web address whose domain has only letters a–z, digits, hyphens and full stops, without a user name or password before it",
	"requirement.path":
		"an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours",
	"requirement.path-below": "an address that starts with {prefix}",
	"requirement.path-beside":
		"an address that doesn't start with {prefixes}, since those are the pages in {languages}",
	"requirement.any-address": "given for at least one language",
	"requirement.old-address":
		"an old address of this site, which starts with one /, e.g. /old-prices.html",
	"requirement.old-address-path":
		"an address without ? and #: web hosts can't redirect by what comes after them",
	"requirement.old-address-single":
		"a single address: * and :name don't stand for others",
	"requirement.old-address-resolved":
		"an address without . or .. between its slashes",
	"requirement.old-address-utf8":
		"an address whose codes with % are in UTF-8; write %25 for the character %",
	"requirement.redirect-target":
		"the address of a page, e.g. /opening-hours, or of another site, which starts with https://",
	"requirement.video": "the name of a video that ends in .mp4 or .webm",
	"requirement.picture": "the name of a picture, e.g. entrance.jpg",
	"requirement.focal-point":
		"a point within the picture: per cent from the left and from the top, two whole numbers from 0 to 100, e.g. 40 60",
	"requirement.sample": "true; delete the line when the content is real",
	"requirement.text": "some text",
	"requirement.text-with":
		"a text with {placeholder} in it, which is replaced by something else",
	"requirement.quotation":
		"the text without quotation marks: the site adds them",
	"requirement.label": "text without facts, since facts are made of it",
	"requirement.localized": "given in {languages}",
	"old-address.hint":
		"Write the path that browsers showed, from the first / after the domain up to any ? or #, and a line for each old address.",

	// Labels and explanations of fields
	"label.example": "For example: {example}.",
	"label.address": "{language} address",
	"label.checked": "Last checked",
	"label.focus": "Focal point",
	"label.sample": "Sample",
	"label.file": "file",
	"label.from": "Shown from",
	"label.until": "Shown until",
	"label.first-day": "First day",
	"label.language": "{language} ({code})",
	"label.last-day": "Last day",
	"help.address":
		"If you change it, links and bookmarks that have the old one no longer work, unless the old one is redirected.",
	"help.checked": "The day somebody last checked these facts.",
	"help.focus":
		"Click on what must always be seen, such as a face. It stays in view wherever the picture is cropped.",
	"help.focus-in-file":
		"Per cent from the left and from the top. This point stays in view wherever the picture is cropped.",
	"help.sample": "Untick this when the real content is written.",
	"help.sample-in-file": "Write true while the content is a sample.",
	"help.media":
		"Pictures and videos are in content/media; upper and lower case matter.",
	"help.from": "Leave it empty to show it at once.",
	"help.from-in-file": "Leave it out to show it at once.",
	"help.until": "Leave it empty to keep it.",
	"help.until-in-file": "Leave it out to keep it.",
	"help.first-day": "The first day it applies.",
	"help.last-day": "The last day it applies.",
} as const satisfies Readonly<Record<string, string | Template>>;
