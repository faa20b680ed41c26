/**
 * The folder of the generator's own code, with a slash at its end. Every path to something beside that code begins
 * here: the code may be running from one bundle (bin/load.cjs), in which no module has a place of its own.
 */
export const home = new URL("./", import.meta.url);
