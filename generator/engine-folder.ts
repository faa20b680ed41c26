/**
 * The folder of the generator's own code, with a slash at its end. Every path to something beside that code begins
 * here: the code may be running from its bundle (bin/bundle.mjs), which is in another folder.
 */
export const engineFolder = new URL("./", import.meta.url);
