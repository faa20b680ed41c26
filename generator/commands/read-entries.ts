import type { SiteDefinition } from "../definition.ts";
import { parse } from "../parse/index.ts";
import { read } from "../read/index.ts";
import type { Entry } from "../types.ts";

/** Reads the content of a project file by file, without linking it; what is wrong with it is not reported. */
export function readEntries(root: string, site: SiteDefinition): Entry[] {
	return read(root).value.map((source) => parse(source, site).value);
}
