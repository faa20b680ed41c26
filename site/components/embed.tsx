import "./embed.css";
import { fillPlaceholders, type Shown } from "kilde";
import { Link, usePage } from "kilde/react";
import { useId } from "react";
import type { embed } from "../content/fields.ts";
import { Island } from "../island.tsx";
import { VideoFrame } from "../islands/video-frame.tsx";
import { getVideoAddresses } from "../lib/video-addresses.ts";

/**
 * A video of another site: a poster that plays on a click, and below it who then receives data, and a link to the video's
 * page for visitors without scripts. Nothing is loaded from that site before the click.
 */
export function Embed({ url, provider, title, poster }: Shown<typeof embed>) {
	const id = useId();
	const { words } = usePage();
	const { frame, page } = getVideoAddresses(url);
	return (
		<figure className="embed">
			<Island
				component={VideoFrame}
				props={{ title, poster, frame, play: words.play, notice: id }}
			/>
			<figcaption className="tight">
				<strong>{title}</strong>
				<small id={id}>
					{fillPlaceholders(words.videoNotice, { provider })}
				</small>
				<Link href={page}>{fillPlaceholders(words.playAt, { provider })}</Link>
			</figcaption>
		</figure>
	);
}
