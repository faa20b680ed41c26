import type { SiteDefinition } from "../definition.ts";
import { parse } from "../parse/index.ts";
import { read } from "../read/index.ts";
import type { Entry } from "../types.ts";

/** Reads and parses the content of a project without linking it. Its problems are not reported. */
export function readEntries(root: string, site: SiteDefinition): Entry[] {
	return read(root).value.map((source) => parse(source, site).value);
}
