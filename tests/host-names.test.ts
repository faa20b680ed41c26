import { describe, expect, test } from "vitest";
import { check, edit } from "./support/check.ts";
import { inEnglish } from "./support/texts.ts";

// Host names in content end up in policies, configuration files and links.

/** Strings that URL parsers accept as a host and the DNS doesn't. */
const noNames = [
	"https://a;script-src-elem",
	"https://$http_x_evil",
	"https://*",
	"https://*.example.org",
	"https://a,b.example",
	"https://a'b.example",
	"https://a}b.example",
	"https://a_b.example",
	"https://-a.example",
	"https://a-.example",
	"https://a..example",
	"https://a.example.",
	"https://example",
	"https://127.0.0.1",
	"https://0x7f.1",
	"https://[::1]",
	"https://a.example:0",
	"https://a.example:",
	"https://a.example:99999",
	"https://a.example\\b",
	"https://a.example;include/x",
	`https://${"a".repeat(64)}.example`,
	`https://${"a.".repeat(130)}example`,
] as const;

function withHost(address: string) {
	return check(
		edit(
			"booking.yaml",
			"provider:\n",
			`provider:\n  hosts: [${JSON.stringify(address)}]\n`,
		),
	);
}

describe("in YAML", () => {
	test.each(noNames)("%s is rejected at its location", (address) => {
		const { diagnostics } = withHost(address);
		expect(
			diagnostics.map(({ file, line, column, code }) => [
				file,
				line,
				column,
				code,
			]),
		).toEqual([["content/booking.yaml", 2, 11, "invalid-field"]]);
		expect(diagnostics.map(inEnglish)[0]).toContain(
			"; it must be a web address",
		);
	});

	test.each([
		"https://api.bookings.example/v1",
		"https://Api.Bookings.example",
		"https://a-b.xn--blbr-roah.example:8443",
		"https://1a.2b.example?c#d@e",
	])("%s is accepted", (address) => {
		withHost(address).reports();
	});

	test("non-ASCII letters are reported with their Punycode form", () => {
		withHost("https://blåbær.example/a?b=æ").reports(
			"booking.yaml:2:11 error: Item 1 of hosts is “https://blåbær.example/a?b=æ”; it must be a web address whose domain has only letters a–z, digits, hyphens and full stops, without a user name or password before it.\n  Did you mean https://xn--blbr-roah.example/a?b=æ?",
		);
	});

	test.each([
		["https://user:pw@a.example/b", "https://a.example/b"],
		["https://good.example@a.example", "https://a.example"],
		["https://@a.example", "https://a.example"],
	])("%s is rejected because of its user name", (address, meant) => {
		withHost(address).reports(
			`booking.yaml:2:11 error: Item 1 of hosts is “${address}”; it must be a web address whose domain has only letters a–z, digits, hyphens and full stops, without a user name or password before it.\n  Did you mean ${meant}?`,
		);
	});

	test.each([
		"https://a;include",
		"https://a.example/b",
		"https://a.example:8443",
		"https://a.example?b",
	])("%s is rejected as the site's address", (address) => {
		const { diagnostics } = check(
			edit("business.yaml", "https://kilden.example", JSON.stringify(address)),
		);
		expect(diagnostics.map(({ file, line }) => [file, line])).toEqual([
			["content/business.yaml", 1],
		]);
	});

	test("the address of a video, which is part of its page's policy, follows the same rules", () => {
		const video = `hero:\n  background:\n    kind: embed\n    embed: { url: "https://*", provider: X, title: { da: X, en: X }, poster: { src: hero.svg, alt: { da: Åen, en: Stream } } }\n`;
		const { diagnostics } = check(
			edit(
				"pages/home.yaml",
				"hero:\n  background:\n    kind: image\n    image:\n      src: hero.svg\n      alt: { da: Åen i dis, en: The stream in mist }\n",
				video,
			),
		);
		expect(diagnostics.map(inEnglish)[0]).toMatch(
			/^url is “https:\/\/\*”; it must be a web address whose domain/,
		);
	});
});

describe("in Markdown", () => {
	const withLink = (address: string) =>
		check({ "pages/home/intro.da.md": `Se [siden](${address}) her.\n` });

	test.each(noNames.filter((address) => !/[\\']/.test(address)))(
		"%s is refused where it stands",
		(address) => {
			const [first, ...others] = withLink(address).diagnostics;
			expect(others).toEqual([]);
			expect(first).toMatchObject({ code: "unsafe-link", line: 1, column: 12 });
		},
	);

	test.each([
		"https://user:pw@a.example/b",
		"https://good.example@a.example",
		"HTTPS://user@a.example",
		"{{link.maps}}@a.example",
		"https://{{link.maps}}@a.example",
	])("%s is rejected because of its user name", (address) => {
		const [first] = withLink(address).diagnostics;
		expect(first).toMatchObject({
			code: "unsafe-link",
			line: 1,
			column: 12,
			message: { id: "unsafe-link.credentials" },
		});
	});

	test.each([
		"{{business.name}}",
		"{{business.name}}/x",
		"https://{{business.name}}/x",
	])("%s is rejected because a fact could change its host", (address) => {
		const { diagnostics } = withLink(address);
		expect(
			diagnostics.map(({ code, line, column }) => [code, line, column]),
		).toEqual([["unsafe-link", 1, 12]]);
	});

	test("an autolink in angle brackets is checked as well", () => {
		const { diagnostics } = check({
			"pages/home/intro.da.md": "Se <https://user:pw@a.example>.\n",
		});
		expect(diagnostics.map(({ code }) => code)).toEqual(["unsafe-link"]);
	});

	test.each([
		"https://a.example:8443/b?c=d@e#f",
		"{{link.maps}}",
		"{{link.maps}}?x=1",
		"mailto:a@b.example",
	])("%s is accepted", (address) => {
		withLink(address).reports();
	});

	test("non-ASCII letters are reported with their Punycode form", () => {
		withLink("https://blåbær.example/a").reports(
			"pages/home/intro.da.md:1:12 error: https://blåbær.example/a is not a complete address.\n  Did you mean https://xn--blbr-roah.example/a?",
		);
	});
});
