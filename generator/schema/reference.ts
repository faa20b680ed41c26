import * as z from "zod";
import type { Wording } from "../diagnostics/diagnostic.ts";
import { isOfKind } from "../text/kind.ts";
import { demand } from "./demand.ts";
import { film, idForm, mediaForm } from "./field.ts";

/** What a name in the content can refer to. */
export type Target =
	| "page"
	| "price"
	| "session"
	| "code"
	| "person"
	| "category"
	| "media";

/** A name that must exist among the things of its kind; `link` checks that, and leaves the name. */
export type Reference<T extends Target = Target> = {
	readonly kind: "reference";
	readonly target: T;
	readonly name: string;
};

/** What a name of each kind is. */
const wanted: Readonly<Record<Target, Wording>> = {
	page: {
		en: "the name of a file in content/pages without .yaml, as opening-hours",
		da: "navnet på en fil i content/pages uden .yaml, f.eks. opening-hours",
	},
	person: {
		en: "the name of a file in content/people without .yaml, as karen",
		da: "navnet på en fil i content/people uden .yaml, f.eks. karen",
	},
	price: {
		en: "a name from content/facts/prices.yaml, as session-2h",
		da: "et navn fra content/facts/prices.yaml, f.eks. session-2h",
	},
	session: {
		en: "a name from content/facts/sessions.yaml, as session-2h",
		da: "et navn fra content/facts/sessions.yaml, f.eks. session-2h",
	},
	code: {
		en: "the name of a discount code in content/facts/discounts.yaml, as new-customer",
		da: "navnet på en rabatkode i content/facts/discounts.yaml, f.eks. new-customer",
	},
	category: {
		en: "a category from content/search.yaml, as practical",
		da: "en kategori fra content/search.yaml, f.eks. practical",
	},
	media: {
		en: "the name of a file below content/media, as energirum.svg",
		da: "navnet på en fil i content/media, f.eks. energirum.svg",
	},
};

/**
 * The name of something else in the content. Any word or number will do here: `link` knows the names there are, and
 * what somebody means who writes another. The form is for editors, which see one file.
 */
export function reference<T extends Target>(target: T) {
	const error = demand(wanted[target]);
	const form = target === "media" ? mediaForm : idForm;
	return z
		.union([z.string().regex(/\S/, { error }), z.number()], { error })
		.meta({ form: form.source })
		.transform((value) => refer(target, String(value)));
}

/** The name of a film in content/media. */
export const filmReference = film.transform((value) => refer("media", value));

function refer<T extends Target>(target: T, name: string): Reference<T> {
	return { kind: "reference", target, name };
}

/** Whether a value met in parsed content is a reference. */
export function isReference(value: unknown): value is Reference {
	return isOfKind(value, "reference") && "target" in value;
}
