import { invitation } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about scalar fields. */
export function scalar({ shared, content, data, texts }: ViewInput<"scalar">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		text: section(texts.text),
		disclaimer: section(texts.disclaimer),
		invitation: invitation(content, data.invitation),
	};
}
