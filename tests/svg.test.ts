import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fileStart, problemAt } from "../generator/diagnostics/diagnostic.ts";
import { sanitizeSvgOrVideo } from "../generator/images/sanitize-media.ts";
import { check, fixture, repository } from "./support/check.ts";
import { hostileSvgs } from "./support/hostile-svgs.ts";
import { measureTime } from "./support/processor-time.ts";
import { inEnglish } from "./support/texts.ts";

// SVGs in content/media: their published form, and rejections.

const start =
	'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">';

function svg(content: string): string {
	return `${start}\n${content}\n</svg>\n`;
}

function read(text: string) {
	const { bytes, fault } = sanitizeSvgOrVideo(
		"a.svg",
		new TextEncoder().encode(text),
	);
	return {
		text: new TextDecoder().decode(bytes),
		fault: fault && inEnglish(problemAt(fileStart, fault)),
	};
}

/** Returns the published content of an accepted SVG. */
function publish(content: string): string {
	const { text, fault } = read(svg(content));
	expect(fault).toBeUndefined();
	expectInert(text);
	return text.trim().replace(/^<svg[^>]*>\n|\n<\/svg>$/g, "");
}

/** Parses a published SVG as browsers do; fails if anything could run, move, link or load. */
function expectInert(text: string): void {
	const parser = new SaxesParser({ xmlns: true });
	const found: string[] = [];
	const css: string[] = [];
	parser.on("doctype", () => found.push("<!DOCTYPE"));
	parser.on("processinginstruction", ({ target }) => found.push(target));
	parser.on("comment", () => found.push("<!--"));
	parser.on("opentag", ({ name, uri, attributes }) => {
		const isActive =
			/^(a|script|handler|listener|animate.*|set|discard|mpath|foreignObject|feImage|metadata|font.*)$/i;
		if (uri !== "http://www.w3.org/2000/svg" || isActive.test(name))
			found.push(`<${name}`);
		for (const { name: key, value } of Object.values(attributes)) {
			if (/^on|base$|^(?!xml:(space|lang)$|xmlns$).*:/i.test(key))
				found.push(key);
			if (
				/script|data:(?!image\/(png|jpe?g|gif|webp|avif);base64,)/i.test(value)
			)
				found.push(value);
			if (key === "href" && !/^(#|data:image\/)/.test(value)) found.push(value);
			if (!/^(id|class|d|xmlns|href|aria-.*)$/.test(key)) css.push(value);
		}
	});
	parser.on("text", (value) => css.push(value));
	parser.on("error", (error) => found.push(error.message));
	parser.write(text).close();
	for (const each of css)
		found.push(
			...(each.match(
				/\\(?![-:.\d]).|@import|@keyframes|(animation|transition)[\w-]*:|(image-set|src|image|cross-fade|element|paint|attr)\(|url\((?!["']?#[^"'\s]|["']?data:font)[^)]*/gi,
			) ?? []),
		);
	expect(found).toEqual([]);
}

const rect = '<rect width="1" height="1"/>';

describe("a published SVG contains nothing that runs, links, moves or loads", () => {
	test("for a corpus of hostile SVGs", () => {
		const published = new Set(
			hostileSvgs("https://x.example/loaded").map((each) => read(each).text),
		);
		expect(published.size).toBeGreaterThan(50);
		for (const text of published) {
			if (text === "") continue;
			expectInert(text);
			expect(text).not.toContain("x.example");
		}
	});

	test.each([
		["a script", "<script>1</script>"],
		[
			"a script between comments",
			'<!-- <g title="--><script>1</script><!--" -->',
		],
		["an upper-case script", "<SCRIPT>1</SCRIPT>"],
		[
			"a script with a prefix",
			'<g xmlns:x="http://www.w3.org/2000/svg"><x:script>1</x:script></g>',
		],
		[
			"an HTML script",
			'<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>',
		],
		["HTML", "<foreignObject><p>1</p></foreignObject>"],
		["a listener", "<listener>1</listener>"],
		["metadata", "<metadata>Karen</metadata>"],
		["an animation", '<animate attributeName="fill" values="url(//x.dk)"/>'],
		["another animation", '<set attributeName="href" to="data:x"/>'],
		["a filter element that loads a resource", '<feImage href="#a"/>'],
	])("%s is removed with its content", (_, content) => {
		expect(publish(`${content}${rect}`)).toMatch(
			/^(<g( title="[^"]*")?\/>|<g><\/g>)?<rect width="1" height="1"\/>$/,
		);
	});

	test.each([
		["a handler", 'onload="1"'],
		["an upper-case handler", 'ONLOAD="1"'],
		[
			"a handler with a prefix",
			'xmlns:s="http://www.w3.org/2000/svg" s:onload="1"',
		],
		["a base URL", 'xml:base="https://x.dk/"'],
		["a URL in an attribute", 'fill="url(https://x.dk)"'],
		["a URL after an allowed one", 'fill="url(#a) url(//x.dk)"'],
		["a URL with an escape", 'fill="u\\72l(//x.dk)"'],
		["a URL after a comment", 'fill="url(/**/https://x.dk)"'],
		["a URL in quotes", "fill=\"URL( 'https://x.dk/#a' )\""],
		[
			"a different function that loads a resource",
			"mask=\"image-set('//x.dk' 1x)\"",
		],
		[
			"a URL after a string that ends with its line",
			"style=\"font-family:'a&#13;;background:url(//x.dk);x:'\"",
		],
		["an element of the file as a cursor", 'cursor="url(#a)"'],
		["metadata of an editor", 'xmlns:i="urn:i" i:label="Karen"'],
	])("%s is removed", (_, attribute) => {
		expect(publish(`<rect ${attribute}/>`)).toBe("<rect/>");
	});

	test.each([
		["image", "https://x.dk/a.png"],
		["image", "#a"],
		["image", "data:image/svg+xml;base64,PHN2Zy8+"],
		["image", "data:image/png;base64,PHN2Zy8+"],
		[
			"image",
			"data:image/gif;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ",
		],
		[
			"image",
			"data:text/html;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ",
		],
		["use", "https://x.dk/a.svg#b"],
		["use", "data:image/svg+xml,x#b"],
		["use", "javascript:1"],
		["textPath", "//x.dk#a"],
	])("<%s> with the address %s loses the attribute", (name, address) => {
		for (const key of ["href", "xlink:href"])
			expect(publish(`<${name} ${key}="${address}"/>`)).toBe(`<${name}/>`);
	});

	test("a link is replaced by its content", () => {
		expect(
			publish(
				`<a href="//x.dk" fill="red" target="_top">${rect}</a><text><a xlink:href="#b">Ro</a></text>`,
			),
		).toBe(`<g fill="red">${rect}</g><text><tspan>Ro</tspan></text>`);
	});

	test.each([
		["g{animation:a 1s;fill:red;-webkit-TRANSITION:all 1s}", "g{fill:red}\n"],
		["@keyframes a{to{fill:red}}g{fill:red}", "g{fill:red}\n"],
		["<g>@x url(//x.dk);</g>g{fill:red}", "g{fill:red}\n"],
		["g{fill:url(//x.dk);stroke:url(#a)}", "g{stroke:url(#a)}\n"],
		["g{fill:url(&quot;#a&quot;);background:url(#a)}", 'g{fill:url("#a")}\n'],
		["g{f\\69ll:url(//x.dk);fill:u\\72l(//x.dk)}", "g{}\n"],
		["g{fill:ur/**/l(//x.dk);--x:url(//x.dk)}", "g{}\n"],
		['g{font-family:"a&#13;;background:url(//x.dk);x:"}', "g{}\n"],
		["g{font-family:'a&#10;;background:url(//x.dk);x:'}", "g{}\n"],
		["g{fill:src('//x.dk')}@page{fill:red}", "g{}\n"],
		["g{fill:red;&amp; g{fill:url(//x.dk)}}", "g{fill:red;&amp; g{}\n}\n"],
		["@supports (fill:url(//x.dk)){g{fill:red}}", ""],
		["@media print{g{fill:red}}", "@media print{\ng{fill:red}\n}\n"],
		["g{fill:rgb(1;stroke:red}", "g{stroke:red}\n"],
		["g{fill:&quot;p{stroke:red}", "g{}\n"],
		["g{}}p{fill:red}q{fill:red}", "g{}\nq{fill:red}\n"],
		[".a\\ {fill:red}", ""],
		["&lt;!-- @font-face{src:url(//x.dk)} --&gt;g{fill:red}", undefined],
		[".a\\:b,.\\31 {fill:red}", ".a\\:b,.\\31{fill:red}\n"],
		["/* Karen */.a{/**/fill:red}", ".a{fill:red}\n"],
	])("the style %s is sanitized", (css, expected) => {
		const { text, fault } = read(svg(`<style>${css}</style>`));
		if (expected === undefined) {
			expect(fault).toMatch(/font from outside/);
			return;
		}
		expectInert(text);
		expect(text).toContain(
			expected ? `<style>${expected}</style>` : "<style/>",
		);
	});
});

describe("exports of graphics programs", () => {
	const folder = join(repository, "tests/fixtures/exports");

	test.each(readdirSync(folder))("%s is published", (file) => {
		const { text, fault } = read(readFileSync(join(folder, file), "utf8"));
		expect(fault).toBeUndefined();
		expectInert(text);
		expect(text).not.toMatch(
			/ns_extend|pgf|mxfile|sodipodi|inkscape|data-|p-id/,
		);
	});

	test("every SVG of the site is published unchanged", () => {
		const media = join(repository, "content/media");
		for (const file of readdirSync(media).filter((each) =>
			each.endsWith(".svg"),
		))
			expect(read(readFileSync(join(media, file), "utf8")).text).toBe(
				readFileSync(join(media, file), "utf8"),
			);
		expect(read(fixture("media/room.svg")).text).toBe(
			fixture("media/room.svg"),
		);
	});

	test("styles, gradients, entities and text are kept", () => {
		const { text } = read(`<?xml version="1.0" encoding="utf-8"?>
<!-- Karen --><!DOCTYPE svg [<!ENTITY ns "http://ns.example/"><!ENTITY ro 'Ro'>]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="&ns;" viewBox="0 0 9 9" xml:space="preserve" i:x="1">
<style type="text/css"><![CDATA[ g > .st1{fill:#3D6B66;} ]]></style>
<linearGradient xlink:href="#a" href="#b" id="c"></linearGradient>
<text style="font-family:'Arial';-inkscape-x:1" aria-label="&quot;&#10;&lt;">&ro; &amp; &lt;hvile&gt;</text>
</svg>`);
		expectInert(text);
		expect(
			text,
		).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" xml:space="preserve">
<style type="text/css">g &gt; .st1{fill:#3D6B66}
</style>
<linearGradient href="#b" id="c"/>
<text style="font-family:'Arial'" aria-label="&quot;&#10;&lt;">Ro &amp; &lt;hvile&gt;</text>
</svg>
`);
	});

	test("an embedded font and an embedded still image are kept", async () => {
		const font = readFileSync(join(repository, "site/fonts/newsreader.woff2"));
		const css = `@font-face{font-family:"A";src:url(data:font/woff2;base64,${font.toString("base64")})}`;
		expect(publish(`<style>${css}</style>`)).toContain(css.slice(1, -1));
		const one = sharp({
			create: { width: 9, height: 9, channels: 3, background: "red" },
		});
		for (const type of ["png", "jpeg", "gif", "webp", "avif"] as const) {
			const bytes = await one.clone().toFormat(type).toBuffer();
			const image = `<image href="data:image/${type};base64,${bytes.toString("base64")}"/>`;
			expect(publish(image)).toBe(image);
		}
	});

	test("the URL depends only on the published bytes", () => {
		const address = (content: string) =>
			/\/media\/room\.\w+\.svg/.exec(
				check({ "media/room.svg": svg(content) }).text("index.html"),
			)?.[0];
		const plain = address("<g/>");
		expect(address("<g/><!-- Karen -->")).toBe(plain);
		expect(address("<g><g/></g>")).not.toBe(plain);
	});
});

describe("an SVG that can't be published is rejected", () => {
	test("with location, reason and hint, in both languages", () => {
		const site = check({ "media/room.svg": svg("<g x=1/>\n<g/></p>") });
		site.reports(
			"media/room.svg:2:6 error: The SVG can't be read from here on: it is not well-formed XML in UTF-8.\n  Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
		);
		site.reportsInDanish(
			"media/room.svg:2:6 error: Herfra kan SVG-billedet ikke læses: Det er ikke velformet XML i UTF-8.",
		);
	});

	const xml = /not well-formed XML in UTF-8/;
	const sheet = /style sheet from outside/;
	const size = /too large/;
	test.each([
		["not XML", "<svg", xml],
		["an unclosed tag", svg("<g>"), xml],
		["an unknown prefix", svg('<g inkscape:label="x"/>'), xml],
		["an unknown entity", svg("<text>&x;</text>"), xml],
		["invalid UTF-8", svg("<text>\uFFFD</text>"), xml],
		["UTF-16", String(Buffer.from(svg("<g/>"), "utf16le")), xml],
		["no namespace", '<svg width="1" height="1"/>', /not an SVG/],
		["another format", "<html/>", /not an SVG/],
		["an import", svg("<style>@IMPORT 'a.css';</style>"), sheet],
		[
			"an import in an entity",
			`<!DOCTYPE svg [<!ENTITY a "@import">]>${svg("<style>&a; 'a'</style>")}`,
			sheet,
		],
		[
			"another import",
			svg("<style>/*<![CDATA[*/ @import url(//x.dk); ]]></style>"),
			sheet,
		],
		[
			"a linked stylesheet",
			`<?xml-stylesheet href="//x.dk"?>${svg("")}`,
			sheet,
		],
		[
			"an external font",
			svg("<style>@font-face{src:url(https://x.dk/a.woff2)}</style>"),
			/font from outside/,
		],
		[
			"an invalid font",
			svg("<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>"),
			/font from outside/,
		],
		["too many levels", svg("<g>".repeat(100_000)), size],
		["too many elements", svg("<g/>".repeat(50_000)), size],
		["too many references", svg('<use href="#a"/>'.repeat(5001)), size],
		[
			"too many references in CSS",
			svg(`<style>${"g{fill:url(#a)}".repeat(5001)}</style>`),
			size,
		],
		["too many characters", svg(`<desc>${"a".repeat(1_500_000)}</desc>`), size],
		...["<script>1</script>", "&#60;script>", "a".repeat(101)].map(
			(value): [string, string, RegExp] => [
				`an entity with ${value.slice(0, 9)}`,
				`<!DOCTYPE svg [<!ENTITY x "${value}">]>${svg("<text>&x;</text>")}`,
				xml,
			],
		),
		[
			"an external entity",
			`<!DOCTYPE svg [<!ENTITY x SYSTEM "x">]>${svg("<g>&x;</g>")}`,
			xml,
		],
	])("%s", (_, text, reason) => {
		const { text: written, fault } = read(text);
		expect(fault).toMatch(reason);
		expect(written).toBe("");
	});

	test.each(["jpeg", "png", "webp"] as const)(
		"an embedded photo with camera metadata, as %s",
		async (type) => {
			const bytes = await sharp({
				create: { width: 9, height: 9, channels: 3, background: "red" },
			})
				.toFormat(type)
				.withExif({ IFD0: { Artist: "Karen" } })
				.toBuffer();
			const data = bytes.toString("base64");
			expect(
				read(svg(`<image href="data:image/${type};base64,${data}"/>`)).fault,
			).toMatch(/metadata of the camera/);
		},
	);
});

describe("the duration grows linearly: eight times the size takes about eight times as long", () => {
	const style = (unit: string) => [unit, "<style>", "</style>"] as const;
	const rule = (unit: string) => [unit, "<style>g{", "}</style>"] as const;
	const attribute = (unit: string, name: string) =>
		[unit, `<path ${name}="`, '"/>'] as const;
	const alone = (unit: string) => [unit, "", ""] as const;

	test.each([
		...[
			"<!-- a -->",
			"<!DOCTYPE",
			"<![CDATA[",
			"<g ",
			'a="',
			"&a;",
			"<?a b?>",
			"<g/>",
			"<a>",
			'<use href="#a"/>',
		].map(alone),
		["&amp;", "<text>", "</text>"] as const,
		["AAAA", '<image href="data:image/png;base64,', '"/>'] as const,
		["Exif", '<image href="data:image/png;base64,', '"/>'] as const,
		...[
			"<![CDATA[a(]]>",
			"a(",
			"{",
			"}",
			"@a;",
			".a,",
			":not(.a)",
			"@media print{g{fill:red}}",
			"/* ",
			"/",
			"'",
			"'\n",
			'"\\',
			"url( ",
			"url(a b",
			"\\",
		].map(style),
		...["/**/", "fill:red;", "--a:1;", '"a" ', "url( a b ", "g{"].map(rule),
		[" ", "<style>g{fill:", "x}</style>"] as const,
		[" ", '<style>g{fill:url("', '")}</style>'] as const,
		[" ", "<style>", "g{}</style>"] as const,
		attribute(" ", "style"),
		attribute("fill:red;", "style"),
		attribute("l1 1", "d"),
		attribute("a(", "transform"),
		attribute("'", "font"),
		["<!ENTITY a ''>", "", ""] as const,
	])("for %j after %j", (unit, before, behind) => {
		const flood = (times: number) =>
			`${start}${before}${unit.repeat(times)}${behind}</svg>`;
		const size = 3000;
		read(flood(size));
		const once = measureTime(() => read(flood(size)));
		expect(measureTime(() => read(flood(size * 8)))).toBeLessThan(
			24 * Math.max(once, 0.02),
		);
	});

	test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
		"the attribute %s, a name in Object.prototype, is handled like any other",
		(name) => {
			const parts = `<g id="${name}" ${name}="1" class="${name}"/><${name}/><text>&${name};</text><style>${name}{${name}:1;fill:${name}()}</style>`;
			expect(() => read(svg(parts))).not.toThrow();
			expect(() =>
				read(`<!DOCTYPE svg [<!ENTITY ${name} "a">]>${svg(`&${name};`)}`),
			).not.toThrow();
		},
	);
});
