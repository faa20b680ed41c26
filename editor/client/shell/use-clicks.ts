import { useRef } from "react";
import type { ValueAddress } from "../../protocol.ts";
import type { EditorContext } from "../editor-context.ts";
import type { PageMessageOf } from "../page-messages.ts";
import type { useSitePage } from "./use-site-page.ts";

/** Returns a function that opens what was clicked on the page: the form of its entry, or a choice between several values. */
export function useClicks(
	{ announce, call, panel, strings }: EditorContext,
	{ origin, page: { path }, showClicked }: ReturnType<typeof useSitePage>,
) {
	const latest = useRef<PageMessageOf<"click">>(undefined);

	return async (click: PageMessageOf<"click">): Promise<void> => {
		latest.current = click;
		const located = await locate(click);
		if (latest.current !== click) return;
		const [address, ...others] = located.addresses;
		announce(address ? "" : strings.partOfDesign);
		if (!address) return;
		const { link, photo } = click;
		if (others.length > 0) panel.show({ kind: "values", ...located });
		else
			panel.show({
				kind: "entry",
				address: photo ? toPictureAddress(address) : address,
				pageLink: link && toLinkTarget(link, origin),
				photo,
			});
		showClicked();
	};

	/** Finds the values of a text; if it shows none, those of the mark around it. */
	async function locate({ mark, text, nth = 0 }: PageMessageOf<"click">) {
		const found = text && (await call("locate", { path, text, nth }));
		if (found && (found.addresses.length > 0 || mark === undefined))
			return found;
		return mark === undefined
			? { addresses: [], labels: [] }
			: call("locate", { mark });
	}
}

/** Returns the path of a page of the site, or the address of another site; undefined for links that open no page. */
function toLinkTarget(link: string, origin: string): string | undefined {
	const url = URL.parse(link);
	if (!url || !/^https?:$/.test(url.protocol)) return undefined;
	return url.origin === origin ? decodeURI(url.pathname) + url.hash : link;
}

/** Returns the address of the file name of a picture, for that of its description beside it. */
function toPictureAddress({ file, path }: ValueAddress): ValueAddress {
	const index = path === "markdown" ? -1 : path.lastIndexOf("alt");
	return index < 0
		? { file, path }
		: { file, path: [...path.slice(0, index), "src"] };
}
