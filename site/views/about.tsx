import "./about.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Folded } from "../components/fold.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { invitation, picture, text } from "../content/fields.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The owners, who stand at both sides of the heading, and their mission. */
export default view(
	{
		picture,
		ownersHeading: text,
		topInvitation: invitation,
		invitation,
		welcome: f.markdown(),
		mission: f.markdown(),
	},
	({ content }) => ({ owners: content.business.company.founders }),
	({ page, owners }) => (
		<>
			<header className="hosts wide">
				<div className="stack">
					<h1>{page.heading}</h1>
					<p className="lead">{keepFiguresTogether(page.lead)}</p>
					<h2>{page.topInvitation.heading}</h2>
					<p>{page.topInvitation.text}</p>
					<Link to={page.topInvitation.link} className="button" />
				</div>
				{owners.map(({ id, name, role, portrait }) => (
					<a key={id} href={`#${id}`} className="host">
						<Picture picture={portrait} sizes="14rem" first />
						{name} <span className="note">{role}</span>
					</a>
				))}
			</header>
			<section className="section welcome">
				{page.welcome.title && <h2>{page.welcome.title}</h2>}
				{page.picture && (
					<Picture
						picture={page.picture}
						sizes="(width >= 64rem) 24rem, calc(100vw - 2.5rem)"
					/>
				)}
				<Prose {...page.welcome} />
			</section>
			<section id="owners" className="owners stack wide">
				<h2>{page.ownersHeading}</h2>
				<div className="people">
					{owners.map(({ id, name, body }) => (
						<article key={id} id={id} className="tight">
							<h3>{name}</h3>
							<Folded html={body.html} title={name} />
						</article>
					))}
				</div>
			</section>
			<ProseSection
				text={{ ...page.mission, html: markTerms(page.mission.html) }}
			/>
			<Invitation {...page.invitation} />
		</>
	),
	{ anchors: ["owners"] },
);

/** Marks the list items that begin with bold words, so that CSS can put these words into the left column. */
function markTerms(html: string): string {
	return html.replaceAll(/<li>(?=\s*<strong>)/g, '<li class="term">');
}
