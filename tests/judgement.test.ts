import { describe, expect, test } from "vitest";
import { figuresIn } from "../site/lint/figures.ts";
import { check, edit, type Files } from "./support/check.ts";
import { getHint } from "./support/texts.ts";

// Problems that need a person's judgement: facts written by hand, health claims, typography; and the comments that
// suppress them. Each text is on the small site's front page. See also mistakes/judgement.txt.

const danish = (text: string): Files => ({
	"pages/home/science.da.md": text,
});
/** Replaces the lead of the FAQ page. */
const faqLead = (lines: string): Files =>
	edit(
		"pages/faq.yaml",
		'lead: { da: "Det spørger gæster om.", en: "What guests ask." }',
		`lead:\n  ${lines}\n  en: What guests ask.`,
	);
const english = (text: string): Files => ({
	"pages/home/science.en.md": text,
});

describe("a fact written by hand", () => {
	test.each([
		["Det koster 420 kr. i alt.", 12, "420 kr.", "price.event"],
		["Det koster 420,- i alt.", 12, "420,-", "price.event"],
		["Det koster kr. 420,- i alt.", 12, "kr. 420,-", "price.event"],
		["Det koster **420** kroner.", 14, "420 kroner", "price.event"],
		["Det koster 300–1.400 kr.", 12, "300–1.400 kr.", "price.range"],
		["Spar 18 procent.", 6, "18 procent", "percent.multi-session"],
		["Brug NY40 i dag.", 6, "NY40", "code.new-customer"],
		["Brug NY 40 i dag.", 6, "NY 40", "code.new-customer"],
		["Ring på 11 22 33 44.", 9, "11 22 33 44", "contact.phone"],
		["Ring på +45 11223344.", 9, "+45 11223344", "contact.phone"],
		[
			"Skriv til [HEJ@kilden.example](/faq).",
			12,
			"HEJ@kilden.example",
			"contact.email",
		],
		["Det er kl. 21.30–07.30.", 8, "kl. 21.30–07.30", "time.overnight"],
		["Vi begynder kl. 21.30.", 13, "kl. 21.30", "time.overnight.from"],
		["Afbud 48 timer før.", 7, "48 timer", "duration.cancellation"],
		["Svar på 36 timer.", 9, "36 timer", "duration.reply"],
		[
			"Det varer 35 til 55 minutter.",
			11,
			"35 til 55 minutter",
			"duration.massage",
		],
		["Fra man er 16 år.", 12, "16 år", "age.child"],
		["Et kort gælder i 1 år.", 18, "1 år", "card.years"],
		["Begynd med 3 til 4 besøg.", 12, "3 til 4", "recommended.sessions"],
	])("is reported at its exact location: %s", (text, column, said, fact) => {
		check(danish(text)).reports(
			`pages/home/science.da.md:1:${column} warning: ${said} is {{${fact}}}. Written out in the text, it doesn't change with the fact.\n  Write {{${fact}}}.`,
		);
	});

	test.each([
		["a number alone", "Vi er 420 mennesker, 18 i alt og 40 til."],
		["an amount that isn't a fact", "Det koster 555 kr. og 7 %."],
		["times that aren't facts", "Kom kl. 10.15, eller ring kl. 14.00–15.00."],
		["a URL", "Se [her](https://x.example/420,-/NY40)."],
		["code", "Skriv `420 kr.` sådan."],
		["a fact that is cited", "Det koster {{price.event}} for 2."],
		["an amount split between paragraphs", "Vi er 420\n\nkr. er kroner."],
		["a different percentage", "Det er 118 % eller 1,18 %."],
	])("isn't reported in %s", (_, text) => {
		check(danish(text)).reports();
	});
});

test.each([
	"Der er en time til det, og det tager en uge.",
	"Kom to-tre gange, eller om to til tre dage.",
	"Vi er tre, og I er fire. Det koster 2-3 kr. mere.",
	"At one time we had two to give, and one to keep.",
	"Se afsnit 2-3.1, side 16, den 3. april.",
	"Fire timer senere og tre kvarter. Ti år er lang tid.",
	"Den halve pris. Et halvt år. Halvtreds mennesker.",
])("isn't reported where words only resemble a fact: %s", (text) => {
	check(danish(text)).reports();
});

test("figures with the same value have the same key in every notation", () => {
	const keys = (text: string) => figuresIn(text).map(({ key }) => key);
	expect(
		keys("1.950 kr. 1950 kroner, DKK 1,950; 1950,- og kr. 1.950,00"),
	).toEqual(Array(5).fill("money 1950"));
	expect(keys("50 %, 50%, 50 procent, 50 pct., 50 per cent")).toEqual(
		Array(5).fill("percent 50"),
	);
	expect(
		keys("kl. 21.00–07.00; 21:00-07:00; 9 pm to 7 am; kl. 21 til kl. 7"),
	).toEqual(Array(4).fill("time 21:00–07:00"));
	expect(keys("24 timer, 24 hours, 1440 min.")).toEqual(
		Array(3).fill("minutes 1440"),
	);
	expect(keys("14 dage; 2 uger; 14 days; 2 weeks")).toEqual(
		Array(4).fill("days 14"),
	);
	expect(keys("2 eller 3; 2–3; 2 or 3; 2 to 3")).toEqual(
		Array(4).fill("count 2–3"),
	);
});

describe("words about health", () => {
	test.each([
		["Sessionen helbreder dig.", 11, "helbreder"],
		["Du bliver rask af ro.", 4, "bliver rask"],
		["Godt mod migræne og uro.", 10, "migræne"],
		["Hjælper på slidgigten.", 12, "slidgigten"],
		["Vi har hjulpet mange med kræft.", 26, "kræft"],
		["Virkningen er garanteret.", 15, "garanteret"],
	])("are reported as a claim: %s", (text, column, said) => {
		expect(check(danish(text)).diagnostics).toMatchObject([
			{
				code: "health-claim",
				severity: "warning",
				line: 1,
				column,
				length: said.length,
			},
		]);
	});

	test.each(["It cures you.", "Good for anxiety.", "We healed her arthritis."])(
		"are reported as a claim in English: %s",
		(text) => {
			const { diagnostics } = check(english(text));
			expect(diagnostics.length).toBeGreaterThan(0);
			expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
				new Set(["health-claim"]),
			);
		},
	);

	test.each([
		"Pas på dit helbred, og saml kræfter.",
		"En session helbreder ikke nogen.",
		"Vi lover ingen helbredelse.",
		"Har du epilepsi, så spørg din læge først.",
		"Det er for eksempel godt at hvile.",
		"Kroppens selvhelbredelse er et stort ord.",
	])("aren't reported without a claim: %s", (text) => {
		check(danish(text)).reports();
	});
});

describe("typographic mistakes", () => {
	test.each([
		['Vi siger "ro" her.', 10, "Skriv »…« eller ”…” på dansk."],
		[
			"Kom kl 10:15 i dag.",
			5,
			"Skriv kl. 10.00, eller kl. 10.00–17.00 om et tidsrum.",
		],
		["Ro - hele dagen.", 4, "Did you mean –?"],
		[
			"Den 12. aug. 2025 kom vi.",
			5,
			"Skriv 12. august 2025, eller kort 12.8.2025.",
		],
		[
			"Den 2025-08-12 kom vi.",
			5,
			"Skriv 12. august 2025, eller kort 12.8.2025.",
		],
		["Det er {{price.event}} kr.", 24, "Slet det."],
		["Det er kr. {{price.event}}", 8, "Slet det."],
		["Det er {{price.event}},-", 23, "Slet det."],
		["Det er {{percent.children}} %.", 29, "Slet det."],
		["Fra kl. {{time.overnight}}", 5, "Slet det."],
	])("are reported in Danish: %s", (text, column, hint) => {
		const { diagnostics } = check(danish(text));
		expect(diagnostics).toMatchObject([
			{ code: "typography", severity: "warning", column },
		]);
		expect(diagnostics.map(getHint)).toEqual([hint]);
	});

	test.each([
		'We call it "rest".',
		"On August 12, 2025.",
		"On 12th August.",
		"It is {{price.event}} kr.",
		"It is {{percent.children}} %.",
		"Rest - all day.",
	])("are reported in English: %s", (text) => {
		expect(check(english(text)).diagnostics).toMatchObject([
			{ code: "typography", severity: "warning" },
		]);
	});

	test.each([
		"»Ro« er det, vi har – kl. 10.15 og kl. 11.15–12.15.",
		"Den 12. august 2025, kort 12.8.2025.",
		"- Ro\n- Hvile\n\n- En energi-session",
		"{{price.event}} krydret med {{time.overnight}}, {{percent.children}}.",
	])("aren't reported in what the site writes itself: %s", (text) => {
		check(danish(text)).reports();
	});
});

describe("a suppression comment", () => {
	test.each([
		[
			"on the same line",
			"Ro.\nDet var 420 kr. <!-- kilde-tillad: prisen i 2019 -->\nRo.",
		],
		[
			"on the line above",
			"<!-- kilde-tillad: prisen i 2019 -->\nDet var 420 kr.",
		],
		[
			"above an empty line",
			"<!-- kilde-allow: the price in 2019 -->\n\nDet var 420 kr.",
		],
	])("applies %s and isn't published", (_, text) => {
		const checked = check(danish(text));
		checked.reports();
		expect(checked.text("index.html")).toContain("Det var 420 kr.");
		expect(checked.text("index.html")).not.toMatch(/kilde-|2019/);
	});

	test("applies in YAML above a field to the whole text", () => {
		check(
			faqLead(
				"# kilde-tillad: prisen i 2019\n  da: >-\n    Tak for\n    420 kr.",
			),
		).reports();
	});

	test("applies in YAML after a value", () => {
		check(
			faqLead("da: Tak for 420 kr. # kilde-tillad: prisen i 2019"),
		).reports();
	});

	test("isn't reported as unused while the facts can't be read", () => {
		const { diagnostics } = check({
			...danish("Det var 420 kr. <!-- kilde-tillad: prisen i 2019 -->"),
			...edit("facts/prices.yaml", "event: 420", "event: gratis"),
		});
		expect(diagnostics.map(({ code }) => code)).toEqual(["invalid-field"]);
	});
});
