import { describe, test } from "vitest";
import { check, edit, type Files, fixture } from "./check.ts";

// Slips of hand and eye, and what their authors are told: at the very character, once, and what would be right.

type Slip = readonly [title: string, files: Files, told: string, hint?: string];

const slips: Readonly<Record<string, readonly Slip[]>> = {
	"signs that YAML takes for something else": [
		[
			"curly quotation marks for straight ones",
			edit("business.yaml", '"8799"', "“8799”"),
			"business.yaml:16:13 error: YAML doesn't know this curly quotation mark; visitors would see it.",
			'Write "8799" with straight ones; if visitors are to see the curly ones, put straight ones around them.',
		],
		[
			"a curly quotation mark before a colon",
			edit(
				"news/summer.da.md",
				"title: Sommertilbud",
				"title: ”Nyt: sommertilbud”",
			),
			"news/summer.da.md:3:8 error: YAML doesn't know this curly quotation mark; visitors would see it.",
			'Write "Nyt: sommertilbud" with straight ones; if visitors are to see the curly ones, put straight ones around them.',
		],
		[
			"Danish quotation marks around a time",
			edit("facts/hours.yaml", '"12:00"', "»12:00«"),
			'facts/hours.yaml:4:31 error: Item 2 of starts is “»12:00«”; it must be a time of day in quotes, with two digits for the hour, e.g. "09:30".',
			'Did you mean "12:00"?',
		],
		[
			"a quotation mark at the end only",
			edit("business.yaml", '"8799"', '8799"'),
			'business.yaml:16:13 error: postcode is “8799"”; it must be the four digits of a Danish postcode in quotes, e.g. "4560".',
			'Did you mean "8799"?',
		],
		[
			"a no-break space before a field",
			edit("business.yaml", "  town:", "\u00A0\u00A0town:"),
			"business.yaml:17:1 error: There is an invisible character here that is not an ordinary space (often a no-break space from another program).",
			"Type an ordinary space instead.",
		],
		[
			"a no-break space after a colon",
			edit("facts/prices.yaml", "event: 420", "event:\u00A0420"),
			"facts/prices.yaml:4:7 error: There is an invisible character here that is not an ordinary space (often a no-break space from another program).",
			"Type an ordinary space instead.",
		],
		[
			"a no-break space in a name",
			edit("business.yaml", "legalName:", "legal\u00A0Name:"),
			"business.yaml:6:8 error: There is an invisible character here that is not an ordinary space (often a no-break space from another program).",
			"Delete it.",
		],
		[
			"an invisible character behind a price",
			edit("facts/prices.yaml", "event: 420", "event: 420\u200B"),
			"facts/prices.yaml:4:8 error: event is “420[invisible character]”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
			"Did you mean 420?",
		],
		[
			"no space after the hyphen of an item",
			edit("faq.yaml", "- id: arrival", "-id: arrival"),
			"faq.yaml:6:1 error: There is no space after this hyphen, so it doesn't start a list item.",
			"Write - id: …",
		],
		[
			"no space after a price's colon",
			edit("facts/prices.yaml", "event: 420", "event:420"),
			"facts/prices.yaml:4:6 error: The name of a field is followed by a colon and a space.",
			"Write event: 420",
		],
		[
			"no colon after a price's name",
			edit("facts/prices.yaml", "event: 420", "event 420"),
			"facts/prices.yaml:4:1 error: This line has no colon, so YAML can't tell which field it belongs to.",
			"A field is written event: 420; a text that continues from the line above is indented further than its field.",
		],
		[
			"an equals sign for a colon",
			edit("facts/prices.yaml", "event: 420", "event = 420"),
			"facts/prices.yaml:4:7 error: The name of a field is followed by a colon and a space.",
			"Write event: 420",
		],
		[
			"an equals sign for a colon before a text of several words",
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder, en: News }",
				"heading:\n  da= Nyt fra vores dejlige rum\n  en: News",
			),
			"pages/news.yaml:9:5 error: The name of a field is followed by a colon and a space.",
			"Write da: Nyt fra vores dejlige rum",
		],
		[
			"a text that goes on at the margin",
			edit(
				"faq.yaml",
				"    da: Fra {{price.range}} Se",
				"    da: Fra en god pris\nog op. Se",
			),
			"faq.yaml:5:1 error: This line has no colon, so YAML can't tell which field it belongs to.",
			"A field is written og: op. Se [priserne](/opening-hours#prices).; a text that continues from the line above is indented further than its field.",
		],
		[
			"a colon in a text's second line",
			edit(
				"faq.yaml",
				"    da: Fra {{price.range}} Se",
				"    da: Fra en god pris\n      og en ting: se",
			),
			"faq.yaml:5:17 error: The text contains a colon, so YAML reads its beginning as a field name.",
			"Put the whole text in quotes, or begin it with >- on the field's own line.",
		],
		[
			"a text behind >",
			edit("business.yaml", "town: Kildeby", "town: > Kildeby"),
			"business.yaml:17:9 error: After this sign the text begins on the next line, so nothing may follow it here.",
			"Move the text to the next line, indented; if the sign is part of it, put the whole text in quotes.",
		],
		[
			"a text behind a hyphen",
			edit("business.yaml", "town: Kildeby", "town: - Kildeby"),
			"business.yaml:17:9 error: YAML reads a hyphen and a space as the start of a list.",
			"Put the text in quotes; if it is a list, begin it on the next line.",
		],
		[
			"a text that starts with #",
			edit("business.yaml", "town: Kildeby", "town: #Kildeby"),
			"business.yaml:17:9 error: YAML reads everything after # as a comment, so it is not shown.",
			"Put the whole text in quotes if # is part of it; otherwise move the comment to a line of its own.",
		],
		[
			"nothing between two commas",
			edit("business.yaml", "[anna, bo]", "[anna, , bo]"),
			"business.yaml:9:20 error: There is nothing before this comma.",
			"Delete the comma.",
		],
		[
			"no comma between two times",
			edit("facts/hours.yaml", '"10:00", "12:00"', '"10:00" "12:00"'),
			"facts/hours.yaml:4:30 error: There is no comma between this and what is before it.",
			"Write a comma between the two.",
		],
		[
			"an apostrophe in single quotes",
			edit("faq.yaml", "en: What does it cost?", "en: 'What's it cost?'"),
			"faq.yaml:2:47 error: There is more text after the closing quotation mark.",
			"Put the whole text in quotes; for a ' inside it, write ''.",
		],
		[
			"two commas in a text between braces",
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder, en",
				"heading: { da: Nyt, gammelt, lånt, en",
			),
			"pages/news.yaml:8:19 error: The text ends at this comma: between braces, a text with a comma in it must be in quotes.",
			'Write da: "Nyt, gammelt, lånt"',
		],
		[
			"an anchor that nothing refers to",
			edit("business.yaml", "town: Kildeby\n", "town: &by Kildeby\n"),
			"business.yaml:17:9 error: A text that starts with & must be in quotes, or YAML reads it as something else.",
			'Put the whole text in quotes: "&by …". If it is no text, write the value itself: anchors, aliases and tags are not used here.',
		],
		[
			"a merge key",
			edit("facts/prices.yaml", "event: 420", "<<: *base"),
			"facts/prices.yaml:4:5 error: A text that starts with * must be in quotes, or YAML reads it as something else.",
			'Put the whole text in quotes: "*base …". If it is no text, write the value itself: anchors, aliases and tags are not used here.',
		],
		[
			"indentation without end",
			{
				"redirects.yaml": Array.from(
					{ length: 60 },
					(_, depth) => `${" ".repeat(depth)}a:\n`,
				).join(""),
			},
			"redirects.yaml:42:42 error: This is nested too deeply.",
			"Remove some of the brackets or of the indentation.",
		],
		[
			"brackets without end",
			{ "redirects.yaml": "[".repeat(5000) },
			"redirects.yaml:1:1 error: This is nested too deeply.",
			"Remove some of the brackets or of the indentation.",
		],
		[
			"a field beside the one it belongs in",
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder, en: News }",
				"heading:\n  da: Nyheder\nen: News",
			),
			"pages/news.yaml:10:1 error: en belongs in heading, but is beside it.",
			"Begin the line with two more spaces.",
		],
	],
	"values, and what was meant by them": [
		[
			"a price with a full stop",
			edit("facts/prices.yaml", "overnight: 1400", "overnight: 1.400"),
			"facts/prices.yaml:3:12 error: overnight is “1.400”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
			"Did you mean 1400?",
		],
		[
			"a price of thousands that YAML takes for a small one",
			edit("facts/prices.yaml", "overnight: 1400", "overnight: 2.000"),
			"facts/prices.yaml:3:12 error: overnight is “2.000”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
			"Did you mean 2000?",
		],
		[
			"a price in full",
			edit("facts/prices.yaml", "overnight: 1400", "overnight: kr. 1.400,00"),
			"facts/prices.yaml:3:12 error: overnight is “kr. 1.400,00”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
			"Did you mean 1400?",
		],
		[
			"a price in hexadecimal",
			edit("facts/prices.yaml", "overnight: 1400", "overnight: 0x7A"),
			"facts/prices.yaml:3:12 error: overnight is “0x7A”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
		],
		[
			"a latitude with a comma",
			edit("business.yaml", "56.25", "56,25"),
			"business.yaml:22:13 error: latitude is “56,25”; it must be degrees north as a number, e.g. 55.83.",
			"Did you mean 56.25?",
		],
		[
			"a per cent sign",
			edit("facts/discounts.yaml", "percent: 40", "percent: 40 %"),
			"facts/discounts.yaml:4:14 error: percent is “40 %”; it must be a whole number from 1 to 100, without %, e.g. 50.",
			"Did you mean 40?",
		],
		[
			"a time with a full stop",
			edit("facts/hours.yaml", '"12:00"', "12.30"),
			'facts/hours.yaml:4:31 error: Item 2 of starts is “12.30”; it must be a time of day in quotes, with two digits for the hour, e.g. "09:30".',
			'Did you mean "12:30"?',
		],
		[
			"a time as it is said",
			edit("facts/hours.yaml", '"12:00"', "kl. 12"),
			'facts/hours.yaml:4:31 error: Item 2 of starts is “kl. 12”; it must be a time of day in quotes, with two digits for the hour, e.g. "09:30".',
			'Did you mean "12:00"?',
		],
		[
			"closed in words",
			edit(
				"facts/hours.yaml",
				'thursday: { starts: ["13:00"] }',
				"thursday: { starts: lukket }",
			),
			"facts/hours.yaml:7:23 error: starts is “lukket”; it must be a list: lines that start with a hyphen.",
			"Did you mean []?",
		],
		[
			"a date in words",
			edit("pages/terms.yaml", "2025-11-03", "3. november 2025"),
			"pages/terms.yaml:10:10 error: updated is “3. november 2025”; it must be a date written as 2025-08-12.",
			"Did you mean 2025-11-03?",
		],
		[
			"a date of one digit",
			edit("pages/terms.yaml", "2025-11-03", "2025-11-3"),
			"pages/terms.yaml:10:10 error: updated is “2025-11-3”; it must be a date written as 2025-08-12.",
			"Did you mean 2025-11-03?",
		],
		[
			"a month in words",
			edit("testimonials.yaml", "month: 2025-08", "month: august 2025"),
			"testimonials.yaml:2:39 error: month is “august 2025”; it must be a month written as 2025-08.",
			"Did you mean 2025-08?",
		],
		[
			"a phone number without the country",
			edit("business.yaml", '"+45 11 22 33 44"', "11 22 33 44"),
			'business.yaml:11:10 error: phone is “11 22 33 44”; it must be a Danish phone number in quotes, e.g. "+45 12 34 56 78".',
			'Did you mean "+45 11 22 33 44"?',
		],
		[
			"a phone number that YAML takes for a number",
			edit("business.yaml", '"+45 11 22 33 44"', "+4511223344"),
			'business.yaml:11:10 error: phone is “+4511223344”; it must be a Danish phone number in quotes, e.g. "+45 12 34 56 78".',
			'Did you mean "+45 11 22 33 44"?',
		],
		[
			"a postcode that YAML takes for a number",
			edit("business.yaml", '"8799"', "8799"),
			'business.yaml:16:13 error: postcode is 8799; it must be the four digits of a Danish postcode in quotes, e.g. "4560".',
			'Did you mean "8799"?',
		],
		[
			"yes",
			edit("facts/sessions.yaml", "recommended: true", "recommended: yes"),
			"facts/sessions.yaml:15:16 error: recommended is “yes”; it must be true.",
			"Did you mean true?",
		],
		[
			"no, where only true may stand",
			edit("facts/sessions.yaml", "recommended: true", "recommended: nej"),
			"facts/sessions.yaml:15:16 error: recommended is “nej”; it must be true.",
			"Delete the line where it doesn't apply.",
		],
		[
			"an e-mail address with a comma",
			edit("business.yaml", "hej@kilden.example", "hej@kilden,example"),
			"business.yaml:12:10 error: email is “hej@kilden,example”; it must be an e-mail address, e.g. info@energirummet.example.",
			"Did you mean hej@kilden.example?",
		],
		[
			"a web address with one slash",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"https:/kort.example/kilden",
			),
			"business.yaml:30:9 error: maps is “https:/kort.example/kilden”; it must be a web address that starts with https://.",
			"Did you mean https://kort.example/kilden?",
		],
		[
			"an article's address with spaces and å",
			edit("news/summer.da.md", "slug: sommertilbud", "slug: Så er det sommer"),
			"news/summer.da.md:2:7 error: slug is “Så er det sommer”; it must be lower-case letters a–z, digits and single hyphens (write æ as ae, ø as oe, å as aa), e.g. aabningstilbud-august.",
			"Did you mean saa-er-det-sommer?",
		],
		[
			"a page by its address",
			edit("navigation.yaml", "page: faq", "page: /faq"),
			"navigation.yaml:7:33 error: There is no page /faq.",
			"Did you mean faq?",
		],
		[
			"a page by its file",
			edit("navigation.yaml", "page: faq", "page: faq.yaml"),
			"navigation.yaml:7:33 error: There is no page faq.yaml.",
			"Did you mean faq?",
		],
		[
			"a price for a price's name",
			edit("events/evening.yaml", "price: event", "price: 420"),
			"events/evening.yaml:4:8 error: There is no price 420.",
			"Did you mean event?",
		],
		[
			"a citation for a price's name",
			edit("events/evening.yaml", "price: event", 'price: "{{price.event}}"'),
			"events/evening.yaml:4:8 error: There is no price {{price.event}}.",
			"Did you mean event?",
		],
		[
			"a list without brackets",
			edit("business.yaml", "[anna, bo]", "anna, bo"),
			"business.yaml:9:13 error: founders is “anna, bo”; it must be a list: lines that start with a hyphen.",
			"Did you mean [anna, bo]?",
		],
		[
			"a full name for initials",
			edit("testimonials.yaml", "by: M. K.", "by: Mette Krog"),
			"testimonials.yaml:2:25 error: by is “Mette Krog”; it must be initials with full stops, e.g. M. K.",
			"Did you mean M. K.?",
		],
		[
			"a picture with /media/ in front",
			edit(
				"events/evening.yaml",
				"src: evening.svg",
				"src: /media/evening.svg",
			),
			"events/evening.yaml:6:8 error: There is no file /media/evening.svg.",
			"Did you mean evening.svg?",
		],
		[
			"a picture with content/media/ in front",
			edit(
				"events/evening.yaml",
				"src: evening.svg",
				"src: content/media/evening.svg",
			),
			"events/evening.yaml:6:8 error: There is no file content/media/evening.svg.",
			"Did you mean evening.svg?",
		],
		[
			"a night that ends on the day it begins",
			edit("facts/sessions.yaml", 'from: "21:30"', 'from: "05:00"'),
			"facts/sessions.yaml:23:10 error: A night from 05:00 until 07:30 would end on the day it begins.",
			'Write from: the evening, e.g. "21:00", and until: the morning, e.g. "07:00".',
		],
	],
	"front matter": [
		[
			"none",
			{ "news/summer.da.md": "Tilbuddet gælder hele sommeren.\n" },
			"news/summer.da.md:1:1 error: The front matter with slug, title, date, type, featured and excerpt is missing.",
			"Begin the file with a line ---, then a line for each field, e.g. title: …, then another line ---.",
		],
		[
			"without its first line",
			edit("news/summer.da.md", "---\nslug", "slug"),
			"news/summer.da.md:1:1 error: The front matter begins here without a line with ---.",
			"Write --- on a line of its own above the first field.",
		],
		[
			"that begins with dashes of another kind",
			edit("news/summer.da.md", "---\nslug", "——\nslug"),
			"news/summer.da.md:1:1 error: The first line of the front matter must be --- and nothing else.",
			"Write three hyphens, and nothing else on the line.",
		],
		[
			"that ends with a dash of another kind",
			edit("news/summer.da.md", "---\n\nTilbuddet", "—\n\nTilbuddet"),
			"news/summer.da.md:8:1 error: The last line of the front matter must be --- and nothing else.",
			"Write three hyphens, and nothing else on the line.",
		],
		[
			"that begins behind a space",
			edit("news/summer.da.md", "---\nslug", " ---\nslug"),
			"news/summer.da.md:1:2 error: The front matter must begin on the first line of the file.",
			"Delete the spaces before it.",
		],
		[
			"with a field that a text doesn't have",
			{
				"pages/home/intro.da.md": "---\ntitle: Ro\nauthor: Anna\n---\n\nRo.\n",
			},
			"pages/home/intro.da.md:3:1 error: author is not a field of this file.",
			"Delete it.",
		],
	],
	"citations that only look like it": [
		[
			"one brace at the end",
			edit("news/summer.da.md", "{{period.summer}}", "{{period.summer}"),
			"news/summer.da.md:10:18 error: A fact is written between two braces on each side.",
			"Write {{period.summer}}.",
		],
		[
			"three braces",
			edit("news/summer.da.md", "{{period.summer}}", "{{{period.summer}}}"),
			"news/summer.da.md:10:18 error: A fact is written between two braces on each side.",
			"Write {{period.summer}}.",
		],
		[
			"square brackets",
			edit("news/summer.da.md", "{{period.summer}}", "[[period.summer]]"),
			"news/summer.da.md:10:18 error: A fact is written between two braces on each side.",
			"Write {{period.summer}}.",
		],
		[
			"capital letters",
			edit("news/summer.da.md", "{{period.summer}}", "{{Period.Summer}}"),
			"news/summer.da.md:10:18 error: {{Period.Summer}} is not the name of a fact.",
			"Write {{period.summer}}.",
		],
		[
			"an underscore",
			edit("news/summer.da.md", "{{period.summer}}", "{{period_summer}}"),
			"news/summer.da.md:10:18 error: {{period_summer}} is not the name of a fact.",
			"Write {{period.summer}}.",
		],
	],
	"Markdown that would be shown as it is written": [
		[
			"a heading without its space",
			science("##Viden\n\nVi ved det ikke.\n"),
			"pages/home/science.da.md:1:1 error: This looks like a heading, but there is no space after its #.",
			"Write ## The heading, with an ordinary space.",
		],
		[
			"a heading with a no-break space",
			science("##\u00A0Viden\n\nVi ved det ikke.\n"),
			"pages/home/science.da.md:1:1 error: This looks like a heading, but there is no space after its #.",
			"Write ## The heading, with an ordinary space.",
		],
		[
			"a list without its spaces",
			science("Vi har:\n\n-Puder\n-Tæpper\n"),
			"pages/home/science.da.md:3:1 error: This looks like a list item, but there is no space after the sign.",
			"Write - The item, with an ordinary space.",
		],
		[
			"a list from another program",
			science("Vi har:\n\n• Puder\n• Tæpper\n"),
			"pages/home/science.da.md:3:1 error: This sign does not make a list; the lines would run together.",
			"Begin each line with a hyphen and a space.",
		],
		[
			"boxes to tick",
			science("- [ ] Puder\n- Tæpper\n"),
			"pages/home/science.da.md:1:3 error: Task lists are not supported; visitors would see the signs.",
			"Write a list: lines that start with a hyphen.",
		],
		[
			"bold words left open",
			science("Vi **ved det ikke.\n"),
			"pages/home/science.da.md:1:4 error: These signs don't make the text bold; visitors would see them.",
			"Write **the text**: two asterisks on each side, with no space inside them.",
		],
		[
			"a footnote",
			science("Vi ved det ikke[^1].\n"),
			"pages/home/science.da.md:1:16 error: Footnotes are not supported; visitors would see the signs.",
			"Put the note in the text, in brackets.",
		],
		[
			"a link the wrong way round",
			science("Se (priserne)[/opening-hours].\n"),
			"pages/home/science.da.md:1:13 error: This looks like a link, but its brackets are the wrong way round.",
			"Write [the text](/address).",
		],
		[
			"four spaces before a line",
			science("    Vi ved det ikke.\n"),
			"pages/home/science.da.md:1:1 error: Four spaces or a tab at the start of a line turn it into program code.",
			"Begin the line at the margin.",
		],
		[
			"a fence left open",
			science("```\nVi ved det ikke.\n"),
			"pages/home/science.da.md:1:1 error: These three signs turn everything after them into program code.",
			"Delete them.",
		],
		[
			"a link without an address",
			science("Se [priserne]().\n"),
			"pages/home/science.da.md:1:4 error: The link has no address.",
			"Write both: [the text](/address).",
		],
		[
			"a link without words",
			science("Se [](/book).\n"),
			"pages/home/science.da.md:1:4 error: The link has no text.",
			"Write both: [the text](/address).",
		],
		[
			"a file's name for a picture's words",
			science("![room.svg](room.svg)\n"),
			"pages/home/science.da.md:1:1 error: The alternative text is only the file name, which tells nothing to people who can't see the picture.",
			"Write what it shows: ![A quiet room](room.svg).",
		],
	],
	"addresses that lead nowhere": [
		[
			"that end in .html",
			edit("news/summer.da.md", "(/book)", "(/book.html)"),
			"news/summer.da.md:10:44 error: No page has the address /book.html.",
			"Addresses here have no extension and no / at the end: write /book.",
		],
		[
			"that start with www",
			edit("news/summer.da.md", "(/book)", "(www.example.org)"),
			"news/summer.da.md:10:44 error: No page has the address www.example.org.",
			"Write https://www.example.org.",
		],
		[
			"for e-mail, without mailto:",
			edit("news/summer.da.md", "(/book)", "(hej@kilden.example)"),
			"news/summer.da.md:10:44 error: No page has the address hej@kilden.example.",
			"Write mailto:hej@kilden.example.",
		],
		[
			"of this site in full",
			edit("news/summer.da.md", "(/book)", "(https://kilden.example/book)"),
			"news/summer.da.md:10:44 error: This is an address on this site.",
			"Write /book, so that it can be checked.",
		],
		[
			"with one slash too few",
			edit("news/summer.da.md", "(/book)", "(https:/example.org)"),
			"news/summer.da.md:10:44 error: https:/example.org is not a complete address.",
			"Did you mean https://example.org?",
		],
		[
			"with a misspelt scheme",
			edit("news/summer.da.md", "(/book)", "(htps://example.org)"),
			"news/summer.da.md:10:44 error: Links that start with htps: are not allowed.",
			"Did you mean https://example.org?",
		],
		[
			"on one's own computer",
			edit("news/summer.da.md", "(/book)", "(file:///C:/priser.pdf)"),
			"news/summer.da.md:10:44 error: Links that start with file: are not allowed.",
			"This is a file on your own computer, which nobody else can open; put it on the web first.",
		],
		[
			"of a picture, with /media/ in front",
			science("![Rummet](/media/room.svg)\n"),
			"pages/home/science.da.md:1:11 error: There is no file /media/room.svg in content/media.",
			"Did you mean room.svg?",
		],
		[
			"of a picture at another site",
			science("![Rummet](https://example.org/room.jpg)\n"),
			"pages/home/science.da.md:1:11 error: Pictures must be in content/media; other places are not allowed.",
			"Put the picture there, and write its file name here.",
		],
	],
	"translations that are none": [
		[
			"the same words in YAML",
			edit(
				"faq.yaml",
				"da: Hvad koster det?, en: What does it cost?",
				"da: What does it cost?, en: What does it cost?",
			),
			"faq.yaml:2:43 warning: The Danish and the English text are identical.",
			"Translate one of the two.",
		],
		[
			"a note to oneself",
			edit("faq.yaml", "en: What does it cost?", "en: TODO"),
			"faq.yaml:2:41 warning: This is a note to yourself, and visitors would see it.",
			"Write the text in English here.",
		],
		[
			"the same words in Markdown",
			{
				"pages/home/science.da.md": "We do not know.\n",
				"pages/home/science.en.md": "We do not know.\n",
			},
			"pages/home/science.en.md:1:1 warning: The Danish and the English text are identical.",
			"Translate one of the two.",
		],
		[
			"half of a text",
			science("Vi ved det ikke. ".repeat(20)),
			"pages/home/science.en.md:1:1 warning: The English text is less than half as long as the Danish one.",
			"Translate the rest of it.",
		],
	],
	"files in the wrong place": [
		[
			"a folder for a language",
			{ "en/summer.md": "Hej.\n" },
			"en/summer.md:1:1 error: This file is not part of the content.",
			"The language is the last part of a text's file name, e.g. NAME.en.md; languages have no folders.",
		],
		[
			"a language that the site doesn't speak",
			{ "news/summer.de.md": fixture("news/summer.da.md") },
			"news/summer.de.md:1:1 error: This file is not part of the content.",
			"The site has the languages da and en; de is not one of them.",
		],
		[
			"a space and an å in a name",
			{ "news/så er det.da.md": fixture("news/summer.da.md") },
			"news/så er det.da.md:1:1 error: This file is not part of the content.",
			"Rename it to content/news/saa-er-det.da.md.",
		],
		[
			"a plain text",
			{
				"news/summer.da.txt": fixture("news/summer.da.md"),
				"news/summer.da.md": undefined,
			},
			"news/summer.da.txt:1:1 error: This file is not part of the content.",
			"Rename it to content/news/summer.da.md.",
		],
		[
			"a picture beside a text",
			{ "news/sol.jpg": "hej" },
			"news/sol.jpg:1:1 error: This file is not part of the content.",
			"Pictures and videos belong in content/media.",
		],
		[
			"a text of three megabytes",
			science("Vi ved det ikke. ".repeat(185_000)),
			"pages/home/science.da.md:1:1 error: The text is 3072 kB; a text may be at most 128 kB.",
			"Look for something pasted into it by mistake, such as a picture.",
		],
		[
			"a merge that nobody finished",
			edit(
				"facts/prices.yaml",
				"event: 420",
				"<<<<<<< HEAD\nevent: 420\n=======\nevent: 450\n>>>>>>> pris",
			),
			"facts/prices.yaml:4:1 error: Git has merged two versions of this file, and the conflict is not resolved yet.",
			"Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.",
		],
	],
};

describe.each(Object.entries(slips))("%s", (_, group) => {
	for (const [title, files, told, hint] of group)
		test(title, () => {
			check(files).reports(hint === undefined ? told : `${told}\n  ${hint}`);
		});
});

function science(text: string): Files {
	return { "pages/home/science.da.md": text };
}
