import { Embed } from "../components/embed.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { ProseSection } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** How the energy system works. */
export function View({
	heading,
	lead,
	text,
	video,
	invitation,
}: Views["technology"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<ProseSection section={text} />
			<section id="video" className="section">
				<Embed {...video} />
			</section>
			<Invitation {...invitation} />
		</>
	);
}
