/** The parts of a page that people see, in the order of reports. */
export const visibleParts = [
	"title",
	"description",
	"text",
	"link",
	"picture",
] as const;

/** A part of a page that people see. */
export type VisiblePart = (typeof visibleParts)[number];

/** A text without markup, an address or a value of a page; of kind `machine` if only search engines and scripts read it. */
export type PageExtract = {
	readonly part: VisiblePart | "machine";
	readonly text: string;
};

const attributes = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
const tokens = new RegExp(
	[
		"<!--[^]*?-->",
		`<(?<closed>script|style|svg)\\b(?<closedWith>${attributes})>(?<inside>[^]*?)</\\k<closed>>`,
		`</?(?<tag>[a-z][\\w-]*)(?<with>${attributes})>`,
		"<[!?][^>]*>",
		"(?<text>[^<]+|<)",
	].join("|"),
	"gi",
);

/** Inline elements; any other element starts a new text. */
const inline =
	/^(a|abbr|b|bdi|cite|code|data|em|i|kbd|q|s|span|strong|sub|sup|time|u|wbr)$/;

/** Extracts the texts, addresses and values of a page, in its order. The page must be well-formed, with quoted attributes. */
export function listPageExtracts(html: string): PageExtract[] {
	const extracts: PageExtract[] = [];
	let sentence = "";
	let element = "";
	let previous = "";
	for (const { 0: token, groups = {} } of html.matchAll(tokens)) {
		const { text, tag, closed, inside = "" } = groups;
		const written = groups.closedWith ?? groups.with ?? "";
		if (text !== undefined) sentence += text;
		if (tag !== undefined && !inline.test(tag)) end(tag);
		// Adjacent elements are separated by their style.
		if (previous.startsWith("</") && /^<\w/.test(token)) sentence += " ";
		previous = token;
		if (closed === "script" && written.includes("ld+json"))
			add("machine", ...listValuesAsText(JSON.parse(inside)));
		if (tag !== undefined) addAttributes(tag, written);
	}
	end("");
	return extracts;

	function end(next: string) {
		add(element === "title" ? "title" : "text", decodeEntities(sentence));
		sentence = "";
		element = next;
	}

	function addAttributes(tag: string, written: string) {
		const { content, name, href, src, alt, ...others } =
			parseAttributes(written);
		// A policy is derived from the code of the page.
		const isPolicy = others["http-equiv"] !== undefined;
		if (tag === "meta" && content !== undefined && !isPolicy)
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
		if (props !== undefined)
			add("machine", ...listValuesAsText(JSON.parse(props)));
	}

	function add(part: PageExtract["part"], ...texts: readonly string[]) {
		for (const text of texts) {
			// No-break spaces are part of the text; other space is the file's layout, and word joiners only prevent line breaks.
			const words = text
				.replaceAll("\u2060", "")
				.replace(/[ \t\r\n]+/g, " ")
				.replace(/^ | $/g, "");
			if (words !== "") extracts.push({ part, text: words });
		}
	}
}

function parseAttributes(written: string): Readonly<Record<string, string>> {
	const found = written.matchAll(/([\w-]+)="([^"]*)"/g);
	return Object.fromEntries(
		[...found].map(([, name = "", value = ""]) => [
			name,
			decodeEntities(value),
		]),
	);
}

/** Lists all strings, numbers and other simple values within a value of JSON, as texts. */
function listValuesAsText(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.values(value).flatMap(listValuesAsText);
}

const entities: ReadonlyMap<string, string> = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", '"'],
	["apos", "'"],
]);

/** Replaces the character references in a text of HTML or XML. */
export function decodeEntities(text: string): string {
	return text.replace(
		/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
		(written, hex, decimal, name) => {
			if (name !== undefined) return entities.get(name) ?? written;
			return String.fromCodePoint(
				hex === undefined ? Number(decimal) : Number.parseInt(hex, 16),
			);
		},
	);
}
