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
			en: "Export the drawing without it: in draw.io without “Formatted Text” (on the tab Text), in Figma without background blur, elsewhere with its texts converted to outlines; or export it as a PNG.",
			da: "Eksportér den igen uden det: i draw.io uden »Formateret tekst« (på fanen Tekst), i Figma uden baggrundssløring, ellers med teksterne lavet om til kurver; eller eksportér den som PNG.",
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
			en: "The drawing contains a font that browsers can't use here.",
			da: "Tegningen indeholder en skrifttype, som browsere ikke kan bruge her.",
		},
		hint: {
			en: "Convert its texts to outlines (paths) in the drawing program, and export it again; from Excalidraw, export it as a PNG.",
			da: "Lav dens tekster om til kurver (outlines) i tegneprogrammet, og eksportér den igen; fra Excalidraw: eksportér den som PNG.",
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
			en: "The document type of the drawing (<!DOCTYPE) declares more than short names, which could change the meaning of its text.",
			da: "Tegningens dokumenttype (<!DOCTYPE) fastlægger andet end korte navne, og det kan ændre betydningen af teksten i den.",
		},
		hint: {
			en: "Delete it, from <!DOCTYPE to the closing >, or export the drawing again as a plain SVG (in Illustrator: File, Export, Export As, SVG).",
			da: "Slet den, fra <!DOCTYPE til det afsluttende >, eller eksportér tegningen igen som almindelig SVG (i Illustrator: Filer, Eksporter, Eksporter som, SVG).",
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
			en: "The drawing contains a photo that can't be published within it: only PNG and JPEG can, of at most 500 kB in all.",
			da: "Tegningen indeholder et foto, som ikke kan udgives som en del af den: det kan kun PNG og JPEG på i alt højst 500 kB.",
		},
		hint: {
			en: "Export the whole drawing as a PNG or JPEG instead (in Canva: Share, Download, PNG); or take the picture out of it, and export it again.",
			da: "Eksportér i stedet hele tegningen som PNG eller JPEG (i Canva: Del, Download, PNG); eller fjern billedet fra den, og eksportér den igen.",
		},
	},
	moving: {
		message: {
			en: "The drawing moves, which visitors can't stop.",
			da: "Tegningen bevæger sig, og det kan de besøgende ikke standse.",
		},
		hint: {
			en: "Export it without animation, or use a film (.mp4 or .webm) where the page can show one.",
			da: "Eksportér den uden animation, eller brug en film (.mp4 eller .webm), hvor siden kan vise en.",
		},
	},
	slow: {
		message: {
			en: "The drawing takes browsers longer than three seconds to draw; most of that time is for this part of it.",
			da: "Det tager browsere mere end tre sekunder at tegne tegningen; det meste af tiden går med denne del af den.",
		},
		hint: {
			en: "Use fewer or smaller blurs, shadows, masks, dashes and repeated parts, or export the drawing as a PNG.",
			da: "Brug færre eller mindre sløringer, skygger, masker, stiplede linjer og gentagelser, eller eksportér tegningen som PNG.",
		},
	},
	circle: {
		message: {
			en: "This part of the drawing is made of itself, so browsers don't draw it.",
			da: "Denne del af tegningen består af sig selv, så browsere tegner den ikke.",
		},
		hint: exportAgain,
	},
	unreadableStyle: {
		message: {
			en: "The style can't be read here: an address, a bracket or a text in quotes is not closed.",
			da: "Stilen kan ikke læses her: en adresse, en parentes eller en tekst i citationstegn er ikke afsluttet.",
		},
		hint: exportAgain,
	},
	styleElement: {
		message: {
			en: "There is an element within <style>, where only text is allowed.",
			da: "Der er et element i <style>, hvor der kun må være tekst.",
		},
		hint: exportAgain,
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

/** Explains that a style uses something that drawings must not. */
export function forbiddenStyle(name: string): Explanation {
	return {
		message: {
			en: `The style uses ${shorten(name)}, which is not allowed in drawings.`,
			da: `Stilen bruger ${shorten(name)}, og det er ikke tilladt i tegninger.`,
		},
		hint: {
			en: "Delete it, or export the drawing again with styles as attributes (“presentation attributes”).",
			da: "Slet det, eller eksportér tegningen igen med stil som attributter (»presentation attributes«).",
		},
	};
}

/** Explains that an address leads outside the drawing. */
export function explainOutside(address: string): Explanation {
	return {
		message: {
			en: `The drawing refers to “${shorten(address)}”, which is not part of it.`,
			da: `Tegningen henviser til »${shorten(address)}«, som ikke er en del af den.`,
		},
		hint: {
			en: "A drawing may only refer to its own parts, e.g. #name; put what it needs into the drawing itself.",
			da: "En tegning må kun henvise til sine egne dele, f.eks. #navn; læg det, den skal bruge, ind i selve tegningen.",
		},
	};
}

/** Explains that an element or an attribute is not on the list. */
export function notListed(
	name: string,
	kind: "element" | "attribute",
): Explanation {
	const shown = shorten(name);
	return {
		message:
			kind === "element"
				? {
						en: `<${shown}> is not allowed in drawings.`,
						da: `<${shown}> er ikke tilladt i tegninger.`,
					}
				: {
						en: `The attribute ${shown} is not allowed in drawings.`,
						da: `Attributten ${shown} er ikke tilladt i tegninger.`,
					},
		hint: exportAgain,
	};
}

function shorten(text: string): string {
	return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
