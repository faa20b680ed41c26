import { waysToAsk } from "../contact.ts";
import type { ViewInput } from "../shown.ts";

/** Returns the props of the page of questions and answers. */
export function faq({ content, page }: ViewInput<"faq">) {
	return { ...page, items: content.faq, contact: waysToAsk(content) };
}
