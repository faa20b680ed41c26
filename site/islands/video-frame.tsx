import { type SyntheticEvent, useState } from "react";
import { Picture } from "../components/picture.tsx";
import type { Embed } from "../props.ts";

type Props = Pick<Embed, "title" | "poster" | "frame" | "play"> & {
	/** The id of what says who receives data. */
	readonly notice: string;
};

/** A video of another site: its poster, and in the poster's place its frame once somebody asks for it. */
export function VideoFrame({ title, poster, frame, play, notice }: Props) {
	const [playing, setPlaying] = useState(false);
	return (
		<div className="video-frame">
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
						aria-describedby={notice}
						onClick={() => setPlaying(true)}
					>
						<span className="button button--main">{play}</span>
					</button>
				</>
			)}
		</div>
	);
}

/** Takes the focus that the button left behind, unless it has gone elsewhere. A frame can't keep it before it has loaded. */
function enter({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
	if (document.activeElement === document.body) currentTarget.focus();
}
