import { media } from "../../schema/reference.ts";
import type { Source } from "../../types.ts";
import type { Context } from "../context.ts";
import { valuePath } from "../fields/nodes.ts";
import { mediaOptions } from "../fields/options.ts";
import type { ListedMedia, ValueAddress } from "../protocol.ts";

const folder = "content/media/";

/** Returns the path of a picture or film from its name. */
export function mediaFile(name: string): string {
	return folder + name;
}

/**
 * Returns the paths of the pictures and films that no other file of the content names. Files that are not sound count as
 * they are being edited: a picture that they name must not be removed, although `mediaList` can't list them yet.
 */
export function unusedMedia(sources: readonly Source[]): string[] {
	const [media, others] = [true, false].map((isMedia) =>
		sources.filter(({ path }) => path.startsWith(folder) === isMedia),
	);
	const texts = (others ?? []).map(({ bytes }) =>
		new TextDecoder().decode(bytes),
	);
	return (media ?? [])
		.map(({ path }) => path)
		.filter(
			(path) => !texts.some((text) => text.includes(path.slice(folder.length))),
		);
}

/** Returns the pictures and films of content/media with the values that show them; those that nothing shows first. */
export function mediaList(context: Context): ListedMedia[] {
	const uses = usesOfMedia(context);
	const all = (["picture", "video"] as const).flatMap((kind) =>
		mediaOptions(kind, context).map(({ value, address = "" }) => ({
			kind,
			name: String(value),
			address,
			uses: uses.get(String(value)) ?? [],
		})),
	);
	return [
		...all.filter(({ uses }) => uses.length === 0),
		...all.filter(({ uses }) => uses.length > 0),
	];
}

/** The values that show each file, by the file's name; of a file of the content that isn't sound, those it had. */
function usesOfMedia({
	index,
}: Context): ReadonlyMap<string, readonly ValueAddress[]> {
	const uses = new Map<string, ValueAddress[]>();
	const add = (name: string, origin: ValueAddress) =>
		uses.set(name, [...(uses.get(name) ?? []), origin]);
	for (const entry of index.content) {
		const { body, file, raw, references, texts } = entry;
		for (const { reference, path } of references)
			if (reference.target === media.name)
				add(reference.name, { file, path: valuePath(path, raw) });
		for (const { src } of body?.pictures ?? [])
			add(src, { file, path: "markdown" });
		for (const { body: text } of texts)
			for (const { src } of text.pictures) add(src, { file, path: [] });
	}
	return uses;
}
