import { useRef } from "react";
import type { ValueAddress } from "../../protocol.ts";
import { getMessage } from "../api.ts";
import type { EditorContext } from "../editor-context.ts";
import type { PageMessageOf } from "../page-messages.ts";
import type { Panel } from "./use-panel.ts";
import type { useSitePage } from "./use-site-page.ts";

/** Milliseconds after which somebody who waits is told that the editor is searching. */
const patience = 300;

/** Returns a function that opens what was clicked on the page: the form of its entry, or a choice between several values. */
export function useClicks(
	{ announce, call, strings }: EditorContext,
	panel: Panel,
	{ origin, page, showClicked }: ReturnType<typeof useSitePage>,
) {
	const latest = useRef<PageMessageOf<"click">>(undefined);

	return async (click: PageMessageOf<"click">): Promise<void> => {
		latest.current = click;
		const timer = setTimeout(() => announce(strings.searching), patience);
		try {
			const addresses = await locate(click);
			if (latest.current !== click) return;
			announce("");
			open(click, addresses);
		} catch (error) {
			announce(getMessage(error), true);
		} finally {
			clearTimeout(timer);
		}
	};

	/** Finds the values of a text; if it shows none, those of the mark around it. */
	async function locate({
		mark,
		text,
		nth = 0,
	}: PageMessageOf<"click">): Promise<readonly ValueAddress[]> {
		const { path } = page;
		const { addresses } = text
			? await call("locate", { path, text, nth })
			: { addresses: [] };
		if (addresses.length > 0 || mark === undefined) return addresses;
		return (await call("locate", { mark })).addresses;
	}

	function open(
		{ link, photo }: PageMessageOf<"click">,
		addresses: readonly ValueAddress[],
	): void {
		const [address, ...others] = addresses;
		if (!address) {
			announce(strings.partOfDesign);
			return;
		}
		if (others.length > 0) panel.show({ kind: "values", addresses });
		else {
			const pageLink = link && toLinkTarget(link, origin);
			panel.show({
				kind: "entry",
				address: photo ? toPictureAddress(address) : address,
				pageLink,
				photo,
			});
		}
		showClicked();
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
