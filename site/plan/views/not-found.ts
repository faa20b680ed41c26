import { inLocale } from "../../../generator/define.ts";
import type { Shared } from "../../model/site.ts";
import { homePath } from "../pages.ts";

/** Returns the props of the page for unknown addresses, in both languages. */
export function notFoundContent({ frames }: Shared) {
	const { code, english, danish } = inLocale(frames, "da").notFound;
	return {
		code,
		english: {
			message: english.message,
			link: { label: english.link, href: homePath(inLocale(frames, "en")) },
		},
		danish: {
			message: danish.message,
			link: { label: danish.link, href: homePath(inLocale(frames, "da")) },
		},
	};
}
