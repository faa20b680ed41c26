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
			en: "The drawing contains a script; scripts are not allowed in drawings.",
			da: "Tegningen indeholder et script, og det er ikke tilladt.",
		},
		hint: exportAgain,
	},
	page: {
		message: {
			en: "The drawing contains a piece of a web page, which is not allowed in drawings.",
			da: "Tegningen indeholder et stykke af en webside, og det er ikke tilladt.",
		},
		hint: {
			en: "Export the drawing without it: in Illustrator without “Preserve Illustrator Editing Capabilities”, in Figma without background blur, elsewhere with its texts converted to outlines.",
			da: "Eksportér den igen uden det: i Illustrator uden »Preserve Illustrator Editing Capabilities«, i Figma uden baggrundssløring, ellers med teksterne lavet om til kurver.",
		},
	},
	link: {
		message: {
			en: "The drawing contains a link; links are not allowed in drawings.",
			da: "Tegningen indeholder et link, og det er ikke tilladt.",
		},
		hint: {
			en: "Remove the link in the drawing program, and write it in the text beside the picture.",
			da: "Fjern linket i tegneprogrammet, og skriv det i teksten ved siden af billedet.",
		},
	},
	font: {
		message: {
			en: "The drawing contains a font.",
			da: "Tegningen indeholder en skrifttype.",
		},
		hint: {
			en: "Convert its texts to outlines (paths) in the drawing program, and export it again.",
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
			en: "The drawing has a document type (<!DOCTYPE), which could change the meaning of its text.",
			da: "Tegningen har en dokumenttype (<!DOCTYPE), som kan ændre betydningen af teksten i den.",
		},
		hint: {
			en: "Delete it, from <!DOCTYPE to the closing >; drawings don't need it. In Illustrator: export it by File, Export, Export As, SVG.",
			da: "Slet den, fra <!DOCTYPE til det afsluttende >; tegninger har ikke brug for den. I Illustrator: eksportér med Filer, Eksporter, Eksporter som, SVG.",
		},
	},
	styleSheet: {
		message: {
			en: "The drawing loads a style sheet from another file, which is not allowed.",
			da: "Tegningen henter et typografiark fra en anden fil, og det er ikke tilladt.",
		},
		hint: {
			en: "Export it again with its styles inside the file, or as attributes.",
			da: "Eksportér den igen med stilen i selve tegningen eller som attributter.",
		},
	},
	picture: {
		message: {
			en: "The drawing contains a photo or another picture of pixels, which can't be made smaller there.",
			da: "Tegningen indeholder et foto eller et andet billede af pixels, og det kan ikke gøres mindre dér.",
		},
		hint: {
			en: "Export the whole drawing as a PNG or JPEG instead; or take the picture out of it, and export it again.",
			da: "Eksportér i stedet hele tegningen som PNG eller JPEG; eller fjern billedet fra den, og eksportér den igen.",
		},
	},
	size: {
		message: {
			en: "The drawing has too many parts or levels, which takes browsers a long time to draw.",
			da: "Tegningen har for mange dele eller niveauer, og det tager browsere lang tid at tegne dem.",
		},
		hint: {
			en: "Simplify it in the drawing program, or export it as a PNG.",
			da: "Gør den enklere i tegneprogrammet, eller eksportér den som PNG.",
		},
	},
	notWellFormed: {
		message: {
			en: "The drawing can't be read from here on: it is not well-formed XML.",
			da: "Herfra kan tegningen ikke læses: den er ikke velformet XML.",
		},
		hint: {
			en: "Export it again from the program it was drawn in, as a plain SVG (in Inkscape: Save as, Plain SVG).",
			da: "Eksportér den igen fra det program, den er tegnet i, som almindelig SVG (i Inkscape: Gem som, Almindelig SVG).",
		},
	},
	noNamespace: {
		message: {
			en: "Browsers don't recognise this as a drawing: the namespace is missing.",
			da: "Browsere opfatter ikke dette som en tegning: navnerummet mangler.",
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
			en: "This is not a drawing: an SVG file begins with <svg>.",
			da: "Dette er ikke en tegning: en SVG-fil begynder med <svg>.",
		},
		hint: {
			en: "Export it again from the program it was drawn in.",
			da: "Eksportér den igen fra det program, den er tegnet i.",
		},
	},
} as const satisfies Record<string, Explanation>;
