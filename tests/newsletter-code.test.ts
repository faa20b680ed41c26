import { expect, test } from "vitest";
import { check, edit, type Files, fixture } from "./support/check.ts";

// Guests get the code for new guests when they sign up for the newsletter: only the confirmation page shows it.

const newsletter: Files = {
	"pages/newsletter.yaml": `view: newsletter
path: { da: /brev, en: /en/letter }
title: { da: Nyhedsbrev, en: Newsletter }
description: { da: Nyt fra os., en: News from us. }
keywords: { da: [nyt], en: [news] }
heading: { da: Nyhedsbrev, en: Newsletter }
lead: { da: Få nyt., en: Get news. }
button: { da: Tilmeld, en: Sign up }
pricesHeading: { da: Priser, en: Prices }
`,
	"pages/newsletter/text.da.md": "Velkommen.\n",
	"pages/newsletter/text.en.md": "Welcome.\n",
};

test("a citation of the code elsewhere is reported once there is a newsletter", () => {
	const hint = "Skriv »koden fra nyhedsbrevet« med et link til det.";
	check(newsletter).reports(
		`pages/book.yaml:21:31 error: {{code.new-customer}} er koden, som gæster får med nyhedsbrevet; kun siden efter tilmeldingen viser den.\n  ${hint}`,
		`pages/book.yaml:22:32 error: {{code.new-customer}} er koden, som gæster får med nyhedsbrevet; kun siden efter tilmeldingen viser den.\n  ${hint}`,
	);
});

test("a page with an error may still show the code", () => {
	check({
		...newsletter,
		"pages/book.yaml": fixture("pages/book.yaml").replaceAll(
			"{{code.new-customer}}",
			"den",
		),
		"pages/thank-you.yaml": `${fixture("pages/thank-you.yaml")}\tx`,
		"pages/thank-you/text.da.md": "Skriv {{code.new-customer}}.\n",
		"pages/thank-you/text.en.md": "Enter {{code.new-customer}}.\n",
	}).reports(
		"pages/thank-you.yaml:19:1 error: The line is indented with a tab, which YAML doesn't allow.",
	);
});

const uncited: Files = {
	...newsletter,
	"pages/book.yaml": fixture("pages/book.yaml").replaceAll(
		"{{code.new-customer}}",
		"den",
	),
};

test("lists of discounts link to the newsletter instead", () => {
	const list = /<dl class="codes">.*?<\/dl>/s;
	const [before = ""] = list.exec(check().text("book.html")) ?? [];
	expect(before).toContain(">NY40<");
	const [after = ""] = list.exec(check(uncited).text("book.html")) ?? [];
	expect(after).not.toContain("NY40");
	expect(after).toContain('<a href="/brev">');
	expect(after).toContain(">BARN30<");
});

test("an article about an expired offer links to it as long as the code is valid", () => {
	const codes = fixture("facts/codes.yaml");
	const renderArticle = (facts: string) =>
		check(
			{
				...uncited,
				...edit("news/summer.da.md", "type:", "offer: summer\ntype:"),
				"facts/codes.yaml": facts,
			},
			"2026-06-15",
		).text("news/sommertilbud.html");
	const link = '<a href="/brev">Ny gæst? Få 40\u00A0% rabat';
	expect(renderArticle(codes)).toContain(link);
	const over = codes.replace("percent: 40", "percent: 40\n  until: 2026-06-14");
	expect(renderArticle(over)).not.toContain("Ny gæst?");
});
