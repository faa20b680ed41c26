import type { Page, Shown } from "../types.ts";
import { keyOf } from "./digest.ts";
import type { Memo } from "./memo.ts";

/** Returns the digest and the media of what a page shows. */
export function shownOn(page: Page, memo: Memo): Shown {
	return page.kind === "view" ? page.shown : memo.call(shownBy, page);
}

/** Returns the digest and the media of plain data. Its JSON is not memoised: that of thousands of pages takes too much memory. */
export function shownBy(data: unknown): Shown {
	const json = JSON.stringify(data) ?? "";
	return { digest: keyOf(json), media: json.match(mediaAddresses) ?? [] };
}

/** Returns the digest and the media of a page that is made from these inputs alone. */
export function shownByAll(inputs: readonly unknown[], memo: Memo): Shown {
	const shown = inputs.map((input) => memo.call(shownBy, input));
	return {
		digest: keyOf(shown.map(({ digest }) => digest).join()),
		media: shown.flatMap(({ media }) => media),
	};
}

/** An address of hashedPath("media", …) within JSON, in HTML and srcset too. */
const mediaAddresses = /\/media\/[^"\\\s,]+/g;
