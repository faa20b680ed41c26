import "./picture-opening.css";
import type { FillingPicture } from "kilde";
import { keepFiguresTogether } from "../typography.ts";
import { Opening, type OpeningWords } from "./opening.tsx";
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
				<h1>{words.heading}</h1>
				<p className="lead">{keepFiguresTogether(words.lead)}</p>
			</div>
		</header>
	);
}
