import * as z from "zod";
import type { Path } from "../diagnostics/places.ts";
import { phrase, type Value } from "../messages/format.ts";
import { hasKind } from "../text/kind.ts";
import { idForm, mediaForm, textMatching } from "./field.ts";
import { kind } from "./meta.ts";
import { encodeRequirement, type Requirement } from "./requirement.ts";

/** A target of references by name: the files of a collection, or the keys of a map in one file. */
export type ReferenceTarget<N extends string = string> = {
	readonly name: N;
	/** Describes its names: completes “It must be …” / »Der skal stå …«. */
	readonly expected: Requirement;
	/** Its noun in “There is no …”: “price”. */
	readonly called: Value;
	readonly whereToFind: Value;
	/** The path of the map whose keys are the names; undefined if files are the targets. */
	readonly path?: Path;
	/** Other names of an item: titles and addresses. */
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
	expected: phrase("expected.picture"),
	called: phrase("label.file"),
	whereToFind: phrase("help.media"),
};

/**
 * Returns the schema of a reference by name. It accepts any word or number, since `link` knows the names and suggests the
 * nearest one. A reference to a picture excludes videos.
 *
 * @example
 * // `teacher` is a target of the site: see `defineTarget`.
 * reference(teacher).parse("ada").name; // "ada"
 */
export function reference<N extends string>({
	name: target,
	expected,
}: ReferenceTarget<N>) {
	const error = encodeRequirement(expected);
	const isPicture = target === media.name;
	const form = isPicture ? mediaForm : idForm;
	const word = isPicture ? /^(?!.*\.(?:mp4|webm)$).*\S/i : /\S/;
	return z
		.union([z.string().regex(word, { error }), z.number()], { error })
		.meta({ form: form.source, target })
		.transform((value) => createReferenceValue(target, String(value)));
}

/**
 * A reference to a picture in content/media, which `resolvePicture` shows.
 *
 * @example pictureReference.parse("entrance.jpg").name; // "entrance.jpg"
 */
export const pictureReference = reference(media);

/**
 * A reference to a video in content/media.
 *
 * @example videoReference.parse("oven.mp4").name; // "oven.mp4"
 */
export const videoReference = textMatching(
	/^[\w-]+(\/[\w-]+)*\.(mp4|webm)$/,
	phrase("expected.video"),
)
	.meta({ ...kind("video"), target: media.name })
	.transform((value) => createReferenceValue(media.name, value));

function createReferenceValue<N extends string>(
	target: N,
	name: string,
): Reference<N> {
	return { kind: "reference", target, name };
}

/** Whether a value of parsed content is a reference. */
export function isReference(value: unknown): value is Reference {
	return hasKind(value, "reference") && "target" in value;
}
