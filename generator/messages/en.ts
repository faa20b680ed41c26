import type { MessageTemplate } from "./template.ts";

/**
 * Every sentence about content, in English. The key of a message begins with the code of its problem. A key with a plain
 * string is a phrase for use within messages; " | " in it separates the form for one from that for other counts.
 */
export const en = {
	// Severities
	"severity.error": "error",
	"severity.warning": "warning",

	// Counts
	"count.error": "{count} error | {count} errors",
	"count.warning": "{count} warning | {count} warnings",
	"count.page": "{count} page | {count} pages",
	"count.redirect": "{count} redirect | {count} redirects",
	"count.link": "{count} link | {count} links",
	"count.place": "{count} place | {count} places",
	"count.file": "{count} file | {count} files",
	"count.sample": "{count} sample | {count} samples",
	"count.day": "{count} day | {count} days",
	"count.question": "{count} question | {count} questions",

	// Suggestions
	"suggestion.one": "Did you mean {fix}?",
	"suggestion.spaces":
		"Write one space here instead. | Write {count} spaces here instead.",
	"suggestion.several": "Did you mean {fixes}?",
	"suggestion.choose":
		"It can be read in more than one way. Which one do you mean?",
	"suggestion.brings-error":
		"{hint} Not corrected: that would bring another error. {error}",
	"suggestion.list": "Available: {names}.",

	// Any file
	"more-problems.in-file": {
		message: "There are {count} more problems in this file.",
		hint: "Correct these first, or look for something pasted into the file by mistake.",
		pageMessage: "There are {count} more problems here.",
		pageHint:
			"Correct the others first, or look for something pasted by mistake.",
	},
	"empty-file.no-text": {
		message: "The file has no text.",
		hint: "Write it, below the front matter if there is any, or restore an earlier version of the file.",
		pageMessage: "There is no text here.",
		pageHint: "Write it.",
	},
	"file-too-large.text": {
		message:
			"This text is too large: at most {kilobytes} kB, {lines} lines, and {characters} characters on a line.",
		hint: "Look for something pasted into it by mistake, such as a picture.",
	},
	"not-utf8.other-encoding": {
		message:
			"A character here is not saved as UTF-8 (the file looks like UTF-16, Latin-1 or Windows-1252, or is no text at all).",
		hint: "Save it as UTF-8.",
	},
	"not-utf8.nul": {
		message:
			"There is a NUL character here (U+0000), which no text can contain.",
		hint: "Delete it and the characters on either side of it, and type those again; or restore an earlier version of the file.",
	},
	"not-utf8.garbled": {
		message:
			"“{written}” was another character before a program read the text in the wrong encoding and saved it.",
		hint: "Type it again, and look for others like it; or restore an earlier version of the file.",
	},
	"unreadable-file.lfs-pointer": {
		message: "This is not the file itself but a pointer of Git LFS to it.",
		hint: "Run git lfs pull; where the site is built by a host, switch on Git LFS for the checkout.",
	},
	"unfinished-merge.conflict": {
		message:
			"Git has merged two versions of this file, and the conflict is not resolved yet.",
		hint: "Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.",
	},
	"unclosed-front-matter.opening": {
		message:
			"The fields at the top of a file come after a line with three hyphens, the very first of the file.",
		hint: "Make --- the first line of the file, with nothing before or after it.",
	},
	"unclosed-front-matter.closing": {
		message:
			"The fields at the top of a file end with a line with three hyphens and nothing else.",
		hint: "Write --- on a line of its own below the last field.",
	},
	"missing-field.front-matter": {
		message: "The front matter with {fields} is missing.",
		hint: "Begin the file with a line ---, then a line for each field, e.g. title: …, then another line ---.",
	},
	"hint.media-folder": "Pictures and videos belong in content/media.",
	"hint.file-place":
		"Move it to the folder it belongs in, or rename it: names consist of a–z, 0–9 and -, and a text is named NAME.{locale}.md; languages have no folders. If its path is right, no collection in the definition of the site (site/site.ts) has it.",
	"unknown-file.unexpected": {
		message: "This file is not part of the content.",
		hint: "{hint}",
	},
	"control-character.invisible": {
		message: "There is an invisible or unsupported character here ({name}).",
		hint: "Delete it and the characters on either side of it, and type those again.",
	},
	"control-character.code": {
		message:
			"A code here stands for an invisible or unsupported character ({name}).",
		hint: "Delete the code.",
	},
	"suppression.keyword": "kilde-allow",
	"allowance.no-reason": {
		message: "The comment gives no reason, so it has no effect.",
		hint: "Write the reason after the colon.",
	},
	"template-syntax.too-complex": {
		message:
			"Between two braces there are at most {characters} characters, and a template has at most {blocks} blocks.",
		hint: "Look for {{ without }}, and for a block such as {{#each}} without its {{/each}}.",
	},
	"template-syntax.unreadable": {
		message: "Handlebars can't read this template from this line on.",
		hint: "Look for {{ without }}, a block such as {{#each}} without its {{/each}}, and a misspelt name after #.",
	},
	"file-too-large.in-content": {
		message:
			"The file is {size} MB; a file in the content may be at most {limit} MB.",
		hint: "Make it smaller, or put it on another site and link to it.",
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
	"yaml-syntax.invisible-space": {
		message:
			"There is an invisible character here that isn't an ordinary space (often a no-break space from another program).",
		hint: "Delete it, and type an ordinary space where one belongs.",
	},
	"yaml-syntax.curly-quotes": {
		message:
			"YAML doesn't know this curly quotation mark; visitors would see it.",
		hint: 'Write straight ones, " and "; if visitors are to see the curly ones, put straight ones around them.',
		fix: "Write {fix}; if visitors are to see the curly quotation marks, put straight ones around them.",
	},
	"yaml-syntax.quotes-needed": {
		message:
			"A text that starts with {character} must be in quotes, or YAML reads it as something else.",
		hint: 'Put the whole text in quotes: "{written} …".',
	},
	"yaml-syntax.anchor": {
		message: "Anchors (&), aliases (*) and tags (!) of YAML are not used here.",
		hint: "Write each value out where it belongs, and delete these names. A text that starts with &, * or ! must be in quotes.",
	},
	"yaml-syntax.list-beside-field": {
		message: "A list begins on the line below the name of its field.",
		hint: "Begin the list on the next line; if this is a text, put the whole text in quotes.",
	},
	"yaml-syntax.text-beside-marker": {
		message: "After this character, the text begins on the next line.",
		hint: "Leave the character here, and move the text to the next line, two spaces further in than its field.",
	},
	"yaml-syntax.unexpected-comma": {
		message: "This comma is one too many.",
		hint: "Delete the comma.",
	},
	"yaml-syntax.comma-missing": {
		message: "A comma is missing here.",
		hint: "Write a comma between the two.",
		fix: "Write a comma here.",
	},
	"yaml-syntax.unclosed": {
		message: "The {opening} here is never closed.",
		hint: 'Close it with {closing} where its content ends; within a text in double quotes, write \\" for a ".',
	},
	"yaml-syntax.text-after-quote": {
		message: "There is more after the closing quotation mark.",
		hint: 'If it is one text, put the whole text in double quotes, and write \\" for a " inside it; if it is a list, put it between [ and ].',
	},
	"yaml-syntax.colon-in-text": {
		message:
			"The text contains a colon, so YAML reads its beginning as the name of a field.",
		hint: 'Put the whole text in quotes: title: "News: we are open". If it holds several fields, write each on a line of its own.',
	},
	"yaml-syntax.colon-missing": {
		message: "The name of a field is followed by a colon and a space.",
		hint: "Write a colon and a space here.",
		fix: "Write a colon and a space here.",
	},
	"yaml-syntax.no-field": {
		message:
			"This line has no colon, so YAML can't tell which field it belongs to.",
		hint: "A field is written with a colon and a space: “title: …”; a text that continues from the line above is indented further than its field.",
	},
	"yaml-syntax.misaligned": {
		message: "The indentation of this line doesn't match the lines around it.",
		hint: "Lines that belong together start in the same column; a field name ends with a colon and a space.",
		fix: "Indent it: “{fix}”.",
	},
	"yaml-syntax.comma-in-text": {
		message:
			"The text ends at this comma: between braces, a text with a comma must be in quotes.",
		hint: 'Put the whole text in quotes: title: "News, prices and hours".',
	},
	"yaml-syntax.comment": {
		message: "YAML reads everything after # as a comment, so it isn't shown.",
		hint: "Put the whole text in quotes if # is part of it; otherwise move the comment to a line of its own.",
	},
	"yaml-syntax.repeated-field": {
		message: "The field {name} is already in line {line}.",
		hint: "Delete one of the two with everything that belongs to it, or correct its name; if a new item of a list begins here, write a hyphen and a space before it.",
	},
	"yaml-syntax.invalid-name": {
		message: "This can't be the name of a field.",
		hint: "Write the name of the field before the colon, or delete the line.",
	},
	"yaml-syntax.several-documents": {
		message: "A line --- or ... ends what is above it, and nothing may follow.",
		hint: "Delete the line with --- or ...",
	},
	"yaml-syntax.backslash": {
		message: "A backslash in double quotes has a special meaning.",
		hint: "Write two of them, or use single quotes.",
	},
	"yaml-syntax.too-deep": {
		message: "This is nested too deeply.",
		hint: "Remove some of the brackets or of the indentation.",
	},
	"yaml-syntax.unreadable": {
		message: "From here on, this can't be read as YAML.",
		hint: "Look in this line and the one above it for a missing quotation mark, colon, space or bracket.",
	},

	// Markdown
	"places.more": " |  There are {count} in this file.",
	"construct.footnotes": "footnotes",
	"construct.strikethrough": "strikethrough",
	"construct.highlights": "highlighted words",
	"construct.emoji": "short codes for emoji",
	"construct.tables": "tables",
	"construct.checkboxes": "checkboxes",
	"construct.callouts": "boxes for notes and warnings",
	"construct.definitions": "lists of definitions",
	"construct.other-markup": "markup of Textile, AsciiDoc or reStructuredText",
	"broken-markdown.unsupported": {
		message:
			"Texts have no {construct}; visitors would see the characters.{places}",
		hint: "Delete the characters, and write it as ordinary text or as a list.",
	},
	"broken-markdown.foreign-tag": {
		message:
			"This looks like a tag of {system}, which has no effect here; visitors would see it.{places}",
		hint: "Write what it stands for: a picture as ![what it shows](name.jpg), a link as [the text](/address). Delete the rest.",
		pageHint: "Delete it, and use the buttons above the text.",
	},
	"broken-markdown.attributes": {
		message:
			"This sets an id or a class in other systems; visitors would see it.{places}",
		hint: "Delete it: headings get their ids by themselves.",
	},
	"broken-markdown.reference-link": {
		message:
			"Reference links are not supported: the address of a link is in the link itself.{places}",
		hint: "Write [the text](the address).",
		pageHint:
			"Delete the brackets, and make the link with Link above the text.",
	},
	"broken-markdown.picture-as-text": {
		message:
			"This looks like a picture, but visitors would see it as plain text.{places}",
		hint: "Write ![what it shows](name.jpg), with the name of the file in content/media, which has no spaces or parentheses.",
		pageHint: "Delete it, and insert the picture with Picture above the text.",
	},
	"broken-markdown.link-as-text": {
		message:
			"This looks like a link, but visitors would see it as plain text.{places}",
		hint: "Write [the text](/address): the text between [ and ], directly followed by the address between ( and ), without spaces.",
		pageHint:
			"Delete the characters, and make the link with Link above the text.",
	},
	"broken-markdown.emphasis": {
		message:
			"These characters make no text bold or italic; visitors would see them.{places}",
		hint: "Write **bold** or *italic*, with no space inside the asterisks.",
		pageHint: "Delete the characters, and use the buttons above the text.",
	},
	"broken-markdown.heading": {
		message:
			"This looks like a heading, but there is no space after its #.{places}",
		hint: "Write ## The heading, with an ordinary space.",
		pageHint: "Delete the characters, and use the buttons above the text.",
	},
	"broken-markdown.list": {
		message:
			"This character does not make a list; the lines would run together.{places}",
		hint: "Begin each line with a hyphen and an ordinary space.",
		pageHint: "Delete the characters, and use the buttons above the text.",
	},
	"broken-markdown.nested-list": {
		message: "This list is not within the one above it, but ends it.",
		hint: "Indent its lines as far as the text of the item above: three spaces below 1. and two below a hyphen.",
	},
	"broken-markdown.bare-address": {
		message: "{written} is not a link.",
		hint: "Make a link of it.",
		fix: "Write {fix}.",
		pageHint: "Select it, and choose the address with Link above the text.",
	},
	"broken-markdown.incomplete-link": {
		message: "The link has no text or no address.",
		hint: "Write both: [the text](/address).",
		pageHint: "Delete it, and make the link again with Link above the text.",
	},
	"broken-markdown.picture-title": {
		message: "The title of a picture, in quotes after its name, is not shown.",
		hint: "Delete it, or write it as text below the picture.",
	},
	"broken-markdown.code-block": {
		message:
			"This becomes program code: it begins with four spaces or a tab, or is below a line ``` or ~~~.",
		hint: "Delete these characters: a line begins at the margin.",
		pageMessage: "Visitors would see this part as program code.",
		pageHint: "Delete it, and write it as ordinary text.",
	},
	"broken-markdown.too-complex": {
		message:
			"The text can't be read from here: it has more than {levels} levels, or too many characters such as * and [ in one paragraph.",
		hint: "Make several paragraphs of it, with fewer levels, or look for something pasted into it by mistake.",
	},
	"broken-markdown.in-plain-text": {
		message:
			"Formatting is not possible in this field; visitors would see the characters.",
		hint: "Delete them.",
		fix: "Write {fix}.",
	},
	"broken-markdown.html-code": {
		message: "{written} is HTML code; visitors would see it as it is.",
		hint: "Write the character itself, and put the whole text in quotes if YAML needs that.",
		fix: "Write {fix}.",
		pageHint: "Write the character itself.",
	},
	"html-in-markdown.tag": {
		message: "HTML is not allowed in texts.",
		hint: "Write it as Markdown: **bold**, *italic*, [link](/about), - list.",
		pageHint: "Delete it, and use the buttons above the text.",
	},
	"html-in-markdown.comment": {
		message: "Comments are only used to suppress warnings.",
		hint: "Delete it, or write <!-- kilde-allow: the reason -->.",
		pageHint: "Delete it.",
	},
	"missing-alt.picture": {
		message: "The picture has no alternative text, or only its file name.",
		hint: "Write what it shows between the brackets: ![A quiet room](room.svg).",
		pageHint: "Click on the picture, and write what it shows.",
	},
	"heading-level.title": {
		message:
			"A heading with one # is the title of the page, and the page already has one.",
		hint: "Start with ## here.",
		pageMessage:
			"This heading is as large as the title of the page, and the page already has one.",
		pageHint: "Choose another size above the text.",
	},
	"heading-level.skipped": {
		message:
			"This heading has {depth} #, the one above it {above}: a level is missing.",
		hint: "Write it with {right} #.",
		pageMessage:
			"This heading is more than one size smaller than the one above it.",
		pageHint: "Choose another size above the text.",
	},
	"invalid-hole.no-fact": {
		message: "“{written}” is not a fact, but looks like one.",
		hint: "A fact is written by its name between double braces: {{price.NAME}}. In YAML, a text that begins with one is put in quotes.",
		fix: "Write {fix}.",
		pageHint: "Delete it, and insert the fact with “Fact”.",
	},
	"invalid-hole.unpaired": {
		message:
			"These braces have no counterpart: a fact is written between {{ and }}.",
		hint: "A fact is written by its name between double braces: {{price.NAME}}.",
		pageHint: "Delete it, and insert the fact with “Fact”.",
	},
	"unsafe-link.fact": {
		message: "If a link begins with a fact, the fact must be an address.",
		hint: "The names of such facts begin with link, e.g. {{link.email}}.",
		pageHint:
			"Click on the link, and choose a page or write an address with Link above the text.",
	},
	"unsafe-link.credentials": {
		message:
			"The link has a user name or password before the host, so it may not lead where it seems to.",
		hint: "Remove everything before the @, and the @ itself.",
	},
	"unsafe-link.scheme": {
		message: "Links that start with {scheme}: are not allowed.",
		hint: "Links start with /, #, https://, mailto:, tel: or sms:.",
	},
	"unsafe-link.local-file": {
		message:
			"The link leads to a file on your own computer, which nobody else can open.",
		hint: "Put the file on the web first.",
	},
	"unsafe-link.incomplete": {
		message: "{url} is not a complete address.",
		hint: "Write the whole address, e.g. https://www.example.org, mailto:info@example.org or tel:+4512345678.",
	},

	// Values of fields: what each must be completes “It must be …”
	"duplicate-id.in-list": {
		message: "{name} appears twice in this list.",
		hint: "Delete one of the two.",
		pageMessage: "This is in the list twice.",
	},
	"invalid-field.value": {
		message: "{name} is {value}; it must be {requirement}.",
		pageMessage: "It must be {requirement}.",
	},
	"invalid-field.with-hint": {
		message: "{name} is {value}; it must be {requirement}.",
		hint: "{hint}",
		pageMessage: "It must be {requirement}.",
	},
	"invalid-field.day": { message: "{day} is not in the calendar." },
	"invalid-field.name": {
		message: "The name “{name}” must be {requirement}.",
	},
	"unknown-field.unexpected": {
		message: "{name} is not a field of {owner}.",
		hint: "Delete it, or move it to where it belongs{others}.",
		pageMessage:
			"A field that is filled in here doesn't belong to the type you chose.",
		pageHint: "Undo the last change, or choose the type that it was before.",
	},
	"missing-field.field": {
		message: "{owner} has no {field}.",
		hint: "Add {field}, which must be {requirement}.",
		pageMessage: "{field} is missing here.",
		pageHint: "Fill it in.",
	},
	"missing-translation.text": {
		message: "{owner} has no text in {language}.",
		hint: "Add a line {code}: with the text, in the same column as the other language; between { and }, write a comma and then {code}:.",
		pageMessage: "The text in {language} is missing.",
		pageHint: "Write it in {language}.",
	},
	"name.file": "this file",
	"name.item": "item {number}",
	"name.item-of": "item {number} of {list}",
	"name.translation": "{name} ({locale})",
	"value.nothing": "empty",
	"value.list": "a list",
	"value.group": "a group of fields",
	"value.text": "“{text}”",
	"hint.fields": "; other fields: {fields}",
	"hint.flag": "Delete the line where it doesn't apply.",
	"hint.empty-list": "Write the items, or [] if there are none.",
	"answer.yes": "yes",
	"answer.no": "no",
	"expected.text": "some text",
	"expected.number": "a number",
	"expected.integer": "a whole number",
	"expected.list": "a list: lines that start with a hyphen",
	"expected.group": "a group of fields, each on an indented line of its own",
	"expected.names":
		"a group of names with their values, each on an indented line of its own",
	"expected.email": "an e-mail address, e.g. name@example.org",
	"expected.url": "a web address, e.g. https://www.example.org",
	"expected.form": "text of the form {pattern}",
	"expected.multiple": "a multiple of {divisor}",
	"expected.at-least": "at least {limit}",
	"expected.more-than": "more than {limit}",
	"expected.at-most": "at most {limit}",
	"expected.less-than": "less than {limit}",
	"expected.items": "a list of {bound} item | a list of {bound} items",
	"expected.characters":
		"text of {bound} character | text of {bound} characters",
	"expected.different": "something else",
	"expected.other": "something else: {reason}",

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
	"dead-link.no-answer": {
		message: "{address} leads nowhere: {reason}.",
	},
	"moved-link.permanently": {
		message: "{address} has moved permanently to {target}.",
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
	"unknown-file.rename": {
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
	"missing-translation.markdown": {
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
	"missing-translation.copied-labels": {
		message:
			"Most of the short texts in this file are identical in {other} and {language}.",
		hint: "Translate those that aren't names.",
	},
	"missing-translation.half": {
		message:
			"The {language} text is less than half as long as the {other} one.",
		hint: "Translate the rest of it.",
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
	"import.heic":
		"is a HEIC picture that can't be read here. On a Mac, right-click it and choose Quick Actions › Convert Image › JPEG. On an iPhone, choose Settings › Camera › Formats › Most Compatible for the next pictures, or mail this one to yourself, which makes it a JPEG.",
	"import.animated":
		"is an animation, which visitors can't stop. Choose a still picture.",
	"import.video-as-picture":
		"is a video and not a picture. Save a still from it as a JPEG, and use that.",
	"import.not-video":
		"is not a video. Choose a video that ends in .mp4 or .webm.",
	"import.video-format":
		"is a video in a format that not all browsers play. Export it as MP4 (H.264). On an iPhone, choose Settings › Camera › Formats › Most Compatible for the next videos.",
	"import.not-picture":
		"is not a picture. Choose a photo or an SVG: .jpg, .png, .webp, .avif or .svg.",
	"import.damaged":
		"is damaged: only part of it can be read. Copy it again from the camera or the phone.",
	"import.svg-without-size":
		"is an SVG without a size. Open it in the program that it comes from, and export it as SVG again, with a viewBox.",
	"import.video-fault": "is a video that can't be used as it is. {fault}",
	"import.svg-fault": "is an SVG that can't be published as it is. {fault}",
	"import.video-size":
		"is {size} MB; a video may be at most {limit} MB, so that phones can load it. Make it shorter, or export it at a lower resolution, e.g. 720p without sound.",
	"import.picture-size":
		"is {size} MB; a picture may be at most {limit} MB. Export it at a smaller size.",
	"import.pixels":
		"is {width} × {height} pixels; a picture may have at most {millions} million. Export it at a smaller size.",
	"import.small":
		"is only {width} × {height} pixels, and would be blurred: it needs at least {longerSide} pixels on the longer side and {minWidth} in width. Look for the original; a picture that was sent in a chat or copied from a page is often a small copy.",
	"import.refused": "“{name}” {reason}",
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
	"invalid-image.unknown-format": {
		message: "Browsers can't show this kind of file.",
		hint: "Save a picture as .svg, .png, .jpg, .webp, .avif or .gif, a video as .mp4 or .webm; other files don't belong here.",
	},
	"invalid-image.unreadable": {
		message:
			"The picture can't be read; it may be damaged, or have the wrong extension.",
		hint: "Open it in an image program, save it again under this name, and put the new file here.",
		pageHint:
			"Open it in an image program, save it again, and choose the new file.",
	},
	"invalid-image.animated": {
		message: "Animated pictures aren't allowed: visitors can't pause them.",
		hint: "Use a still picture, or a video (.mp4 or .webm) where the page can show one.",
	},
	"invalid-image.too-large": {
		message:
			"The picture is {width} × {height} pixels, {megapixels} million in all; a picture may have at most {maximum} million.",
		hint: "Export it at a smaller size: pages show at most {widest} pixels in width.",
	},

	// Reading and writing files
	"network.no-host":
		"The name {host} isn't found. Is this computer on the internet, and is the domain registered and paid for?",
	"network.certificate":
		"Browsers refuse to open {host}: its certificate isn't valid ({code}). Renew it.",
	"network.no-answer":
		"{host} gives no answer ({code}). Is the web server running?",
	"content-file.symlink":
		"{path} leads through a symbolic link, and nothing outside content/ is written.",
	"content-file.not-saved": "It could not be saved: {reason}.",
	"new.no-name":
		"Its file and its address need a name: write words with letters.",
	"new.no-template": "The scaffold {file} is missing.",
	"new.exists":
		"{path} already exists and was not changed. Choose another name.",
	"new.list-form":
		"Nothing could be added to {path}: its items must be on lines of their own that begin with a hyphen.",
	"template-syntax.unsupported": {
		message: "Handlebars can't fill in this template.",
		hint: "Use only names such as {{url}} and blocks such as {{#each pages}} and {{#if url}}, each with one name.",
	},
	"template-name.unknown": {
		message: "The template uses {name}, which is not among its values.",
		hint: "{available}",
	},
	"outside-project.link": {
		message:
			"This is a symbolic link that leads out of the project, or nowhere.",
		hint: "Put a copy of the file itself here.",
	},
	"unreadable-file.file": {
		message: "The file can't be read: {reason}.",
		hint: "Check that it can be opened on this computer; then run the command again.",
	},
	"unreadable-file.folder": {
		message: "The folder can't be read: {reason}.",
		hint: "Check that it can be opened on this computer; then run the command again.",
	},
	"system.no-read-access": "you don't have permission to read it",
	"system.no-write-access":
		"you don't have permission to change the folder or its parent folder",
	"system.disk-full": "the disk is full",
	"system.file-size": "a file is larger than the system allows",
	"system.read-only": "the disk is read-only",
	"system.busy": "the folder is in use, e.g. because a disk is mounted there",
	"system.name-too-long": "a name is too long for the disk",
	"system.disk-error": "the disk reports an error",
	"system.ports-taken":
		"this port and the 19 after it are taken; choose another one with --port",
	"system.port-forbidden":
		"you don't have permission to use this port; choose another one with --port, e.g. 4000",

	// Requirements of fields: what each must be completes “It must be …”
	"expected.sentence": "It must be {requirement}.",
	"expected.slug":
		"a name in lower-case letters a–z, digits and single hyphens, e.g. opening-hours",
	"expected.portable-name":
		"a different name: Windows can't have files called aux, con, nul, prn, com1–9 or lpt1–9",
	"expected.percent": "a whole number from 1 to 100, e.g. 50",
	"expected.count": "a whole number, e.g. 5",
	"expected.date": "a date written as 2025-08-12",
	"expected.month": "a month written as 2025-08",
	"expected.time": "a time of day from 00:00 to 23:59, e.g. 09:30",
	"expected.https":
		"a web address that starts with https:// and has no spaces, e.g. https://www.example.org",
	"expected.plain-host":
		"a web address whose domain has only letters a–z, digits, hyphens and full stops, without a user name or password before it",
	"expected.path":
		"an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours",
	"expected.path-below": "an address that starts with {prefix}",
	"expected.path-beside":
		"an address that doesn't start with {prefixes}, since those are the pages in {languages}",
	"expected.any-address": "given for at least one language",
	"expected.old-address":
		"an old address of this site, which starts with one /, e.g. /old-prices.html",
	"expected.old-address-path":
		"an address without ? and #: web hosts can't redirect by what comes after them",
	"expected.old-address-single":
		"a single address: * and :name don't stand for others",
	"expected.old-address-resolved":
		"an address without . or .. between its slashes",
	"expected.old-address-utf8":
		"an address whose codes with % are in UTF-8; write %25 for the character %",
	"expected.redirect-target":
		"the address of a page, e.g. /opening-hours, or of another site, which starts with https://",
	"expected.video": "the name of a video that ends in .mp4 or .webm",
	"expected.picture": "the name of a picture, e.g. entrance.jpg",
	"expected.focal-point":
		"a point within the picture: per cent from the left and from the top, two whole numbers from 0 to 100, e.g. 40 60",
	"expected.sample": "true; delete the line when the content is real",
	"expected.text-with":
		"a text with {placeholder} in it, which is replaced by something else",
	"expected.quotation": "the text without quotation marks: the site adds them",
	"expected.label": "text without facts, since facts are made of it",
	"expected.localized": "given in {languages}",
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
} as const satisfies Readonly<Record<string, string | MessageTemplate>>;
