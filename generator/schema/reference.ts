import type { z } from "zod";
import { isOfKind } from "../kind.ts";
import { film, id, media } from "./field.ts";

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

/** The name of something else in the content. */
export function reference<T extends Target>(target: T) {
	return referenceBy(target, target === "media" ? media : id);
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
