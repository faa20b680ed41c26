import { bridge } from "../bridge.tsx";
import "../components/event.css";
import { Fold } from "../components/fold.tsx";
import { Icon } from "../components/icon.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Picture } from "../components/picture.tsx";
import { PictureOpening } from "../components/picture-opening.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The events, one after another. */
function View(page: Views["events"]) {
	return (
		<>
			<PictureOpening {...page}>
				<p className="dates">
					<Icon name="calendar" /> {page.dates}
				</p>
			</PictureOpening>
			<div className="events">
				{page.events.map(({ id, ...event }) => (
					<article key={id} id={id} className="event">
						<Picture
							picture={event.image}
							sizes="(width >= 48rem) 13rem, 6rem"
						/>
						<header>
							<h2>{event.title}</h2>
							<p className="event__facts">
								<strong>{event.price}</strong>
								{event.length && <span>{event.length}</span>}
							</p>
						</header>
						<div className="event__text">
							<p>{keepFiguresTogether(event.summary)}</p>
							<Fold {...event.description} />
						</div>
						<OutsideLink link={event.book} className="button" />
					</article>
				))}
			</div>
			<p className="note">{page.note}</p>
		</>
	);
}

export default bridge("events", View);
