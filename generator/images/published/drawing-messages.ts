import { type Explanation, explain } from "../../diagnostics/diagnostic.ts";

/** The hint that fits most faults, in English and in Danish. */
const exportAgain = [
	"Delete it, or export the drawing again as a plain SVG (in Inkscape: Save As, Plain SVG).",
	"Slet det, eller eksportér tegningen igen som almindelig SVG (i Inkscape: Gem som, almindelig SVG).",
] as const;

/** The messages for what drawings must not contain, with hints for the drawing programs that add it. */
export const notAllowed = {
	script: explain(
		"The drawing contains a script; scripts are not allowed in drawings.",
		"Tegningen indeholder et script, og det er ikke tilladt.",
		...exportAgain,
	),
	page: explain(
		"The drawing contains a piece of a web page, which is not allowed in drawings.",
		"Tegningen indeholder et stykke af en webside, og det er ikke tilladt.",
		"Export the drawing without it: in draw.io without “Formatted Text” (on the tab Text), in Figma without background blur, elsewhere with its texts converted to outlines; or export it as a PNG.",
		"Eksportér den igen uden det: i draw.io uden »Formateret tekst« (på fanen Tekst), i Figma uden baggrundssløring, ellers med teksterne lavet om til kurver; eller eksportér den som PNG.",
	),
	link: explain(
		"The drawing contains a link; links are not allowed in drawings.",
		"Tegningen indeholder et link, og det er ikke tilladt.",
		"Remove the link in the drawing program, and write it in the text beside the picture.",
		"Fjern linket i tegneprogrammet, og skriv det i teksten ved siden af billedet.",
	),
	font: explain(
		"The drawing contains a font that browsers can't use here.",
		"Tegningen indeholder en skrifttype, som browsere ikke kan bruge her.",
		"Convert its texts to outlines (paths) in the drawing program, and export it again; from Excalidraw, export it as a PNG.",
		"Lav dens tekster om til kurver (outlines) i tegneprogrammet, og eksportér den igen; fra Excalidraw: Eksportér den som PNG.",
	),
	flow: explain(
		"The drawing contains flowed text, which browsers don't show.",
		"Tegningen indeholder flydende tekst, som browsere ikke viser.",
		"In Inkscape, choose Text, Convert to Text (or Path, Object to Path), and save it again as a plain SVG.",
		"Vælg i Inkscape Tekst, Konvertér til tekst (eller Kurve, Objekt til kurve), og gem den igen som almindelig SVG.",
	),
	doctype: explain(
		"The document type of the drawing (<!DOCTYPE) declares more than short names, which could change the meaning of its text.",
		"Tegningens dokumenttype (<!DOCTYPE) fastlægger andet end korte navne, og det kan ændre betydningen af teksten i den.",
		"Delete it, from <!DOCTYPE to the closing >, or export the drawing again as a plain SVG (in Illustrator: File, Export, Export As, SVG).",
		"Slet den, fra <!DOCTYPE til det afsluttende >, eller eksportér tegningen igen som almindelig SVG (i Illustrator: Filer, Eksporter, Eksporter som, SVG).",
	),
	styleSheet: explain(
		"The drawing loads a style sheet from another file, which is not allowed.",
		"Tegningen henter et typografiark fra en anden fil, og det er ikke tilladt.",
		"Export it again with its styles inside the file, or as attributes.",
		"Eksportér den igen med stilen i selve tegningen eller som attributter.",
	),
	picture: explain(
		"The drawing contains a photo that can't be published within it: only PNG and JPEG can, of at most 500 kB in all.",
		"Tegningen indeholder et foto, som ikke kan udgives som en del af den: Det kan kun PNG og JPEG på i alt højst 500 kB.",
		"Export the whole drawing as a PNG or JPEG instead (in Canva: Share, Download, PNG); or take the picture out of it, and export it again.",
		"Eksportér i stedet hele tegningen som PNG eller JPEG (i Canva: Del, Download, PNG); eller fjern billedet fra den, og eksportér den igen.",
	),
	moving: explain(
		"The drawing moves, which visitors can't stop.",
		"Tegningen bevæger sig, og det kan de besøgende ikke standse.",
		"Export it without animation, or use a video (.mp4 or .webm) where the page can show one.",
		"Eksportér den uden animation, eller brug en film (.mp4 eller .webm), hvor siden kan vise en.",
	),
	slow: explain(
		"The drawing takes browsers longer than three seconds to draw; most of that time is for this part of it.",
		"Det tager browsere mere end tre sekunder at tegne tegningen; det meste af tiden går med denne del af den.",
		"Use fewer or smaller blurs, shadows, masks, dashes and repeated parts, or export the drawing as a PNG.",
		"Brug færre eller mindre sløringer, skygger, masker, stiplede linjer og gentagelser, eller eksportér tegningen som PNG.",
	),
	circle: explain(
		"This part of the drawing is made of itself, so browsers don't draw it.",
		"Denne del af tegningen består af sig selv, så browsere tegner den ikke.",
		...exportAgain,
	),
	unreadableStyle: explain(
		"The style can't be read here: an address, a bracket or a text in quotes is not closed.",
		"Stilen kan ikke læses her: En adresse, en parentes eller en tekst i citationstegn er ikke afsluttet.",
		...exportAgain,
	),
	styleElement: explain(
		"There is an element within <style>, where only text is allowed.",
		"Der er et element i <style>, hvor der kun må være tekst.",
		...exportAgain,
	),
	size: explain(
		"The drawing has too many parts or levels, which takes browsers a long time to draw.",
		"Tegningen har for mange dele eller niveauer, og det tager browsere lang tid at tegne dem.",
		"Simplify it in the drawing program, or export it as a PNG.",
		"Gør den enklere i tegneprogrammet, eller eksportér den som PNG.",
	),
	notWellFormed: explain(
		"The drawing can't be read from here on: it is not well-formed XML.",
		"Herfra kan tegningen ikke læses: Den er ikke velformet XML.",
		"Export it again from the program it was drawn in, as a plain SVG (in Inkscape: Save as, Plain SVG).",
		"Eksportér den igen fra det program, den er tegnet i, som almindelig SVG (i Inkscape: Gem som, Almindelig SVG).",
	),
	noNamespace: explain(
		"Browsers don't recognise this as a drawing: the namespace is missing.",
		"Browsere opfatter ikke dette som en tegning: Navnerummet mangler.",
		'Begin it with <svg xmlns="http://www.w3.org/2000/svg" …>.',
		'Begynd den med <svg xmlns="http://www.w3.org/2000/svg" …>.',
	),
	notUtf8: explain(
		"A character here is not saved as UTF-8.",
		"Et tegn her er ikke gemt som UTF-8.",
		"Export the drawing again with the encoding UTF-8.",
		"Eksportér tegningen igen med tegnkodningen UTF-8.",
	),
	noDrawing: explain(
		"This is not a drawing: an SVG file begins with <svg>.",
		"Dette er ikke en tegning: En SVG-fil begynder med <svg>.",
		"Export it again from the program it was drawn in.",
		"Eksportér den igen fra det program, den er tegnet i.",
	),
};

/** Explains that a style uses something that drawings must not. */
export function forbiddenStyle(name: string): Explanation {
	return explain(
		`The style uses ${shorten(name)}, which is not allowed in drawings.`,
		`Stilen bruger ${shorten(name)}, og det er ikke tilladt i tegninger.`,
		"Delete it, or export the drawing again with styles as attributes (“presentation attributes”).",
		"Slet det, eller eksportér tegningen igen med stil som attributter (»presentation attributes«).",
	);
}

/** Explains that an address leads outside the drawing. */
export function explainOutside(address: string): Explanation {
	return explain(
		`The drawing refers to “${shorten(address)}”, which is not part of it.`,
		`Tegningen henviser til »${shorten(address)}«, som ikke er en del af den.`,
		"A drawing may only refer to its own parts, e.g. #name; put what it needs into the drawing itself.",
		"En tegning må kun henvise til sine egne dele, f.eks. #navn; læg det, den skal bruge, ind i selve tegningen.",
	);
}

/** Explains that an element, such as `<a>`, is not on the list. */
export function unknownElement(name: string): Explanation {
	return explain(
		`<${shorten(name)}> is not allowed in drawings.`,
		`<${shorten(name)}> er ikke tilladt i tegninger.`,
		...exportAgain,
	);
}

/** Explains that an attribute is not on the list. */
export function unknownAttribute(name: string): Explanation {
	return explain(
		`The attribute ${shorten(name)} is not allowed in drawings.`,
		`Attributten ${shorten(name)} er ikke tilladt i tegninger.`,
		...exportAgain,
	);
}

function shorten(text: string): string {
	return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
