import { invitation } from "../links.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about scalar fields. */
export function scalar({ site, page: { data, texts } }: ViewInput<"scalar">) {
	return {
		...opening(data),
		text: section(texts.text),
		disclaimer: section(texts.disclaimer),
		invitation: invitation(site, data.invitation),
	};
}
