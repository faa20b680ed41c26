import { invitation } from "../links.ts";
import { embed, pagePicture, picture } from "../pictures.ts";
import { opening, section } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page about the energy system. */
export function technology({
	shared,
	content,
	data,
	texts,
}: ViewInput<"technology">) {
	return {
		...opening(data),
		picture: pagePicture(shared, data),
		plan: {
			picture: picture(shared, data.plan.image),
			caption: data.plan.caption,
		},
		text: section(texts.text),
		video: embed(shared, content, data.video),
		invitation: invitation(content, data.invitation),
	};
}
