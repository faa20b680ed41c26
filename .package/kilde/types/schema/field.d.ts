import * as z from "zod";
import type { Message } from "../diagnostics/diagnostic.js";
/** Returns the schema of text of a form. `requirement` is the error for other text, and for values that aren't text. */
export declare function written(form: RegExp, requirement: Message): z.ZodString;
/** The form of an id. YAML would take one of digits alone for a number. */
export declare const idForm: RegExp;
/** An id that other content refers to: lower-case letters, digits and hyphens. */
export declare const id: z.ZodString;
/** The last part of an address: like an id; write æ as ae, ø as oe, å as aa. */
export declare const slug: z.ZodString;
/** A percentage, 1 to 100. */
export declare const percent: z.ZodInt;
/** A whole number of at least one. */
export declare const count: z.ZodInt;
/** A calendar day, yyyy-mm-dd (ISO 8601). */
export declare const date: z.ZodISODate;
/** A month, yyyy-mm (ISO 8601). */
export declare const month: z.ZodString;
/** A time of day, 24-hour clock, hh:mm. */
export declare const time: z.ZodString;
/** An address on another site, https only. */
export declare const webAddress: z.ZodURL;
/** The address of a page that must exist. `link` checks that, and suggests the nearest one. */
export declare const knownPath: z.ZodString;
/** An address on this site: starts with / and doesn't end with one. */
export declare const path: z.ZodString;
/** The form of the name of a file in content/media: its path below that folder. */
export declare const mediaForm: RegExp;
/** The day when somebody last checked a file's facts; after a year `kilde check` asks to check them again. */
export declare const checked: z.ZodOptional<z.ZodISODate>;
/** A film in content/media, in a format that browsers play. */
export declare const film: z.ZodString;
/** A point of a picture, as “40 60”: 40 % from its left edge and 60 % from its top. It stays in view where the picture is cropped. */
export declare const focus: z.ZodOptional<z.ZodString>;
/** Marks sample content that the owner must replace before launch; `kilde check --launch` lists it. */
export declare const sample: z.ZodOptional<z.ZodLiteral<true>>;
