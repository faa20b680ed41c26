import type { Path } from "kilde/checks";

/** Returns the path of the first photo in a value of the content, in the order of its fields: no drawing, and no film. */
export function firstPhoto(value: unknown): Path | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if (isPicture(value))
		return /\.(svg|mp4|webm)$/i.test(pictureName(value)) ? undefined : [];
	for (const [key, inner] of Object.entries(value)) {
		const path = firstPhoto(inner);
		if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
	}
	return undefined;
}

/** Whether it is a picture: the schemas use these names for nothing else. */
export function isPicture(value: object): boolean {
	return "src" in value && "alt" in value;
}

/** Returns the name of a picture's file, in one language or in all. */
export function pictureName(picture: object): string {
	const { src } = Object(picture);
	return String(Object(src).name ?? src);
}
