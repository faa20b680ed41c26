import { bridge } from "../bridge.tsx";
import "./about.css";
import { Folded } from "../components/fold.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ButtonLink } from "../components/link.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The owners, who stand at both sides of the heading, and their mission. */
function View(page: Views["about"]) {
	const { picture, topInvitation, welcome } = page;
	return (
		<>
			<header className="hosts wide">
				<div>
					<h1>{page.heading}</h1>
					<p className="lead">{keepFiguresTogether(page.lead)}</p>
					<h2>{topInvitation.heading}</h2>
					<p>{topInvitation.text}</p>
					<ButtonLink link={topInvitation.link} />
				</div>
				{page.owners.map(({ id, name, role, portrait }) => (
					<a key={id} href={`#${id}`} className="host">
						<Picture picture={portrait} sizes="14rem" first />
						{name} <span className="note">{role}</span>
					</a>
				))}
			</header>
			<section className="section welcome">
				{welcome.title && <h2>{welcome.title}</h2>}
				{picture && (
					<Picture
						picture={picture}
						sizes="(width >= 64rem) 24rem, calc(100vw - 2.5rem)"
					/>
				)}
				<Prose {...welcome.body} />
			</section>
			<section id="owners" className="owners wide">
				<h2>{page.ownersHeading}</h2>
				<div className="people">
					{page.owners.map(({ id, name, biography }) => (
						<article key={id} id={id}>
							<h3>{name}</h3>
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

export default bridge("about", View);
