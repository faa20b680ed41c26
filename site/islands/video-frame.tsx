import type { ShownPicture } from "kilde";
import { type SyntheticEvent, useState } from "react";
import { Picture } from "../components/picture.tsx";
import "../components/layers.css";

type Props = {
	readonly title: string;
	readonly poster: ShownPicture;
	/** The address of the frame. */
	readonly frame: string;
	/** The label of the button. */
	readonly play: string;
	/** The id of the text that names the recipient of data. */
	readonly notice: string;
};

/** A video of another site: its poster, replaced by its frame on a click. */
export function VideoFrame({ title, poster, frame, play, notice }: Props) {
	const [playing, setPlaying] = useState(false);
	return (
		<div className="video-frame layers">
			{playing ? (
				<iframe
					src={frame}
					title={title}
					allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
					// YouTube plays nothing for pages that don't say who they are.
					referrerPolicy="strict-origin-when-cross-origin"
					sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
					onLoad={enter}
				/>
			) : (
				<>
					<Picture picture={poster} />
					<button
						type="button"
						data-scripted=""
						aria-describedby={notice}
						onClick={() => setPlaying(true)}
					>
						<span className="button">{play}</span>
					</button>
				</>
			)}
		</div>
	);
}

/** Focuses the loaded frame, unless the focus is elsewhere: the button that had it is gone, and a frame can't have it before it has loaded. */
function enter({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
	if (document.activeElement === document.body) currentTarget.focus();
}
