import { bridge, legacyOf } from "../bridge.tsx";
import type { SitePage } from "../model/locale-content.ts";
import { videoAddresses } from "../plan/video-addresses.ts";
import "./technology.css";
import { Embed } from "../components/embed.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Picture } from "../components/picture.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The plan of the room, and how the energy system works. */
function View(page: Views["technology"]) {
	return (
		<>
			<header className="plan wide">
				<h1>{page.heading}</h1>
				<p className="lead">{keepFiguresTogether(page.lead)}</p>
				<figure>
					<Picture picture={page.plan.image} first />
					<figcaption>{page.plan.caption}</figcaption>
				</figure>
			</header>
			<ProseSection section={page.text} />
			<FullPicture picture={page.picture} />
			<section id="video" className="wide system-video">
				<Embed {...page.video} />
			</section>
			<Invitation {...page.invitation} />
		</>
	);
}

export default bridge("technology", View, {
	needs: (input: object) => ({
		frames: [
			videoAddresses(
				(legacyOf(input).page as SitePage<"technology">).data.video.url,
			).frame,
		],
	}),
});
