import "./picture-opening.css";
import type { FillingPicture } from "kilde";
import { HeadingAndLead, Opening, type OpeningWords } from "./opening.tsx";
import { ScreenPicture } from "./picture.tsx";

/** The heading of the page and its first sentences at the top of its picture, in paper's colour on a shade. */
export function PictureOpening({
	picture,
	...words
}: OpeningWords & {
	readonly picture?: FillingPicture | undefined;
}) {
	if (!picture) return <Opening {...words} />;
	return (
		<header className="picture-opening full">
			<ScreenPicture picture={picture} first />
			<div className="picture-opening__words stack">
				<HeadingAndLead {...words} />
			</div>
		</header>
	);
}
