import * as z from "zod";
import type { Wording } from "../diagnostics/diagnostic.ts";
import type { Path } from "../diagnostics/places.ts";
import { isOfKind } from "../text/kind.ts";
import { demand, oneOfTheChoices } from "./demand.ts";
import { film, idForm, mediaForm } from "./field.ts";
import { kindOf } from "./help.ts";

/** A kind of thing that content refers to by name: the files of a collection, or the keys of a map in one file. */
export type ReferenceTarget<N extends string = string> = {
	readonly name: N;
	/** A description of its names: the end of “it must be …” / »der skal stå …«. */
	readonly expected: Wording;
	/** Its noun in “There is no …” / »Der er …«: “price”, »ingen pris«. */
	readonly called: Wording;
	readonly whereToFind: Wording;
	/** The path of the map whose keys are the names; undefined where the names are those of files. */
	readonly path?: Path;
	/** Other texts by which people call an item: titles and addresses. */
	words?(item: unknown): readonly unknown[];
};

/** A reference by name. `link` checks that its target exists. */
export type Reference<N extends string = string> = {
	readonly kind: "reference";
	readonly target: N;
	readonly name: string;
};

/** The target of references to files in content/media. */
export const media: ReferenceTarget<"media"> = {
	name: "media",
	expected: {
		en: "the name of a picture in content/media, e.g. entrance.jpg",
		da: "navnet på et billede i content/media, f.eks. indgang.jpg",
	},
	called: { en: "file", da: "ingen fil" },
	whereToFind: {
		en: "Pictures and videos are in content/media; upper and lower case matter.",
		da: "Billeder og videoer ligger i content/media; der er forskel på store og små bogstaver.",
	},
};

/**
 * Returns the schema of a reference. It accepts any word or number, since `link` knows the names and suggests the nearest
 * one; where a picture is due, no film. The form is for editors, which check one file alone.
 *
 * @example
 * // `teacher` is a target of the site: see `defineTarget`.
 * reference(teacher).parse("ada").name; // "ada"
 */
export function reference<N extends string>({
	name: target,
	expected,
}: ReferenceTarget<N>) {
	const error = demand({ ...expected, onPage: oneOfTheChoices });
	const isPicture = target === media.name;
	const form = isPicture ? mediaForm : idForm;
	const word = isPicture ? /^(?!.*\.(?:mp4|webm)$).*\S/i : /\S/;
	return z
		.union([z.string().regex(word, { error }), z.number()], { error })
		.meta({ form: form.source, target })
		.transform((value) => referenceTo(target, String(value)));
}

/**
 * A reference to a picture in content/media, which `picture` of kilde/plan shows.
 *
 * @example pictureReference.parse("entrance.jpg").name; // "entrance.jpg"
 */
export const pictureReference = reference(media);

/**
 * A reference to a film in content/media.
 *
 * @example filmReference.parse("oven.mp4").name; // "oven.mp4"
 */
export const filmReference = film
	.meta({ ...kindOf("film"), target: media.name })
	.transform((value) => referenceTo(media.name, value));

function referenceTo<N extends string>(target: N, name: string): Reference<N> {
	return { kind: "reference", target, name };
}

/** Whether a value of parsed content is a reference. */
export function isReference(value: unknown): value is Reference {
	return isOfKind(value, "reference") && "target" in value;
}
