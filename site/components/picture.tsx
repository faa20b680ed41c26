import type { PictureFile, Picture as Props } from "../props.ts";

/**
 * A picture with its size, so that loading it shifts no layout; `first` is for those visible at once, on wide screens only
 * if it is "wide": on a phone it is not to compete with the text. `sizes` is the width at which it is shown, by which the
 * browser chooses a file.
 */
export function Picture({
	picture: { alt, dark, focus, ...light },
	sizes = "(width >= 42.5rem) 40rem, calc(100vw - 2.5rem)",
	first,
}: {
	readonly picture: Props;
	readonly sizes?: string;
	readonly first?: true | "wide";
}) {
	const { src, width, height, sources } = light;
	const img = (
		<img
			src={src}
			alt={alt}
			width={width}
			height={height}
			data-focus={focus}
			loading={first === true ? undefined : "lazy"}
			fetchPriority={first === true ? "high" : undefined}
			decoding="async"
		/>
	);
	if (sources.length === 0 && !dark) return img;
	return (
		<>
			{first && dark && (
				<Preload file={dark} sizes={sizes} media={on(first, themes.dark)} />
			)}
			{first && (
				<Preload
					file={light}
					sizes={sizes}
					media={on(first, dark && themes.light)}
				/>
			)}
			<picture>
				{dark && <Sources file={dark} sizes={sizes} media={themes.dark} />}
				<Sources file={light} sizes={sizes} />
				{img}
			</picture>
		</>
	);
}

/** Returns the media query of a preload, of the theme if there are two. */
function on(first: true | "wide", theme: string | undefined) {
	const wide = first === "wide" && "(width >= 48rem)";
	return [theme, wide].filter(Boolean).join(" and ") || undefined;
}

const themes = {
	light: "not (prefers-color-scheme: dark)",
	// Paper is white.
	dark: "screen and (prefers-color-scheme: dark)",
};

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

/** Preloads the best format; browsers that don't support it ignore the link. React moves it into the head. */
function Preload({
	file: {
		src,
		sources: [best],
	},
	sizes,
	media,
}: FileProps) {
	if (!best && !media) return null;
	return (
		<link
			rel="preload"
			as="image"
			type={best?.type}
			href={src}
			imageSrcSet={best?.srcset}
			imageSizes={best && sizes}
			media={media}
			fetchPriority="high"
		/>
	);
}
