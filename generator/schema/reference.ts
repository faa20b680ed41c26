import type { z } from "zod";
import { isOfKind } from "../kind.ts";
import { film, idForm, media, written } from "./field.ts";

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

/** What a name of each kind looks like. */
const forms = {
	page: written(idForm, {
		en: "the name of a file in content/pages without .yaml, as opening-hours",
		da: "navnet på en fil i content/pages uden .yaml, f.eks. opening-hours",
	}),
	person: written(idForm, {
		en: "the name of a file in content/people without .yaml, as karen",
		da: "navnet på en fil i content/people uden .yaml, f.eks. karen",
	}),
	price: written(idForm, {
		en: "a name from content/facts/prices.yaml, as session-2h",
		da: "et navn fra content/facts/prices.yaml, f.eks. session-2h",
	}),
	session: written(idForm, {
		en: "a name from content/facts/sessions.yaml, as session-2h",
		da: "et navn fra content/facts/sessions.yaml, f.eks. session-2h",
	}),
	code: written(idForm, {
		en: "the name of a discount code in content/facts/discounts.yaml, as new-customer",
		da: "navnet på en rabatkode i content/facts/discounts.yaml, f.eks. new-customer",
	}),
	category: written(idForm, {
		en: "a category from content/search.yaml, as practical",
		da: "en kategori fra content/search.yaml, f.eks. practical",
	}),
	media,
} as const satisfies Record<Target, unknown>;

/** The name of something else in the content. */
export function reference<T extends Target>(target: T) {
	return referenceBy(target, forms[target]);
}

/** The name of a film in content/media. */
export const filmReference = referenceBy("media", film);

function referenceBy<T extends Target>(target: T, name: z.ZodString) {
	return name.transform(
		(value): Reference<T> => ({ kind: "reference", target, name: value }),
	);
}

/** Whether a value met in parsed content is a reference. */
export function isReference(value: unknown): value is Reference {
	return isOfKind(value, "reference") && "target" in value;
}
