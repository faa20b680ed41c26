import "../components/event.css";
import "./events.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Fold } from "../components/fold.tsx";
import { Icon } from "../components/icon.tsx";
import { HeadingAndLead } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { event } from "../content/events.ts";
import { picture } from "../content/fields.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The events, one after another. */
export default view(
	{
		picture,
		dates: f.localized(f.text()),
		note: f.localized(f.text()),
	},
	({ content }) => ({ events: content.event }),
	({ page, events, words }) => (
		<>
			<div className="beside full">
				<header className="stack">
					<HeadingAndLead {...page} />
					<p className="dates with-icon">
						<Icon name="calendar" /> {page.dates}
					</p>
				</header>
				{page.picture && (
					<Picture
						picture={page.picture}
						sizes="(width >= 64rem) 60vw, 100vw"
						first
					/>
				)}
			</div>
			<div className="events wide">
				{events.map((event) => (
					<article key={event.id} id={event.id} className="event row">
						<Picture
							picture={event.image}
							sizes="(width >= 48rem) 13rem, 6rem"
						/>
						<header>
							<h2>{event.title}</h2>
							<p className="event__facts row note">
								<strong>{event.price.text}</strong>
								{event.length && <span>{event.length}</span>}
							</p>
						</header>
						<div className="event__text tight">
							<p>{keepFiguresTogether(event.summary)}</p>
							<Fold html={event.body.html} title={event.title} />
						</div>
						<Link href={event.link} className="button">
							{words.bookNow}
						</Link>
					</article>
				))}
			</div>
			<p className="note">{page.note}</p>
		</>
	),
	{
		listAnchors: (entries) =>
			entries
				.of(event)
				.filter(entries.isPublished)
				.map(({ id }) => id),
	},
);
