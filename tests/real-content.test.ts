import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toOutputPath } from "../generator/text/url.ts";
import { readContent } from "./support/content.ts";
import { getRealText, realDocuments, realSite } from "./support/real-site.ts";

// What pages of the real content must say, and must not, whatever its texts and prices are.

type Prices = Readonly<Record<string, number>>;
type Code = { code: string; percent: number; prices: string[] };

const prices = readContent<Prices>("facts/prices.yaml");
const codes = readContent<Record<string, Code>>("facts/codes.yaml");

/** Returns a pattern for amounts of money in either language. */
function createPricePattern(amounts: readonly number[]): RegExp {
	const either = amounts.join("|");
	return new RegExp(
		`(?<![\\d.,])(?:DKK\u00A0(?:${either})|(?:${either})\u00A0kr)(?!\\d)`,
	);
}

test("no page shows a missing value", () => {
	for (const [path, html] of realDocuments) {
		const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
		expect
			.soft(text, path)
			.not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b|\{\{/);
	}
});

test("the code from the newsletter is only on the pages after the sign-up", () => {
	const { newCustomerCode } = readContent<{ newCustomerCode: string }>(
		"facts/discounts.yaml",
	);
	const { code = "" } = codes[newCustomerCode] ?? {};
	expect(code).not.toBe("");
	const showing = realDocuments.filter(([, html]) => html.includes(code));
	expect(showing.map(([file]) => file).sort()).toEqual(
		["/en/thanks-for-signup", "/tak-for-tilmelding"].map(toOutputPath),
	);
});

test("a price for new guests is shown with its condition, the code", () => {
	const { percent = 0, prices: reduced = [] } = codes["new-customer"] ?? {};
	const price = createPricePattern(
		reduced.map((name) => (prices[name] ?? 0) * (1 - percent / 100)),
	);
	const texts = realSite.pages
		.flatMap(({ path }) => [
			...getRealText(path).matchAll(
				/<(?:p|li|td|dd|table|a)[ >](?:(?!<\/?(?:p|li|table)[ >]).)*|content="[^"]*"/gs,
			),
		])
		.flatMap(([text]) => (price.test(text) ? [text] : []));
	expect(texts.length).toBeGreaterThan(10);
	for (const text of texts)
		expect.soft(text).toMatch(/kode|code|nyhedsbrev|newsletter/i);
});

test("a page with prices states that they include VAT", () => {
	const { checked: _, ...amounts } = prices;
	const price = createPricePattern(Object.values(amounts));
	const priced = realSite.pages
		.map(({ path }) => getRealText(path).split("<body>")[1] ?? "")
		.filter((body) => price.test(body));
	expect(priced.length).toBeGreaterThan(10);
	for (const body of priced)
		expect.soft(body).toMatch(/inkl\. moms|(?:incl\.|include|including) VAT/);
});

test("samples of testimonials state neither a source nor a month, and pages begin with different ones", () => {
	const { origin } = readContent<{ origin: { text: Record<string, string> } }>(
		"testimonials.yaml",
	);
	const quoting = realSite.pages.filter(({ path }) =>
		getRealText(path).includes('class="testimonial"'),
	);
	expect(quoting.length).toBeGreaterThan(4);
	for (const { path } of quoting)
		for (const text of Object.values(origin.text))
			expect.soft(getRealText(path), path).not.toContain(text);
	for (const { path } of quoting)
		expect
			.soft(getRealText(path), path)
			.not.toMatch(/class="testimonial">(?:(?!<\/figure>).)*<time/s);
	const first = ["/", "/about-session", "/services"].map(
		(path) =>
			/class="testimonial"><blockquote><p>([^<]*)/.exec(getRealText(path))?.[1],
	);
	expect(new Set(first).size).toBe(3);
});

test("the home page has all testimonials in its language, the page of the session one, and that of experiences those in the other language marked and folded", () => {
	const list = (path: string) =>
		[
			...getRealText(path).matchAll(
				/class="testimonial"><blockquote(?: lang="(\w\w)")?>/g,
			),
		].map(([, language = ""]) => language);
	const repeat = (count: number, language = "") => Array(count).fill(language);
	expect(list("/")).toEqual(repeat(8));
	expect(list("/en")).toEqual(repeat(3));
	expect(list("/about-session")).toEqual(repeat(1));
	expect(list("/en/about-session")).toEqual(repeat(1));
	expect(list("/services")).toEqual([...repeat(8), ...repeat(3, "en")]);
	expect(list("/en/services")).toEqual([...repeat(3), ...repeat(8, "da")]);
	expect(getRealText("/en/services")).toMatch(
		/<summary>Testimonials in Danish<\/summary><div class="testimonials"><figure class="testimonial"><blockquote lang="da">/,
	);
});

test("no style uses CSS that older Safari rejects", () => {
	const styles = new Set(
		realDocuments.flatMap(([, html]) =>
			[...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css),
		),
	);
	expect(styles.size).toBeGreaterThan(10);
	for (const css of styles) {
		// Safari before 26.2 rejects a thickness in text-decoration; before 17.5, light-dark().
		expect.soft(css).not.toMatch(/text-decoration:[^;}]*\d/);
		expect.soft(css).not.toContain("light-dark(");
	}
});

test("the labels of a session's stages have a contrast of at least 4.5:1 on both ends of their gradient, and on any picture under their shade", () => {
	const sheets = ["components/timeline.css", "styles/tokens.css"]
		.map((file) => new URL(`../site/${file}`, import.meta.url))
		.map((file) => readFileSync(file, "utf8"))
		.join("");
	const getColour = (name: string) => {
		const [, hex = ""] = new RegExp(`--${name}: #(\\w{6});`).exec(sheets) ?? [];
		return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	};
	const getContrast = (...colours: readonly number[][]) => {
		const [one = 0, other = 0] = colours.map((colour) => {
			const [red = 0, green = 0, blue = 0] = colour
				.map((part) => part / 255)
				.map((part) =>
					part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
				);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
		});
		return one / other;
	};
	const [paper, night] = [getColour("paper"), getColour("night")];
	for (const ground of [getColour("lamp"), night])
		expect.soft(getContrast(paper, ground)).toBeGreaterThan(4.5);
	const [, shade = 0] = (/--shade: .* (\d+)%/.exec(sheets) ?? []).map(Number);
	const [, light = 1] = (/from {\s*opacity: (.*);/.exec(sheets) ?? []).map(
		Number,
	);
	const brightest = night.map(
		(part) =>
			(255 * light + part * (1 - light)) * (1 - shade / 100) +
			(part * shade) / 100,
	);
	expect(getContrast(paper, brightest)).toBeGreaterThan(4.5);
});

test("the contact form can be neither filled in nor sent, and other ways are listed before it", () => {
	const html = getRealText("/contact");
	const [, instead = "", form = ""] =
		/id="form-instead"(.*?)<form>(.*?)<\/form>/s.exec(html) ?? [];
	expect(instead).toMatch(/href="tel:.*href="mailto:/s);
	expect(form).toMatch(/^<fieldset [^>]*disabled=""[^>]*>.*<\/fieldset>$/s);
});
