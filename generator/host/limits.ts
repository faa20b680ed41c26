import {
	type Diagnostic,
	type Wording,
	warningAt,
} from "../diagnostics/diagnostic.ts";

import type { Artifact } from "../types.ts";

// What Cloudflare Pages reads of `_headers` and `_redirects`: it says nothing about the rest. Netlify names no such limits.
const maxRules = 100;
const maxLineLength = 2000;
const maxRedirects = 2000;

/** Reports configuration files of static hosts that exceed the limits of these hosts. */
export function beyondLimits(files: readonly Artifact[]): Diagnostic[] {
	const headers = linesOf("_headers", files);
	const rules = headers.filter(({ text }) => /^\S/.test(text));
	const long = headers.find(({ text }) => text.length > maxLineLength);
	const redirects = linesOf("_redirects", files).filter(({ text }) =>
		text.endsWith(" 301"),
	);
	return [
		...tell("_headers", rules[maxRules], {
			en: `There are ${rules.length} rules here. Cloudflare Pages reads ${maxRules}, so the pages from here on get their policy from the page itself alone, and others may show them in a frame.`,
			da: `Her er ${rules.length} regler. Cloudflare Pages læser ${maxRules}, så siderne herfra får kun den sikkerhedspolitik, der står i siden selv, og andre kan vise dem i en ramme.`,
		}),
		...tell("_headers", long, {
			en: `The policy of ${ruleOf(long, rules)} has ${long?.text.length} characters on a line. Cloudflare Pages reads ${maxLineLength}, and leaves a longer line out.`,
			da: `Sikkerhedspolitikken for ${ruleOf(long, rules)} fylder ${long?.text.length} tegn på en linje. Cloudflare Pages læser ${maxLineLength} og udelader en længere linje.`,
		}),
		...tell("_redirects", redirects[maxRedirects], {
			en: `There are ${redirects.length} redirects here. Cloudflare Pages reads ${maxRedirects}; the others are small pages that redirect.`,
			da: `Her er ${redirects.length} viderestillinger. Cloudflare Pages læser ${maxRedirects}; resten bliver små sider, der viderestiller.`,
		}),
	];
}

type Line = { readonly text: string; readonly line: number };

function linesOf(path: string, files: readonly Artifact[]): Line[] {
	const file = files.find((each) => each.path === path);
	const bytes = file && "bytes" in file ? file.bytes : "";
	return `${bytes}`
		.split("\n")
		.map((each, index) => ({ text: each, line: index + 1 }));
}

/** The rule that a line belongs to: the last that begins before it. */
function ruleOf(line: Line | undefined, rules: readonly Line[]): string {
	const own = rules.findLast((rule) => rule.line <= (line?.line ?? 0));
	return own?.text ?? "";
}

function tell(
	file: string,
	at: Line | undefined,
	message: Wording,
): Diagnostic[] {
	if (!at) return [];
	const place = { line: at.line, column: 1, length: at.text.length };
	return [warningAt(file, place, "host-limit", { message, hint: remedy })];
}

const remedy: Wording = {
	en: "Use another host (kilde hosting prints configurations of nginx and Caddy), or have fewer pages with headers of their own, and fewer hosts of other companies on a page.",
	da: "Brug et andet webhotel (kilde hosting skriver konfigurationer til nginx og Caddy), eller hav færre sider med egne regler og færre domæner fra andre firmaer på en side.",
};
