import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sanitizeSvgOrVideo } from "kilde/tools";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileStart, problemAt } from "../generator/diagnostics/diagnostic.ts";
import { check, fixture, repository } from "./support/check.ts";
import { hostileSvgs } from "./support/hostile-svgs.ts";
import { expectInert } from "./support/inert-svg.ts";
import { inEnglish } from "./support/texts.ts";

// SVGs in content/media: their published form, and rejections.

function svg(content: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">\n${content}\n</svg>\n`;
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
	expect.soft(fault, content).toBeUndefined();
	expectInert(text);
	return text.trim().replace(/^<svg[^>]*>\n|\n<\/svg>$/g, "");
}

const rect = '<rect width="1" height="1"/>';

test("no hostile SVG runs, links, moves or loads anything once published", () => {
	const published = new Set(
		hostileSvgs("https://x.example/loaded").map((each) => read(each).text),
	);
	expect(published.size).toBeGreaterThan(50);
	for (const text of published) {
		if (text === "") continue;
		expectInert(text);
		expect.soft(text).not.toContain("x.example");
	}
});

test("an active element or attribute is removed, and what is beside it is kept", () => {
	for (const content of [
		"<script>1</script>",
		'<!-- <g title="--><script>1</script><!--" -->',
		"<metadata>Karen</metadata>",
	])
		expect.soft(publish(content + rect)).toMatch(/^(<g>.*)?<rect [^>]*\/>$/s);
	for (const attribute of [
		'xmlns:s="http://www.w3.org/2000/svg" s:onload="1"',
		...['fill="url(#a) url(//x.dk)"', 'cursor="url(#a)"', 'fill="rgb(1]"'],
		'xmlns:i="urn:i" i:label="Karen"',
	])
		expect.soft(publish(`<rect ${attribute}/>`), attribute).toBe("<rect/>");
});

const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ";

test("an address is removed unless it leads to an element of the file, or is a still picture of its declared type", async () => {
	const frames = ["#123", "#321"].map((background) =>
		sharp({ create: { width: 9, height: 9, channels: 3, background } }),
	);
	const stills = frames.map((frame) => frame.clone().png().toBuffer());
	const join = { animated: true };
	const moving = await sharp(await Promise.all(stills), { join })
		.gif()
		.toBuffer();
	for (const [name, address] of [
		["image", "https://x.dk/a.png"],
		["image", "#a"],
		["image", "data:image/svg+xml;base64,PHN2Zy8+"],
		["image", "data:image/png;base64,PHN2Zy8+"],
		["image", `data:image/gif;base64,${png}`],
		["image", `data:text/html;base64,${png}`],
		["image", `data:image/gif;base64,${moving.toString("base64")}`],
		["use", "https://x.dk/a.svg#b"],
		["use", "data:image/svg+xml,x#b"],
		["use", "javascript:1"],
		["textPath", "//x.dk#a"],
	] as const)
		for (const key of ["href", "xlink:href"])
			expect
				.soft(publish(`<${name} ${key}="${address}"/>`), address)
				.toBe(`<${name}/>`);
	for (const format of ["png", "jpeg", "gif", "webp", "avif"] as const) {
		const bytes = (await frames[0]?.clone().toFormat(format).toBuffer()) ?? "";
		const image = `<image href="data:image/${format};base64,${bytes.toString("base64")}"/>`;
		expect.soft(publish(image)).toBe(image);
	}
});

test("a link is replaced by its content", () => {
	expect(
		publish(
			`<a href="//x.dk" fill="red" target="_top">${rect}</a><text><a xlink:href="#b">Ro</a></text>`,
		),
	).toBe(`<g fill="red">${rect}</g><text><tspan>Ro</tspan></text>`);
});

test("a style keeps only rules and declarations that load and move nothing", () => {
	for (const [css, expected] of [
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
		[".a\\:b,.\\31 {fill:red}", ".a\\:b,.\\31{fill:red}\n"],
		["/* Karen */.a{/**/fill:red}", ".a{fill:red}\n"],
	] as const)
		expect
			.soft(publish(`<style>${css}</style>`), css)
			.toBe(expected ? `<style>${expected}</style>` : "<style/>");
});

test("exports of graphics programs are published without the data of their editors", () => {
	const folder = join(repository, "tests/fixtures/exports");
	for (const file of readdirSync(folder)) {
		const { text, fault } = read(readFileSync(join(folder, file), "utf8"));
		expect.soft(fault, file).toBeUndefined();
		expectInert(text);
		expect
			.soft(text, file)
			.not.toMatch(/ns_extend|pgf|mxfile|sodipodi|inkscape|data-|p-id/);
	}
});

test("the SVGs of the sites are published unchanged", () => {
	const media = join(repository, "content/media");
	const own = readdirSync(media)
		.filter((each) => each.endsWith(".svg"))
		.map((file) => readFileSync(join(media, file), "utf8"));
	for (const text of [...own, fixture("media/room.svg")])
		expect.soft(read(text).text).toBe(text);
});

test("styles, gradients, entities, text and embedded fonts are kept", () => {
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
	const font = readFileSync(join(repository, "site/fonts/newsreader.woff2"));
	const css = `@font-face{font-family:"A";src:url(data:font/woff2;base64,${font.toString("base64")})}`;
	expect(publish(`<style>${css}</style>`)).toContain(css.slice(1, -1));
});

test("the URL depends only on the published bytes", () => {
	const getAddress = (content: string) =>
		/\/media\/room\.\w+\.svg/.exec(
			check({ "media/room.svg": svg(content) }).text("index.html"),
		)?.[0];
	const plain = getAddress("<g/>");
	expect(getAddress("<g/><!-- Karen -->")).toBe(plain);
	expect(getAddress("<g><g/></g>")).not.toBe(plain);
});

test("an SVG that can't be published is reported with location, reason and hint, in both languages", () => {
	const site = check({ "media/room.svg": svg("<g x=1/>\n<g/></p>") });
	site.reports(
		"media/room.svg:2:6 error: The SVG can't be read from here on: it is not well-formed XML in UTF-8.\n  Export it again as a plain SVG with its texts as outlines (in Inkscape: Path, Object to Path, then Save As, Plain SVG), or as a PNG.",
	);
	site.reportsInDanish(
		"media/room.svg:2:6 error: Herfra kan SVG-billedet ikke læses: Det er ikke velformet XML i UTF-8.",
	);
});

const entity = (value: string, content = "<text>&x;</text>") =>
	`<!DOCTYPE svg [<!ENTITY x ${value}>]>${svg(content)}`;
const style = (css: string) => svg(`<style>${css}</style>`);

test("an SVG is rejected if it isn't one, needs something from outside, or is too large", async () => {
	const photo = sharp({
		create: { width: 9, height: 9, channels: 3, background: "red" },
	}).withExif({ IFD0: { Artist: "Karen" } });
	const embed = async (format: "jpeg" | "png" | "webp") => {
		const bytes = await photo.clone().toFormat(format).toBuffer();
		const address = `data:image/${format};base64,${bytes.toString("base64")}`;
		return svg(`<image href="${address}"/>`);
	};
	const photos = [await embed("jpeg"), await embed("png"), await embed("webp")];
	const xml = /not well-formed XML in UTF-8/;
	const font = /font from outside/;
	const sheet = /style sheet from outside/;
	for (const [reason, ...texts] of [
		[xml, "<svg", svg("<g>"), svg('<g inkscape:label="x"/>')],
		[xml, svg("<text>&x;</text>"), svg("<text>\uFFFD</text>")],
		[xml, String(Buffer.from(svg("<g/>"), "utf16le"))],
		[xml, entity('"<script>1</script>"'), entity('"&#60;script>"')],
		[xml, entity(`"${"a".repeat(101)}"`), entity('SYSTEM "x"', "<g>&x;</g>")],
		[/not an SVG/, '<svg width="1" height="1"/>', "<html/>"],
		[sheet, style("@IMPORT 'a.css';")],
		[sheet, style("/*<![CDATA[*/ @import url(//x.dk); ]]>")],
		[sheet, entity('"@import"', "<style>&x; 'a'</style>")],
		[sheet, `<?xml-stylesheet href="//x.dk"?>${svg("")}`],
		[font, style("@font-face{src:url(https://x.dk/a.woff2)}")],
		[font, style("@font-face{src:url(data:font/woff2;base64,AAAA)}")],
		[font, style("&lt;!-- @font-face{src:url(//x.dk)} --&gt;g{fill:red}")],
		[/too large/, svg("<g>".repeat(101)), svg("<g/>".repeat(50_000))],
		[/too large/, svg('<use href="#a"/>'.repeat(5001))],
		[/too large/, style("g{fill:url(#a)}".repeat(5001))],
		[/too large/, svg(`<desc>${"a".repeat(1_500_000)}</desc>`)],
		[/metadata of the camera/, ...photos],
	] as const)
		for (const text of texts) {
			const { text: published, fault } = read(text);
			expect.soft(fault, text.slice(0, 200)).toMatch(reason);
			expect.soft(published).toBe("");
		}
});

test("names in Object.prototype are handled like any others", () => {
	for (const name of ["__proto__", "constructor", "toString"]) {
		const parts = `<g id="${name}" ${name}="1" class="${name}"/><${name}/><text>&${name};</text><style>${name}{${name}:1;fill:${name}()}</style>`;
		expect.soft(() => read(svg(parts))).not.toThrow();
		const declared = `<!DOCTYPE svg [<!ENTITY ${name} "a">]>`;
		expect.soft(() => read(`${declared}${svg(`&${name};`)}`)).not.toThrow();
	}
});

test("an SVG that repeats anything 20,000 times is sanitized within the time limit of tests, and doesn't grow", () => {
	for (const [before, units, after] of [
		["", "<!-- a -->|<!DOCTYPE|<![CDATA[|<g |&a;|<a>", ""],
		['<image href="data:image/png;base64,', "AAAA", '"/>'],
		["<style>", "<![CDATA[a(]]>|{|@a;|:not(.a)|/* |'\n|\\", "</style>"],
		["<style>g{", "/**/|--a:1;|url( a b |g{", "}</style>"],
		['<path transform="', "a(", '"/>'],
	] as const)
		for (const unit of units.split("|")) {
			const text = svg(before + unit.repeat(20_000) + after);
			const { length } = read(text).text;
			expect.soft(length, unit).toBeLessThanOrEqual(text.length);
		}
});
