import * as z from "zod";
import { type Prose, type Text } from "../text/text.js";
/** A short text. It may cite facts: `From {{price.NAME}}`. */
export declare const text: z.ZodPipe<z.ZodString, z.ZodTransform<Text, string>>;
/** Returns the schema of a text that contains a placeholder, which the site replaces. */
export declare function textWith(placeholder: string): z.ZodPipe<z.ZodString, z.ZodTransform<Text, string>>;
/** A quotation without quotation marks: the site adds those of the language. */
export declare const quotation: z.ZodPipe<z.ZodString, z.ZodTransform<Text, string>>;
/** A longer text in Markdown. It may cite facts and link to pages. */
export declare const prose: z.ZodPipe<z.ZodString, z.ZodTransform<Prose, string>>;
/** A name or label that texts may cite as a fact, so it can't cite any itself. */
export declare const label: z.ZodString;
