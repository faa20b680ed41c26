import {
	type Diagnostic,
	type Entries,
	type MediaEntry,
	placeAt,
	warningAt,
} from "../../generator/define.ts";
import { page as pages } from "../model/page.ts";
import { sharePicture } from "../model/page-fields.ts";

/** Reports a picture for shared links of the wrong size or format. */
export function checkSharePictures(entries: Entries): Diagnostic[] {
	return entries.of(pages).flatMap((page) => {
		if (page.data.view !== "home") return [];
		const { name } = page.data.image.src;
		const file = entries.media.get(name);
		const { width, height, formats } = sharePicture;
		const fits =
			file?.width === width &&
			file.height === height &&
			formats.some((format) => format === file.raster);
		if (!file || fits) return [];
		return [
			warningAt(page.file, placeAt(page, ["image", "src"]), "invalid-image", {
				message: {
					en: `${name} is ${sizeOf(file)}; the picture for shared links must be a PNG or JPEG of ${width} × ${height} pixels.`,
					da: `${name} er ${sizeOf(file)}; billedet til delte links skal være PNG eller JPEG på ${width} × ${height} pixels.`,
				},
				hint: {
					en: "Save it again in that size, and write its file name here.",
					da: "Gem det igen i den størrelse, og skriv dets filnavn her.",
					onPage: {
						en: "Save it again in that size, and choose the new file here.",
						da: "Gem det igen i den størrelse, og vælg den nye fil her.",
					},
				},
			}),
		];
	});
}

function sizeOf({ width, height, raster }: MediaEntry): string {
	return raster === undefined
		? "SVG"
		: `${raster.toUpperCase()}, ${width} × ${height}`;
}
