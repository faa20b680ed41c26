import type { BuiltSite } from "../build-types.ts";
import { sanitizeSvgOrVideo } from "../images/sanitize-media.ts";
import { getMediaAddress } from "../text/url.ts";
import type { SiteFile } from "../types.ts";

/** The picture or video of content/media that has an address, as it would be published. */
export function mediaAt(
	address: string,
	built: Pick<BuiltSite, "entries" | "sources"> | undefined,
): SiteFile | undefined {
	const entry = built?.entries.find(
		(each) => each.kind === "media" && getMediaAddress(each) === address,
	);
	const source = built?.sources.find(({ path }) => path === entry?.file);
	return (
		source && {
			path: source.path,
			bytes: sanitizeSvgOrVideo(source.path, source.bytes).bytes,
		}
	);
}
