import { codeMistake } from "../diagnostics/code-fault.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { hashOf, type Policy } from "../host/policy.ts";
import type { Page } from "../types.ts";

/** Something that the policy of a page blocks: as it is written, words that lead to it in the code, and what to do. */
type Blocked = {
	readonly written: string;
	readonly named: readonly [string, ...string[]];
	readonly hint: Wording;
};

/**
 * Demands that the policy of a page allows what its HTML asks of a browser: forms with an action, frames, pictures, films,
 * scripts and styles. What scripts ask for later, it doesn't see.
 */
export function demandAllowed(
	html: string,
	{ path, policy, origin }: { path: string; policy: Policy; origin: string },
): void {
	const elements = html.replace(rawText, "<$1$2></$1>");
	const [first] = [
		...blockedAddresses(elements, policy, new URL(path, origin)),
		...blockedCode(html, policy),
		...[...elements.matchAll(styleAttribute)].map(
			([, , css = ""]): Blocked => ({
				written: `style="${css}"`,
				named: ["style="],
				hint: asRule,
			}),
		),
	];
	if (!first) return;
	const { written, named, hint } = first;
	const [name, ...among] = named;
	throw codeMistake({
		name,
		among: [...among, "viewPage("],
		message: {
			en: `The policy of the page ${path} doesn't allow ${written}, so browsers block it.`,
			da: `Sikkerhedspolitikken for siden ${path} tillader ikke ${written}, så browsere blokerer det.`,
		},
		hint,
	});
}

/** Scripts and styles, whose text is no HTML. */
const rawText = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Attributes before the one that is looked for. */
const others = String.raw`(?:\s+[^\s=>"]+(?:="[^"]*")?)*?`;

function attribute(elements: string, name: string): RegExp {
	return RegExp(`<(${elements})${others}\\s+${name}="([^"]*)"`, "gi");
}

const styleAttribute = attribute(String.raw`[a-z][\w-]*`, "style");

/** Where addresses stand, the need that allows them, and its directive. */
const addresses = [
	["iframe", "src", "frames", "frame-src"],
	["form", "action", "forms", "form-action"],
	["img", "src", "images", "img-src"],
	["audio|video|source", "src", "media", "media-src"],
	["script", "src", "scripts", "script-src"],
] as const satisfies readonly (readonly [
	elements: string,
	name: string,
	need: keyof Extract<Page, { kind: "view" }>["features"],
	directive: string,
])[];

function blockedAddresses(html: string, policy: Policy, page: URL): Blocked[] {
	return addresses.flatMap(([elements, name, need, directive]) =>
		[...html.matchAll(attribute(elements, name))].flatMap(
			([, element = "", address = ""]): Blocked[] => {
				const { origin, protocol } = new URL(address, page);
				// React's own, for a form that its script sends.
				if (protocol === "javascript:") return [];
				const isOwn = origin === page.origin;
				const allowed = policy[directive] ?? [];
				if (allowed.includes(isOwn ? "'self'" : origin)) return [];
				const wanted = `viewPage(…, …, { ${need}: ["${isOwn ? "self" : origin}"] })`;
				return [
					{
						written: `<${element} ${name}="${address}">`,
						named: [`<${element}`, address],
						hint: {
							en: `Say that the page needs it: ${wanted}`,
							da: `Skriv, at siden har brug for det: ${wanted}`,
						},
					},
				];
			},
		),
	);
}

/** The scripts and style sheets within a page that are not the engine's. */
function blockedCode(html: string, policy: Policy): Blocked[] {
	return [...html.matchAll(rawText)].flatMap(
		([, element = "", attributes = "", code = ""]): Blocked[] => {
			const isData =
				/\ssrc=|\stype="(?!module|text\/javascript|speculationrules)/;
			if (isData.test(attributes)) return [];
			if (policy[`${element}-src`]?.includes(hashOf(code))) return [];
			const written = `<${element}>${code.slice(0, 40)}`;
			const hint = element === "script" ? asStart : asRule;
			return [{ written, named: [`<${element}`], hint }];
		},
	);
}

const asStart: Wording = {
	en: 'Put the script into site/start/NAME.ts, NAME into code.start, and say that the page needs it: viewPage(…, …, { start: ["NAME"] })',
	da: 'Læg scriptet i site/start/NAME.ts, skriv NAME i code.start, og skriv, at siden har brug for det: viewPage(…, …, { start: ["NAME"] })',
};

const asRule: Wording = {
	en: "Write the rule in a style sheet that its component imports, and give the element a class.",
	da: "Skriv reglen i et stylesheet, som komponenten importerer, og giv elementet en klasse.",
};
