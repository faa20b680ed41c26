import type { CodeFault } from "../../../diagnostics/code-fault.ts";
import { suggest } from "../../../diagnostics/nearest.ts";
import type { CodeFile } from "../places.ts";
import { wrongTag } from "./languages.ts";

/** The name in a site's code that Intl refused by this error: of a language, a time zone or a currency. */
export function refusedByIntl(
	error: unknown,
	files: readonly CodeFile[],
): CodeFault | undefined {
	if (!(error instanceof RangeError)) return undefined;
	const { message } = error;
	if (/^Incorrect locale information|^Invalid language tag/.test(message))
		return tagIn(files);
	const [, zone] = /^Invalid time zone specified: (.+)$/.exec(message) ?? [];
	if (zone !== undefined) return noTimeZone(zone);
	const [, code] = /^Invalid currency code ?: (.+)$/.exec(message) ?? [];
	return code === undefined ? undefined : noCurrency(code);
}

/** Intl doesn't say which tag it refused. */
function tagIn(files: readonly CodeFile[]): CodeFault | undefined {
	const tags = files.flatMap(({ text }) =>
		[...text.matchAll(/\btag:\s*["'`]([^"'`]+)/g)].map(([, tag = ""]) => tag),
	);
	const [fault] = tags.flatMap((tag) => {
		const wrong = wrongTag(tag);
		return wrong ? [{ name: tag, among: ["tag"], ...wrong }] : [];
	});
	return fault;
}

function noTimeZone(zone: string): CodeFault {
	if (zone === "undefined")
		return {
			name: "timeZone",
			among: ["languages", "collections"],
			message: {
				en: "The site has no time zone.",
				da: "Hjemmesiden har ingen tidszone.",
			},
			hint: timeZones,
		};
	return {
		name: zone,
		among: ["timeZone"],
		message: {
			en: `There is no time zone ${zone}.`,
			da: `Der er ingen tidszone, som hedder ${zone}.`,
		},
		hint: suggest(zone, Intl.supportedValuesOf("timeZone")) ?? timeZones,
	};
}

const timeZones = {
	en: "A time zone is named as in the IANA database, as Europe/Paris.",
	da: "En tidszone hedder som i IANA's database, f.eks. Europe/Paris.",
};

function noCurrency(code: string): CodeFault {
	return {
		name: code,
		among: ["currency"],
		message: {
			en: `There is no currency ${code}.`,
			da: `Der er ingen valuta, som hedder ${code}.`,
		},
		hint: {
			en: "A currency has a code of three letters, as EUR.",
			da: "En valuta har en kode på tre bogstaver, som EUR.",
		},
	};
}
