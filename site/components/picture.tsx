import type { FillingPicture, ShownPicture } from "kilde";
import { Picture as Part } from "kilde/react";

/** A picture beside the text, unless `sizes` says how wide it is shown; `first` is for those visible at once. */
export function Picture({
	sizes = "(width >= 42.5rem) 40rem, calc(100vw - 2.5rem)",
	...props
}: {
	readonly picture: ShownPicture;
	readonly sizes?: string;
	readonly first?: true;
}) {
	return <Part sizes={sizes} {...props} />;
}

/**
 * A picture that fills the screen from side to side, and often more than its height: then it is cropped at both sides, unless
 * it is shown `whole`.
 */
export function ScreenPicture({
	whole,
	...props
}: {
	readonly picture: FillingPicture;
	readonly first?: true;
	readonly whole?: true;
}) {
	return (
		<Part
			sizes={whole ? "100vw" : "(width >= 64rem) 100vw, 140vw"}
			upright={{ media: "(width < 48rem)", sizes: whole ? "100vw" : "130vw" }}
			{...props}
		/>
	);
}
