import "../components/beside.css";
import "./technology.css";
import { Embed } from "../components/embed.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** How the energy system works, with a plan of the room at its side. */
export function View({
	heading,
	lead,
	picture,
	plan,
	text,
	video,
	invitation,
}: Views["technology"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<FullPicture picture={picture} first />
			<section className="beside wide">
				<figure className="plan beside__side">
					<Picture picture={plan.picture} first />
					<figcaption>{plan.caption}</figcaption>
				</figure>
				<Prose html={text.html} />
			</section>
			<section id="video" className="wide system-video">
				<Embed {...video} />
			</section>
			<Invitation {...invitation} />
		</>
	);
}
