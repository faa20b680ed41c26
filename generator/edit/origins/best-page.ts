import type { Built } from "../../build-types.ts";
import type { Locale } from "../../i18n/languages.ts";
import { localeOf, outputFile } from "../../url.ts";
import { contentOf } from "../../write/content.ts";
import type { ValueAddress } from "../protocol.ts";
import { markOf } from "./mark-form.ts";
import { valuesById } from "./marks.ts";

/** The page that shows the most of what is new, of several the one in a language, and the first text of that. */
export function bestPageFor(
	{ entries, pages, artifacts, site }: Built,
	before: ReadonlyMap<string, ValueAddress>,
	locale: Locale | undefined,
): { readonly origin: ValueAddress; readonly page: string } | undefined {
	const files = new Map(artifacts.map((each) => [each.path, each]));
	const fresh = [...valuesById(entries)].filter(([id]) => !before.has(id));
	const showing = pages.flatMap(({ kind, path }) => {
		const artifact = kind === "view" && files.get(outputFile(path));
		const html = artifact ? String(contentOf(artifact)) : "";
		const shown = fresh.filter(([id]) => html.includes(markOf(id)));
		return shown.length > 0 ? [{ path, shown }] : [];
	});
	const most = Math.max(0, ...showing.map(({ shown }) => shown.length));
	const all = showing.filter(({ shown }) => shown.length === most);
	const own = all.filter(({ path }) => localeOf(path, site) === locale);
	const candidates = own.length > 0 ? own : all;
	// Its own page shows as much of it as the list that it is below.
	const best =
		candidates.find(({ path }) =>
			showing.some((list) => path.startsWith(`${list.path}/`)),
		) ?? candidates[0];
	const [first] = best?.shown ?? [];
	return best && first && { origin: first[1], page: best.path };
}
