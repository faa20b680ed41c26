import "./picture-opening.css";
import type { FillingPicture } from "kilde";
import type { ReactNode } from "react";
import { keepFiguresTogether } from "../typography.ts";
import { Opening, type OpeningWords } from "./opening.tsx";
import { ScreenPicture } from "./picture.tsx";

/**
 * The heading of the page and its first sentences at the top of its picture: in the sky of it, or, if it is `dark`, in paper's
 * colour on a shade.
 */
export function PictureOpening({
	picture,
	dark,
	children,
	...words
}: OpeningWords & {
	readonly picture?: FillingPicture | undefined;
	readonly dark?: true;
	readonly children?: ReactNode;
}) {
	if (!picture) return <Opening {...words} />;
	return (
		<header
			className={`picture-opening full${dark ? " picture-opening--dark" : ""}`}
		>
			<ScreenPicture picture={picture} first />
			<div className="picture-opening__words stack">
				<h1>{words.heading}</h1>
				<p className="lead">{keepFiguresTogether(words.lead)}</p>
				{children}
			</div>
		</header>
	);
}
