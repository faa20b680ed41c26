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
export function View(page: Views["about"]) {
	const { topInvitation } = page;
	return (
		<>
			<Opening {...page} />
			<section className="section visit-us">
				<h2>{topInvitation.heading}</h2>
				<p>{topInvitation.text}</p>
				<ButtonLink link={topInvitation.link} />
			</section>
			<FullPicture picture={page.picture} first />
			<ProseSection section={page.welcome} />
			<section id="owners" className="owners">
				<h2>{page.ownersHeading}</h2>
				<div className="people">
					{page.owners.map(({ id, name, role, portrait, biography }) => (
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
			<ProseSection section={page.mission} />
			<Invitation {...page.invitation} />
		</>
	);
}
