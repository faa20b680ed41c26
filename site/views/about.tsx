import "./about.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Folded } from "../components/fold.tsx";
import { Invitation } from "../components/invitation.tsx";
import { HeadingAndLead } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { invitation, picture, text } from "../content/fields.ts";

/** The owners and their mission. A picture runs from the left edge of the screen to the words beside it. */
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
			<header className="hosts full">
				{page.picture && (
					<Picture
						picture={page.picture}
						sizes="(width >= 64rem) 75vw, 100vw"
						first
					/>
				)}
				<div className="hosts__words stack">
					<HeadingAndLead {...page} />
					<p className="hosts__people">
						{owners.map(({ id, name, role, portrait }) => (
							<a key={id} href={`#${id}`} className="host">
								<Picture picture={portrait} sizes="2.75rem" />
								<span>
									{name} <span className="note">{role}</span>
								</span>
							</a>
						))}
					</p>
					<section className="stack">
						<h2>{page.topInvitation.heading}</h2>
						<p>{page.topInvitation.text}</p>
						<Link to={page.topInvitation.link} className="button" />
					</section>
				</div>
			</header>
			<ProseSection text={page.welcome} />
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
