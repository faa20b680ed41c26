import type { Link } from "mdast";
import type { Code, Wording } from "../diagnostic.ts";
import { didYouMean, nearest } from "../nearest.ts";

/** How an address in a text may begin, besides / and #. */
export const allowedSchemes = ["https", "mailto", "tel", "sms"] as const;

type Problem = {
	readonly code: Code;
	readonly message: Wording;
	readonly hint: Wording;
};

/** What is wrong about a link by itself: it lacks a half, or begins as no link may. */
export function linkProblem({ url, children }: Link): Problem | undefined {
	if (url === "" || children.length === 0)
		return {
			code: "broken-markdown",
			message:
				url === ""
					? { en: "The link has no address.", da: "Linket har ingen adresse." }
					: { en: "The link has no words.", da: "Linket har ingen ord." },
			hint: {
				en: "Write both: [the words](/address).",
				da: "Skriv begge dele: [ordene](/adresse).",
			},
		};
	const [, scheme = "", rest = ""] =
		/^([a-z][a-z0-9+.-]*):(.*)$/is.exec(url.replace(/^\{\{.*/s, "")) ?? [];
	const wanted = scheme.toLowerCase();
	if (wanted === "") return undefined;
	if (!allowedSchemes.some((allowed) => allowed === wanted))
		return {
			code: "unsafe-link",
			message: {
				en: `Links that start with ${wanted}: are not allowed.`,
				da: `Links, der begynder med ${wanted}:, er ikke tilladt.`,
			},
			hint: insteadOf(wanted),
		};
	const whole = wanted === "https" ? /^\/\/[^/\s]+\.[^/\s]/ : /^\S/;
	return whole.test(decodeHoles(rest))
		? undefined
		: {
				code: "unsafe-link",
				message: {
					en: `${url} is no whole address.`,
					da: `${url} er ikke en hel adresse.`,
				},
				hint: {
					en: "Addresses are written https://example.org, mailto:info@example.org, tel:+4512345678.",
					da: "Adresser skrives https://example.org, mailto:info@example.org, tel:+4512345678.",
				},
			};
}

/** What a cited fact gives is a whole address or a part of one. */
function decodeHoles(rest: string): string {
	return rest.replace(/(\{\{|%7B%7B).*?(\}\}|%7D%7D)/g, "fact.example");
}

function insteadOf(scheme: string): Wording {
	if (scheme === "http")
		return { en: "Write https:// instead.", da: "Skriv https:// i stedet." };
	if (scheme === "file" || scheme.length === 1)
		return {
			en: "This is a file on your own computer, which nobody else can open; put it at a web address first.",
			da: "Dette er en fil på din egen computer, som ingen andre kan åbne; læg den først på en webadresse.",
		};
	const near = nearest(scheme, allowedSchemes);
	return near
		? didYouMean(`${near}:`)
		: {
				en: "Links start with /, #, https://, mailto:, tel: or sms:.",
				da: "Links begynder med /, #, https://, mailto:, tel: eller sms:.",
			};
}
