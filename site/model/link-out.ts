import {
	encodeRequirement,
	type Localized,
	toLocalized,
	webAddress,
	z,
} from "kilde/fields";
import { languages, localized } from "../languages.ts";

const wanted = encodeRequirement({
	en: "a web address that starts with https://, or one for each language (da: … and en: …)",
	da: "en webadresse, der begynder med https://, eller én for hvert sprog (da: … og en: …)",
});

/** The address of a link to another site: one for all languages, or one for each. */
export const linkOut = z
	.union([webAddress, localized(webAddress)], { error: wanted })
	.transform(
		(address): Localized<string> =>
			typeof address === "string" ? toLocalized(languages, address) : address,
	);
