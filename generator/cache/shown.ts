import type { Page, Shown } from "../types.ts";
import { keyOf } from "./digest.ts";
import type { Memo } from "./memo.ts";

/** What a page shows. */
export function shownOn(page: Page, memo: Memo): Shown {
	return page.kind === "view" ? page.shown : memo.call(shownBy, page);
}

/** What plain data shows. Its JSON is not kept: with thousands of pages there is no room for it. */
export function shownBy(data: unknown): Shown {
	const json = JSON.stringify(data) ?? "";
	return { digest: keyOf(json), media: json.match(mediaAddresses) ?? [] };
}

/** What a page shows that is made from all of these, and from nothing else. */
export function shownByAll(inputs: readonly unknown[], memo: Memo): Shown {
	const shown = inputs.map((input) => memo.call(shownBy, input));
	return {
		digest: keyOf(shown.map(({ digest }) => digest).join()),
		media: shown.flatMap(({ media }) => media),
	};
}

/** An address of hashedPath("media", …) within JSON: in HTML and in srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;
