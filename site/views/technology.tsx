import "./technology.css";
import { f, view } from "kilde";
import { Embed } from "../components/embed.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { HeadingAndLead } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { embed, invitation, picture, text } from "../content/fields.ts";
import { getVideoAddresses } from "../lib/video-addresses.ts";

/** The plan of the room, and how the energy system works. */
export default view(
	{
		picture,
		plan: { image: f.picture(), caption: text },
		video: embed,
		invitation,
		text: f.markdown(),
	},
	() => ({}),
	({ page }) => (
		<>
			<header className="plan columns">
				<HeadingAndLead {...page} />
				<figure className="tight">
					<Picture picture={page.plan.image} first />
					<figcaption>{page.plan.caption}</figcaption>
				</figure>
			</header>
			<ProseSection text={page.text} />
			<FullPicture picture={page.picture} />
			<section id="video" className="wide">
				<Embed {...page.video} />
			</section>
			<Invitation {...page.invitation} />
		</>
	),
	{
		anchors: ["video"],
		needs: ({ page }) => ({
			frames: [getVideoAddresses(page.video.url).frame],
		}),
	},
);
