import {
	functions,
	properties,
	referringProperties,
	styleProperties,
} from "./svg-allowlist.ts";

/**
 * Tokenizes CSS coarsely: a function name includes its bracket, and url(…) is one token. An escape is a separate token,
 * so a name with an escape matches no allowlist. A string ends with its line.
 */
const tokens =
	/\/\*.*?(?:\*\/|$)|<!--|-->|"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"|'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*'|url\(\s*(?:"[^"\\\n\r]*"|'[^'\\\n\r]*'|[^\s"'()\\]*)\s*\)|\\.|[-\w]+\(?|./gis;

/** Levels of rules within others. */
const maxDepth = 8;

/** A resource outside the file that a style needs. */
export type OutsideResource = "stylesheet" | "font";

/**
 * Rewrites CSS: returns the declarations (of an attribute `style`) and the rules (of a style sheet) that load and move
 * nothing. All brackets and quotes within them are closed, so browsers find the same ones again. Calls `onOutside` for a
 * style sheet or a font from outside.
 */
export function sanitizeCss(
	css: string,
	onOutside: (kind: OutsideResource) => void,
): { readonly declarations: string; readonly rules: string } {
	// Without a space, the tokens around a comment would become one.
	const all = css.replace(tokens, (each) => (isComment(each) ? " " : each));
	const rest = (all.match(tokens) ?? []).values();
	return readBlock("", 0);

	function readBlock(parent: string, depth: number) {
		const declarations: string[] = [];
		const rules: string[] = [];
		let part = "";
		for (;;) {
			const token = rest.next().value;
			const isEnd = token === undefined || (token === "}" && depth > 0);
			if (token === "{" && depth < maxDepth) {
				const prelude = part.trim();
				rules.push(sanitizeRule(prelude, readBlock(prelude, depth + 1)));
				part = "";
			} else if (isEnd || token === ";") {
				if (/^\s*@import\b/i.test(part)) onOutside("stylesheet");
				declarations.push(...sanitizeDeclaration(part, parent, onOutside));
				part = "";
				if (isEnd)
					return {
						declarations: declarations.join(";"),
						rules: rules.join(""),
					};
			} else part += token;
		}
	}
}

function isComment(token: string): boolean {
	return /^(?:\/\*|<!--$|-->$)/.test(token);
}

/** Returns a rule with its block; an empty text if it isn't allowed. */
function sanitizeRule(
	prelude: string,
	{ declarations, rules }: { declarations: string; rules: string },
): string {
	const block =
		declarations && rules ? `${declarations};${rules}` : declarations + rules;
	const [, name = "", condition = ""] = /^@([-\w]+)(.*)$/s.exec(prelude) ?? [];
	if (name.toLowerCase() === "font-face") return `@font-face{${block}}\n`;
	const isGroup = /^(?:media|supports|layer)$/i.test(name);
	// The names of classes may have escapes, and can't load anything.
	const isAllowed = isGroup
		? isSafeValue("", condition)
		: prelude && isSafeValue("", prelude.replaceAll(/\\./gs, ""));
	if (!isAllowed) return "";
	return isGroup ? `${prelude}{\n${block}}\n` : `${prelude}{${block}}\n`;
}

/** Returns a declaration; nothing if it isn't allowed. */
function sanitizeDeclaration(
	text: string,
	parent: string,
	onOutside: (kind: OutsideResource) => void,
): string[] {
	const [, written = "", rest = ""] =
		/^([-\w]+)\s*:(.*)$/s.exec(text.trim()) ?? [];
	const value = rest.trim();
	const isVariable = written.startsWith("--");
	const name = isVariable ? written : written.toLowerCase();
	const isFontFace = /^@font-face$/i.test(parent);
	const isKnown = isFontFace
		? /^(?:font-[-\w]+|src|unicode-range)$/.test(name)
		: properties.has(name) || styleProperties.test(name);
	// Variables made of variables can grow without bound.
	if (!isKnown || (isVariable && /\bvar\(/i.test(value))) return [];
	if (isSafeValue(name, value)) return [`${name}:${value}`];
	if (isFontFace && name === "src") onOutside("font");
	return [];
}

/** Whether a value has only functions and addresses that its property may have, and all brackets and quotes closed. */
export function isSafeValue(property: string, value: string): boolean {
	if (!/[^-\w\s#.,%+:>]/.test(value)) return true;
	const open: string[] = [];
	for (const token of value.match(tokens) ?? []) {
		if (/^url\(.*\)$/is.test(token)) {
			if (!isAllowedUrl(property, token)) return false;
		} else if (token.endsWith("(")) {
			if (token !== "(" && !functions.has(token.slice(0, -1).toLowerCase()))
				return false;
			open.push(")");
		} else if (token === "[") open.push("]");
		else if (/^[)\]]$/.test(token)) {
			if (open.pop() !== token) return false;
		} else if (/^[{};@"']$|\\/.test(token)) return false;
	}
	return open.length === 0;
}

function isAllowedUrl(property: string, url: string): boolean {
	const address = url
		.slice("url(".length, -1)
		.trim()
		.replace(/^["']|["']$/g, "");
	return property === "src"
		? isFontDataUrl(address)
		: referringProperties.has(property) && isFragment(address);
}

/** Whether an address is an element of the same file. */
export function isFragment(address: string): boolean {
	return /^#[^\s"'()<>\\]+$/.test(address);
}

/** Whether an address is a font within the file: WOFF2, WOFF, OpenType or TrueType. */
function isFontDataUrl(address: string): boolean {
	const [, data = ""] = /^data:[-\w/.+]+;base64,(.*)$/is.exec(address) ?? [];
	const bytes = Buffer.from(data.slice(0, 8), "base64");
	const start = bytes.toString("latin1", 0, 4);
	return ["wOF2", "wOFF", "OTTO", "\0\x01\0\0"].includes(start);
}
