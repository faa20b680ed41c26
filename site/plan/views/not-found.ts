import { getForLocale } from "kilde/format";
import type { Shared } from "../../model/locale-content.ts";
import { homePath } from "../pages.ts";

/** Returns the props of the page for unknown addresses, in both languages. */
export function notFoundContent({ contents }: Shared) {
	const { code, english, danish } = getForLocale(contents, "da").notFound;
	return {
		code,
		english: {
			message: english.message,
			link: {
				label: english.link,
				href: homePath(getForLocale(contents, "en")),
			},
		},
		danish: {
			message: danish.message,
			link: {
				label: danish.link,
				href: homePath(getForLocale(contents, "da")),
			},
		},
	};
}
