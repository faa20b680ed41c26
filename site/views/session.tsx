import "../components/timeline.css";
import "./session.css";
import { capitalize, f, view } from "kilde";
import { FullPicture } from "../components/full-picture.tsx";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ScreenPicture } from "../components/picture.tsx";
import { PictureOpening } from "../components/picture-opening.tsx";
import { Prose } from "../components/prose.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import {
	fillingPicture,
	invitation,
	picture,
	text,
} from "../content/fields.ts";
import { getOrigin, listTestimonials } from "../lib/testimonials.ts";

/** A session step by step. */
export default view(
	{
		picture: fillingPicture,
		evening: fillingPicture,
		phasesHeading: text,
		phasesLead: text,
		testimonialsHeading: text,
		facilitiesHeading: text,
		facilitiesPicture: picture,
		invitation,
		intro: f.markdown(),
		how: f.markdown(),
		disclaimer: f.markdown(),
	},
	({ content: { phases, room, testimonials }, locale }) => ({
		phases,
		facilities: room.capacity
			? [...room.facilities, room.capacity]
			: room.facilities,
		testimonials: listTestimonials(testimonials, locale, 4).slice(0, 1),
		origin: getOrigin(testimonials),
	}),
	({ page, phases, facilities, testimonials, origin, words }) => (
		<>
			<PictureOpening {...page} />
			<ProseSection text={page.intro} />
			<section id="phases" className="band evening">
				<div className="evening__room">
					{page.evening && <ScreenPicture picture={page.evening} />}
				</div>
				<div className="section">
					<div className="evening__heading tight">
						<h2>{page.phasesHeading}</h2>
						<p>{page.phasesLead}</p>
					</div>
					<ol className="timeline">
						{phases.map(({ from, to, title, text }) => (
							<li key={from} className="stack">
								<h3>
									<span className="timeline__time">
										{`${from}–${to} ${words.minutes}`}
									</span>{" "}
									{title}
								</h3>
								<p>{text}</p>
							</li>
						))}
					</ol>
				</div>
			</section>
			<section className="section across how">
				{page.how.title && <h2>{page.how.title}</h2>}
				<Prose {...page.how} />
			</section>
			<FullPicture picture={page.facilitiesPicture} />
			<section id="facilities" className="section">
				<h2>{page.facilitiesHeading}</h2>
				<ul className="facilities">
					{facilities.map(({ icon, text }) => (
						<li key={text} className="with-icon">
							<Icon name={icon} /> {capitalize(text)}
						</li>
					))}
				</ul>
			</section>
			<Testimonials
				heading={page.testimonialsHeading}
				items={testimonials}
				origin={origin}
			/>
			<ProseSection text={page.disclaimer} id="disclaimer" />
			<Invitation {...page.invitation} />
		</>
	),
	{ anchors: ["phases", "testimonials", "facilities", "disclaimer"] },
);
