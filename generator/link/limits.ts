import { type Diagnostic, warningAt } from "../diagnostics/diagnostic.ts";
import { type Locale, locales } from "../i18n/locale.ts";
import { longestDescription, sharePicture } from "../schema/page.ts";
import type { Part } from "../text/text.ts";
import { type Entries, placeAt } from "./entries.ts";
import type { Facts } from "./facts.ts";
import { fillText } from "./localize.ts";

/** Limits of the content model that only the whole content shows: lengths of texts with their facts, sizes of pictures. */
export function checkLimits(
	entries: Entries,
	facts: Readonly<Record<Locale, Facts>>,
): Diagnostic[] {
	return [...longDescriptions(entries, facts), ...sharePictures(entries)];
}

function longDescriptions(
	entries: Entries,
	facts: Readonly<Record<Locale, Facts>>,
): Diagnostic[] {
	return entries.of("page").flatMap((page) =>
		locales.flatMap((locale) => {
			const parts = page.data?.description[locale].parts ?? [];
			const length = lengthOf(parts, facts[locale]);
			const over = length - longestDescription;
			if (over <= 0) return [];
			return [
				warningAt(
					page.file,
					placeAt(page, ["description", locale]),
					"too-long",
					{
						en: `The description is ${length} characters long with its facts; search engines show at most ${longestDescription}.`,
						da: `Beskrivelsen er på ${length} tegn, når oplysningerne er sat ind; søgemaskiner viser højst ${longestDescription}.`,
					},
					{
						en: `Make it shorter by ${over} ${over === 1 ? "character" : "characters"}.`,
						da: `Gør den ${over} tegn kortere.`,
					},
				),
			];
		}),
	);
}

function lengthOf(parts: readonly Part[], facts: Facts): number {
	return fillText(parts, { facts }).trim().length;
}

/** The picture for shared links of a front page that has another size or format than networks show. */
function sharePictures(entries: Entries): Diagnostic[] {
	return entries.of("page").flatMap((page) => {
		if (page.data?.view !== "home") return [];
		const { name } = page.data.image.src;
		const file = entries.media.get(name);
		const { width, height, formats } = sharePicture;
		const fits =
			file?.width === width &&
			file.height === height &&
			formats.some((format) => format === file.raster);
		if (!file || fits) return [];
		return [
			warningAt(
				page.file,
				placeAt(page, ["image", "src"]),
				"invalid-image",
				{
					en: `${name} is ${sizeOf(file)}; the picture for shared links must be a PNG or JPEG of ${width} × ${height} pixels.`,
					da: `${name} er ${sizeOf(file)}; billedet til delte links skal være PNG eller JPEG på ${width} × ${height} pixels.`,
				},
				{
					en: "Save it again in that size, and write its file name here.",
					da: "Gem det igen i den størrelse, og skriv dets filnavn her.",
				},
			),
		];
	});
}

function sizeOf({
	width,
	height,
	raster,
}: {
	readonly width: number;
	readonly height: number;
	readonly raster: string | undefined;
}): string {
	return raster === undefined
		? "SVG"
		: `${raster.toUpperCase()}, ${width} × ${height}`;
}
