import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { ContentOf } from "../generator/define.ts";
import type { strings as model } from "../site/model/strings.ts";

/** What a YAML file of the real content says, by its path below content/, so that tests of the real site don't repeat it. */
export function contentOf<T>(path: string): T {
	const file = new URL(`../content/${path}`, import.meta.url);
	return parse(readFileSync(file, "utf8"));
}

/** The words of the interface. */
export const strings =
	contentOf<
		Readonly<
			Record<
				keyof ContentOf<typeof model>,
				{ readonly da: string; readonly en: string }
			>
		>
	>("strings.yaml");
