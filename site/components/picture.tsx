import type { PictureFile, Picture as Props } from "../props.ts";

/**
 * A picture with its size, so that loading it shifts no layout; `first` is for those visible at once. `sizes` is the width
 * at which it is shown, by which the browser chooses a file.
 */
export function Picture({
	picture: { alt, dark, focus, ...light },
	sizes = "(width >= 42.5rem) 40rem, calc(100vw - 2.5rem)",
	first,
}: {
	readonly picture: Props;
	readonly sizes?: string;
	readonly first?: true;
}) {
	const { src, width, height, sources } = light;
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
	if (sources.length === 0 && !dark) return img;
	return (
		<picture>
			{dark && <Sources file={dark} sizes={sizes} media={darkTheme} />}
			<Sources file={light} sizes={sizes} />
			{img}
		</picture>
	);
}

/** Paper is white. */
const darkTheme = "screen and (prefers-color-scheme: dark)";

type FileProps = {
	readonly file: PictureFile;
	readonly sizes: string;
	readonly media?: string | undefined;
};

/** The variants of a file; with `media` the file itself if it has none, since the `img` is another one. */
function Sources({
	file: { src, width, height, sources },
	sizes,
	media,
}: FileProps) {
	return (
		<>
			{sources.map(({ type, srcset }) => (
				<source
					key={type}
					type={type}
					media={media}
					sizes={sizes}
					width={width}
					height={height}
					srcSet={srcset}
				/>
			))}
			{media && sources.length === 0 && (
				<source media={media} width={width} height={height} srcSet={src} />
			)}
		</>
	);
}
