import { waysToAsk } from "../contact.ts";
import { linkTo } from "../links.ts";
import { pagePicture } from "../pictures.ts";
import { opening, prose } from "../texts.ts";
import type { ViewInput } from "./index.ts";

/** Returns the props of the page of questions and answers. */
export function faq({ shared, content, data }: ViewInput<"faq">) {
	return {
		...opening(data),
		banner: linkTo(content, data.banner),
		items: content.faq.map(({ id, question, answer }) => ({
			id,
			question,
			answer: prose(answer),
		})),
		contact: { ...data.contactNote, links: waysToAsk(content) },
		book: linkTo(content, data.book),
		picture: pagePicture(shared, data),
	};
}
