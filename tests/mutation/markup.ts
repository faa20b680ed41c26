/** The parts of a page that can run code, load resources or link elsewhere, in document order. */
export type Markup = {
	/** Markup that lacks the strict form in which our pages are written. */
	readonly malformed: readonly string[];
	/** The scripts and styles, and the tags that load or run something, as written. */
	readonly active: readonly string[];
};

const rawText = new Set(["script", "style"]);

/** Elements that show or run external resources, or change the base of URLs. */
const activeElements = new Set(
	"script style iframe frame object embed applet base form link meta template noscript set animate use portal fencedframe".split(
		" ",
	),
);

const addressed = new Set(
	"href src action formaction poster data xlink:href background cite ping manifest".split(
		" ",
	),
);

/** Allowed link targets. */
const safeAddress = /^(https:\/\/[^/\\]|mailto:|tel:|sms:|\/(?![/\\])|#|\?|$)/;

/**
 * Parses a page as strictly as React writes it: lower-case names, double-quoted values, every < a tag or escaped.
 * Markup that browsers would repair is malformed here, so that nothing can hide in it.
 */
export function readMarkup(html: string): Markup {
	const malformed: string[] = [];
	const active: string[] = [];
	const token =
		/<!DOCTYPE html>|<(?<close>\/?)(?<name>[a-z][a-z0-9-]*)(?<attributes>(?: [A-Za-z][A-Za-z0-9:-]*(?:="[^"]*")?)*) ?\/?>|[^<]+|[\s\S]/giy;
	for (let found = token.exec(html); found; found = token.exec(html)) {
		const [whole] = found;
		const { name = "", close, attributes = "" } = found.groups ?? {};
		if (whole === "<")
			malformed.push(html.slice(found.index, found.index + 60));
		if (name === "" || close) continue;
		malformed.push(...suspicious(attributes));
		let content = "";
		if (rawText.has(name)) {
			const end = html.indexOf(`</${name}>`, token.lastIndex);
			content = html.slice(token.lastIndex, end);
			token.lastIndex = end;
		}
		if (name === "script" && / type="application\/ld\+json"/.test(attributes)) {
			if (content.includes("<")) malformed.push(content);
			JSON.parse(content);
		} else if (activeElements.has(name)) active.push(`${whole}${content}`);
	}
	return { malformed, active };
}

function suspicious(attributes: string): string[] {
	const found = attributes.matchAll(
		/ ([A-Za-z][A-Za-z0-9:-]*)(?:="([^"]*)")?/g,
	);
	return [...found].flatMap(([whole, name = "", value = ""]) =>
		isSuspicious(name.toLowerCase(), decoded(value)) ? [whole] : [],
	);
}

function isSuspicious(name: string, value: string): boolean {
	if (name.startsWith("on") || name === "srcdoc") return true;
	if (name === "style" && /url|expression|[@\\]/i.test(value)) return true;
	if (name === "srcset")
		return value.split(",").some((each) => !safeAddress.test(each.trim()));
	// Browsers drop tabs and line breaks from URLs, and control characters before them.
	return (
		addressed.has(name) && (!safeAddress.test(value) || /\p{Cc}/u.test(value))
	);
}

const entities: Readonly<Record<string, string>> = {
	...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" },
	...{ colon: ":", tab: "\t", newline: "\n" },
};

function decoded(value: string): string {
	return value.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi,
		(whole, hex, decimal, name) =>
			hex || decimal
				? String.fromCodePoint(
						Math.min(Number.parseInt(hex ?? decimal, hex ? 16 : 10), 0x10ffff),
					)
				: (entities[name.toLowerCase()] ?? whole),
	);
}
