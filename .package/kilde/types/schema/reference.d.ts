import * as z from "zod";
import type { Wording } from "../diagnostics/diagnostic.js";
import type { Path } from "../diagnostics/places.js";
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
    /** Other words that people look for it by. */
    keywords?(item: unknown): readonly unknown[];
};
/** A reference by name. `link` checks that its target exists. */
export type Reference<N extends string = string> = {
    readonly kind: "reference";
    readonly target: N;
    readonly name: string;
};
/** The target of references to files in content/media. */
export declare const mediaTarget = "media";
/**
 * Returns the schema of a reference. It accepts any word or number, since `link` knows the names and suggests the nearest
 * one; where a picture is due, no film. The form is for editors, which check one file alone.
 */
export declare function reference<N extends string>({ name: target, expected, }: ReferenceTarget<N>): z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<Reference<N>, string | number>>;
/** A reference to a film in content/media. */
export declare const filmReference: z.ZodPipe<z.ZodString, z.ZodTransform<Reference<"media">, string>>;
/** Whether a value of parsed content is a reference. */
export declare function isReference(value: unknown): value is Reference;
