import { codeMistake } from "../diagnostics/code-fault.ts";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { hashOf, type Policy, sourceOf } from "../host/policy.ts";
import type { Page } from "../types.ts";

/** Something that the policy of a page blocks: as it is written, words that lead to it in the code, and what to do. */
type Blocked = {
	readonly written: string;
	readonly named: readonly [string, ...string[]];
	/** What is wrong, if not that the policy of the page forbids it. */
	readonly message?: Wording;
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
	const codes: Code[] = [];
	const elements = html.replace(
		rawText,
		(_, element: string, attributes: string, code: string) => {
			codes.push({ element, attributes, code });
			return `<${element}${attributes}></${element}>`;
		},
	);
	const [first] = [
		...blockedAddresses(elements, policy, new URL(path, origin)),
		...blockedCode(codes, policy),
		...blockedStyles(elements),
	];
	if (!first) return;
	const { written, named, message, hint } = first;
	const [name, ...among] = named;
	throw codeMistake({
		name,
		among: [...among, "viewPage("],
		message: message ?? {
			en: `The policy of the page ${path} doesn't allow ${written}, so browsers block it.`,
			da: `Sikkerhedspolitikken for siden ${path} tillader ikke ${written}, så browsere blokerer det.`,
		},
		hint,
	});
}

/** A script or a style sheet within a page. */
type Code = Readonly<Record<"element" | "attributes" | "code", string>>;

/** Scripts and styles, whose text is no HTML. */
const rawText = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Attributes before the one that is looked for. */
const others = String.raw`(?:\s+[^\s=>"]+(?:="[^"]*")?)*?`;

const styleAttribute = RegExp(
	String.raw`<[a-z][\w-]*${others}\s+style="([^"]*)"`,
	"gi",
);

/** A kind of need of a page. */
type Need = keyof Extract<Page, { kind: "view" }>["features"];

/** The elements with an address that a policy allows or blocks: the need that allows it, and its directive. */
const addressed: Readonly<
	Record<string, readonly [need: Need, directive: string]>
> = {
	iframe: ["frames", "frame-src"],
	form: ["forms", "form-action"],
	img: ["images", "img-src"],
	audio: ["media", "media-src"],
	video: ["media", "media-src"],
	source: ["media", "media-src"],
	script: ["scripts", "script-src"],
};

const addresses = RegExp(
	String.raw`<(${Object.keys(addressed).join("|")})${others}\s+(src|action)="([^"]*)"`,
	"gi",
);

function blockedAddresses(html: string, policy: Policy, page: URL): Blocked[] {
	return [...html.matchAll(addresses)].flatMap(
		([, element = "", name = "", address = ""]): Blocked[] => {
			const [need, directive] = addressed[element.toLowerCase()] ?? [];
			if (!need || !directive) return [];
			const isOwn = ownAddress.test(address);
			const written = `<${element} ${name}="${address}">`;
			const named = [`<${element}`, address] as const;
			if (!isOwn && !URL.canParse(address, page.href))
				return [{ written, named, ...unreadable(written, page) }];
			const { origin, protocol } = isOwn ? page : new URL(address, page);
			// React's own, for a form that its script sends.
			if (protocol === "javascript:") return [];
			const source = origin === page.origin ? "self" : origin;
			if (policy[directive]?.includes(sourceOf(source))) return [];
			const wanted = `viewPage(…, …, { ${need}: ["${source}"] })`;
			return [
				{
					written,
					named,
					hint: {
						en: `Say that the page needs it: ${wanted}`,
						da: `Skriv, at siden har brug for det: ${wanted}`,
					},
				},
			];
		},
	);
}

/** What is said of an address that no browser can read, as https:// alone. */
function unreadable(written: string, { pathname }: URL) {
	return {
		message: {
			en: `The page ${pathname} has ${written}, whose address can't be read.`,
			da: `Siden ${pathname} har ${written}, og den adresse kan ikke læses.`,
		},
		hint: {
			en: "Write a whole web address, as https://www.example.org, or one of this site, which begins with a slash.",
			da: "Skriv en hel webadresse, som https://www.example.org, eller en på denne hjemmeside, som begynder med en skråstreg.",
		},
	};
}

/** An address of the site itself, as nearly all are: so much is seen without taking it apart. */
const ownAddress = /^\/(?!\/)/;

/** The style attributes, which no policy of a page allows. */
function blockedStyles(html: string): Blocked[] {
	// Nearly no page has any.
	if (!/style=/i.test(html)) return [];
	return [...html.matchAll(styleAttribute)].map(([, css = ""]) => ({
		written: `style="${css}"`,
		named: ["style="],
		hint: asRule,
	}));
}

/** The scripts and style sheets within a page that are not the engine's. */
function blockedCode(codes: readonly Code[], policy: Policy): Blocked[] {
	return codes.flatMap(({ element, attributes, code }): Blocked[] => {
		if (isData.test(attributes)) return [];
		if (policy[`${element}-src`]?.includes(hashOf(code))) return [];
		const written = `<${element}>${code.slice(0, 40)}`;
		const hint = element === "script" ? asStart : asRule;
		return [{ written, named: [`<${element}`], hint }];
	});
}

const isData = /\ssrc=|\stype="(?!module|text\/javascript|speculationrules)/;

const asStart: Wording = {
	en: 'Put the script into site/start/NAME.ts, NAME into code.start, and say that the page needs it: viewPage(…, …, { start: ["NAME"] })',
	da: 'Læg scriptet i site/start/NAME.ts, skriv NAME i code.start, og skriv, at siden har brug for det: viewPage(…, …, { start: ["NAME"] })',
};

const asRule: Wording = {
	en: "Write the rule in a style sheet that its component imports, and give the element a class.",
	da: "Skriv reglen i et stylesheet, som komponenten importerer, og giv elementet en klasse.",
};
