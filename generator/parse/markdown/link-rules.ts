import type { Link } from "mdast";
import {
	type Code,
	type Explanation,
	explainInWords,
	type Hint,
	type Message,
} from "../../diagnostics/diagnostic.ts";
import { didYouMean, hintToWrite, nearest } from "../../diagnostics/nearest.ts";
import {
	addressOfHost,
	host,
	toDnsAddress,
	withoutCredentials,
} from "../../host/host-name.ts";

/** The URL schemes that links in texts may have. Other links begin with / or #. */
export const allowedSchemes = ["https", "mailto", "tel", "sms"] as const;

/**
 * Checks a link by itself. Returns what is wrong if it lacks its words or address, or, with a code, if its address is
 * invalid or unsafe.
 */
export function linkFault({
	url,
	children,
}: Link): (Explanation & { readonly code?: Code }) | undefined {
	const isBlank = children.every(
		(child) => child.type === "text" && child.value.trim() === "",
	);
	if (url === "") return missingAddress;
	if (isBlank) return missingText;
	const unsafe = unsafeAddress(url);
	return unsafe && { code: "unsafe-link", ...unsafe };
}

const writeBoth = [
	"Write both: [the text](/address).",
	"Skriv begge dele: [teksten](/adresse).",
	{
		onPage: {
			en: "Delete it, and make the link again with Link above the text.",
			da: "Slet det, og lav linket igen med Link over teksten.",
		},
	},
] as const;

const missingAddress = explainInWords(
	"The link has no address.",
	"Linket har ingen adresse.",
	...writeBoth,
);

const missingText = explainInWords(
	"The link has no text.",
	"Linket har ingen tekst.",
	...writeBoth,
);

function unsafeAddress(url: string): Explanation | undefined {
	const written = withoutFirstFact(url);
	// Braces that aren't closed are reported as such.
	if (/^(?:\{\{|%7B%7B).*?(?:\}\}|%7D%7D)/.test(written)) return notAnAddress;
	const [, scheme = "", rest = ""] =
		/^([a-z][a-z0-9+.-]*):(.*)$/is.exec(written) ?? [];
	const lowerCase = scheme.toLowerCase();
	if (lowerCase === "") return undefined;
	if (!withoutCredentials.test(written) && lowerCase === "https")
		return withCredentials;
	if (!allowedSchemes.some((allowed) => allowed === lowerCase))
		return {
			message: {
				en: `Links that start with ${lowerCase}: are not allowed.`,
				da: `Links, der begynder med ${lowerCase}:, er ikke tilladt.`,
			},
			hint: hintFor(lowerCase, rest),
		};
	if (isComplete(lowerCase, rest)) return undefined;
	return {
		message: {
			en: `${url} is not a complete address.`,
			da: `${url} er ikke en fuldstændig adresse.`,
		},
		hint:
			lowerCase === "https"
				? didYouMean(
						toDnsAddress(url) ?? `https://${rest.replace(/^[/\s]+/, "")}`,
						wholeAddress,
					)
				: wholeAddress,
	};
}

const withCredentials = explainInWords(
	"The link has a user name or password before the host, so it may not lead where it seems to.",
	"Linket har et brugernavn eller en adgangskode foran domænet, så det kan føre et andet sted hen, end det ser ud til.",
	"Remove everything before the @, and the @ itself.",
	"Slet alt, hvad der står før @, og selve @.",
);

const wholeAddress: Message = {
	en: "Write the whole address, e.g. https://www.example.org, mailto:info@example.org or tel:+4512345678.",
	da: "Skriv hele adressen, f.eks. https://www.example.org, mailto:info@example.org eller tel:+4512345678.",
};

const mailboxes = new RegExp(
	`^[^@\\s?,]+@${host}(?:,[^@\\s?,]+@${host})*(?=\\?|$)`,
);

/** Whether the part after the scheme is complete: a host with a dot, mailboxes, or a number. */
function isComplete(scheme: string, rest: string): boolean {
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
function withoutFirstFact(url: string): string {
	return url.replace(
		/^(?:\{\{|%7B%7B)link\..*?(?:\}\}|%7D%7D)/,
		"https://fact.example",
	);
}

const notAnAddress = explainInWords(
	"If a link begins with a fact, the fact must be an address.",
	"Begynder et link med en oplysning, skal den være en adresse.",
	"The names of such facts begin with link, e.g. {{link.email}}.",
	"Navnene på den slags oplysninger begynder med link, f.eks. {{link.email}}.",
	{
		onPage: {
			en: "Click on the link, and choose a page or write an address with Link above the text.",
			da: "Klik på linket, og vælg en side, eller skriv en adresse, med Link over teksten.",
		},
	},
);

function hintFor(scheme: string, rest: string): Hint {
	if (scheme === "http") return hintToWrite(`https:${rest}`);
	if (scheme === "file" || scheme.length === 1)
		return {
			en: "This is a file on your own computer, which nobody else can open; put it on the web first.",
			da: "Dette er en fil på din egen computer, som ingen andre kan åbne; læg den først på nettet.",
		};
	const near = nearest(scheme, allowedSchemes);
	return near ? didYouMean(`${near}:${rest}`, beginnings) : beginnings;
}

const beginnings: Message = {
	en: "Links start with /, #, https://, mailto:, tel: or sms:.",
	da: "Links begynder med /, #, https://, mailto:, tel: eller sms:.",
};
