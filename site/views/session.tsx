import { bridge } from "../bridge.tsx";
import "../components/timeline.css";
import "./session.css";
import { FullPicture } from "../components/full-picture.tsx";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ScreenPicture } from "../components/picture.tsx";
import { PictureOpening } from "../components/picture-opening.tsx";
import { Prose } from "../components/prose.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** A session step by step. */
function View(page: Views["session"]) {
	const { evening, how } = page;
	return (
		<>
			<PictureOpening {...page} dark />
			<ProseSection section={page.intro} />
			<section id="phases" className="band evening">
				<div className="evening__room">
					{evening && <ScreenPicture picture={evening} />}
				</div>
				<div className="section">
					<div className="evening__heading">
						<h2>{page.phasesHeading}</h2>
						<p>{page.phasesLead}</p>
					</div>
					<ol className="timeline">
						{page.phases.map(({ time, title, text }) => (
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
			<section className="section across how">
				{how.title && <h2>{how.title}</h2>}
				<Prose {...how.body} />
			</section>
			<FullPicture picture={page.facilitiesPicture} />
			<section id="facilities" className="section">
				<h2>{page.facilitiesHeading}</h2>
				<ul className="facilities">
					{page.facilities.map(({ icon, text }) => (
						<li key={text} className="with-icon">
							<Icon name={icon} /> {text}
						</li>
					))}
				</ul>
			</section>
			<Testimonials {...page.testimonials} />
			<ProseSection section={page.disclaimer} id="disclaimer" />
			<Invitation {...page.invitation} />
		</>
	);
}

export default bridge("session", View);
