import "../components/event.css";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The events, one after another. */
export function View({ heading, lead, events, note }: Views["events"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<div className="events">
				{events.map(
					({ id, title, image, price, summary, description, book }, at) => (
						<article key={id} id={id} className="event">
							<Picture
								picture={image}
								{...(at === 0 && { first: true })}
								sizes="(width >= 56rem) 40vw, calc(100vw - 2.5rem)"
							/>
							<div className="event__text">
								<h2>{title}</h2>
								<p className="event__price">{price}</p>
								<p className="lead">{keepFiguresTogether(summary)}</p>
								<Prose {...description} />
								<OutsideLink link={book} className="button button--main" />
							</div>
						</article>
					),
				)}
			</div>
			<p className="note">{note}</p>
		</>
	);
}
