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

	// Reading and writing files
} as const satisfies Readonly<Record<string, string | Template>>;
