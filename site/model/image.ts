import { focus, pictureReference, sample, z } from "kilde/fields";
import { localizedText } from "../languages.ts";

/** A picture in content/media, and its alternative text. */
export const image = z.strictObject({
	sample,
	src: pictureReference,
	dark: pictureReference.optional(),
	focus,
	alt: localizedText,
});
