import { describe, expect, test } from "vitest";
import { noBreakSpace } from "../generator/languages/format.ts";
import { article } from "./support/articles.ts";
import { check, edit, fixture } from "./support/check.ts";

// Relations across files: facts, languages, addresses, references.

describe("the formatted values of facts", () => {
	// An underscore is a no-break space.
	const facts: readonly (readonly [
		name: string,
		danish: string,
		english: string,
	])[] = [
		["business.name", "Kilden", "The Spring"],
		["business.legal-name", "Kilden Prøve ApS", "Kilden Prøve ApS"],
		["business.cvr", "12345678", "12345678"],
		["contact.phone", "+45_11_22_33_44", "+45_11_22_33_44"],
		["contact.email", "hej@kilden.example", "hej@kilden.example"],
		["contact.mobilepay", "765432", "765432"],
		["address.full", "Åvej 7, 8799_Kildeby", "Åvej 7, 8799_Kildeby"],
		["address.street", "Åvej 7", "Åvej 7"],
		["address.place", "Kildeby", "Kildeby"],
		["address.town", "8799_Kildeby", "8799_Kildeby"],
		["address.region", "Østjylland", "East Jutland"],
		["address.country", "Danmark", "Denmark"],
		["date.opened", "4._maj 2024", "4_May 2024"],
		["day.opened", "lørdag den 4._maj 2024", "Saturday 4_May 2024"],
		["price.overnight", "1.400_kr.", "DKK_1,400"],
		["price.range", "300–1.400_kr.", "DKK_300–1,400"],
		["price.new-customer.session-2h", "300_kr.", "DKK_300"],
		["price.children.session-2h", "350_kr.", "DKK_350"],
		["price.card.session-2h.5", "2.250_kr.", "DKK_2,250"],
		["price.card.overnight.12", "14.280_kr.", "DKK_14,280"],
		["card.sizes", "5 og 12", "5 and 12"],
		["card.years", "1_år", "1_year"],
		["card.many-visits", "25", "25"],
		["card.many-years", "2_år", "2_years"],
		["percent.card.12", "15_%", "15%"],
		["percent.new-customer", "40_%", "40%"],
		["percent.summer", "20_%", "20%"],
		["percent.multi-session", "18_%", "18%"],
		["percent.shared-night", "22_%", "22%"],
		["code.new-customer", "NY40", "NY40"],
		["uses.children", "én gang", "once"],
		["guests.shared-night", "to eller tre", "two or three"],
		["payment.card", "kort", "card"],
		["payment.advance", "kort eller MobilePay", "card or MobilePay"],
		["date.children.until", "30._juni 2027", "30_June 2027"],
		["date.summer.from", "1._juni 2026", "1_June 2026"],
		["period.summer", "1.–14._juni 2026", "1–14_June 2026"],
		["month.summer", "juni 2026", "June 2026"],
		["name.session-1h", "kort session", "short session"],
		["names.session-1h", "korte sessioner", "short sessions"],
		["duration.session-2h", "2_timer", "2_hours"],
		["duration.event", "90_minutter", "90_minutes"],
		["time.overnight", "kl._21.30–07.30", "21:30–07:30"],
		["time.overnight.from", "kl._21.30", "21:30"],
		["time.overnight.until", "kl._07.30", "07:30"],
		["time.opening-day", "kl._11.00–16.00", "11:00–16:00"],
		["hours.days", "3_dage", "3_days"],
		["hours.nights", "tirsdag og fredag", "Tuesday and Friday"],
		["duration.arrival", "15_minutter", "15_minutes"],
		["duration.cancellation", "48_timer", "48_hours"],
		["duration.refund", "1_uge", "1_week"],
		["duration.reply", "36_timer", "36_hours"],
		["duration.withdrawal", "14_dage", "14_days"],
		["duration.meditation", "25_minutter", "25_minutes"],
		["duration.yoga", "50_minutter", "50_minutes"],
		["duration.massage", "35–55_minutter", "35–55_minutes"],
		["duration.trial", "1_time", "1_hour"],
		["age.child", "16_år", "16"],
		["age.companion", "12_år", "12"],
		["fee.system", "9.000_kr.", "DKK_9,000"],
		["recommended.sessions", "3–4", "3–4"],
		["date.booking-opened", "1._april 2024", "1_April 2024"],
		["room.units", "8", "8"],
		["room.places", "3", "3"],
		["link.phone", "tel:+4511223344", "tel:+4511223344"],
		["link.sms", "sms:+4511223344", "sms:+4511223344"],
		["link.email", "mailto:hej@kilden.example", "mailto:hej@kilden.example"],
		[
			"link.newsletter",
			"https://breve.example/kilden",
			"https://breve.example/kilden",
		],
		["link.dashboard", "https://kontor.example/", "https://kontor.example/"],
		["link.maps", "https://kort.example/kilden", "https://kort.example/kilden"],
		[
			"link.testimonials",
			"https://udtalelser.example/",
			"https://udtalelser.example/",
		],
		[
			"link.opening-day",
			"https://billetter.example/dag",
			"https://billetter.example/dag",
		],
	];
	const cited = facts.map(([name]) => `- ${name}: {{${name}}}`).join("\n");
	// A day on which every discount is valid.
	const { text, diagnostics } = check(
		{
			"pages/home/science.da.md": cited,
			"pages/home/science.en.md": `The facts:\n\n${cited}`,
		},
		"2026-06-10",
	);
	// Removes the invisible word joiners.
	const readText = (path: string) => text(path).replaceAll("\u2060", "");

	test.each(facts)("%s", (name, danish, english) => {
		expect(diagnostics).toEqual([]);
		expect(readText("index.html")).toContain(
			`<li>${name}: ${addNoBreakSpaces(danish)}</li>`,
		);
		expect(readText("en.html")).toContain(
			`<li>${name}: ${addNoBreakSpaces(english)}</li>`,
		);
	});
});

describe("articles", () => {
	test("are sorted by date, newest first", () => {
		expect(listArticles(check().text("news.html"))).toEqual([
			"sommertilbud",
			"vi-aabner",
		]);
		const older = {
			...edit("news/summer.da.md", "2026-02-20", "2023-01-01"),
			...edit("news/summer.en.md", "2026-02-20", "2023-01-01"),
		};
		expect(listArticles(check(older).text("news.html"))).toEqual([
			"vi-aabner",
			"sommertilbud",
		]);
	});

	test("of the same day are sorted by file name", () => {
		const { text } = check({
			"news/b.da.md": article("b", "b", "2025-01-01", "Tekst."),
			"news/a.da.md": article("a", "a", "2025-01-01", "Tekst."),
		});
		expect(
			listArticles(text("news.html")).filter((slug) => slug.length === 1),
		).toEqual(["a", "b"]);
	});

	test("may exist in one language only if marked as such", () => {
		const outcome = check({
			"news/kun-dansk.da.md": article(
				"kun-dansk",
				"kun-dansk",
				"2025-01-01",
				"Tekst.",
			),
		});
		outcome.reports();
		expect(listArticles(outcome.text("news.html"))).toContain("kun-dansk");
		expect(listArticles(outcome.text("en/news.html"))).not.toContain(
			"kun-dansk",
		);
	});

	test("in one language only are shown there, with a warning", () => {
		const outcome = check({ "news/summer.en.md": undefined });
		expect(outcome.diagnostics.map(({ severity }) => severity)).toEqual([
			"warning",
		]);
		expect(listArticles(outcome.text("news.html"))).toContain("sommertilbud");
	});

	test("may have the same slug in both languages, below each language's list", () => {
		const outcome = check(
			edit("news/summer.en.md", "summer-offer", "sommertilbud"),
		);
		outcome.reports();
		expect(outcome.text("en/news/sommertilbud.html")).toContain("Summer offer");
	});
});

describe("events are sorted by their order in the content", () => {
	test.each([
		[1, 2],
		[2, 1],
	])("%i before %i", (evening, morning) => {
		const { text } = check({
			"events/evening.yaml": fixture("events/evening.yaml").replace(
				"order: 1",
				`order: ${evening}`,
			),
			"events/morning.yaml": fixture("events/evening.yaml")
				.replace("order: 1", `order: ${morning}`)
				.replace("Aftenro", "Morgenro"),
			"events/morning.da.md": "Om morgenen.\n",
			"events/morning.en.md": "In the morning.\n",
		});
		const order = [...text("events.html").matchAll(/Aftenro|Morgenro/g)].map(
			([name]) => name,
		);
		expect(order[0]).toBe(evening < morning ? "Aftenro" : "Morgenro");
	});
});

describe("a link may point", () => {
	test.each([
		["to a page", "/faq"],
		["to the front page", "/"],
		["to a fragment of a page", "/opening-hours#prices"],
		["to a question", "/faq#price"],
		["to an article", "/news/sommertilbud"],
		["to an article in the list", "/news#sommertilbud"],
		["to a heading of a text", "/terms#frist"],
		["to a heading of its own page", "#explore"],
		["to a page with a query", "/book?kode=NY40"],
		["to another site", "https://a.example/b"],
		["to an e-mail address", "mailto:a@b.example"],
		["to a phone number", "tel:+4511223344"],
		["to the URL in a fact", "{{link.newsletter}}"],
	])("%s", (_, url) => {
		const outcome = check({ "pages/home/science.da.md": `[link](${url})\n` });
		outcome.reports();
		expect(outcome.text("index.html")).toContain(">link</a>");
	});
});

test("a page's button may link to a part of a different page", () => {
	const outcome = check(
		edit(
			"pages/home.yaml",
			"en: Book a visit }\n    page: book",
			"en: Book a visit }\n    page: faq\n    part: price",
		),
	);
	outcome.reports();
	expect(outcome.text("index.html")).toContain('href="/faq#price"');
});

describe("an entry may be named", () => {
	test("like a property of Object.prototype: constructor", () => {
		const outcome = check({
			...edit("facts/prices.yaml", "event: 420", "event: 420\nconstructor: 77"),
			"pages/home/science.da.md": "{{price.constructor}}\n",
		});
		outcome.reports();
		expect(outcome.text("index.html")).toContain(addNoBreakSpaces("77_kr."));
	});
});

describe("an unused entry", () => {
	test("isn't reported", () => {
		check(
			edit("facts/prices.yaml", "event: 420", "event: 420\nevents: 1"),
		).reports();
	});
});

test("an invalid entry prevents the model and all pages", () => {
	const { artifacts } = check(edit("faq.yaml", "id: arrival", "id:"));
	expect(artifacts).toEqual([]);
});

function addNoBreakSpaces(text: string): string {
	return text.replaceAll("_", noBreakSpace);
}

/** Lists the fragments of the articles on a news page in order. */
function listArticles(html: string): string[] {
	return [...html.matchAll(/<article[^>]* id="([^"]+)"/g)].map(
		([, slug = ""]) => slug,
	);
}
