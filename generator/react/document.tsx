import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { HeadTag } from "../plan/head.ts";
import type { PageCode } from "../types.ts";

/**
 * The head of a page, everything in the order in which a browser needs it: the policy before what it rules, the style sheet
 * within the page, so that the first paint takes one round trip, its scripts, and its data for machines. `children` come
 * before the tags.
 *
 * @example <Head tags={[{ tag: "title", text: "Prices" }]} code={code} />;
 */
export function Head({
	tags,
	code,
	data = [],
	children,
}: {
	readonly tags: readonly HeadTag[];
	readonly code: PageCode;
	/** JSON-LD. */
	readonly data?: readonly object[];
	readonly children?: ReactNode;
}) {
	return (
		<head>
			<meta charSet="utf-8" />
			{code.policy && (
				<meta httpEquiv="Content-Security-Policy" content={code.policy} />
			)}
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			{children}
			{tags.map(renderTag)}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style element takes its text in no other way. */}
			<style dangerouslySetInnerHTML={{ __html: code.css }} />
			<Script code={code.client} />
			{code.script && <script src={code.script} defer />}
			{/* Prefetches a page of the site when the pointer rests on its link; browsers that don't know it ignore it. */}
			<Script type="speculationrules" code={code.prefetch} />
			{data.map(renderJsonLd)}
		</head>
	);
}

/**
 * An inline script, e.g. one of site/start/: `code.start[name]`.
 *
 * @example <Script code={code.start.theme ?? ""} />;
 */
export function Script({
	type,
	code,
}: {
	readonly type?: "speculationrules" | "application/ld+json";
	readonly code: string;
}) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text in no other way.
	return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

/** An element of the head. Its position is its key, since the order never changes. */
function renderTag(tag: HeadTag, place: number) {
	switch (tag.tag) {
		case "title":
			return <title key={place}>{tag.text}</title>;
		case "meta":
			return <meta key={place} {...tag.attributes} />;
		case "link":
			return <link key={place} {...tag.attributes} />;
	}
}

/** JSON-LD. Every < is escaped, so that no text can close the element. */
function renderJsonLd(data: object, place: number) {
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	return <Script key={place} type="application/ld+json" code={json} />;
}

/** Renders the `html` element of a page to a complete document. */
export function renderHtml(page: ReactElement): string {
	const html = renderToStaticMarkup(page).replace(
		tagOrApostrophe,
		(found: string, element?: string) =>
			element
				? found
				: found.replaceAll("&#x27;", "'").replace(reactName, toLowerCase),
	);
	// React writes the viewport first of all; a policy holds only for what follows it.
	const ordered = html.replace(
		/(<meta name="viewport"[^>]*>)(<meta http-equiv="Content-Security-Policy"[^>]*>)/,
		"$2$1",
	);
	return `<!doctype html>${ordered}\n`;
}

/**
 * Matches what is rewritten in React's output: a tag, whose attribute names get lower case, and an escaped apostrophe, which
 * needs no escape between double quotes (policies contain many). Also matches scripts and style sheets, which stay unchanged.
 */
const tagOrApostrophe =
	/<(script|style)\b[^>]*>.*?<\/\1>|<[a-z][^>]*>|&#x27;/gs;

/** Attributes that React writes with capitals; those of SVG have them. */
const reactName =
	/ (?:auto(?:Capitalize|Complete)|charSet|colSpan|dateTime|enterKeyHint|fetchPriority|hrefLang|image(?:Sizes|SrcSet)|playsInline|popoverTarget(?:Action)?|rowSpan|spellCheck|srcSet)=/g;

function toLowerCase(text: string): string {
	return text.toLowerCase();
}
