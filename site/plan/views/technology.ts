import { embed } from "../hero.ts";
import type { ViewInput } from "../shown.ts";

/** Returns the props of the page about the energy system. */
export function technology({ content, page }: ViewInput<"technology">) {
	return { ...page, video: embed(content, page.video) };
}
