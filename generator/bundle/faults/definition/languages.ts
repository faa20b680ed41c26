import type { SiteDefinition } from "../../../definition.ts";
import type { CodeFault } from "../../../diagnostics/code-fault.ts";
import type { Hint, Wording } from "../../../diagnostics/diagnostic.ts";
import { messageLanguages } from "../../../diagnostics/language.ts";
import { didYouMean, nearest } from "../../../diagnostics/nearest.ts";
import type { SiteLanguage } from "../../../i18n/languages.ts";

/** Reports languages that can't be as a site's definition has them. */
export function languageFaults({
	languages,
	// Code without types may leave it out.
	editorLanguage = "en",
}: Pick<SiteDefinition, "languages" | "editorLanguage">): CodeFault[] {
	const codes = languages.map(({ code }) => code);
	return [
		...(languages.length === 0 ? [noLanguage] : []),
		...codes
			.filter((code, index) => codes.indexOf(code) < index)
			.map(twoLanguages),
		...languages.flatMap(faultsOfLanguage),
		...(isKnown(editorLanguage)
			? []
			: [noEditorLanguage(editorLanguage, codes)]),
	];
}

const noLanguage: CodeFault = {
	name: "languages",
	among: ["collections", "pages"],
	message: {
		en: "The site has no language.",
		da: "Hjemmesiden har intet sprog.",
	},
	hint: {
		en: 'Give it one, as { code: "en", tag: "en-GB", openGraph: "en_GB" }.',
		da: 'Giv den ét, som { code: "da", tag: "da-DK", openGraph: "da_DK" }.',
	},
};

function twoLanguages(code: string): CodeFault {
	return {
		name: code,
		among: ["code", "tag"],
		message: {
			en: `Two languages of the site have the code ${code}.`,
			da: `To af hjemmesidens sprog har koden ${code}.`,
		},
	};
}

/** A language, and perhaps a script and a country, as BCP 47 writes them: sr, sr-Latn, pt-BR. */
const codeForm = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

function faultsOfLanguage({ code, tag }: SiteLanguage): CodeFault[] {
	// The first part of a tag, if that can be a code.
	const [own] = /^[a-z]{2}(?=-|$)/.exec(tag) ?? [];
	const form: CodeFault = {
		name: code,
		among: [tag],
		message: {
			en: `The code of a language is written as en or pt-BR; ${code} is not.`,
			da: `Et sprogs kode skrives som da eller pt-BR; det gør ${code} ikke.`,
		},
		hint: own === undefined ? undefined : didYouMean(own),
	};
	const language = wrongTag(tag);
	return [
		...(codeForm.test(code) ? [] : [form]),
		...(language ? [{ name: tag, among: [code], ...language }] : []),
	];
}

function isKnown(code: string): boolean {
	if (!codeForm.test(code)) return false;
	// The names of languages take 10 ms to load.
	return isSupported(code) || hasName(code);
}

function hasName(code: string): boolean {
	const options = { type: "language", fallback: "none" } as const;
	return new Intl.DisplayNames("en", options).of(code) !== undefined;
}

/** The language of editors that isn't one, with that of the site or of Kilde whose code or name it is like. */
function noEditorLanguage(code: string, codes: readonly string[]): CodeFault {
	const names = new Map(
		[...messageLanguages, ...codes.filter(isKnown)].flatMap((each) => {
			const called = [each, ...messageLanguages].map(
				(language) =>
					new Intl.DisplayNames(language, { type: "language" }).of(each) ?? "",
			);
			return [each, ...called].map((name) => [name, each] as const);
		}),
	);
	const [first = ""] = code.split(/[-_]/);
	const meant = names.get(
		nearest(code, names.keys()) ?? nearest(first, names.keys()) ?? "",
	);
	return {
		name: code,
		key: "editorLanguage",
		among: ["languages", "collections"],
		message: {
			en: `editorLanguage must be the code of a language, as en or pt-BR; ${code} is none.`,
			da: `editorLanguage skal være koden for et sprog, som da eller pt-BR; det er ${code} ikke.`,
		},
		hint: meant === undefined ? undefined : didYouMean(meant),
	};
}

/** The fault of a language tag; undefined if it has none. */
export function wrongTag(
	tag: string,
): { readonly message: Wording; readonly hint: Hint } | undefined {
	if (isSupported(tag)) return undefined;
	const hyphened = tag.replaceAll("_", "-");
	return {
		message: {
			en: `${tag} is the tag of no language that dates and numbers can be written in.`,
			da: `${tag} er ikke et tag for noget sprog, som datoer og tal kan skrives på.`,
		},
		hint: isSupported(hyphened)
			? didYouMean(hyphened)
			: {
					en: "A tag is a language and a country, as en-GB or fr-CH.",
					da: "Et tag er et sprog og et land, som da-DK eller fr-CH.",
				},
	};
}

function isSupported(tag: string): boolean {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
	} catch {
		// It doesn't have the form of a tag.
		return false;
	}
}
