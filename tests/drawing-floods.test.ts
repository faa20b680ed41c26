import { expect, test } from "vitest";
import { sanitizeMedia } from "../generator/images/published/index.ts";
import { dose } from "./support/dose.ts";
import { timeOf } from "./support/processor-time.ts";

// Drawings of the same signs over and over: eight times as many take about eight times as long, and none ends the program.

const root = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';

/** A drawing of nothing but these signs, between what they need before and behind them. */
type Flood = readonly [unit: string, before: string, behind: string];

const style = (unit: string, within = ""): Flood => [
	unit,
	within ? `<style>${within}{` : "<style>",
	within ? "}</style>" : "</style>",
];
const attribute = (unit: string, name: string, element = "path"): Flood => [
	unit,
	`<g transform="scale(1)"><${element} ${name}="`,
	'"/></g>',
];

const floods: readonly Flood[] = [
	...alone([
		"<!-- a -->",
		"<!DOCTYPE",
		"<![CDATA[",
		"<g ",
		'a="',
		"&a;",
		"<?a b?>",
		"<?xml-stylesheet a?>",
		"<g/>",
		"<g>",
		'<g id="a"/>',
		'<use href="//x"/>',
		'<use href="#a"/>',
		'<g style="fill:red"/>',
		"<x:x xmlns:x='u'/>",
	]),
	["-a", "<!--", ""],
	["<![CDATA[a]]>", "<text>", "</text>"],
	["&amp;", "<text>", "</text>"],
	["<foreignObject/>", "<switch>", "</switch>"],
	["<a/>", "<switch><g/>", "</switch>"],
	["\u200f", "<text>", "</text>"],
	["AAAA", '<image href="data:image/png;base64,', '"/>'],
	style("<![CDATA[a(]]>"),
	style("<![CDATA[g{fill:url(//x)}]]>"),
	style("a("),
	style("{"),
	style("@a;"),
	style(".a,"),
	style("g "),
	style(":not(.a)"),
	style("@media print{g{fill:red}}"),
	style("@font-face{src:url(data:font/woff2;base64,d09GMg==)}"),
	style("/* "),
	style("/**/", "g"),
	style("fill:red;", "g"),
	style("--a:1;", "g"),
	style('"a" ', "g"),
	style("url( a b ", "g"),
	attribute("fill:red;", "style"),
	attribute("a ", "class"),
	attribute("l1 1", "d"),
	attribute("1", "d"),
	attribute("a1 1 0 01 1 1", "d"),
	attribute(".", "d"),
	attribute("1e", "d"),
	attribute("1,2 ", "points", "polyline"),
	attribute("scale(1)", "transform"),
	attribute("a", "transform"),
	attribute("a(", "transform"),
	attribute(" ", "transform"),
	attribute("1 ", "stroke-dasharray"),
	attribute(" ", "stroke-dasharray"),
	attribute("1", "font", "text"),
	attribute("1", "width", "rect"),
];

function alone(units: readonly string[]): Flood[] {
	return units.map((unit) => [unit, "", ""]);
}

function read(text: string) {
	return sanitizeMedia("a.svg", new TextEncoder().encode(text));
}

/** What grows with the square takes 64 times as long. */
function expectLinear(drawing: (times: number) => string, size: number) {
	const once = timeOf(() => read(drawing(size)));
	expect(timeOf(() => read(drawing(size * 8)))).toBeLessThan(
		24 * Math.max(once, 0.02),
	);
}

test.each(floods)("of %j, behind %j", (unit, before, behind) => {
	const drawing = (times: number) =>
		`${root}${before}${unit.repeat(times)}${behind}</svg>`;
	const size = 3000;
	read(drawing(size));
	expectLinear(drawing, size);
});

test.each([" ", "a"])("of %j behind the size of a drawing", (unit) => {
	const drawing = (times: number) =>
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9${unit.repeat(times)}!" height="9"/>`;
	expectLinear(drawing, 10_000);
});

test("of selectors, which share the declarations of their rule", () => {
	const drawing = (times: number) =>
		`${root}<style>${".a,".repeat(times)}.b{${"fill:red;".repeat(times)}}</style></svg>`;
	expectLinear(drawing, 1000);
});

/** Many of one thing, and what looks at all of them each time that it is drawn. */
const products: Readonly<Record<string, readonly [string, string, string]>> = {
	dashes: ['<g id="a" stroke-dasharray="', "1 ", '"/>'],
	transformations: ['<g id="a" transform="', "scale(1)", '"/>'],
	fonts: ['<text id="a" font="', "1 ", '"/>'],
	"what nobody sees": ['<g id="a">', "<title/>", "</g>"],
	"pieces of text": ['<g id="a">', "a<![CDATA[a]]>", "</g>"],
	"numbers of a filter": [
		'<filter id="f" width="0"><feConvolveMatrix order="',
		"1 ",
		'"/></filter><rect id="a" filter="url(#f)"/>',
	],
};

// Each takes a second or two.
test.each(Object.entries(products).slice(0, dose(1, 9)))(
	"of %s, which are all looked at by all that use them",
	(_, [before, unit, behind]) => {
		const times = 10_000;
		const { faults } = read(
			`${root}${before}${unit.repeat(times)}${behind}${'<use href="#a"/>'.repeat(times)}</svg>`,
		);
		expect(faults[0]?.message.en).toContain("longer than three seconds");
	},
);

test("of attributes, and of paints of the elements around them", () => {
	const times = 20_000;
	const many = (part: (n: number) => string) =>
		Array.from({ length: times }, (_, n) => part(n)).join("");
	for (const part of [
		`<rect id="a" ${many((n) => `aria-a${n}="" `)}/>${'<use href="#a"/>'.repeat(times)}`,
		`<g style="${many((n) => `fill:url(#n${n});`)}">${"<rect/>".repeat(times)}</g>`,
	])
		expect(read(`${root}${part}</svg>`).faults[0]?.message.en).toContain(
			"longer than three seconds",
		);
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "1e999"])(
	"of names that every object has: %s",
	(name) => {
		const id = /^\d/.test(name) ? "a" : name;
		const parts = [
			`<g id="${name}" class="${name}"/><use href="#${name}"/>`,
			`<style>.${id}{${id}:${id};--${id}:1;fill:url(#${id})} ${id}{fill:red} #${id}{fill:var(--${id})}</style>`,
			`<path d="M${name} ${name}" stroke="${name}" stroke-width="1${name}" stroke-dasharray="${name}"/>`,
			`<text font-size="1${name}" font="1${name} a">a</text>`,
			`<rect width="${name}" height="1${name}" transform="${name}(1)" style="${id}:1"/>`,
			`<filter id="f" x="${name}"><feGaussianBlur stdDeviation="${name}" in="${name}"/></filter><g filter="url(#f)"><path/></g>`,
			`<g transform="scale(${name})"><rect width="9" height="9"/></g>`,
			`<g ${id}="1"/>`,
		];
		for (const part of parts)
			expect(() => read(`${root}${part}</svg>`)).not.toThrow();
		expect(() => read(`${root}<${id}/></svg>`)).not.toThrow();
		expect(() =>
			read(`<!DOCTYPE svg [<!ENTITY ${id} "a">]>${root}&${id};</svg>`),
		).not.toThrow();
	},
);

const blurs = `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(99)}</filter><rect width="9" height="9" filter="url(#f)"/>`;

test.each([
	'<path d="M1e999 0L1e999 5"/>',
	'<rect width="1e999" height="1e999"/>',
	'<polygon points="1e999 0 1e999 5"/>',
	'<g transform="scale(1e999) translate(0)"><path d="M0 0"/></g>',
	'<text font-size="1constructor">a</text>',
	'<path stroke="red" stroke-width="1__proto__" d="M1 1h9"/>',
	'<path stroke="red" stroke-dasharray="1e999" d="M1 1h9"/>',
	'<path stroke="red" stroke-dasharray="-1 -1" pathLength="-1e9" d="M1 1h9"/>',
	'<text font="1e999px a">a</text>',
	'<g filter="url(#g)"><path/></g><filter id="g" x="1e999"><feMorphology radius="-1e9"/></filter>',
	'<g filter="url(#g)"><path d="M0 0h9v9"/></g><filter id="g"><feGaussianBlur stdDeviation="-1e9"/><feConvolveMatrix order="-99 99"/></filter>',
])("numbers hide no blurs: %s", (part) => {
	const { faults } = read(`${root}${part}${blurs}</svg>`);
	expect(faults.map(({ message }) => message.en)[0]).toContain("longer than");
});
