import { SaxesParser } from "saxes";
import { expect } from "vitest";

const activeElement =
	/^(a|script|handler|listener|animate.*|set|discard|mpath|foreignObject|feImage|metadata|font.*)$/i;
const activeAttribute = /^on|base$|^(?!xml:(space|lang)$|xmlns$).*:/i;
const activeValue = /script|data:(?!image\/(png|jpe?g|gif|webp|avif);base64,)/i;
const activeCss =
	/\\(?![-:.\d]).|@import|@keyframes|(animation|transition)[\w-]*:|(image-set|src|image|cross-fade|element|paint|attr)\(|url\((?!["']?#[^"'\s]|["']?data:font)[^)]*/gi;

/** Parses a published SVG as browsers do. Fails if anything could run, move, link or load. */
export function expectInert(text: string): void {
	const parser = new SaxesParser({ xmlns: true });
	const found: string[] = [];
	const css: string[] = [];
	parser.on("doctype", () => found.push("<!DOCTYPE"));
	parser.on("processinginstruction", ({ target }) => found.push(target));
	parser.on("comment", () => found.push("<!--"));
	parser.on("opentag", ({ name, uri, attributes }) => {
		if (uri !== "http://www.w3.org/2000/svg" || activeElement.test(name))
			found.push(`<${name}`);
		for (const { name: key, value } of Object.values(attributes)) {
			if (activeAttribute.test(key) || activeValue.test(value))
				found.push(`${key}="${value}"`);
			if (key === "href" && !/^(#|data:image\/)/.test(value)) found.push(value);
			if (!/^(id|class|d|xmlns|href|aria-.*)$/.test(key)) css.push(value);
		}
	});
	parser.on("text", (value) => css.push(value));
	parser.on("error", (error) => found.push(error.message));
	parser.write(text).close();
	for (const each of css) found.push(...(each.match(activeCss) ?? []));
	expect.soft(found, text).toEqual([]);
}
