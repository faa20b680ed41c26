import "../components/person.css";
import "./about.css";
import { Folded } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ButtonLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import type { Views } from "../props.ts";

/** The owners and their mission. */
export function View({
	picture,
	topInvitation,
	owners,
	...about
}: Views["about"]) {
	return (
		<>
			<Opening {...about} />
			<section className="section visit-us">
				<h2>{topInvitation.heading}</h2>
				<p>{topInvitation.text}</p>
				<ButtonLink link={topInvitation.link} />
			</section>
			<FullPicture picture={picture} first />
			<ProseSection section={about.welcome} />
			<section id="owners" className="owners">
				<h2>{owners.heading}</h2>
				<div className="people">
					{owners.people.map(({ id, name, role, portrait, biography }) => (
						<article key={id} className="person">
							<Picture picture={portrait} sizes="14rem" />
							<header>
								<h3>{name}</h3>
								<p className="note">{role}</p>
							</header>
							<Folded {...biography} />
						</article>
					))}
				</div>
			</section>
			<ProseSection section={about.mission} />
			<Invitation {...about.invitation} />
		</>
	);
}
