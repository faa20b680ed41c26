import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.ts";
import { check, edit, type Files, fixture } from "./check.ts";

// What authors get wrong, one mistake at a time, and what they are told: once, where they slipped.

type Mistake = readonly [
	title: string,
	files: Files,
	told: string,
	hint?: string,
];

const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
	"YAML that can't be read": [
		[
			"a tab before a field",
			edit("business.yaml", "  phone:", "\tphone:"),
			"business.yaml:11:1 error: The line is indented with a tab, which YAML doesn't allow.",
			"Use spaces, two for each level.",
		],
		[
			"a quotation mark that is never closed",
			edit("business.yaml", 'cvr: "12345678"', 'cvr: "12345678'),
			"business.yaml:7:8 error: The quotation mark opened here is never closed.",
			'Close it at the end of the text; for a " inside the text, write \\".',
		],
		[
			"a quotation mark that is never closed, before another one",
			edit(
				"pages/home.yaml",
				'title: { da: "Forside – {{business.name}}"',
				'title: { da: "Forside – {{business.name}}',
			),
			"pages/home.yaml:5:14 error: The quotation mark opened here is never closed.",
		],
		[
			"a quotation mark that is never closed, in a list",
			edit("facts/hours.yaml", '["10:00", "12:00"]', '["10:00", "12:00]'),
			"facts/hours.yaml:4:31 error: The quotation mark opened here is never closed.",
		],
		[
			"a colon within a text",
			edit("business.yaml", "street: Åvej 7", "street: Bag ved: Åvej 7"),
			"business.yaml:15:11 error: The text contains a colon, so YAML reads its beginning as a field name.",
			'Put the whole text in quotes: title: "Nyt: vi åbner".',
		],
		[
			"a colon within a text between braces",
			edit("faq.yaml", "da: Hvad koster det?", "da: Pris: hvad koster det?"),
			"faq.yaml:2:19 error: The text contains a colon, so YAML reads its beginning as a field name.",
		],
		[
			"a text that starts with a fact",
			edit("faq.yaml", "da: Fra {{price.range}} Se", "da: {{price.range}} Se"),
			"faq.yaml:4:9 error: A text that starts with {{ must be in quotes, or YAML reads it as something else.",
			'Put the whole text in quotes: "{{price.range}} …".',
		],
		[
			"a text between braces that starts with a fact",
			edit(
				"pages/events.yaml",
				'lead: { da: "Kom til en {{name.event}}."',
				"lead: { da: {{name.event}} kom",
			),
			"pages/events.yaml:9:13 error: A text that starts with {{ must be in quotes, or YAML reads it as something else.",
		],
		[
			"a fact in a list",
			edit(
				"pages/book.yaml",
				'"Skriv {{code.new-customer}}."',
				"{{code.new-customer}}",
			),
			"pages/book.yaml:21:24 error: A text that starts with {{ must be in quotes, or YAML reads it as something else.",
		],
		[
			"a price that stands twice",
			edit("facts/prices.yaml", "event: 420", "session-1h: 420"),
			"facts/prices.yaml:4:1 error: The field session-1h is already in line 1.",
			"Keep the right one and delete the other, in line 1 or here, with everything that belongs to it.",
		],
		[
			"a name that stands twice, the first time without anything",
			edit("business.yaml", "contact:\n", "contact:\ncontact:\n"),
			"business.yaml:11:1 error: The field contact is already in line 10.",
			"Keep the right one and delete the other, in line 10 or here, with everything that belongs to it.",
		],
		[
			"a field too far in",
			edit("business.yaml", "  email: hej", "    email: hej"),
			"business.yaml:12:1 error: The line doesn't fit in with the lines around it.",
			"Begin it with 2 spaces.",
		],
		[
			"a field not far enough in",
			edit("business.yaml", "  email: hej", " email: hej"),
			"business.yaml:12:1 error: The line doesn't fit in with the lines around it.",
		],
		[
			"no space after a colon",
			edit("business.yaml", "street: Åvej 7", "street:Åvej 7"),
			"business.yaml:15:9 error: The name of a field is followed by a colon and a space.",
			"Write street: Åvej 7",
		],
		[
			"no colon after a field",
			edit("business.yaml", "street: Åvej 7", "street Åvej 7"),
			"business.yaml:15:3 error: This line has no colon, so YAML can't tell which field it belongs to.",
			"A field is written street: Åvej 7; a text that continues from the line above is indented further than its field.",
		],
		[
			"a text that starts with &",
			edit("business.yaml", "street: Åvej 7", "street: &vej Åvej 7"),
			"business.yaml:15:11 error: A text that starts with & must be in quotes, or YAML reads it as something else.",
			'Put the whole text in quotes: "&vej …". If it is no text, write the value itself: anchors, aliases and tags are not used here.',
		],
		[
			"a text that starts with *",
			edit("business.yaml", "town: Kildeby", "town: *vej"),
			"business.yaml:17:9 error: A text that starts with * must be in quotes, or YAML reads it as something else.",
		],
		[
			"a text that starts with !",
			edit("business.yaml", "town: Kildeby", "town: !Kildeby"),
			"business.yaml:17:9 error: A text that starts with ! must be in quotes, or YAML reads it as something else.",
		],
		[
			"emphasis at the start of a text between braces",
			edit("faq.yaml", "da: Hvad koster det?", "da: *Hvad koster det?*"),
			"faq.yaml:2:19 error: A text that starts with * must be in quotes, or YAML reads it as something else.",
		],
		[
			"bold words at the start of a text",
			edit(
				"faq.yaml",
				"    da: Fra {{price.range}} Se",
				"    da: **Fra** {{price.range}} Se",
			),
			"faq.yaml:4:9 error: A text that starts with * must be in quotes, or YAML reads it as something else.",
		],
		[
			"a text that starts with @",
			edit("business.yaml", "email: hej@kilden.example", "email: @kilden"),
			"business.yaml:12:10 error: A text that starts with @ must be in quotes, or YAML reads it as something else.",
			'Put the whole text in quotes: "@kilden …".',
		],
		[
			"a text that starts with `",
			edit("business.yaml", "town: Kildeby", "town: `Kildeby`"),
			"business.yaml:17:9 error: A text that starts with ` must be in quotes, or YAML reads it as something else.",
		],
		[
			"a text that starts with %",
			edit("business.yaml", "town: Kildeby", "town: %Kildeby"),
			"business.yaml:17:9 error: A text that starts with % must be in quotes, or YAML reads it as something else.",
		],
		[
			"a bracket that is never closed",
			edit("business.yaml", "town: Kildeby", "town: [Kildeby"),
			"business.yaml:17:9 error: The [ opened here is never closed.",
		],
		[
			"a brace that is never closed",
			edit("languages.yaml", "flag: denmark }", "flag: denmark"),
			"languages.yaml:1:5 error: The { opened here is never closed.",
		],
		[
			"a text that begins with quoted words",
			edit("faq.yaml", "da: Fra {{price.range}} Se", 'da: "Fra" i dag. Se'),
			"faq.yaml:4:15 error: There is more text after the closing quotation mark.",
		],
		[
			"a backslash in double quotes",
			edit("business.yaml", 'cvr: "12345678"', 'cvr: "C:\\x1"'),
			"business.yaml:7:11 error: A backslash in double quotes has a special meaning.",
			"Write two of them, or use single quotes.",
		],
		[
			"a line of hyphens",
			edit("faq.yaml", "- id: arrival", "---\n- id: arrival"),
			"faq.yaml:6:1 error: The line --- begins a second document; a file may only contain one.",
		],
		[
			"a price called __proto__",
			edit("facts/prices.yaml", "event: 420", "event: 420\n__proto__: 3"),
			"facts/prices.yaml:5:1 error: __proto__ can't be the name of anything.",
			"Choose another name.",
		],
	],
	"fields that don't fit": [
		[
			"a field that nobody knows",
			edit("business.yaml", "  mobilepay:", '  fax: "1"\n  mobilepay:'),
			"business.yaml:13:3 error: fax is not a field of contact.",
		],
		[
			"a misspelt field",
			edit("business.yaml", "  street:", "  stret:"),
			"business.yaml:15:3 error: stret is not a field of address.",
			"Did you mean street?",
		],
		[
			"a misspelt field that may be left out",
			edit("pages/events.yaml", "search:", "serach:"),
			"pages/events.yaml:10:1 error: serach is not a field of this file.",
			"Did you mean search?",
		],
		[
			"a field left out",
			edit("business.yaml", "  town: Kildeby\n", ""),
			"business.yaml:14:1 error: address has no town.",
			"Add town, which must be some text.",
		],
		[
			"a field left out in a list",
			edit("faq.yaml", "- id: arrival\n  question", "- question"),
			"faq.yaml:6:3 error: Item 2 has no id.",
			"Add id, which must be a name in lower-case letters a–z, digits and single hyphens, e.g. opening-hours.",
		],
		[
			"a language left out",
			edit("faq.yaml", ", en: What does it cost?", ""),
			"faq.yaml:2:3 error: question has no English text.",
			"Add a line en: with the text in English.",
		],
		[
			"one language where two are needed",
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder, en: News }",
				"heading: Nyheder",
			),
			"pages/news.yaml:8:10 error: heading is “Nyheder”; it must be given in both languages, on an indented line each: da: … and en: …",
		],
		[
			"a field without a value",
			edit("business.yaml", "town: Kildeby", "town:"),
			"business.yaml:17:8 error: town is empty; it must be some text.",
		],
		[
			"a text of a space",
			edit("faq.yaml", "da: Hvad koster det?", 'da: " "'),
			"faq.yaml:2:19 error: question (da) is “ ”; it must be some text.",
		],
		[
			"a language without a text",
			edit("faq.yaml", "en: What does it cost?", "en:"),
			"faq.yaml:2:41 error: question (en) is empty; it must be some text.",
		],
		[
			"a word for a number",
			edit("facts/room.yaml", "units: 8", "units: otte"),
			"facts/room.yaml:1:8 error: units is “otte”; it must be a whole number, digits only, e.g. 5.",
		],
		[
			"a postcode without quotes",
			edit("business.yaml", 'postcode: "8799"', "postcode: 8799"),
			'business.yaml:16:13 error: postcode is 8799; it must be the four digits of a Danish postcode in quotes, e.g. "4560".',
		],
		[
			"a phone number without quotes",
			edit("business.yaml", 'phone: "+45 11 22 33 44"', "phone: 11223344"),
			'business.yaml:11:10 error: phone is 11223344; it must be a Danish phone number in quotes, e.g. "+45 12 34 56 78".',
		],
		[
			"a CVR number without quotes",
			edit("business.yaml", 'cvr: "12345678"', "cvr: 12345678"),
			'business.yaml:7:8 error: cvr is 12345678; it must be the eight digits of the CVR number in quotes, e.g. "12345678".',
		],
		[
			"a year for a heading",
			edit("pages/news.yaml", "heading: { da: Nyheder", "heading: { da: 2025"),
			"pages/news.yaml:8:16 error: heading (da) is 2025; it must be some text.",
			'Put it in quotes: "2025". Without them YAML doesn\'t read it as text.',
		],
		[
			"a list for a text",
			edit("business.yaml", "street: Åvej 7", "street: [Åvej 7]"),
			"business.yaml:15:11 error: street is a list; it must be some text.",
		],
		[
			"a text for a list",
			{
				"business.yaml": fixture("business.yaml").replace(
					/^payments: .*/m,
					"payments: card",
				),
			},
			"business.yaml:24:11 error: payments is “card”; it must be a list: lines that start with a hyphen.",
		],
		[
			"a text for a whole file",
			{ "facts/prices.yaml": "Priser kommer senere\n" },
			"facts/prices.yaml:1:1 error: This file is “Priser kommer senere”; it must be a group of names with their values, each on an indented line of its own.",
		],
		[
			"a comma in a text between braces",
			edit(
				"pages/news.yaml",
				"heading: { da: Nyheder, en",
				"heading: { da: Nyheder, og mere, en",
			),
			"pages/news.yaml:8:23 error: The text ends at this comma: between braces, a text with a comma in it must be in quotes.",
			'Write da: "Nyheder, og mere"',
		],
		[
			"ja for true",
			edit("facts/sessions.yaml", "recommended: true", "recommended: ja"),
			"facts/sessions.yaml:15:16 error: recommended is “ja”; it must be true.",
		],
	],
	"values that can't be": [
		[
			"a price with ,-",
			edit("facts/prices.yaml", "event: 420", "event: 420,-"),
			"facts/prices.yaml:4:8 error: event is “420,-”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
		],
		[
			"a price with kr.",
			edit("facts/prices.yaml", "event: 420", "event: 420 kr."),
			"facts/prices.yaml:4:8 error: event is “420 kr.”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
		],
		[
			"a price of three and a half kroner",
			edit("facts/prices.yaml", "event: 420", "event: 3.5"),
			"facts/prices.yaml:4:8 error: event is 3.5; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
		],
		[
			"a negative price",
			edit("facts/prices.yaml", "event: 420", "event: -420"),
			"facts/prices.yaml:4:8 error: event is -420; it must be at least 1 krone.",
		],
		[
			"a price with an ø in its name",
			edit("facts/prices.yaml", "event: 420", "event: 420\nsøndag: 300"),
			"facts/prices.yaml:5:1 error: The name “søndag” must be a name in lower-case letters a–z, digits and single hyphens, e.g. opening-hours.",
		],
		[
			"a day that no calendar has",
			edit("pages/terms.yaml", "2025-11-03", "2025-13-40"),
			"pages/terms.yaml:10:10 error: updated is “2025-13-40”; it must be a date written as 2025-08-12.",
		],
		[
			"the thirtieth of February",
			edit("pages/terms.yaml", "2025-11-03", "2025-02-30"),
			"pages/terms.yaml:10:10 error: updated is “2025-02-30”; it must be a date written as 2025-08-12.",
		],
		[
			"a date in Danish",
			edit("pages/terms.yaml", "2025-11-03", "12.8.2025"),
			"pages/terms.yaml:10:10 error: updated is “12.8.2025”; it must be a date written as 2025-08-12.",
		],
		[
			"an hour that no clock has",
			edit("facts/hours.yaml", '"12:00"', '"25:00"'),
			'facts/hours.yaml:4:31 error: Item 2 of starts is “25:00”; it must be a time of day in quotes, with two digits for the hour, e.g. "09:30".',
		],
		[
			"an hour of one digit",
			edit("facts/hours.yaml", '"09:30"', '"9:30"'),
			'facts/hours.yaml:5:23 error: Item 1 of starts is “9:30”; it must be a time of day in quotes, with two digits for the hour, e.g. "09:30".',
		],
		[
			"a time for a list of times",
			edit(
				"facts/hours.yaml",
				'thursday: { starts: ["13:00"] }',
				'thursday: { starts: "13:00" }',
			),
			"facts/hours.yaml:7:23 error: starts is “13:00”; it must be a list: lines that start with a hyphen.",
		],
		[
			"an e-mail address without its ending",
			edit("business.yaml", "hej@kilden.example", "hej@kilden"),
			"business.yaml:12:10 error: email is “hej@kilden”; it must be an e-mail address, e.g. info@energirummet.example.",
		],
		[
			"an address that starts with http",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"http://kort.example/kilden",
			),
			"business.yaml:30:9 error: maps is “http://kort.example/kilden”; it must be a web address that starts with https://.",
		],
		[
			"an address with a space, where each language may have its own",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"https://kort.example/kil den",
			),
			"business.yaml:30:9 error: maps is “https://kort.example/kil den”; it must be a web address without spaces; write %20 for one.",
		],
		[
			"an address for one language alone",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"{ en: https://kort.example/kilden }",
			),
			"business.yaml:30:3 error: maps has no Danish text.",
		],
		[
			"an address for a language that starts with http",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"{ da: https://kort.example/k, en: http://kort.example/k }",
			),
			"business.yaml:30:43 error: maps (en) is “http://kort.example/k”; it must be a web address that starts with https://.",
		],
		[
			"a number for an address",
			edit("business.yaml", "https://kort.example/kilden", "12"),
			"business.yaml:30:9 error: maps is 12; it must be a web address that starts with https://, or one for each language: da: … and en: …",
		],
		[
			"an address that starts with www",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"www.kort.example/kilden",
			),
			"business.yaml:30:9 error: maps is “www.kort.example/kilden”; it must be a web address that starts with https://.",
		],
		[
			"the site's address with a slash at its end",
			edit(
				"business.yaml",
				"site: https://kilden.example",
				"site: https://kilden.example/",
			),
			"business.yaml:1:7 error: site is “https://kilden.example/”; it must be a web address without a slash at the end.",
		],
		[
			"a misspelt type of article",
			edit("news/summer.da.md", "type: announcement", "type: anouncement"),
			"news/summer.da.md:5:7 error: type is “anouncement”; it must be announcement, press-release, event or news.",
			"Did you mean announcement?",
		],
		[
			"a misspelt icon",
			edit("navigation.yaml", "icon: news", "icon: nevs"),
			"navigation.yaml:8:13 error: icon is “nevs”; it must be home, info, wave, field, person, clock, heart, news, calendar, question, mail, phone, pin, book, search, login, language, leaf, moon, drop, spark, star or gift.",
			"Did you mean news?",
		],
		[
			"a misspelt view",
			edit("pages/faq.yaml", "view: faq", "view: fag"),
			"pages/faq.yaml:1:7 error: view is “fag”; it must be home, about, technology, scalar, session, opening-hours, services, news, events, faq, contact, book, newsletter, thank-you, testimonials, legal or landing.",
			"Did you mean faq?",
		],
		[
			"a misspelt kind of session",
			edit("facts/sessions.yaml", "kind: night", "kind: nigth"),
			"facts/sessions.yaml:17:9 error: kind is “nigth”; it must be session, event or night.",
			"Did you mean night?",
		],
		[
			"a misspelt kind of background",
			edit("pages/home.yaml", "    kind: image", "    kind: imgae"),
			"pages/home.yaml:26:11 error: kind is “imgae”; it must be one of embed, image or video.",
			"Did you mean image?",
		],
		[
			"a discount of more than everything",
			edit("facts/discounts.yaml", "percent: 40", "percent: 150"),
			"facts/discounts.yaml:4:14 error: percent is 150; it must be a number from 1 to 100, e.g. 50.",
		],
		[
			"a discount with a per cent sign",
			edit("facts/discounts.yaml", "percent: 40", "percent: 40%"),
			"facts/discounts.yaml:4:14 error: percent is “40%”; it must be a whole number from 1 to 100, without %, e.g. 50.",
		],
		[
			"an ø in an article's address",
			edit(
				"news/summer.da.md",
				"slug: sommertilbud",
				"slug: sommertilbud-søen",
			),
			"news/summer.da.md:2:7 error: slug is “sommertilbud-søen”; it must be lower-case letters a–z, digits and single hyphens (write æ as ae, ø as oe, å as aa), e.g. aabningstilbud-august.",
		],
		[
			"a discount code in small letters",
			edit("facts/discounts.yaml", "code: NY40", "code: ny40"),
			"facts/discounts.yaml:3:11 error: code is “ny40”; it must be capital letters and then digits, e.g. NY50.",
		],
		[
			"a latitude with a comma",
			edit("business.yaml", "56.25", "56,25"),
			"business.yaml:22:13 error: latitude is “56,25”; it must be degrees north as a number, e.g. 55.83.",
		],
		[
			"a month in words",
			edit("testimonials.yaml", "month: 2025-08", "month: august 2025"),
			"testimonials.yaml:2:39 error: month is “august 2025”; it must be a month written as 2025-08.",
		],
		[
			"a fact within a fact",
			edit("business.yaml", "street: Åvej 7", 'street: "{{address.town}} 7"'),
			"business.yaml:15:11 error: street is “{{address.town}} 7”; it must be text without {{…}}: it is used to make facts, so it can't contain one.",
		],
		[
			"a year for a date",
			edit("business.yaml", "opened: 2024-05-04", "opened: 2024"),
			"business.yaml:8:11 error: opened is 2024; it must be a date written as 2025-08-12.",
		],
		[
			"times out of order",
			edit("facts/hours.yaml", '["10:00", "12:00"]', '["12:00", "10:00"]'),
			"facts/hours.yaml:4:31 error: 10:00 comes after 12:00 on monday; the earliest start comes first.",
		],
		[
			"a time that stands twice",
			edit("facts/hours.yaml", '["10:00", "12:00"]', '["10:00", "10:00"]'),
			"facts/hours.yaml:4:31 error: 10:00 appears twice under monday.",
		],
		[
			"an opening day that ends before it begins",
			edit("facts/hours.yaml", 'to: "16:00"', 'to: "10:00"'),
			"facts/hours.yaml:11:34 error: The opening day ends at 10:00, before it begins at 11:00.",
		],
		[
			"a gap between the stages of a session",
			edit("facts/phases.yaml", "- from: 20", "- from: 25"),
			"facts/phases.yaml:5:9 error: This stage begins after 25 minutes, but the one before it ends after 20.",
			"Write from: 20, or change the stage before.",
		],
		[
			"an offer that ends before it begins",
			edit("facts/discounts.yaml", "until: 2026-06-14", "until: 2026-05-14"),
			"facts/discounts.yaml:21:12 error: This ends on 2026-05-14, before it begins on 2026-06-01.",
		],
		[
			"children younger than those who need an adult",
			edit("facts/rules.yaml", "companionAge: 12", "companionAge: 17"),
			"facts/rules.yaml:6:15 error: companionAge is 17, more than childAge, which is 16.",
		],
		[
			"more guests at least than at most",
			edit("facts/discounts.yaml", "guestsFrom: 2", "guestsFrom: 4"),
			"facts/discounts.yaml:31:41 error: guestsFrom is 4, more than guestsTo, which is 3.",
		],
		[
			"a night for a session",
			edit("facts/hours.yaml", "session: session-2h", "session: overnight"),
			"facts/hours.yaml:1:10 error: overnight is of kind night, but session must be of kind session.",
		],
	],
	"facts that don't exist": [
		[
			"in YAML",
			edit(
				"pages/home.yaml",
				'{ da: "Rummet har {{room.units}} enheder."',
				'{ da: "Rummet har {{room.unit}} enheder."',
			),
			"pages/home.yaml:53:31 error: There is no fact {{room.unit}}.",
			"Did you mean {{room.units}}?",
		],
		[
			"in YAML behind escapes",
			edit(
				"pages/home.yaml",
				'{ da: "Rummet har {{room.units}} enheder."',
				'{ da: "Å \\u201Der\\u201D {{room.unit}} enheder."',
			),
			"pages/home.yaml:53:37 error: There is no fact {{room.unit}}.",
			"Did you mean {{room.units}}?",
		],
		[
			"in a folded text",
			edit(
				"faq.yaml",
				"Kom {{duration.arrival}} før, og ring på",
				"Kom forbi, og ring på\n      {{contact.fone}} eller",
			),
			"faq.yaml:11:7 error: There is no fact {{contact.fone}}.",
			"There are: contact.email, contact.mobilepay, contact.phone.",
		],
		[
			"in a literal text",
			edit(
				"footer.yaml",
				"      Spørg din *læge*.",
				"      Spørg {{contact.emial}}.",
			),
			"footer.yaml:12:13 error: There is no fact {{contact.emial}}.",
			"Did you mean {{contact.email}}?",
		],
		[
			"in front matter",
			edit(
				"news/summer.da.md",
				"Spar {{percent.summer}} i",
				"Spar {{percent.sommer}} i",
			),
			"news/summer.da.md:7:15 error: There is no fact {{percent.sommer}}.",
			"Did you mean {{percent.summer}}?",
		],
		[
			"in a Markdown text",
			edit("news/summer.da.md", "{{period.summer}}", "{{period.sumer}}"),
			"news/summer.da.md:10:18 error: There is no fact {{period.sumer}}.",
			"Did you mean {{period.summer}}?",
		],
		[
			"in a Markdown heading",
			edit(
				"news/opening.da.md",
				"## Program",
				"## Program **for** {{day.openend}}",
			),
			"news/opening.da.md:12:20 error: There is no fact {{day.openend}}.",
			"Did you mean {{day.opened}}?",
		],
		[
			"in the address of a link",
			edit(
				"news/summer.da.md",
				"[Book](/book) nu",
				"[Book]({{link.buchung}}) nu",
			),
			"news/summer.da.md:10:44 error: There is no fact {{link.buchung}}.",
			"There are: link.dashboard, link.email, link.maps, link.newsletter, link.opening-day, link.phone, link.sms, link.testimonials.",
		],
		[
			"unlike any fact",
			edit("news/summer.da.md", "{{period.summer}}", "{{vejret.i-morgen}}"),
			"news/summer.da.md:10:18 error: There is no fact {{vejret.i-morgen}}.",
			"Facts are in content/facts and content/business.yaml.",
		],
		[
			"of one word",
			edit("news/summer.da.md", "{{period.summer}}", "{{summer}}"),
			"news/summer.da.md:10:18 error: {{summer}} is not the name of a fact.",
			"A fact is written by its name between double braces: {{price.NAME}}.",
		],
		[
			"never closed",
			edit("news/summer.da.md", "{{period.summer}}", "{{period.summer"),
			"news/summer.da.md:10:18 error: The opening {{ is never closed with }}.",
			"A fact is written by its name between double braces: {{price.NAME}}.",
		],
		[
			"never closed, in YAML",
			edit(
				"pages/home.yaml",
				'{ da: "Rummet har {{room.units}} enheder."',
				'{ da: "Rummet har {{room.units enheder."',
			),
			"pages/home.yaml:53:31 error: The opening {{ is never closed with }}.",
		],
		[
			"never opened",
			edit("news/summer.da.md", "{{period.summer}}", "period.summer}}"),
			"news/summer.da.md:10:31 error: These closing braces have no opening {{ before them.",
		],
		[
			"with logic",
			edit("news/summer.da.md", "{{period.summer}}", "{{#if x}}"),
			"news/summer.da.md:10:18 error: {{#if x}} is not the name of a fact.",
		],
	],
	"names and addresses that don't exist": [
		[
			"a page",
			edit("navigation.yaml", "page: faq", "page: fag"),
			"navigation.yaml:7:33 error: There is no page fag.",
			"Did you mean faq?",
		],
		[
			"a page unlike any other",
			edit("navigation.yaml", "page: faq", "page: kontaktformular"),
			"navigation.yaml:7:33 error: There is no page kontaktformular.",
			"There are: book, events, faq, home, news, opening-hours, terms, testimonials, thank-you.",
		],
		[
			"a page that exists in English only",
			edit("navigation.yaml", "page: faq", "page: testimonials"),
			"navigation.yaml:7:33 error: The page testimonials has no Danish address, and this link is shown in Danish too.",
			"Choose a page that also exists in that language.",
		],
		[
			"a price",
			edit("events/evening.yaml", "price: event", "price: evnet"),
			"events/evening.yaml:4:8 error: There is no price evnet.",
			"Did you mean event?",
		],
		[
			"a person",
			edit("business.yaml", "founders: [anna, bo]", "founders: [anna, ove]"),
			"business.yaml:9:20 error: There is no person ove.",
			"There are: anna, bo.",
		],
		[
			"a discount code",
			edit("pages/thank-you.yaml", "code: new-customer", "code: new-customers"),
			"pages/thank-you.yaml:10:7 error: There is no discount code new-customers.",
			"Did you mean new-customer?",
		],
		[
			"a category",
			edit("pages/faq.yaml", "category: practical", "category: practicals"),
			"pages/faq.yaml:13:13 error: There is no category practicals.",
			"Did you mean practical?",
		],
		[
			"a session",
			edit("booking.yaml", "session: session-2h", "session: session-3h"),
			"booking.yaml:10:16 error: There is no session session-3h.",
		],
		[
			"a picture",
			edit("events/evening.yaml", "src: evening.svg", "src: evenin.svg"),
			"events/evening.yaml:6:8 error: There is no file evenin.svg.",
			"Did you mean evening.svg?",
		],
		[
			"a picture with a capital letter",
			edit("events/evening.yaml", "src: evening.svg", "src: Evening.svg"),
			"events/evening.yaml:6:8 error: There is no file Evening.svg.",
			"Did you mean evening.svg?",
		],
		[
			"a picture by a path with ..",
			edit(
				"events/evening.yaml",
				"src: evening.svg",
				"src: ../media/evening.svg",
			),
			"events/evening.yaml:6:8 error: There is no file ../media/evening.svg.",
			"Did you mean evening.svg?",
		],
		[
			"a link",
			edit("news/summer.da.md", "(/book)", "(/bok)"),
			"news/summer.da.md:10:44 error: No page has the address /bok.",
			"Did you mean /book?",
		],
		[
			"a link unlike any address",
			edit("news/summer.da.md", "(/book)", "(/vinterferie)"),
			"news/summer.da.md:10:44 error: No page has the address /vinterferie.",
			"A page's address is the field path in its file in content/pages; links to other sites start with https://.",
		],
		[
			"a link with a slash at its end",
			edit("news/summer.da.md", "(/book)", "(/book/)"),
			"news/summer.da.md:10:44 error: No page has the address /book/.",
			"Addresses here have no extension and no / at the end: write /book.",
		],
		[
			"a fragment of another page",
			edit("news/opening.da.md", "/faq#arrival", "/faq#arival"),
			"news/opening.da.md:14:64 error: /faq has no anchor #arival.",
			"Did you mean /faq#arrival?",
		],
		[
			"a fragment of the page itself",
			edit(
				"pages/terms/text.da.md",
				"## Betaling",
				"[ned](#afbod)\n\n## Betaling",
			),
			"pages/terms/text.da.md:1:7 error: /terms has no anchor #afbod.",
			"Did you mean #afbud?",
		],
		[
			"a link to a part that its page doesn't have",
			edit(
				"pages/home.yaml",
				"da: Se priserne, en: See the prices }",
				"da: Se priserne, en: See the prices }\n    part: card",
			),
			"pages/home.yaml:37:11 error: The page opening-hours has no part called card.",
			"Did you mean cards?",
		],
		[
			"a link into the other language",
			edit("news/summer.da.md", "(/book)", "(/en/book)"),
			"news/summer.da.md:10:44 error: /en/book is English, this text is Danish.",
			"Write /book.",
		],
		[
			"a link in YAML",
			edit(
				"faq.yaml",
				"[priserne](/opening-hours#prices)",
				"[priserne](/opening-hour#prices)",
			),
			"faq.yaml:4:43 error: No page has the address /opening-hour.",
			"Did you mean /opening-hours#prices?",
		],
		[
			"a link to a redirect",
			edit("news/summer.da.md", "(/book)", "(/testimonials)"),
			"news/summer.da.md:10:44 warning: /testimonials is a redirect to /faq.",
			"Write /faq.",
		],
		[
			"a redirect to nowhere",
			edit("redirects.yaml", "to: /faq", "to: /fag"),
			"redirects.yaml:1:30 error: The redirect leads to /fag, but there is no page at that address.",
			"Did you mean /faq?",
		],
		[
			"a redirect to a redirect",
			edit(
				"redirects.yaml",
				"to: /faq }",
				"to: /old }\n- { from: /old, to: /faq }",
			),
			"redirects.yaml:1:30 error: The redirect leads to /old, which is a redirect itself.",
			"Redirect straight to /faq.",
		],
		[
			"a redirect to itself",
			edit("redirects.yaml", "to: /faq", "to: /testimonials"),
			"redirects.yaml:1:30 error: The redirect leads to itself.",
		],
		[
			"a redirect to another site",
			edit("redirects.yaml", "to: /faq", "to: https://example.org/faq"),
			"redirects.yaml:1:30 error: The redirect leads to https://example.org/faq, but there is no page at that address.",
		],
	],
	"addresses that no page can have": [
		[
			"without a slash in front",
			edit("pages/faq.yaml", "da: /faq", "da: faq"),
			"pages/faq.yaml:3:7 error: path (da) is “faq”; it must be an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours.",
		],
		[
			"with a slash at its end",
			edit("pages/faq.yaml", "da: /faq", "da: /faq/"),
			"pages/faq.yaml:3:7 error: path (da) is “/faq/”; it must be an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours.",
		],
		[
			"with ..",
			edit("pages/faq.yaml", "da: /faq", "da: /../faq"),
			"pages/faq.yaml:3:7 error: path (da) is “/../faq”; it must be an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours.",
		],
		[
			"with an ø",
			edit("pages/faq.yaml", "da: /faq", "da: /spørgsmål"),
			"pages/faq.yaml:3:7 error: path (da) is “/spørgsmål”; it must be an address on this site: it starts with /, has no / at the end, and otherwise only a–z, 0–9 and -, e.g. /opening-hours.",
		],
		[
			"English without /en",
			edit("pages/faq.yaml", "en: /en/faq", "en: /faq-en"),
			"pages/faq.yaml:4:7 error: path (en) is “/faq-en”; it must be an address that starts with /en.",
		],
		[
			"Danish with /en",
			edit("pages/faq.yaml", "da: /faq", "da: /en/sporg"),
			"pages/faq.yaml:3:7 error: path (da) is “/en/sporg”; it must be an address that doesn't start with /en, since those are the English pages.",
		],
		[
			"in no language at all",
			edit(
				"pages/faq.yaml",
				"path:\n  da: /faq\n  en: /en/faq\n",
				"path: {}\n",
			),
			"pages/faq.yaml:2:7 error: path is a group of fields; it must be given for at least one language.",
		],
		[
			"that the site needs for itself",
			edit("pages/faq.yaml", "da: /faq", "da: /404"),
			"pages/faq.yaml:3:7 error: The address /404 is reserved for the site itself.",
			"Choose another address.",
		],
	],
	"words that would not be shown as they are meant": [
		[
			"a # in a text without quotes",
			edit("business.yaml", "street: Åvej 7", "street: Åvej #7"),
			"business.yaml:15:16 error: YAML reads everything after # as a comment, so it is not shown.",
			"Put the whole text in quotes if # is part of it; otherwise move the comment to a line of its own.",
		],
		[
			"a fact between single braces",
			edit("events/evening.da.md", "{{duration.event}}", "{duration.event}"),
			"events/evening.da.md:1:29 error: A fact is written between two braces on each side.",
			"Write {{duration.event}}.",
		],
		[
			"a link that is never closed",
			edit("events/evening.da.md", "ved åen", "ved [åen](/faq"),
			"events/evening.da.md:1:18 error: This looks like a link, but visitors would see it as plain text.",
			"Write [the text](/address): no space between ] and (, none in the address, and a ) at the end.",
		],
		[
			"a link with a space before its address",
			edit("events/evening.da.md", "ved åen", "ved [åen] (/faq)"),
			"events/evening.da.md:1:18 error: This looks like a link, but visitors would see it as plain text.",
		],
		[
			"a text that starts with a link",
			edit(
				"faq.yaml",
				"da: Fra {{price.range}} Se [priserne](/opening-hours#prices).",
				"da: [Priserne](/opening-hours) står her.",
			),
			"faq.yaml:4:9 error: A text that starts with [ must be in quotes, or YAML reads it as something else.",
		],
		[
			"crossed-out words",
			edit("events/evening.da.md", "ved åen", "~~ved åen~~"),
			"events/evening.da.md:1:10 error: Strikethrough is not supported; visitors would see the signs.",
		],
		[
			"a table",
			edit(
				"events/evening.da.md",
				"Vi mødes",
				"| Hvor | Hvornår |\n|---|---|\n\nVi mødes",
			),
			"events/evening.da.md:1:1 error: Tables are not supported; visitors would see the signs.",
		],
		[
			"a space in a web address",
			edit(
				"business.yaml",
				"https://kort.example/kilden",
				"https://kort.example/kilden by",
			),
			"business.yaml:30:9 error: maps is “https://kort.example/kilden by”; it must be a web address without spaces; write %20 for one.",
		],
	],
	"things that stand twice": [
		[
			"a founder",
			edit("business.yaml", "[anna, bo]", "[anna, anna]"),
			"business.yaml:9:20 error: anna appears twice in this list.",
			"Delete one of the two.",
		],
		[
			"two pages at one address",
			edit("pages/faq.yaml", "da: /faq", "da: /book"),
			"pages/faq.yaml:3:7 error: /book is already taken by content/pages/book.yaml, line 3.",
			"Choose another address.",
		],
		[
			"two articles at one address",
			edit("news/summer.da.md", "slug: sommertilbud", "slug: vi-aabner"),
			"news/summer.da.md:2:7 error: /news/vi-aabner is already taken by content/news/opening.da.md, line 2.",
		],
		[
			"a redirect at a page's address",
			edit("redirects.yaml", "from: /testimonials", "from: /book"),
			"redirects.yaml:1:11 error: /book is already taken by content/pages/book.yaml, line 3.",
		],
		[
			"a redirect that stands twice",
			edit(
				"redirects.yaml",
				"to: /faq }",
				"to: /faq }\n- { from: /testimonials, to: /book }",
			),
			"redirects.yaml:2:11 error: /testimonials is already taken by content/redirects.yaml, line 1.",
		],
		[
			"a question's name",
			edit("faq.yaml", "id: shoes", "id: arrival"),
			"faq.yaml:15:7 error: Another question is already called arrival.",
			"Give each question a name of its own.",
		],
		[
			"a means of payment",
			edit("business.yaml", "kind: mobilepay", "kind: card"),
			"business.yaml:24:81 error: card appears twice among the means of payment.",
			"Delete one of the two.",
		],
		[
			"a discount code",
			edit("facts/discounts.yaml", "code: BARN30", "code: NY40"),
			"facts/discounts.yaml:9:11 error: NY40 is already the code of new-customer.",
		],
		[
			"a heading with the fragment of its page",
			science("## Explore\n\nHej.\n"),
			"pages/home/science.da.md:1:1 error: Something else on this page already has the anchor #explore.",
			"Change the wording of the heading a little.",
		],
	],
	languages: [
		[
			"a page's text in one language only",
			{ "pages/home/science.en.md": undefined },
			"pages/home/science.da.md:1:1 error: This text has no English version.",
			"Write it in content/pages/home/science.en.md.",
		],
		[
			"an event's text in one language only",
			{ "events/evening.en.md": undefined },
			"events/evening.da.md:1:1 error: The English text about evening is missing.",
			"Write it in content/events/evening.en.md.",
		],
		[
			"a person's text in one language only",
			{ "people/bo.da.md": undefined },
			"people/bo.en.md:1:1 error: The Danish text about bo is missing.",
			"Write it in content/people/bo.da.md.",
		],
		[
			"an article in one language only",
			{ "news/summer.en.md": undefined },
			"news/summer.da.md:1:1 warning: This text has no English version, so visitors reading English won't see it.",
			"Write it in content/news/summer.en.md, or add translated: false here.",
		],
		[
			"a text that its page doesn't ask for",
			{ "pages/home/sciense.da.md": "Hej.\n" },
			"pages/home/sciense.da.md:1:1 error: The page home has no text called sciense.",
			"Its texts are intro, system, room, science.",
		],
		[
			"a text without its page",
			{ "pages/hom/science.da.md": "Hej.\n" },
			"pages/hom/science.da.md:1:1 error: This text does not belong to a page: there is no content/pages/hom.yaml.",
			"Did you mean home?",
		],
		[
			"a text without its event",
			{ "events/evning.da.md": "Hej.\n" },
			"events/evning.da.md:1:1 error: This text does not belong to anything: there is no content/events/evning.yaml.",
			"Did you mean evening?",
		],
		[
			"an article with two dates",
			edit("news/summer.en.md", "date: 2026-05-20", "date: 2026-05-21"),
			"news/summer.en.md:4:7 error: date is 2026-05-21 here and 2026-05-20 in content/news/summer.da.md.",
			"All language versions must have the same date, from, until, type and featured.",
		],
		[
			"an article of two types",
			edit("news/summer.en.md", "type: announcement", "type: news"),
			"news/summer.en.md:5:7 error: type is news here and announcement in content/news/summer.da.md.",
		],
	],
	Markdown: [
		[
			"a title",
			science("# Viden\n\nVi ved det ikke.\n"),
			"pages/home/science.da.md:1:1 error: A heading with one # is the title of the page, and the page already has one.",
			"Start with ## here.",
		],
		[
			"a heading that skips a level",
			science("## Viden\n\n#### Mere\n\nVi ved det ikke.\n"),
			"pages/home/science.da.md:3:1 error: This heading has 4 #, the one above it 2: a level is missing.",
			"Write it with 3 #.",
		],
		[
			"HTML in a line",
			science("Vi <b>ved</b> det ikke.\n"),
			"pages/home/science.da.md:1:4 error: HTML is not allowed in texts.",
			"Write it as Markdown: **bold**, *emphasis*, [link](/about), - list.",
		],
		[
			"a block of HTML",
			science('<div class="x">\n\nVi ved.\n\n</div>\n'),
			"pages/home/science.da.md:1:1 error: HTML is not allowed in texts.",
		],
		[
			"a script",
			science("<script>alert(1)</script>\n\nVi ved.\n"),
			"pages/home/science.da.md:1:1 error: HTML is not allowed in texts.",
		],
		[
			"a link that runs a script",
			science("[klik](javascript:alert(1))\n"),
			"pages/home/science.da.md:1:8 error: Links that start with javascript: are not allowed.",
			"Links start with /, #, https://, mailto:, tel: or sms:.",
		],
		[
			"a link that starts with http",
			science("[klik](http://example.org)\n"),
			"pages/home/science.da.md:1:8 error: Links that start with http: are not allowed.",
			"Write https://example.org.",
		],
		[
			"a picture without words",
			science("![](room.svg)\n"),
			"pages/home/science.da.md:1:1 error: The picture has no alternative text.",
			"Write it between the brackets: ![A quiet room](room.svg).",
		],
		[
			"a picture that isn't there",
			science("![Rummet](rum.svg)\n"),
			"pages/home/science.da.md:1:11 error: There is no file rum.svg in content/media.",
			"There are: anna.svg, evening.svg, hero.svg, room.svg, share.png.",
		],
		[
			"a link with its address further down",
			science("Se [her].\n\n[her]: /book\n"),
			"pages/home/science.da.md:3:1 error: Reference links are not supported: write the address in the link itself.",
			"Write [the text](the address).",
		],
	],
	files: [
		[
			"Latin-1",
			science(latin1("Vi ved\ndet på en måde.\n")),
			"pages/home/science.da.md:2:6 error: A character here is not saved as UTF-8 (the file looks like Latin-1 or Windows-1252).",
			"Save it as UTF-8.",
		],
		[
			"UTF-16",
			{ "facts/prices.yaml": utf16(fixture("facts/prices.yaml")) },
			"facts/prices.yaml:1:1 error: The file is saved as UTF-16.",
			"Save it as UTF-8.",
		],
		[
			"a NUL character",
			edit("pages/home/science.da.md", "ikke", "ik\0ke"),
			"pages/home/science.da.md:1:14 error: There is a NUL character here: this is not a text file.",
			"Save it as UTF-8.",
		],
		[
			"a control character",
			edit("pages/home/science.da.md", "ikke", "ik\u001bke"),
			"pages/home/science.da.md:1:14 error: There is a character here that no page can show (U+001B).",
			"Delete it; many editors don't show it.",
		],
		[
			"half a character, spelt out",
			edit("business.yaml", "town: Kildeby", 'town: "Kilde\\uD800by"'),
			"business.yaml:17:9 error: There is a character here that no page can show (U+D800).",
			"Delete the code that begins with the backslash.",
		],
		[
			"the number of a control character",
			edit("pages/home/science.da.md", "ikke", "ik&#27;ke"),
			"pages/home/science.da.md:1:14 error: This is the code of a character that no page can show.",
			"Delete it.",
		],
		[
			"a line that nobody wrote",
			{ "pages/home/science.da.md": `Vi ved det.\n\n${"a".repeat(5001)}` },
			"pages/home/science.da.md:3:1 error: This line has more than 5000 characters, too many for a text that people read.",
			"Look for something pasted into it by mistake, such as a picture.",
		],
		[
			"lines that nobody wrote",
			{ "facts/prices.yaml": "event: 420\n".repeat(6000) },
			"facts/prices.yaml:2001:1 error: The text has 6001 lines; a text may have at most 2000.",
		],
		[
			"an empty file",
			{ "facts/prices.yaml": "" },
			"facts/prices.yaml:1:1 error: The file is empty.",
			"Write its content, or restore an earlier version of it.",
		],
		[
			"an empty text",
			{ "pages/home/science.da.md": "" },
			"pages/home/science.da.md:1:1 error: The file is empty.",
		],
		[
			"nothing but a comment",
			{ "facts/prices.yaml": "# Priser\n" },
			"facts/prices.yaml:1:1 error: This file is empty; it must be a group of names with their values, each on an indented line of its own.",
		],
		[
			"nothing below the front matter",
			{ "pages/home/intro.da.md": "---\ntitle: Velkommen\n---\n" },
			"pages/home/intro.da.md:1:1 error: The file has no text.",
			"Write the text; front matter goes above it.",
		],
		[
			"the wrong ending",
			{
				"facts/prices.yaml": undefined,
				"facts/prices.yml": fixture("facts/prices.yaml"),
			},
			"facts/prices.yml:1:1 error: This file is not part of the content.",
			"Rename it to content/facts/prices.yaml.",
		],
		[
			"the wrong folder",
			{ "prices.yaml": fixture("facts/prices.yaml") },
			"prices.yaml:1:1 error: This file is not part of the content.",
		],
		[
			"a capital letter in the name",
			{
				"facts/Prices.yaml": fixture("facts/prices.yaml"),
				"facts/prices.yaml": undefined,
			},
			"facts/Prices.yaml:1:1 error: This file is not part of the content.",
			"Rename it to content/facts/prices.yaml.",
		],
		[
			"an unknown language",
			{ "news/summer.de.md": fixture("news/summer.da.md") },
			"news/summer.de.md:1:1 error: This file is not part of the content.",
		],
		[
			"no language",
			{ "news/summer.md": fixture("news/summer.da.md") },
			"news/summer.md:1:1 error: This file is not part of the content.",
		],
		[
			"an unknown folder",
			{ "blog/x.da.md": "Hej" },
			"blog/x.da.md:1:1 error: This file is not part of the content.",
		],
		[
			"a file taken away",
			{ "footer.yaml": undefined },
			"footer.yaml:1:1 error: The file is missing, and the site needs it.",
			"Restore it, for example from an earlier version.",
		],
		[
			"a text among the pictures",
			{ "media/notes.txt": "hej" },
			"media/notes.txt:1:1 error: Browsers can't show this kind of file.",
			"Save a picture as .svg, .png, .jpg, .webp, .avif or .gif, a video as .mp4 or .webm; other files don't belong here.",
		],
		[
			"a picture that is none",
			{ "media/photo.jpg": "hej" },
			"media/photo.jpg:1:1 error: The picture can't be read; it may be damaged, or have the wrong extension.",
		],
		[
			"a drawing with a script",
			{
				"media/room.svg":
					'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>\n',
			},
			"media/room.svg:1:62 error: The drawing contains a script; scripts are not allowed in drawings.",
			"Delete it, or export the drawing again as a plain SVG (in Inkscape: Save As, Plain SVG).",
		],
		[
			"a picture whose name means something in addresses",
			{ "media/Åben dør #2.svg": '<svg width="1" height="1"></svg>\n' },
			"media/Åben dør #2.svg:1:1 error: This name can't be part of an address.",
			"Rename it to aaben-doer-2.svg, and write that name where the file is used.",
		],
		[
			"a picture whose name is too long for a disk",
			{ [`media/${"a".repeat(240)}.svg`]: "" },
			`media/${"a".repeat(240)}.svg:1:1 error: This name can't be part of an address.`,
		],
		[
			"front matter that is never closed",
			edit("news/summer.da.md", "---\n\nTilbuddet", "\nTilbuddet"),
			"news/summer.da.md:1:1 error: The front matter begins here and is never closed.",
			"Write --- on a line of its own below the last field.",
		],
		[
			"front matter below an empty line",
			{ "news/summer.da.md": `\n${fixture("news/summer.da.md")}` },
			"news/summer.da.md:2:1 error: The front matter must begin on the first line of the file.",
			"Delete the empty lines above it.",
		],
		[
			"front matter that calls itself JavaScript",
			edit("news/summer.da.md", "---\nslug", "---js\nslug"),
			"news/summer.da.md:1:1 error: The first line of the front matter must be --- and nothing else.",
			"Delete what follows the three hyphens.",
		],
		[
			"a colon in front matter",
			edit(
				"news/summer.da.md",
				"title: Sommertilbud",
				"title: Nyt: sommertilbud",
			),
			"news/summer.da.md:3:8 error: The text contains a colon, so YAML reads its beginning as a field name.",
		],
		[
			"an unknown field in front matter",
			edit(
				"news/summer.da.md",
				"featured: true",
				"featured: true\nauthor: Anna",
			),
			"news/summer.da.md:7:1 error: author is not a field of this file.",
		],
	],
};

describe.each(Object.entries(mistakes))("%s", (_, group) => {
	for (const [title, files, told, hint] of group)
		test(title, () => {
			check(files).reports(hint === undefined ? told : `${told}\n  ${hint}`);
		});
});

test("five mistakes in five files are all told at once", () => {
	check({
		...edit("business.yaml", 'postcode: "8799"', "postcode: 8799"),
		...edit("facts/prices.yaml", "event: 420", "event: 420 kr."),
		...edit("news/summer.da.md", "{{period.summer}}", "{{period.sumer}}"),
		...edit("pages/terms.yaml", "2025-11-03", "3.11.2025"),
		...edit("redirects.yaml", "to: /faq", "to: /fag"),
	}).reports(
		'business.yaml:16:13 error: postcode is 8799; it must be the four digits of a Danish postcode in quotes, e.g. "4560".',
		"facts/prices.yaml:4:8 error: event is “420 kr.”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
		"news/summer.da.md:10:18 error: There is no fact {{period.sumer}}.",
		"pages/terms.yaml:10:10 error: updated is “3.11.2025”; it must be a date written as 2025-08-12.",
		"redirects.yaml:1:30 error: The redirect leads to /fag, but there is no page at that address.",
	);
});

test("two mistakes in one file are told in the order of its lines", () => {
	check({
		"facts/prices.yaml":
			"session-1h: -1\nsession-2h: 500\novernight: 1400\nevent: gratis\n",
	}).reports(
		"facts/prices.yaml:1:13 error: session-1h is -1; it must be at least 1 krone.",
		"facts/prices.yaml:4:8 error: event is “gratis”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
	);
});

describe("one slip gives one message", () => {
	test("links to a page whose YAML can't be read are not held against it", () => {
		check(
			edit("pages/faq.yaml", "category: practical", "\tcategory: practical"),
		).reports(
			"pages/faq.yaml:13:3 error: The line is indented with a tab, which YAML doesn't allow.",
		);
	});

	test("links to a page that lacks a field are not held against it", () => {
		check(
			edit("pages/faq.yaml", "heading: { da: Svar, en: Answers }\n", ""),
		).reports("pages/faq.yaml:1:1 error: This file has no heading.");
	});

	test("citations of prices that can't be read are not held against them", () => {
		check(
			edit("facts/prices.yaml", "overnight: 1400", "overnight 1400"),
		).reports(
			"facts/prices.yaml:3:1 error: This line has no colon, so YAML can't tell which field it belongs to.",
		);
	});

	test("citations of prices of which one is wrong are not held against them", () => {
		check(
			edit("facts/prices.yaml", "session-2h: 500", "session-2h: 500,-"),
		).reports(
			"facts/prices.yaml:2:13 error: session-2h is “500,-”; it must be a whole number of kroner: digits only, without quotes and full stops, e.g. 1400.",
		);
	});

	test("links to an article that can't be read are not held against it", () => {
		check({
			...edit("news/opening.da.md", "featured: false", "featured: nej"),
			...edit("news/summer.da.md", "(/book)", "(/news/vi-aabner)"),
		}).reports(
			"news/opening.da.md:6:11 error: featured is “nej”; it must be true or false.",
		);
	});
});

describe("two facts of one name are told about, not chosen between", () => {
	test.each<[string, Files, Partial<Diagnostic>]>([
		[
			"a price called range",
			edit("facts/prices.yaml", "event: 420", "event: 420\nrange: 5"),
			{ file: "content/facts/prices.yaml", line: 5 },
		],
		[
			"a discount code called multi-session",
			edit("facts/discounts.yaml", "  children:", "  multi-session:"),
			{ file: "content/facts/discounts.yaml", line: 8 },
		],
	])("%s", (_, files, place) => {
		expect(check(files).diagnostics).toEqual([
			expect.objectContaining({ ...place, code: "duplicate-id" }),
		]);
	});
});

test("redirects that lead in a circle are told at each of them", () => {
	check(
		edit(
			"redirects.yaml",
			"to: /faq }",
			"to: /old }\n- { from: /old, to: /testimonials }",
		),
	).reports(
		"redirects.yaml:1:30 error: The redirect leads to /old, which is a redirect itself.\n  The two redirect to each other; delete one.",
		"redirects.yaml:2:21 error: The redirect leads to /testimonials, which is a redirect itself.\n  The two redirect to each other; delete one.",
	);
});

test.each([["> "], ["- "]])(
	"a text nested without end is told about, not followed: %j",
	(mark) => {
		check({ "events/evening.da.md": `${mark.repeat(2400)}Hej.` }).reports(
			"events/evening.da.md:1:41 error: The text is nested more than 20 levels deep here.",
		);
	},
);

test("a place is within one line, though what stands there goes on", () => {
	const { diagnostics } = check(
		edit("pages/home/science.da.md", "ikke", "{{price\nikke"),
	);
	const [line = ""] = fixture("pages/home/science.da.md").split("ikke");
	expect(diagnostics).toMatchObject([
		{ line: 1, column: line.length + 1, length: "{{price".length },
	]);
});

test("an alias bomb is refused, not unfolded", () => {
	const levels = Array.from(
		{ length: 40 },
		(_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`,
	);
	const { diagnostics } = check({
		"redirects.yaml": ["l0: &l0 [x, x]", ...levels].join("\n"),
	});
	expect(diagnostics[0]).toMatchObject({ line: 1, column: 5 });
	expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
		new Set(["yaml-syntax", "more-problems"]),
	);
});

test("a text that was right is wrong once its picture is gone", () => {
	const text = science("![Rummet](extra.svg)");
	check({ ...text, "media/extra.svg": fixture("media/room.svg") }).reports();
	check(text).reports(
		"pages/home/science.da.md:1:11 error: There is no file extra.svg in content/media.",
	);
});

test("a byte order mark and Windows line ends change nothing", () => {
	const plain = check();
	const names = [
		"business.yaml",
		"faq.yaml",
		"footer.yaml",
		"news/opening.da.md",
		"pages/terms/text.en.md",
	];
	const windows = check(
		Object.fromEntries(
			names.map((name) => [
				name,
				`\uFEFF${fixture(name).replaceAll("\n", "\r\n")}`,
			]),
		),
	);
	windows.reports();
	const written = (site: typeof plain) =>
		site.artifacts.map(({ path, bytes }) => [path, bytes]);
	expect(written(windows)).toEqual(written(plain));
});

function science(text: string | Uint8Array): Files {
	return { "pages/home/science.da.md": text };
}

function latin1(text: string): Uint8Array {
	return Uint8Array.from(Buffer.from(text, "latin1"));
}

function utf16(text: string): Uint8Array {
	return Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
}
