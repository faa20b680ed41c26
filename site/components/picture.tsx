import "./picture.css";
import type { Picture as Props } from "../props.ts";

/**
 * A picture with its size, so that loading it shifts no layout; `first` is for those visible at once. `sizes` is the width
 * at which it is shown, by which the browser chooses a file.
 */
export function Picture({
	picture: { src, alt, width, height, sources },
	sizes = "(width >= 42.5rem) 40rem, calc(100vw - 2.5rem)",
	first,
}: {
	readonly picture: Props;
	readonly sizes?: string;
	readonly first?: true;
}) {
	const img = (
		<img
			src={src}
			alt={alt}
			className={src.endsWith(".svg") ? "drawing" : undefined}
			width={width}
			height={height}
			loading={first ? undefined : "lazy"}
			fetchPriority={first ? "high" : undefined}
			decoding="async"
		/>
	);
	if (sources.length === 0) return img;
	return (
		<>
			{first && <Preload sources={sources} sizes={sizes} href={src} />}
			<picture>
				{sources.map(({ type, srcset }) => (
					<source key={type} type={type} sizes={sizes} srcSet={srcset} />
				))}
				{img}
			</picture>
		</>
	);
}

/** Preloads the best format; browsers that don't support it ignore the link. React moves it into the head. */
function Preload({
	sources: [best],
	sizes,
	href,
}: Pick<Props, "sources"> & {
	readonly sizes: string;
	readonly href: string;
}) {
	return (
		<link
			rel="preload"
			as="image"
			type={best?.type}
			href={href}
			imageSrcSet={best?.srcset}
			imageSizes={sizes}
			fetchPriority="high"
		/>
	);
}
