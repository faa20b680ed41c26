import type { ShownPicture } from "kilde";
import { Picture } from "./picture.tsx";

/** A picture from edge to edge of the screen, on pages that have one. */
export function FullPicture({
	picture,
	className = "full",
	first,
}: {
	readonly picture: ShownPicture | undefined;
	readonly className?: "full" | "full strip";
	readonly first?: true;
}) {
	if (!picture) return null;
	return (
		<div className={className}>
			<Picture picture={picture} sizes="100vw" {...(first && { first })} />
		</div>
	);
}
