import * as z from "zod";
import { knownPath, path } from "./field.ts";
import { help } from "./help.ts";

/** Old addresses and where they lead: content/redirects.yaml. */
export const redirects = z.array(
	z.strictObject({
		from: path.meta(
			help({
				en: "The old address.",
				da: "Den gamle adresse, f.eks. /gammel-side.",
			}),
		),
		to: knownPath.meta(
			help({
				en: "The address of a page that exists.",
				da: "Adressen på en side, der findes, f.eks. /faq.",
			}),
		),
	}),
);
