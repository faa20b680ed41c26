import "../components/timeline.css";
import "./session.css";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** A session step by step. */
export function View({
	picture,
	phases,
	how,
	facilities,
	...session
}: Views["session"]) {
	return (
		<>
			<Opening {...session} />
			{picture && (
				<Picture
					picture={picture}
					sizes="(width >= 64rem) 64rem, calc(100vw - 2.5rem)"
					first
				/>
			)}
			<ProseSection section={session.intro} />
			<section id="phases" className="band evening">
				<div className="section">
					<div className="evening__heading">
						<h2>{phases.heading}</h2>
						<p>{phases.lead}</p>
					</div>
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
				</div>
			</section>
			<section className="section how">
				{how.title && <h2>{how.title}</h2>}
				<Prose {...how} />
			</section>
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
