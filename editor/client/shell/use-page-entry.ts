import { useEffect, useEffectEvent, useState } from "react";
import type { Requests } from "../../requests.ts";
import { getMessage } from "../api.ts";
import type { EditorContext } from "../editor-context.ts";
import type { ShownPage, useSitePage } from "./use-site-page.ts";

/** Milliseconds without a change before the entry of the page is asked for again. */
const delay = 300;

type PageEntry = Requests["page"]["answer"] & { readonly path: string };

/** The label of the page in the frame, and a function that follows it to its new path. */
export function usePageEntry(
	{ announce, call, state }: EditorContext,
	{ page, showPage }: ReturnType<typeof useSitePage>,
) {
	const [entry, setEntry] = useState<PageEntry>();
	const { path } = page;
	const { revision } = state;
	const load = useEffectEvent(async () => {
		try {
			const found = await call("page", { path });
			setEntry((before) => {
				// Of a page that is gone, the entry leads to where it is now.
				const isGone = found.file === undefined && before?.path === path;
				return isGone ? before : { ...found, path };
			});
		} catch (error) {
			announce(getMessage(error), true);
		}
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: its label may change with the content
	useEffect(() => {
		const timer = setTimeout(load, delay);
		return () => clearTimeout(timer);
	}, [path, revision]);

	return {
		label: entry?.label,
		/** Shows a page that is gone from its path where it is now; if its entry is gone, too, the nearest page above it. */
		async followPage({ path, locale }: ShownPage): Promise<void> {
			try {
				const file = entry?.file;
				const moved = file ? await call("entry", { file }) : null;
				const to = moved?.pages[locale];
				const parent = path.replace(/\/[^/]*$/, "") || "/";
				showPage(to === undefined || to === path ? parent : to);
			} catch (error) {
				announce(getMessage(error), true);
			}
		},
	};
}
