import type {
	FillingPicture,
	PictureFile,
	Picture as Props,
} from "../props.ts";

/**
 * A picture with its size, so that loading it shifts no layout; `first` is for those visible at once. `sizes` is the width
 * at which it is shown, by which the browser chooses a file.
 */
export function Picture({
	picture: { alt, dark, upright, uprightDark, focus, ...light },
	sizes = "(width >= 42.5rem) 40rem, calc(100vw - 2.5rem)",
	first,
}: {
	readonly picture: Props &
		Partial<Pick<FillingPicture, "upright" | "uprightDark">>;
	readonly sizes?: string;
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
			{uprightDark && (
				<Source
					file={uprightDark}
					sizes={uprightSizes}
					media={`${darkTheme} and ${narrow}`}
				/>
			)}
			{dark && <Source file={dark} sizes={sizes} media={darkTheme} />}
			{upright && <Source file={upright} sizes={uprightSizes} media={narrow} />}
			<Source file={light} sizes={sizes} />
			{img}
		</picture>
	);
}

/** A picture that fills the screen from side to side, and often more than its height: then it is cut at both sides. */
export function ScreenPicture(
	props: Omit<Parameters<typeof Picture>[0], "sizes">,
) {
	return <Picture {...props} sizes="(width >= 64rem) 100vw, 140vw" />;
}

const uprightSizes = "130vw";

/** Paper is white. */
const darkTheme = "screen and (prefers-color-scheme: dark)";
const narrow = "(width < 48rem)";

/** The variants of a file; with `media` the file itself too, for browsers that can't show them, since the `img` is another one. */
function Source({
	file: { src, width, height, srcset },
	sizes,
	media,
}: {
	readonly file: Pick<PictureFile, "width" | "height" | "srcset"> & {
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
