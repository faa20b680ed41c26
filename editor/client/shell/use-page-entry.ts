import type { Requests } from "../../requests.ts";
import type { EditorContext } from "../editor-context.ts";
import { useAnswer } from "../use-answer.ts";
import type { ShownPage, useSitePage } from "./use-site-page.ts";

/** Milliseconds without a change before the entry of the page is asked for again. */
const delay = 300;

type PageEntry = Requests["page"]["answer"] & { readonly path: string };

/** The label of the page in the frame, and a function that follows it to its new path. */
export function usePageEntry(
	{ call, state }: EditorContext,
	{ page: { path }, showPage }: ReturnType<typeof useSitePage>,
) {
	const entry: PageEntry | undefined = useAnswer(
		`${path} ${state.revision}`,
		async () => {
			const found = await call("page", { path });
			// Of a page that is gone, the entry leads to where it is now.
			const isGone = found.file === undefined && entry?.path === path;
			return isGone ? entry : { ...found, path };
		},
		delay,
	);
	return {
		label: entry?.label,
		/** Shows a page that is gone from its path where it is now; if its entry is gone, too, the nearest page above it. */
		async followPage({ path, locale }: ShownPage): Promise<void> {
			const file = entry?.file;
			const moved = file ? await call("entry", { file }) : null;
			const to = moved?.pages[locale];
			const parent = path.replace(/\/[^/]*$/, "") || "/";
			showPage(to === undefined || to === path ? parent : to);
		},
	};
}
