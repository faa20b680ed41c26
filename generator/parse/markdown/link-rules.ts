import type { Link } from "mdast";
import { explain } from "../../diagnostics/diagnostic.ts";
import { findNearest } from "../../diagnostics/nearest.ts";
import {
	addressOfHost,
	hostPattern,
	toPunycodeUrl,
	withoutCredentials,
} from "../../text/host-name.ts";

/** The URL schemes that links in texts may have. Other links begin with / or #. */
export const allowedSchemes = ["https", "mailto", "tel", "sms"] as const;

/** Explains a problem of a link itself: a missing text, or a missing, invalid or unsafe address. */
export function explainLink({
	url,
	children,
}: Link): LinkExplanation | undefined {
	const isBlank = children.every(
		(child) => child.type === "text" && child.value.trim() === "",
	);
	return url === "" || isBlank
		? explain("broken-markdown.incomplete-link")
		: explainAddress(url);
}

type LinkExplanation = ReturnType<typeof explain>;

function explainAddress(url: string): LinkExplanation | undefined {
	const written = replaceLeadingFact(url);
	// Braces that aren't closed are reported as such.
	if (/^(?:\{\{|%7B%7B).*?(?:\}\}|%7D%7D)/.test(written))
		return explain("unsafe-link.fact");
	const [, schemeAsWritten = "", rest = ""] =
		/^([a-z][a-z0-9+.-]*):(.*)$/is.exec(written) ?? [];
	const scheme = schemeAsWritten.toLowerCase();
	if (scheme === "") return undefined;
	if (!withoutCredentials.test(written) && scheme === "https")
		return explain("unsafe-link.credentials");
	// C:/file
	if (scheme === "file" || scheme.length === 1)
		return explain("unsafe-link.local-file");
	if (!allowedSchemes.some((allowed) => allowed === scheme)) {
		const near =
			scheme === "http" ? "https" : findNearest(scheme, allowedSchemes);
		return explain(
			"unsafe-link.scheme",
			{ scheme },
			near ? [`${near}:${rest}`] : [],
		);
	}
	if (isCompleteAddress(scheme, rest)) return undefined;
	const withHost =
		toPunycodeUrl(url) ?? `https://${rest.replace(/^[/\s]+/, "")}`;
	const fixes = scheme === "https" ? [withHost] : [];
	return explain("unsafe-link.incomplete", { url }, fixes);
}

const mailboxes = new RegExp(
	`^[^@\\s?,]+@${hostPattern}(?:,[^@\\s?,]+@${hostPattern})*(?=\\?|$)`,
);

/** Whether the part after the scheme is complete: a host with a dot, mailboxes, or a number. */
function isCompleteAddress(scheme: string, rest: string): boolean {
	// The value of a cited fact is a complete address or a part of one.
	const filled = (fact: string) =>
		rest.replace(/(\{\{|%7B%7B).*?(\}\}|%7D%7D)/g, fact);
	switch (scheme) {
		case "https":
			return (
				addressOfHost.test(`https:${rest}`) &&
				URL.canParse(`https:${filled("fact.example")}`)
			);
		case "mailto":
			return mailboxes.test(
				/@/.test(rest) ? filled("fact.example") : filled("fact@fact.example"),
			);
		default: {
			const [number = ""] = filled("123").split(/[?;&]/);
			return (
				/^\+?(?:[\d().-]|%20)+$/.test(number) &&
				number.replaceAll("%20", "").replace(/\D/g, "").length >= 3
			);
		}
	}
}

/** Replaces a fact at the beginning by an example host. Facts named link.… are complete addresses, and a path may follow. */
function replaceLeadingFact(url: string): string {
	return url.replace(
		/^(?:\{\{|%7B%7B)link\..*?(?:\}\}|%7D%7D)/,
		"https://fact.example",
	);
}
