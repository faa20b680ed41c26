import type { Hint, Wording } from "./diagnostic.js";
/**
 * The name that somebody who wrote `name` most likely meant: it differs by a slip or two of the keyboard in some of
 * its words, and every other name with the same figures differs by at least twice as many letters.
 */
export declare function nearest(name: string, names: Iterable<string>): string | undefined;
/** “Did you mean …?”, or else the choice itself where it is short enough to be read. */
export declare function suggest(name: string, names: readonly string[]): Hint | undefined;
/** The choice, where it is short enough to be read. */
export declare function listed(names: readonly string[]): Hint | undefined;
/**
 * The same for a file of a folder: one of that very name comes first, whatever folders are put before it, and then
 * the one picture, or the one film, that differs in its ending alone.
 */
export declare function suggestFile(path: string, files: readonly string[]): Hint | undefined;
/** The same for the name of a file or folder, without a replacement: a name isn't in the file's text. */
export declare function suggestRename(name: string, names: readonly string[]): Wording | undefined;
/** The hint, on the page, to a fact that is written by hand, or wrongly: the button is above the text. */
export declare const insertFact: Wording;
/** “Did you mean …?” */
export declare function question(name: string): Wording;
/** The same, with a replacement for the text at the place of the problem. */
export declare function didYouMean(name: string, otherwise?: Hint): Hint;
/** “Write ….”, with a replacement for the text at the place of the problem. */
export declare function hintToWrite(replacement: string, otherwise?: Hint, wording?: {
    en: string;
    da: string;
}): Hint;
