import "./picture.css";
import type { Picture as Props } from "../props.ts";

/** A picture with its size, so that nothing moves when it arrives; `first` is for those seen at once. */
export function Picture({
	picture: { src, alt, width, height },
	first,
}: {
	readonly picture: Props;
	readonly first?: true;
}) {
	return (
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
}
