import type {
	FillingPicture,
	ShownFile,
	ShownPicture,
} from "../plan/pictures.ts";

/**
 * A picture of the content, as `f.picture()` gives it to components: its size, so that loading it shifts no layout, its variants,
 * of which the browser chooses one by `sizes`, the width at which it is shown, and the one for the dark theme. On screens that
 * `upright` describes, a filling picture is the part of it for them. `first` is for those visible at once; all others load
 * when they come near.
 *
 * @example
 * ```tsx
 * import { Picture } from "kilde/react";
 * import type { ShownPicture } from "kilde";
 *
 * export function Shop({ photo }: { readonly photo: ShownPicture }) {
 * 	return <Picture picture={photo} sizes="(width >= 40rem) 40rem, 100vw" first />;
 * }
 * ```
 */
export function Picture({
	picture: { alt, dark, upright: part, uprightDark, focus, ...light },
	sizes,
	upright,
	first,
}: {
	readonly picture: ShownPicture &
		Partial<Pick<FillingPicture, "upright" | "uprightDark">>;
	readonly sizes: string;
	readonly upright?: { readonly media: string; readonly sizes: string };
	readonly first?: true;
}) {
	const { src, width, height, srcset } = light;
	const img = (
		<img
			src={src}
			alt={alt}
			width={width}
			height={height}
			data-focus={focus}
			loading={first ? undefined : "lazy"}
			fetchPriority={first ? "high" : undefined}
			decoding="async"
		/>
	);
	if (!srcset && !dark) return img;
	return (
		<picture>
			{upright && uprightDark && (
				<SourceElements
					file={uprightDark}
					sizes={upright.sizes}
					media={`${darkTheme} and ${upright.media}`}
				/>
			)}
			{dark && <SourceElements file={dark} sizes={sizes} media={darkTheme} />}
			{upright && part && <SourceElements file={part} {...upright} />}
			<SourceElements file={light} sizes={sizes} />
			{img}
		</picture>
	);
}

/** Paper is white. */
const darkTheme = "screen and (prefers-color-scheme: dark)";

/** The variants of a file; with `media` the file itself too, for browsers that can't show them, since the `img` is another one. */
function SourceElements({
	file: { src, width, height, srcset },
	sizes,
	media,
}: {
	readonly file: Pick<ShownFile, "width" | "height" | "srcset"> & {
		readonly src?: string;
	};
	readonly sizes: string;
	readonly media?: string;
}) {
	const shape = { media, width, height };
	return (
		<>
			{srcset && (
				<source type="image/avif" {...shape} sizes={sizes} srcSet={srcset} />
			)}
			{media && src && <source {...shape} srcSet={src} />}
		</>
	);
}
