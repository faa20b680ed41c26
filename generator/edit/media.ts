import type { Built } from "../build-types.ts";
import { sanitizeMedia } from "../images/published/index.ts";
import type { SiteFile, Source } from "../types.ts";
import { mediaAddress } from "../url.ts";

/** The picture or film of content/media that has an address, as it would be published. */
export function mediaAt(
	address: string,
	built: Pick<Built, "entries" | "sources"> | undefined,
): SiteFile | undefined {
	const entry = built?.entries.find(
		(each) => each.kind === "media" && mediaAddress(each) === address,
	);
	const source = built?.sources.find(({ path }) => path === entry?.file);
	return (
		source && {
			path: source.path,
			bytes: sanitizeMedia(source.path, source.bytes).bytes,
		}
	);
}

const folder = "content/media/";

/** The paths of the pictures and films whose names stand in no other file of the content. */
export function unusedMedia(sources: readonly Source[]): string[] {
	const paths = sources.map(({ path }) => path);
	const texts = sources
		.filter(({ path }) => !path.startsWith(folder))
		.map(({ bytes }) => new TextDecoder().decode(bytes));
	return paths.filter(
		(path) =>
			path.startsWith(folder) &&
			!texts.some((text) => text.includes(path.slice(folder.length))),
	);
}
