import "./embed.css";
import type { Embed as Props } from "../props.ts";
import { OutsideLink } from "./link.tsx";
import { Picture } from "./picture.tsx";

/** A video of another site, shown as a picture and a link: nothing of that site loads by itself. */
export function Embed({ title, poster, link, notice }: Props) {
	return (
		<figure className="embed">
			<Picture picture={poster} />
			<figcaption>
				<strong>{title}</strong>
				<OutsideLink link={link} className="button button--quiet" />
				<small>{notice}</small>
			</figcaption>
		</figure>
	);
}
