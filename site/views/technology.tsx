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
export function View(page: Views["technology"]) {
	return (
		<>
			<Opening {...page} />
			<FullPicture picture={page.picture} first />
			<section className="beside wide">
				<figure className="plan beside__side">
					<Picture picture={page.plan.image} first />
					<figcaption>{page.plan.caption}</figcaption>
				</figure>
				<Prose {...page.text.body} />
			</section>
			<section id="video" className="wide system-video">
				<Embed {...page.video} />
			</section>
			<Invitation {...page.invitation} />
		</>
	);
}
