import "../components/pair.css";
import "./services.css";
import { Folded } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ButtonLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** The benefits that guests report. */
export function View(page: Views["services"]) {
	const { videos, request, disclaimer } = page;
	return (
		<>
			<Opening {...page} />
			<section className="section">
				<h2>{page.intro.title}</h2>
				<Folded {...page.intro} />
			</section>
			<section id="benefits" className="benefits">
				<h2>{page.benefitsHeading}</h2>
				<ul>
					{page.benefits.map(({ icon, title, text }) => (
						<li key={title}>
							<h3>
								<Icon name={icon} /> {title}
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<FullPicture picture={page.picture} />
			<Testimonials {...page.testimonials} lead={page.testimonialsLead} />
			<section id="videos" className="videos note">
				<h2>{videos.heading}</h2> <p>{videos.text}</p>
			</section>
			<div className="pair wide">
				<section>
					<h2>{request.heading}</h2>
					<p>{request.text}</p>
					<ButtonLink link={page.requestLink} quiet />
				</section>
				<section id="disclaimer">
					<h2>{disclaimer.title}</h2>
					<Prose {...disclaimer.body} />
				</section>
			</div>
			<Invitation {...page.invitation} />
		</>
	);
}
