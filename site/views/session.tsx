import "../components/timeline.css";
import "./session.css";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { ProseSection } from "../components/prose.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** A session step by step. */
export function View({ phases, facilities, ...session }: Views["session"]) {
	return (
		<>
			<Opening {...session} />
			<ProseSection section={session.intro} />
			<section id="phases" className="section">
				<h2>{phases.heading}</h2>
				<p>{phases.lead}</p>
				<ol className="timeline">
					{phases.items.map(({ time, title, text }) => (
						<li key={time}>
							<h3>
								<span className="timeline__time">{time}</span> {title}
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</section>
			<ProseSection section={session.how} />
			<section id="facilities" className="section">
				<h2>{facilities.heading}</h2>
				<ul className="facilities">
					{facilities.items.map(({ icon, text }) => (
						<li key={text}>
							<Icon name={icon} /> {text}
						</li>
					))}
				</ul>
			</section>
			<Testimonials {...session.testimonials} />
			<ProseSection section={session.disclaimer} id="disclaimer" />
			<Invitation {...session.invitation} />
		</>
	);
}
