import * as z from "zod";
import type { ReferenceTarget } from "../definition.ts";
import { isOfKind } from "../text/kind.ts";
import { demand } from "./demand.ts";
import { film, idForm, mediaForm } from "./field.ts";

/** A name that must exist among the things of its kind; `link` checks that, and leaves the name. */
export type Reference<N extends string = string> = {
	readonly kind: "reference";
	readonly target: N;
	readonly name: string;
};

/** The target of names of files in content/media. */
export const mediaTarget = "media";

/**
 * The name of something else in the content. Any word or number will do here: `link` knows the names there are, and
 * what somebody means who writes another. The form is for editors, which see one file.
 */
export function reference<N extends string>({
	name: target,
	wanted,
}: ReferenceTarget<N>) {
	const error = demand(wanted);
	const form = target === mediaTarget ? mediaForm : idForm;
	return z
		.union([z.string().regex(/\S/, { error }), z.number()], { error })
		.meta({ form: form.source })
		.transform((value) => refer(target, String(value)));
}

/** The name of a film in content/media. */
export const filmReference = film.transform((value) =>
	refer(mediaTarget, value),
);

function refer<N extends string>(target: N, name: string): Reference<N> {
	return { kind: "reference", target, name };
}

/** Whether a value met in parsed content is a reference. */
export function isReference(value: unknown): value is Reference {
	return isOfKind(value, "reference") && "target" in value;
}
