import { cleanPixels } from "./pixels.ts";

/** Removes the metadata of a raster picture in a data: URL of a drawing. Returns undefined if it is no such picture. */
export function cleanEmbedded(address: string): string | undefined {
	const [head = ""] =
		/^data:image\/(png|jpe?g|gif|webp)\s*;\s*base64\s*,/i.exec(address) ?? [];
	const body = address.slice(head.length);
	if (head === "" || /[^A-Za-z0-9+/=\s]/.test(body)) return undefined;
	const bytes = cleanPixels(Buffer.from(body, "base64"));
	const type = bytes && typeOf(bytes);
	return type && `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** The media type of a picture that `cleanPixels` returned, by its first byte. */
function typeOf(bytes: Uint8Array): string | undefined {
	return {
		137: "image/png",
		255: "image/jpeg",
		71: "image/gif",
		82: "image/webp",
	}[bytes[0] ?? 0];
}
