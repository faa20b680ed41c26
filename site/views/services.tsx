import "../components/card.css";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { ProseSection } from "../components/prose.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** The benefits that guests report. */
export function View({ benefits, videos, ...services }: Views["services"]) {
	return (
		<>
			<Opening {...services} />
			<ProseSection section={services.intro} />
			<section id="benefits" className="section">
				<h2>{benefits.heading}</h2>
				<ul className="cards">
					{benefits.items.map(({ icon, title, text }) => (
						<li key={title} className="card">
							<Icon name={icon} />
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<Testimonials {...services.testimonials} />
			<section id="videos" className="section notice">
				<h2>{videos.heading}</h2>
				<p>{videos.text}</p>
			</section>
			<Invitation {...services.request} />
			<ProseSection section={services.disclaimer} id="disclaimer" />
			<Invitation {...services.invitation} />
		</>
	);
}
