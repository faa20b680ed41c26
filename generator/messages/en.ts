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
	"fact.files": "Facts are in {files}.",
	"unknown-fact.not-found": {
		message: "There is no fact {fact}.",
		hint: "{available}",
		pageMessage: "A fact in this text no longer exists.",
		pageHint: "Delete it, or insert another one with “Fact”.",
	},
	"unknown-name.not-found": {
		message: "There is no {kind} {name}.",
		hint: "{available}",
		pageMessage: "What is chosen here no longer exists.",
		pageHint: "Choose something else.",
	},
	"unknown-name.language": {
		message:
			"This page has no {language} address, but the link is shown in {language}, too.",
		hint: "Choose a page that exists in that language.",
	},
	"handwritten-fact.quoted": {
		message:
			"{written} is {facts}. Written out in the text, it doesn't change with the fact.",
		hint: "Write {facts}.",
		fix: "Write {fix}.",
		pageHint: "Delete it, and insert the fact with “Fact”.",
	},
	"handwritten-fact.unquoted": {
		message:
			"{written} is {facts}. Written out in the text, it doesn't change with the fact.",
		hint: "Write {facts}, and put the whole text in quotes.",
		pageHint: "Delete it, and insert the fact with “Fact”.",
	},
	"allowance.unused": {
		message: "This comment suppresses no warning.",
		hint: "Delete it, or move it to the line that it is about.",
		pageMessage:
			"A comment in the file suppresses a warning that no longer occurs.",
		pageHint: "You can delete it.",
	},
	"missing-field.shared": {
		message: "{field} is missing, and no other language version has it.",
		hint: "Add {field} here.",
	},
	"sample.address": {
		message:
			"{name} is a sample: {host} is reserved for examples and can't exist on the internet.",
		hint: "Write the real address.",
	},
	"sample.value": {
		message: "{name} is a sample.",
		hint: "Write the real content, then delete “sample: true”.",
	},
	"sample.file": {
		message: "This file is a sample.",
		hint: "Write the real content, then delete “sample: true”.",
	},

	// Links, pictures and redirects
	"link.page": "Link to the page as a whole, without #.",
	"unknown-link.no-page": {
		message: "No page has the address {path}.",
		hint: "A page's address is the field path in its file in content/pages; links to other sites start with https://.",
		pageHint:
			"Click on the link, and choose a page with Link above the text. Links to other sites start with https://.",
	},
	"unknown-link.redirect": {
		message: "{path} is a redirect to {to}.",
		fix: "Write {fix}.",
	},
	"unknown-link.language": {
		message: "{path} is {there}, but this text is {here}.",
		hint: "That page has no {here} version; link to another one.",
		fix: "Write {fix}.",
	},
	"unknown-link.anchor": {
		message: "{path} has no anchor #{anchor}.",
		hint: "{available}",
		pageMessage: "{path} has no part called “{anchor}”.",
	},
	"unknown-link.own-address": {
		message: "This is an address on this site.",
		hint: "Write {path}, so that it can be checked.",
		fix: "Write {fix}, so that it can be checked.",
	},
	"unknown-link.unpublished": {
		message:
			"{file} has ended or is not published yet, so its address doesn't exist.",
		hint: "Remove the link, or change {from} or {until} there.",
	},
	"unknown-name.video": {
		message: "{src} is a video, but texts show only pictures.",
		hint: "Write the name of a picture in content/media, or delete it.",
		pageHint:
			"Delete it, and choose another one with + Picture above the text.",
	},
	"unknown-name.outside-picture": {
		message: "Pictures must be in content/media; other places are not allowed.",
		hint: "Put the picture there, and write its file name here.",
		pageMessage:
			"This picture is on another site; texts show only pictures of this site.",
		pageHint:
			"Delete it, and choose another one with + Picture above the text.",
	},
	"unknown-name.picture": {
		message: "There is no file {src} in content/media.",
		hint: "{available}",
		pageMessage: "There is no picture {src}.",
		pageHint:
			"Delete it, and choose another one with + Picture above the text.",
	},
	"invalid-path.redirect-chain": {
		message: "The redirect leads to {to}, which is a redirect itself.",
		hint: "Write the address of a page.",
		fix: "Write {fix}.",
	},
	"invalid-path.redirect-target": {
		message:
			"The redirect leads to {to}, but there is no page at that address.",
		hint: "Write the address of a page.",
	},

	// Duplicates, translations and dates
	"page.no-texts": "The whole text of this page is in its YAML file.",
	"text.owner": "Rename it after the entry that it belongs to, or delete it.",
	"duplicate-url.taken": {
		message: "{path} is already taken by {file}, line {line}.",
		hint: "Choose another address.",
		pageMessage: "{path} is already taken by {file}.",
	},
	"duplicate-url.reserved": {
		message: "The address {path} is reserved for the site itself.",
		hint: "Choose another address.",
	},
	"duplicate-id.view": {
		message:
			"Another page already has the view {view}, and only one can have it.",
		pageMessage: "Another page is already of this kind, and only one can be.",
	},
	"duplicate-id.anchor": {
		message: "Something else on this page already has the anchor #{anchor}.",
		hint: "Change the wording of the heading a little.",
		pageMessage:
			"Another heading or part of this page has the same name, so a link could lead to the wrong one.",
	},
	"duplicate-id.fact": {
		message: "With the name {name}, {fact} could mean two things.",
		hint: "Give it another name.",
	},
	"duplicate-id.case": {
		message:
			"{file} and {other} differ only in upper and lower case, so Windows and macOS can have only one of them.",
		hint: "Delete one of the two, or rename it, and write the new name where it is used.",
	},
	"unknown-file.name": {
		message: "This file is not part of the content.",
		hint: "Rename it to {file}.",
	},
	"unknown-file.copy": {
		message: "This seems to be a second version of {file}.",
		hint: "Compare the two, move over what is missing, and delete this one.",
	},
	"unknown-file.part": {
		message: "The page {page} has no text called {part}.",
		hint: "{available}",
	},
	"unknown-file.owner": {
		message: "This text does not belong to anything: there is no {file}.",
		hint: "{suggestion}",
	},
	"invalid-image.name": {
		message: "This file name can't be part of an address.",
		hint: "Rename it to {name}, and write that name where the file is used.",
	},
	"missing-file.file": {
		message: "The file is missing, and the site needs it.",
		hint: "Restore it, for example from an earlier version.",
	},
	"missing-file.view": {
		message: "There is no page with the view {view}, and the site needs one.",
		pageMessage: "A page that the site needs is missing.",
	},
	"missing-file.text": {
		message: "A text is missing in {language}.",
		hint: "Write it in {file}.",
		pageHint: "Write it in {language}.",
	},
	"missing-translation.text": {
		message: "This text has no {language} version.",
		hint: "Write it in {file}.",
		pageHint: "Write it in {language}.",
	},
	"missing-translation.version": {
		message:
			"This text has no {language} version, so visitors reading {language} won't see it.",
		hint: "Write it in {file}, or add translated: false here.",
		pageHint: "Write it in {language}, or choose {field}.",
	},
	"missing-translation.required-version": {
		message:
			"This text has no {language} version, so visitors reading {language} won't see it.",
		hint: "Write it in {file}.",
		pageHint: "Write it in {language}.",
	},
	"missing-translation.address": {
		message:
			"This page has no {language} address, but the site needs it in every language.",
		hint: "Add an address in {language}.",
	},
	"missing-translation.copied": {
		message: "The {other} and the {language} text are identical.",
		hint: "Translate one of the two.",
	},
	"missing-translation.placeholder": {
		message: "This looks like a note to yourself; visitors would see it.",
		hint: "Write the text in {language} here.",
	},
	"inconsistent.versions": {
		message: "{field} differs from the one in {file}.",
		hint: "Write the same {field} in all languages, or only in the first one.",
	},
	"inconsistent.period": {
		message: "The end date ({until}) is before the start date ({from}).",
	},
	"unlikely-date.distant": {
		message: "{day} is more than a year from now.",
		hint: "Check the year wherever the date is written.",
	},
	"unlikely-date.published-early": {
		message: "{day} is in the future, but this is already published.",
		hint: "To publish it on that day, write {date} in {from}.",
	},
	"unchecked.for-a-year": {
		message:
			"These facts were last checked on {day}, which is more than a year ago.",
		hint: "Check that they still apply, then write today's date here.",
		fix: "Check that they still apply, then write {fix} here.",
	},
	"too-long.description": {
		message:
			"The description is {length} characters long once the facts are filled in; search engines show at most {maxLength}.",
		hint: "Shorten it to {maxLength} characters.",
	},

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
