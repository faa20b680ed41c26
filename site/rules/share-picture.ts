import {
	type ContentEntry,
	type Diagnostic,
	type Entries,
	getPlace,
	getValueAt,
	listLocales,
	type Path,
	pages,
	shareSize,
	warningAt,
} from "kilde";
import { news } from "../content/news.ts";

/** Reports the photos that shared links show if they are too small for that, and a drawing where there must be a photo. */
export function checkSharePictures(entries: Entries): Diagnostic[] {
	const ofPages = entries.of(pages).flatMap((page) => {
		const path = firstPhoto(page.data);
		if (path) return [at(page, path)];
		const texts = listLocales(entries.site).flatMap((locale) =>
			entries.texts(page.id, locale).flatMap(photoInText).slice(0, 1),
		);
		// Other pages have that of the front page.
		return page.data.view === "home" ? [...texts, at(page, ["image"])] : texts;
	});
	const shown = [...ofPages, ...entries.of(news).flatMap(photoInText)];
	return shown.flatMap((photo) => tooSmall(photo, entries));
}

type Photo = {
	readonly file: string;
	readonly place: ReturnType<typeof getPlace>;
	readonly name: string;
};

function at(entry: ContentEntry, path: Path): Photo {
	const name = pictureName(Object(getValueAt(entry.data, path)));
	return { file: entry.file, place: getPlace(entry, [...path, "src"]), name };
}

function photoInText({ file, body }: ContentEntry): Photo[] {
	const pictures = body?.pictures ?? [];
	const [index] = firstPhoto(pictures) ?? [];
	const found = pictures[Number(index)];
	return found ? [{ file, place: found.place, name: found.src }] : [];
}

function tooSmall(
	{ file, place, name }: Photo,
	{ media }: Entries,
): Diagnostic[] {
	const found = media.get(name);
	if (!found) return [];
	const { width, height, raster } = found;
	const needed = `${shareSize.width} × ${shareSize.height}`;
	if (raster && width >= shareSize.width && height >= shareSize.height)
		return [];
	return [
		warningAt(file, place, "invalid-image", {
			message: raster
				? `${name} er ${width} × ${height} pixels og bliver uskarpt, når nogen deler et link: Det skal være mindst ${needed}.`
				: `${name} er en tegning, men når nogen deler et link, vises kun fotos.`,
			hint: `Brug et foto på mindst ${needed} pixels; det beskæres automatisk.`,
		}),
	];
}

/** Returns the path of the first photo in a value of the content, in the order of its fields: no drawing, and no film. */
function firstPhoto(value: unknown): Path | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	// The fields of the site use these names for nothing else.
	if ("src" in value && "alt" in value)
		return /\.(svg|mp4|webm)$/i.test(pictureName(value)) ? undefined : [];
	for (const [key, inner] of Object.entries(value)) {
		const path = firstPhoto(inner);
		if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
	}
	return undefined;
}

/** Returns the name of a picture's file, in one language or in all. */
function pictureName(picture: object): string {
	const { src } = Object(picture);
	return String(Object(src).name ?? src);
}
