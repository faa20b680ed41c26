/** What a piece of a page is to those who meet it; `machine` is what only search engines, feeds and scripts read. */
export type Part =
	| "title"
	| "description"
	| "text"
	| "link"
	| "picture"
	| "machine";

/** A piece of what a file of the site shows: a text without markup, an address, a value. */
export type Extract = { readonly part: Part; readonly text: string };

const attributes = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
const token = new RegExp(
	[
		"<!--[^]*?-->",
		`<(?<closed>script|style|svg)\\b(?<closedWith>${attributes})>(?<inside>[^]*?)</\\k<closed>>`,
		`</?(?<tag>[a-z][\\w-]*)(?<with>${attributes})>`,
		"<[!?][^>]*>",
		"(?<text>[^<]+|<)",
	].join("|"),
	"gi",
);

/** Elements that stand within a sentence; any other begins a new text. */
const inline =
	/^(a|abbr|b|bdi|cite|code|data|em|i|kbd|q|s|span|strong|sub|sup|time|u|wbr)$/;

/** Everything a page says, in its order. The page is one of ours: well-formed, and quoted throughout. */
export function extractPage(html: string): Extract[] {
	const shown: Extract[] = [];
	let sentence = "";
	let around = "";
	let last = "";
	for (const { 0: found, groups = {} } of html.matchAll(token)) {
		const { text, tag, closed, inside = "" } = groups;
		const written = groups.closedWith ?? groups.with ?? "";
		if (text !== undefined) sentence += text;
		if (tag !== undefined && !inline.test(tag)) end(tag);
		// An element right behind another stands apart from it by its style.
		if (last.startsWith("</") && /^<\w/.test(found)) sentence += " ";
		last = found;
		if (closed === "script" && written.includes("ld+json"))
			add("machine", ...leavesOf(JSON.parse(inside)));
		if (tag !== undefined) addAttributes(tag, written);
	}
	end("");
	return shown;

	function end(next: string) {
		add(around === "title" ? "title" : "text", decodeEntities(sentence));
		sentence = "";
		around = next;
	}

	function addAttributes(tag: string, written: string) {
		const { content, name, href, src, alt, ...others } = attributesOf(written);
		if (tag === "meta" && content !== undefined)
			add(name === "description" ? "description" : "machine", content);
		if (href !== undefined) add(tag === "a" ? "link" : "machine", href);
		if (src !== undefined) add("picture", src);
		add(
			"text",
			alt ?? "",
			others["aria-label"] ?? "",
			others.placeholder ?? "",
		);
		const props = others["data-props"];
		if (props !== undefined) add("machine", ...leavesOf(JSON.parse(props)));
	}

	function add(part: Part, ...texts: readonly string[]) {
		for (const text of texts) {
			// A no-break space is part of what is written; other space is the file's layout, and a word joiner only keeps lines together.
			const words = text
				.replaceAll("\u2060", "")
				.replace(/[ \t\r\n]+/g, " ")
				.replace(/^ | $/g, "");
			if (words !== "") shown.push({ part, text: words });
		}
	}
}

/** Everything a file for machines says: a feed, the sitemap, the index of the search. */
export function extractMachineFile(path: string, text: string): Extract[] {
	const texts = path.endsWith(".json")
		? leavesOf(JSON.parse(text))
		: path.endsWith(".xml")
			? textsOfXml(text)
			: text.split("\n");
	return texts.map((each) => ({ part: "machine", text: each }));
}

/** A feed holds its articles as HTML within XML. */
function textsOfXml(xml: string): string[] {
	return extractPage(xml).flatMap(({ text }) =>
		/<\/\w+>/.test(text) ? extractPage(text).map((each) => each.text) : text,
	);
}

function attributesOf(written: string): Readonly<Record<string, string>> {
	const found = written.matchAll(/([\w-]+)="([^"]*)"/g);
	return Object.fromEntries(
		[...found].map(([, name = "", value = ""]) => [
			name,
			decodeEntities(value),
		]),
	);
}

function leavesOf(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.values(value).flatMap(leavesOf);
}

const entities: Readonly<Record<string, string>> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
};

function decodeEntities(text: string): string {
	return text.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
		(written, hex, decimal, name) => {
			if (name !== undefined) return entities[name] ?? written;
			return String.fromCodePoint(
				hex === undefined ? Number(decimal) : Number.parseInt(hex, 16),
			);
		},
	);
}
