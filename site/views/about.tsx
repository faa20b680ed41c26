import "../components/person.css";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose, ProseSection } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** The owners and their mission. */
export function View({ owners, ...about }: Views["about"]) {
	return (
		<>
			<Opening {...about} />
			<Invitation {...about.topInvitation} />
			<ProseSection section={about.welcome} />
			<section id="owners" className="section">
				<h2>{owners.heading}</h2>
				{owners.people.map(({ id, name, role, portrait, biography }) => (
					<article key={id} className="person">
						<Picture picture={portrait} sizes="8rem" />
						<div>
							<h3>{name}</h3>
							<p className="person__role">{role}</p>
							<Prose {...biography} />
						</div>
					</article>
				))}
			</section>
			<ProseSection section={about.mission} />
			<Invitation {...about.invitation} />
		</>
	);
}
