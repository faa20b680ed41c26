import type { Wording } from "../../diagnostics/diagnostic.ts";
import type { Explanation } from "./fault.ts";

/** The hint that fits most faults. */
export const exportAgain: Wording = {
	en: "Delete it, or export the drawing again as a plain SVG (in Inkscape: Save As, Plain SVG).",
	da: "Slet det, eller eksportér tegningen igen som almindelig SVG (i Inkscape: Gem som, almindelig SVG).",
};

/** The messages for what drawings must not contain, with hints for the drawing programs that add it. */
export const notAllowed = {
	script: {
		message: {
			en: "The drawing contains a script, which drawings must not have.",
			da: "Tegningen indeholder et script, og det må tegninger ikke.",
		},
		hint: exportAgain,
	},
	page: {
		message: {
			en: "The drawing contains a piece of a web page, which drawings must not have.",
			da: "Tegningen indeholder et stykke af en webside, og det må tegninger ikke.",
		},
		hint: {
			en: "Export it again without it: in Illustrator without “Preserve Illustrator Editing Capabilities”, in Figma without background blur, elsewhere with its texts turned into outlines.",
			da: "Eksportér den igen uden det: i Illustrator uden »Preserve Illustrator Editing Capabilities«, i Figma uden baggrundssløring, ellers med teksterne lavet om til kurver.",
		},
	},
	link: {
		message: {
			en: "The drawing contains a link, which drawings must not have.",
			da: "Tegningen indeholder et link, og det må tegninger ikke.",
		},
		hint: {
			en: "Remove the link in the drawing program, and write it in the text beside the picture.",
			da: "Fjern linket i tegneprogrammet, og skriv det i teksten ved siden af billedet.",
		},
	},
	font: {
		message: {
			en: "The drawing brings a font of its own.",
			da: "Tegningen har sin egen skrifttype med.",
		},
		hint: {
			en: "Turn its texts into outlines (paths) in the drawing program, and export it again.",
			da: "Lav dens tekster om til kurver (outlines) i tegneprogrammet, og eksportér den igen.",
		},
	},
	flow: {
		message: {
			en: "The drawing contains flowed text, which browsers don't show.",
			da: "Tegningen indeholder flydende tekst, som browsere ikke viser.",
		},
		hint: {
			en: "In Inkscape, choose Text, Convert to Text (or Path, Object to Path), and save it again as a plain SVG.",
			da: "Vælg i Inkscape Tekst, Konvertér til tekst (eller Kurve, Objekt til kurve), og gem den igen som almindelig SVG.",
		},
	},
	doctype: {
		message: {
			en: "The drawing has a document type (<!DOCTYPE), which could give its words other meanings.",
			da: "Tegningen har en dokumenttype (<!DOCTYPE), som kan give dens ord andre betydninger.",
		},
		hint: {
			en: "Delete it, from <!DOCTYPE to its last >; drawings need none. In Illustrator: export it by File, Export, Export As, SVG.",
			da: "Slet den, fra <!DOCTYPE til dens sidste >; tegninger behøver ingen. I Illustrator: eksportér med Filer, Eksporter, Eksporter som, SVG.",
		},
	},
	styleSheet: {
		message: {
			en: "The drawing asks for a style sheet in another file, which drawings must not do.",
			da: "Tegningen henter et typografiark i en anden fil, og det må tegninger ikke.",
		},
		hint: {
			en: "Export it again with its styles within it, or as attributes.",
			da: "Eksportér den igen med stilen i selve tegningen eller som attributter.",
		},
	},
	linkedPicture: {
		message: {
			en: "The drawing shows a picture that lies in another file, where nobody sees it.",
			da: "Tegningen viser et billede, der ligger i en anden fil, og det får ingen at se.",
		},
		hint: {
			en: "Embed the picture in the drawing as a PNG, JPEG, GIF or WebP, and export it again.",
			da: "Indlejr billedet i tegningen som PNG, JPEG, GIF eller WebP, og eksportér den igen.",
		},
	},
	embedded: {
		message: {
			en: "The picture embedded here is none that can be read: it must be a PNG, JPEG, GIF or WebP in Base64.",
			da: "Det indlejrede billede her kan ikke læses: det skal være PNG, JPEG, GIF eller WebP i Base64.",
		},
		hint: {
			en: "Embed it again in the drawing program, and export the drawing again.",
			da: "Indlejr det igen i tegneprogrammet, og eksportér tegningen igen.",
		},
	},
	depth: {
		message: {
			en: "Here the drawing is nested deeper than drawings are.",
			da: "Her er tegningen indlejret i sig selv i flere niveauer, end tegninger er.",
		},
		hint: {
			en: "Ungroup what is grouped many times over, and export it again.",
			da: "Opløs de mange grupper, og eksportér den igen.",
		},
	},
	size: {
		message: {
			en: "The drawing has more than 200,000 parts, which browsers take long to draw.",
			da: "Tegningen har mere end 200.000 dele, og dem er browsere længe om at tegne.",
		},
		hint: {
			en: "Simplify it in the drawing program, or export it as a PNG.",
			da: "Gør den enklere i tegneprogrammet, eller eksportér den som PNG.",
		},
	},
	noNamespace: {
		message: {
			en: "Browsers don't take this for a drawing: the namespace is missing.",
			da: "Browsere tager ikke dette for en tegning: navnerummet mangler.",
		},
		hint: {
			en: 'Begin it with <svg xmlns="http://www.w3.org/2000/svg" …>.',
			da: 'Begynd den med <svg xmlns="http://www.w3.org/2000/svg" …>.',
		},
	},
	notUtf8: {
		message: {
			en: "A character here is not saved as UTF-8.",
			da: "Et tegn her er ikke gemt som UTF-8.",
		},
		hint: {
			en: "Export the drawing again with the encoding UTF-8.",
			da: "Eksportér tegningen igen med tegnkodningen UTF-8.",
		},
	},
	noDrawing: {
		message: {
			en: "This is no drawing: an SVG file begins with <svg>.",
			da: "Dette er ikke en tegning: en SVG-fil begynder med <svg>.",
		},
		hint: {
			en: "Export it again from the program that it was drawn in.",
			da: "Eksportér den igen fra det program, den er tegnet i.",
		},
	},
} as const satisfies Record<string, Explanation>;

/** Returns the message and the hint for an XML syntax error, from the message of the parser. */
export function explainXmlError(message: string): Explanation {
	const [, prefix] = /unbound namespace prefix: "(.*)"/.exec(message) ?? [];
	if (prefix !== undefined)
		return {
			message: {
				en: `A name begins with ${prefix}:, which the drawing doesn't declare (xmlns:${prefix}).`,
				da: `Et navn begynder med ${prefix}:, som tegningen ikke erklærer (xmlns:${prefix}).`,
			},
			hint: exportAgain,
		};
	if (/entity/.test(message))
		return {
			message: {
				en: "A sign written with & has no meaning here.",
				da: "Et tegn skrevet med & har ingen betydning her.",
			},
			hint: {
				en: "Write the sign itself, and & as &amp;; or export the drawing again as a plain SVG.",
				da: "Skriv selve tegnet, og & som &amp;; eller eksportér tegningen igen som almindelig SVG.",
			},
		};
	if (/clos|unexpected end/.test(message))
		return {
			message: {
				en: "Something in the drawing is not closed, or is closed twice, up to here.",
				da: "Noget i tegningen er ikke afsluttet, eller er afsluttet to gange, indtil her.",
			},
			hint: {
				en: "Copy the file once more from where it came from, or export it again.",
				da: "Kopiér filen igen derfra, hvor den kom fra, eller eksportér den på ny.",
			},
		};
	return {
		message: {
			en: "From here on the drawing can't be read: it is not well-formed XML.",
			da: "Herfra kan tegningen ikke læses: den er ikke velformet XML.",
		},
		hint: {
			en: "Export it again from the program that it was drawn in.",
			da: "Eksportér den igen fra det program, den er tegnet i.",
		},
	};
}
