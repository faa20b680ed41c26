import "./embed.css";
import { useId } from "react";
import { Island } from "../island.tsx";
import { VideoFrame } from "../islands/video-frame.tsx";
import type { Embed as Props } from "../props.ts";
import { OutsideLink } from "./link.tsx";

/**
 * A video of another site: a poster that plays on a click, and below it who then receives data, and a link to the video's
 * page for visitors without scripts. Nothing is loaded from that site before the click.
 */
export function Embed({ title, poster, frame, play, link, notice }: Props) {
	const id = useId();
	return (
		<figure className="embed">
			<Island
				component={VideoFrame}
				props={{ title, poster, frame, play, notice: id }}
			/>
			<figcaption>
				<strong>{title}</strong>
				<small id={id}>{notice}</small>
				<OutsideLink link={link} />
			</figcaption>
		</figure>
	);
}
