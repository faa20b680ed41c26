import { type ElementQuery, siteError } from "../diagnostics/site-error.ts";
import { hashOf, type Policy, sourceOf } from "../host/policy.ts";
import type { Page } from "../types.ts";

/** An element that the policy of a page blocks, as it is written, and how to allow it. */
type Blocked = {
	readonly written: string;
	readonly element: ElementQuery;
	readonly remedy: string;
};

/**
 * Throws if the policy of a page blocks what its HTML asks of a browser: forms with an action, frames, pictures, videos,
 * scripts and styles. Requests that scripts make later are not checked.
 */
export function checkPolicy(
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
		...findBlockedAddresses(elements, policy, new URL(path, origin)),
		...findBlockedCode(codes, policy),
		...findStyleAttributes(elements),
	];
	if (!first) return;
	const { written, element, remedy } = first;
	throw siteError(
		`The Content-Security-Policy of the page blocks ${written}. ${remedy}`,
		{ element },
	);
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

function findBlockedAddresses(
	html: string,
	policy: Policy,
	page: URL,
): Blocked[] {
	return [...html.matchAll(addresses)].flatMap(
		([, name = "", attribute = "", address = ""]): Blocked[] => {
			const [need, directive] = addressed[name.toLowerCase()] ?? [];
			if (!need || !directive) return [];
			const isOwn = ownAddress.test(address);
			const written = `<${name} ${attribute}="${address}">`;
			const element = { name, contains: address };
			if (!isOwn && !URL.canParse(address, page.href))
				return [{ written, element, remedy: "It is not a web address." }];
			const { origin, protocol } = isOwn ? page : new URL(address, page);
			// React's own, for a form that its script sends.
			if (protocol === "javascript:") return [];
			const source = origin === page.origin ? "self" : origin;
			if (policy[directive]?.includes(sourceOf(source))) return [];
			const remedy = `Declare that the page needs it: viewPage(…, …, { ${need}: ["${source}"] }).`;
			return [{ written, element, remedy }];
		},
	);
}

/** An address of the site itself, as nearly all are: they need not be parsed. */
const ownAddress = /^\/(?!\/)/;

/** Finds the style attributes, which no policy of a page allows. */
function findStyleAttributes(html: string): Blocked[] {
	// Nearly no page has any.
	if (!/style=/i.test(html)) return [];
	return [...html.matchAll(styleAttribute)].map(([, css = ""]) => ({
		written: `style="${css}"`,
		element: { attribute: "style" },
		remedy: asRule,
	}));
}

/** Finds the scripts and style sheets within a page that are not the engine's. */
function findBlockedCode(codes: readonly Code[], policy: Policy): Blocked[] {
	return codes.flatMap(({ element: name, attributes, code }): Blocked[] => {
		if (isData.test(attributes)) return [];
		if (policy[`${name}-src`]?.includes(hashOf(code))) return [];
		const written = `<${name}>${code.slice(0, 40)}`;
		const remedy = name === "script" ? asStart : asRule;
		return [{ written, element: { name, contains: code }, remedy }];
	});
}

const isData = /\ssrc=|\stype="(?!module|text\/javascript|speculationrules)/;

const asStart =
	'Put the script into site/start/NAME.ts, add NAME to code.start, and declare that the page needs it: viewPage(…, …, { start: ["NAME"] }).';

const asRule =
	"Write the rule in a style sheet that its component imports, and give the element a class.";
