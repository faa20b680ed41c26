/**
 * The letters of Latin scripts, for a class of a pattern (`[${letter}]`). `\p{L}` has those of all scripts, and each pattern
 * with it takes V8 eight times as long to compile.
 */
export const letter = "A-Za-zÀ-ÖØ-öø-ɏ";
