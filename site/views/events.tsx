import "../components/event.css";
import { Fold } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Icon } from "../components/icon.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The events, one after another. */
export function View(page: Views["events"]) {
	return (
		<>
			<Opening {...page} />
			<p className="dates">
				<Icon name="calendar" /> {page.dates}
			</p>
			<div className="events">
				{page.events.map(({ id, ...event }, at) => (
					<article key={id} id={id} className="event">
						<Picture
							picture={event.image}
							{...(at === 0 && { first: true })}
							sizes="(width >= 48rem) 50vw, 100vw"
						/>
						<div className="event__text">
							<h2>{event.title}</h2>
							<p className="event__facts">
								<strong>{event.price}</strong>
								{event.length && <span>{event.length}</span>}
							</p>
							<p>{keepFiguresTogether(event.summary)}</p>
							<OutsideLink link={event.book} className="button" />
							<Fold {...event.description} />
						</div>
					</article>
				))}
			</div>
			<FullPicture picture={page.picture} />
			<p className="note">{page.note}</p>
		</>
	);
}
