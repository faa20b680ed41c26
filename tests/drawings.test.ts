import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { check, fixture, repository } from "./support/check.ts";

// Drawings of content/media: what they may hold, and what is published of them.

const start =
	'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">\n';

function drawing(within: string): string {
	return `${start}${within}\n</svg>\n`;
}

/** The problems of a site whose picture of the room is this drawing. */
function problems(text: string | Uint8Array): string[] {
	return check({ "media/room.svg": text }).diagnostics.map(
		({ line, column, message }) => `${line}:${column} ${message.en}`,
	);
}

/** What is published of a drawing that nothing is wrong with. */
function publishedOf(text: string): string {
	const site = check({ "media/room.svg": text });
	site.reports();
	const [, path = ""] =
		/\/(media\/room\.\w+\.svg)/.exec(site.text("index.html")) ?? [];
	return site.text(path);
}

const script =
	"The drawing contains a script; scripts are not allowed in drawings.";
const page =
	"The drawing contains a piece of a web page, which is not allowed in drawings.";
const link = "The drawing contains a link; links are not allowed in drawings.";
const outside = (address: string) =>
	`The drawing refers to “${address}”, which is not part of it.`;
const photo =
	"The drawing contains a photo that can't be published within it: only PNG and JPEG can, of at most 500 kB in all.";
const moving = "The drawing moves, which visitors can't stop.";
const slow =
	"The drawing takes browsers longer than three seconds to draw; most of that time is for this part of it.";
const circle =
	"This part of the drawing is made of itself, so browsers don't draw it.";
const font = "The drawing contains a font that browsers can't use here.";
const documentType =
	"The document type of the drawing (<!DOCTYPE) declares more than short names, which could change the meaning of its text.";
const pixel =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a script never comes through", () => {
	test.each([
		["between comments", '<!-- <g title="--><script>1</script><!--" -->', 19],
		[
			"behind a quotation mark in CDATA",
			'<text><![CDATA["]]></text><script>1</script><text><![CDATA["]]></text>',
			27,
		],
		["in capitals", "<SCRIPT>1</SCRIPT>", 1],
		[
			"by a name space",
			'<g xmlns:x="http://www.w3.org/2000/svg"><x:script>1</x:script></g>',
			41,
		],
		[
			"of HTML",
			'<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>',
			1,
		],
		["at another address", '<script href="https://example.org/x.js"/>', 1],
		["in an event", '<rect width="1" onload="1"/>', 17],
		["in an event in capitals", '<rect ONLOAD="1"/>', 7],
		["in a listener", "<listener>1</listener>", 1],
	])("%s", (_, within, column) => {
		expect(problems(drawing(within))).toEqual([`2:${column} ${script}`]);
	});

	test("nor a page, a link or a name that another one would give meaning to", () => {
		const foreign = "<foreignObject><p>1</p></foreignObject>";
		expect(problems(drawing(foreign))).toEqual([`2:1 ${page}`]);
		expect(
			problems(drawing('<p xmlns="http://www.w3.org/1999/xhtml">1</p>')),
		).toEqual([`2:1 ${page}`]);
		expect(problems(drawing('<a href="#x"><path d="M0 0"/></a>'))).toEqual([
			`2:1 ${link}`,
		]);
		expect(problems(drawing("<text>&x;</text>"))).toEqual([
			"2:9 The drawing can't be read from here on: it is not well-formed XML.",
		]);
	});

	test.each([
		["by an entity with markup", '<!ENTITY x "<script>1</script>">'],
		["by an entity of entities", '<!ENTITY x "&#60;script>">'],
		["by an entity from another file", '<!ENTITY x SYSTEM "x.txt">'],
		["by an entity of a document type", '<!ENTITY % x "1">'],
		["by an attribute", '<!ATTLIST svg onload CDATA "1">'],
		["by an entity that has another meaning", '<!ENTITY lt "x">'],
		["by much text", `<!ENTITY x "${"a".repeat(301)}">`],
	])("nor one that a document type adds %s", (_, subset) => {
		const text = `<!DOCTYPE svg [${subset}]>${drawing("<text>&x;</text>")}`;
		expect(problems(text)).toEqual([`1:1 ${documentType}`]);
	});

	test("nor does what moves", () => {
		for (const within of [
			'<set attributeName="href" to="data:x"/>',
			'<animate attributeName="fill" values="url(//x.dk)"/>',
			'<rect><animateTransform onbegin="1"/></rect>',
			"<style>@keyframes a{to{fill:red}}</style>",
			"<style>@-webkit-keyframes a{to{fill:red}}</style>",
			'<g style="animation:a 1s infinite"/>',
			"<style>g{-webkit-TRANSITION:all 1s}</style>",
		])
			expect(problems(drawing(within))[0]).toMatch(`: ${moving}`.slice(2));
	});
});

describe("nothing from outside is loaded", () => {
	const sheet = (css: string) => drawing(`<style>${css}</style>`);
	test.each([
		[
			"@import",
			sheet('@import "https://x.dk/a.css";'),
			"2:8 The style uses @import, which is not allowed in drawings.",
		],
		[
			"@import in other letters",
			sheet("@\\69mport url(//x.dk);"),
			"2:8 The style uses @import, which is not allowed in drawings.",
		],
		[
			"@import behind a comment",
			sheet("/*<![CDATA[*/ @IMPORT 'a.css'; ]]>"),
			"2:20 The style uses @import, which is not allowed in drawings.",
		],
		[
			"a style sheet",
			sheet(".a{fill:url( 'https://x.dk/#a' )}"),
			`2:16 ${outside("https://x.dk/#a")}`,
		],
		[
			"image-set()",
			sheet(".a{background:image-set('https://x.dk' 1x)}"),
			"2:22 The style uses image-set(), which is not allowed in drawings.",
		],
		[
			"a style",
			drawing('<path style="fill:url(https://x.dk)"/>'),
			`2:7 ${outside("https://x.dk")}`,
		],
		[
			"an attribute",
			drawing('<path filter="url(https://x.dk#a)"/>'),
			`2:7 ${outside("https://x.dk#a")}`,
		],
		[
			"<use>",
			drawing('<use xlink:href="https://x.dk/a.svg#b"/>'),
			`2:6 ${outside("https://x.dk/a.svg#b")}`,
		],
		["<image>", drawing('<image href="https://x.dk/a.png"/>'), `2:8 ${photo}`],
		[
			"a drawing in a drawing",
			drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
			`2:8 ${photo}`,
		],
		[
			"a part of the drawing as a picture, for which browsers load the drawing again",
			drawing('<image href="#a"/>'),
			`2:8 ${photo}`,
		],
		[
			"a part of the drawing as a background",
			sheet("g{background:url(#a)}"),
			"2:21 The style uses url(#a), which is not allowed in drawings.",
		],
		[
			"a part of the drawing as a cursor",
			drawing('<g cursor="url(#a)"/>'),
			"2:4 The style uses url(#a), which is not allowed in drawings.",
		],
		[
			"a rule within an element of the style",
			sheet("<g>@import url(//x.dk);</g>"),
			"2:8 There is an element within <style>, where only text is allowed.",
		],
		[
			"a rule behind entities",
			`<!DOCTYPE svg [<!ENTITY a "@import">]>${sheet("&a; url(//x.dk);")}`,
			"2:8 The style uses @import, which is not allowed in drawings.",
		],
		[
			"a rule within a rule",
			sheet("g{g{fill:url(//x.dk)}}"),
			"2:11 The style uses { }, which is not allowed in drawings.",
		],
		[
			"src()",
			sheet("g{fill:src('//x.dk')}"),
			"2:15 The style uses src(), which is not allowed in drawings.",
		],
		[
			"@supports",
			sheet("@supports (fill:url(//x.dk)){}"),
			`2:24 ${outside("//x.dk")}`,
		],
		[
			"a mask of pixels in other letters",
			sheet("g{-webkit-\\6d ask-image:url(//x.dk)}"),
			"2:10 The style uses -webkit-mask-image, which is not allowed in drawings.",
		],
		[
			"xml:base",
			drawing('<g xml:base="https://x.dk/"/>'),
			"2:4 The attribute xml:base is not allowed in drawings.",
		],
		[
			"another style sheet",
			`<?xml-stylesheet href="//x.dk"?>${drawing("")}`,
			"1:1 The drawing loads a style sheet from another file, which is not allowed.",
		],
		[
			"a font",
			sheet("@font-face{src:url(data:font/woff2;base64,AA==)}"),
			`2:23 ${font}`,
		],
	])("by %s", (_, text, problem) => {
		expect(problems(text)[0]).toBe(problem);
	});
});

describe("what can't be read is told where it is", () => {
	test.each([
		[
			"no XML",
			"<svg",
			"1:4 The drawing can't be read from here on: it is not well-formed XML.",
		],
		[
			"a tag left open",
			drawing("<g>"),
			"3:6 The drawing can't be read from here on: it is not well-formed XML.",
		],
		[
			"a name that is not declared",
			drawing('<g inkscape:label="x"/>'),
			"2:23 The drawing can't be read from here on: it is not well-formed XML.",
		],
		[
			"an attribute without quotes",
			drawing("<g x=1/>"),
			"2:6 The drawing can't be read from here on: it is not well-formed XML.",
		],
		[
			"no namespace",
			'<svg width="1" height="1"/>',
			"1:1 Browsers don't recognise this as a drawing: the namespace is missing.",
		],
		[
			"a page",
			"<html/>",
			"1:1 This is not a drawing: an SVG file begins with <svg>.",
		],
		[
			"an unknown element",
			drawing("<blink/>"),
			"2:1 <blink> is not allowed in drawings.",
		],
		[
			"a bracket left open",
			drawing("<style>g{fill:rgb(1}</style>"),
			"2:20 The style can't be read here: an address, a bracket or a text in quotes is not closed.",
		],
		[
			"levels without end",
			drawing("<g>".repeat(100_000)),
			"2:598 The drawing has too many parts or levels, which takes browsers a long time to draw.",
		],
	])("%s", (_, text, problem) => {
		expect(problems(text)).toEqual([problem]);
	});

	test("each kind once, at the first place, in both languages", () => {
		const twice = drawing("<script/>\n<script/>\n<a/>");
		const site = check({ "media/room.svg": twice });
		site.reports(
			`media/room.svg:2:1 error: ${script}\n  Delete it, or export the drawing again as a plain SVG (in Inkscape: Save As, Plain SVG).`,
			`media/room.svg:4:1 error: ${link}`,
		);
		site.reportsInDanish(
			"media/room.svg:2:1 error: Tegningen indeholder et script, og det er ikke tilladt.",
			"media/room.svg:4:1 error: Tegningen indeholder et link, og det er ikke tilladt.",
		);
	});
});

describe("of what drawing programs export", () => {
	test("Inkscape's notes are left out, and the drawing is published", () => {
		const text =
			publishedOf(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) by Karen -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" xml:space="preserve"
   inkscape:version="1.3.2" inkscape:export-filename="/home/karen/Skrivebord/rum.png" sodipodi:docname="rum.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs id="defs2"><linearGradient id="a" inkscape:collect="always"><stop style="stop-color:#3d6b66;stop-opacity:1" offset="0"/></linearGradient>
  <linearGradient inkscape:collect="always" xlink:href="#a" id="b" x1="1" gradientUnits="userSpaceOnUse"/>
  <inkscape:path-effect effect="spiro" id="path-effect1"/></defs>
  <metadata id="metadata7"><rdf:RDF><cc:Work rdf:about=""><dc:creator><cc:Agent><dc:title>Karen</dc:title></cc:Agent></dc:creator></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Lag 1" inkscape:groupmode="layer" id="layer1"><path style="fill:url(#b);stroke-width:0.26;-inkscape-stroke:none;font-family:&quot;Open Sans&quot;" d="M1 2Z" inkscape:original-d="M1 2" sodipodi:nodetypes="cc"/></g>
</svg>
`);
		expect(text).not.toMatch(
			/karen|inkscape:|sodipodi|rdf|<!--|metadata|xmlns:/i,
		);
		expect(text).toContain('<linearGradient href="#a" id="b" x1="1"');
		expect(text).toContain(
			'<path style="fill:url(#b);stroke-width:0.26;font-family:&quot;Open Sans&quot;" d="M1 2Z"/>',
		);
	});

	test("Illustrator's style sheet stays, without its comments and what it says of its layers", () => {
		const text = publishedOf(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Lag_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 width="100px" height="50px" viewBox="0 0 100 50" style="enable-background:new 0 0 100 50;" xml:space="preserve">
<style type="text/css">
	/* Karen */
	.st0{clip-path:url(#SVGID_2_);} <![CDATA[ g > .st1{fill:#3D6B66;} ]]>
	@media (prefers-color-scheme: dark) { .st1{fill:rgb(255 255 255 / 50%)} }
</style>
<switch><g data-name="Lag 1"><defs><rect id="SVGID_1_" width="100" height="50"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<g class="st0" transform="matrix(1 0 0 1 5.5 6)"><text class="st1" style="font-family:'MyriadPro-Regular'">Ro &amp; &lt;hvile&gt;</text></g></g></switch>
</svg>
`);
		expect(text).not.toMatch(/karen|<!--|Generator|data-name/i);
		expect(text).toContain(
			'<style type="text/css">.st0{clip-path:url(#SVGID_2_)}\ng &gt; .st1{fill:#3D6B66}\n@media (prefers-color-scheme: dark){\n.st1{fill:rgb(255 255 255 / 50%)}\n}\n</style>',
		);
		expect(text).toContain("Ro &amp; &lt;hvile&gt;</text>");
	});

	test("the rest is told, with what to do", () => {
		check({
			"media/room.svg": drawing(
				'<foreignObject/><font/><flowRoot/><image href="/home/karen/a.png"/>',
			),
		}).reports(
			`media/room.svg:2:1 error: ${page}\n  Export the drawing without it: in draw.io without “Formatted Text” (on the tab Text), in Figma without background blur, elsewhere with its texts converted to outlines; or export it as a PNG.`,
			`media/room.svg:2:17 error: ${font}\n  Convert its texts to outlines (paths) in the drawing program, and export it again; from Excalidraw, export it as a PNG.`,
			"media/room.svg:2:24 error: The drawing contains flowed text, which browsers don't show.\n  In Inkscape, choose Text, Convert to Text (or Path, Object to Path), and save it again as a plain SVG.",
			`media/room.svg:2:42 error: ${photo}\n  Export the whole drawing as a PNG or JPEG instead (in Canva: Share, Download, PNG); or take the picture out of it, and export it again.`,
		);
	});
});

describe("an ordinary export is published", () => {
	const folder = join(repository, "tests/fixtures/exports");
	test.each(readdirSync(folder))("%s", (file) => {
		const text = publishedOf(readFileSync(join(folder, file), "utf8"));
		expect(text).not.toMatch(
			/DOCTYPE|ENTITY|ns_extend|pgf|mxfile|foreignObject|sodipodi|sfw|data-|p-id/,
		);
	});

	test("a picture within it loses what its camera noted", () => {
		const canva = readFileSync(join(folder, "canva.svg"), "utf8");
		const [, jpeg = ""] = /jpeg;base64,([^"]+)/.exec(publishedOf(canva)) ?? [];
		expect(Buffer.from(jpeg, "base64").toString("latin1")).not.toContain(
			"Karen",
		);
		expect(publishedOf(drawing(`<image href="${pixel}"/>`))).toContain(pixel);
	});

	test("a label of draw.io is published as its other form if that has all words", () => {
		const label = (text: string) =>
			drawing(
				`<switch><foreignObject><div xmlns="http://www.w3.org/1999/xhtml">Ro og <b>hvile</b></div></foreignObject><text>${text}</text></switch>`,
			);
		expect(publishedOf(label("Ro og hvile"))).toContain(
			"<switch><text>Ro og hvile</text></switch>",
		);
		expect(problems(label("Ro og..."))).toEqual([`2:9 ${page}`]);
	});

	test("a font within it stays, if it is one", () => {
		const face = (bytes: Buffer) =>
			drawing(
				`<style>@font-face{font-family:"A";src:url(data:font/woff2;base64,${bytes.toString("base64")})}</style>`,
			);
		const bytes = readFileSync(join(repository, "site/fonts/newsreader.woff2"));
		expect(publishedOf(face(bytes))).toContain(bytes.toString("base64"));
		expect(problems(face(Buffer.from("<script>")))).toEqual([`2:39 ${font}`]);
	});

	test("pictures and fonts of more than 500 kB are reported", () => {
		const [, png = ""] = /base64,(.*)/.exec(pixel) ?? [];
		const chunk = Buffer.alloc(12 + 600_000);
		chunk.writeUInt32BE(600_000);
		chunk.write("IDAT", 4);
		const small = Buffer.from(png, "base64");
		const large = Buffer.concat([
			small.subarray(0, 33),
			chunk,
			small.subarray(33),
		]).toString("base64");
		expect(
			problems(drawing(`<image href="data:image/png;base64,${large}"/>`)),
		).toEqual([`2:1 ${photo}`]);
	});
});

/** A part that is made ten times of the one before it, and so on. */
function nested(make: (content: string, n: number) => string, leaf: string) {
	return Array.from({ length: 8 }, (_, n) => make(n === 0 ? leaf : "", n)).join(
		"",
	);
}

const ten = (text: string) => text.repeat(10);
const whole = '<rect width="9" height="9"/>';
const filter = (steps: string) =>
	`<filter id="f">${steps}</filter><g filter="url(#f)">${whole}</g>`;

describe("what takes browsers long to draw is reported", () => {
	test.each<[string, string]>([
		[
			"parts of parts",
			`${nested((leaf, n) => `<g id="a${n}">${leaf || ten(`<use href="#a${n - 1}"/>`)}</g>`, whole)}`,
		],
		[
			"parts of parts, by escaped names",
			nested(
				(leaf, n) =>
					`<g id="a${n}">${leaf || ten(`<use href="#%61${n - 1}"/>`)}</g>`,
				whole,
			),
		],
		[
			"symbols of symbols",
			`${nested(
				(leaf, n) =>
					`<symbol id="a${n}" viewBox="0 0 9 9">${leaf || ten(`<use href="#a${n - 1}"/>`)}</symbol>`,
				whole,
			)}<use href="#a7"/>`,
		],
		...Object.entries({
			mask: "mask",
			clipPath: "clip-path",
			pattern: "fill",
		}).map(([name, property]): [string, string] => {
			const refer = (n: number) =>
				`<rect width="9" height="9" ${property}="url(#a${n})"/>`;
			const parts = nested(
				(leaf, n) =>
					`<${name} id="a${n}">${leaf || ten(refer(n - 1))}</${name}>`,
				whole,
			);
			return [`a ${name} of ${name}s`, parts + refer(7)];
		}),
		["a wide morphology", filter('<feMorphology radius="3"/>')],
		[
			"a morphology that is enlarged",
			`<filter id="f"><feMorphology radius=".001"/></filter><g transform="scale(999)"><rect width=".009" height=".009" filter="url(#f)"/></g>`,
		],
		["many blurs", filter('<feGaussianBlur stdDeviation="1"/>'.repeat(50))],
		[
			"a merge of many",
			filter(`<feMerge>${"<feMergeNode/>".repeat(500)}</feMerge>`),
		],
		["a large matrix", filter('<feConvolveMatrix order="19"/>')],
		[
			"blurs by CSS",
			`<style>rect{filter:blur(3px) blur(3px) blur(3px) blur(3px) blur(3px) blur(3px) blur(3px) blur(3px)}</style>${whole}`,
		],
		[
			"a mask for everything, by CSS",
			`<style>g rect{mask:url(#m)}</style><mask id="m"><circle r="9"/></mask><g>${whole.repeat(900)}</g>`,
		],
		[
			"a line of very short dashes",
			'<circle r="4" stroke="red" stroke-dasharray=".00001"/>',
		],
		[
			"a line whose length is a matter of opinion",
			'<circle r="4" stroke="red" pathLength="1e9" stroke-dasharray="1"/>',
		],
		[
			"markers",
			`<marker id="m">${whole.repeat(99)}</marker><path marker="url(#m)" d="M0 0${"l1 1".repeat(20_000)}"/>`,
		],
		[
			"a line that crosses the drawing very often",
			`<path d="M0 0${"L9 9L0 9".repeat(20_000)}"/>`,
		],
		[
			"layers of gradients",
			`<linearGradient id="g"><stop/></linearGradient><g fill="url(#g)">${whole.repeat(900)}</g>`,
		],
		["large letters", `<text font-size="900">${"a".repeat(20_000)}</text>`],
		[
			"very many rules",
			`<style>${"g{fill:red} * *{fill:red} ".repeat(5000)}</style>${"<g/>".repeat(50_000)}`,
		],
	])("%s", (_, within) => {
		const [problem = "", ...others] = problems(drawing(within));
		expect(problem).toContain(slow);
		expect(others).toEqual([]);
	});

	test.each([
		["<use>", '<g id="a"><use href="#a"/></g>'],
		["a drawing in a drawing", '<svg id="a"><use href="#a"/></svg>'],
		[
			"a pattern",
			`<pattern id="a"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="9" height="9" fill="url(#a)"/>`,
		],
		[
			"a gradient",
			`<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>`,
		],
		["a mask", `<mask id="a" mask="url(#a)"/><g mask="url(#a)">${whole}</g>`],
	])("and what is made of itself: %s", (_, within) => {
		expect(problems(drawing(within))[0]).toContain(circle);
	});

	test("and what is nested by references deeper than any drawing", () => {
		const depth = 180;
		const level = (n: number) =>
			`<g id="a${n}">${"<g>".repeat(depth)}<use href="#a${n + 1}"/>${"</g>".repeat(depth)}</g>`;
		const levels = Array.from({ length: 40 }, (_, n) => level(n)).join("");
		expect(problems(drawing(levels))[0]).toContain("too many parts or levels");
	});

	test("but not what is ordinary", () => {
		const shapes = Array.from(
			{ length: 3000 },
			(_, n) =>
				`<rect x="${n % 9}" width=".1" height=".1" opacity=".5" fill="url(#g)" filter="url(#f)"/>`,
		);
		expect(
			problems(
				drawing(
					`<linearGradient id="g"><stop/></linearGradient><filter id="f"><feGaussianBlur stdDeviation=".01"/></filter>${shapes.join("")}`,
				),
			),
		).toEqual([]);
	});
});

describe("what is published", () => {
	test("is what the fixture has, byte for byte", () => {
		expect(publishedOf(fixture("media/room.svg"))).toBe(
			fixture("media/room.svg"),
		);
	});

	test("has another address where other bytes are published, and the same where they are the same", () => {
		const address = (text: string) =>
			/\/media\/room\.\w+\.svg/.exec(
				check({ "media/room.svg": text }).text("index.html"),
			)?.[0];
		const plain = address(drawing("<g/>"));
		expect(address(drawing("<g/><!-- Karen -->"))).toBe(plain);
		expect(address(drawing("<g><g/></g>"))).not.toBe(plain);
	});

	test.each([...["fill", "FILL", "\\66ill", "\\66 ill", "f\\69 Ll"]])(
		"has the property %s under the name that browsers know it by",
		(name) => {
			const text = publishedOf(
				drawing(`<style>g{${name}:red}</style><path style="${name}:red"/>`),
			);
			expect(text.match(/[^{"]*:red/g)).toEqual(["fill:red", "fill:red"]);
		},
	);

	test("keeps the signs that mean something as they are meant", () => {
		expect(
			publishedOf(
				drawing('<text aria-label="&quot;&#10;&lt;&amp;">]]&gt; &#60;</text>'),
			),
		).toContain('<text aria-label="&quot;&#10;&lt;&amp;">]]&gt; &lt;</text>');
	});
});
