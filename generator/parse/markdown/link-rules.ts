import type { Link } from "mdast";
import { type Explanation, explain } from "../../diagnostics/diagnostic.ts";
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
export function explainLink({ url, children }: Link): Explanation | undefined {
	const isBlank = children.every(
		(child) => child.type === "text" && child.value.trim() === "",
	);
	return url === "" || isBlank
		? explain("broken-markdown.incomplete-link")
		: explainAddress(url);
}

const fact = String.raw`(?:\{\{|%7B%7B).*?(?:\}\}|%7D%7D)`;
const anyFact = new RegExp(fact, "g");

function explainAddress(url: string): Explanation | undefined {
	// Facts named link.… are complete addresses, and a path may follow.
	const written = url.replace(
		/^(?:\{\{|%7B%7B)link\..*?(?:\}\}|%7D%7D)/,
		"https://fact.example",
	);
	// Braces that aren't closed are reported as such.
	if (new RegExp(`^${fact}`).test(written)) return explain("unsafe-link.fact");
	const [, schemeAsWritten = "", rest = ""] =
		/^([a-z][a-z0-9+.-]*):(.*)$/is.exec(written) ?? [];
	const scheme = schemeAsWritten.toLowerCase();
	if (scheme === "") return undefined;
	if (scheme === "https" && !withoutCredentials.test(written))
		return explain("unsafe-link.credentials");
	// C:/file
	if (scheme === "file" || scheme.length === 1)
		return explain("unsafe-link.local-file");
	if (!allowedSchemes.some((allowed) => allowed === scheme)) {
		const near =
			scheme === "http" ? "https" : findNearest(scheme, allowedSchemes);
		const fixes = near ? [`${near}:${rest}`] : [];
		return explain("unsafe-link.scheme", { scheme }, fixes);
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
const phoneNumber = /^\+?(?:(?:[().-]|%20)*\d){3,}(?:[().-]|%20)*(?:[?;&]|$)/;

/** Whether the part after the scheme is complete: a host with a dot, mailboxes, or a number. */
function isCompleteAddress(scheme: string, rest: string): boolean {
	// The value of a cited fact is a complete address or a part of one.
	const fill = (sample: string) => rest.replace(anyFact, sample);
	if (scheme === "https")
		return (
			addressOfHost.test(`https:${rest}`) &&
			URL.canParse(`https:${fill("fact.example")}`)
		);
	return scheme === "mailto"
		? mailboxes.test(fill(rest.includes("@") ? "fact.example" : "a@b.example"))
		: phoneNumber.test(fill("123"));
}
