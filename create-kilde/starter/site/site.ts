import { defineSite } from "kilde";
import * as collections from "./content.ts";

export const site = defineSite({
	// Addresses in the first language have no prefix; those in the others begin with /CODE.
	languages: [[languages]],
	timeZone: "[[zone]]",
	currency: "[[currency]]",
	editor: { language: "[[editor]]" },
	collections,
	name: "business.name",
	origin: "business.site",
	menu: ["prices", "news", "contact"],
});

// From this, the types in views follow.
declare module "kilde" {
	interface Register {
		site: typeof site;
	}
}
