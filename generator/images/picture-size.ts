import { imageSize } from "image-size";

/** Returns the type of a picture and its size; undefined if it can't be read. */
export function readPictureSize(bytes: Uint8Array) {
	try {
		return imageSize(bytes);
	} catch {
		return undefined;
	}
}
