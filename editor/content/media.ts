import {
	type BuiltSite,
	getMediaAddress,
	media,
	type SiteFile,
	sanitizeSvgOrVideo,
} from "kilde/tools";
import type { Context } from "../context.ts";
import { listMediaOptions } from "../fields/choices.ts";
import type { ListedMedia, ValueAddress, ValuePath } from "../protocol.ts";

const folder = "content/media/";

/** Lists the pictures and videos of content/media with the values that use them, the unused ones first. */
export function listMedia(context: Context): ListedMedia[] {
	const uses = indexMediaUses(context);
	return (["picture", "video"] as const)
		.flatMap((kind) =>
			listMediaOptions(kind, context).map(({ value, address = "" }) => ({
				kind,
				name: String(value),
				file: folder + value,
				address,
				uses: uses.get(String(value)) ?? [],
			})),
		)
		.toSorted((a, b) => Number(a.uses.length > 0) - Number(b.uses.length > 0));
}

/** Indexes the values that use each picture or video by its name. */
function indexMediaUses({
	index,
}: Context): ReadonlyMap<string, readonly ValueAddress[]> {
	const uses = new Map<string, ValueAddress[]>();
	const add = (name: string, address: ValueAddress) =>
		uses.set(name, [...(uses.get(name) ?? []), address]);
	for (const { body, file, references, texts } of index.content) {
		for (const { reference, path } of references)
			if (reference.target === media.name)
				add(reference.name, { file, path: path as ValuePath });
		for (const { src } of body?.pictures ?? [])
			add(src, { file, path: "markdown" });
		for (const { body: text } of texts)
			for (const { src } of text.pictures) add(src, { file, path: [] });
	}
	return uses;
}

/** Finds the picture or video of content/media that has an address, as it would be published. */
export function findMediaFile(
	address: string,
	{ entries, sources }: Pick<BuiltSite, "entries" | "sources">,
): SiteFile | undefined {
	const entry = entries.find(
		(each) => each.kind === "media" && getMediaAddress(each) === address,
	);
	const source = sources.find(({ path }) => path === entry?.file);
	return (
		source && {
			path: source.path,
			bytes: sanitizeSvgOrVideo(source.path, source.bytes).bytes,
		}
	);
}
