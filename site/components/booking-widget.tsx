import "./layers.css";
import "./booking-widget.css";
import { Link, usePage } from "kilde/react";
import type { Product, Widget } from "../lib/booking.ts";
import { ContactLinks } from "./contact-links.tsx";

/**
 * The element of the provider’s widget, which site/booking.ts loads. The other ways to book are shown in its place until the
 * widget has a height, and below it from then on: only the visitor can see whether the widget works.
 */
export function BookingWidget({
	className,
	attributes,
	link,
	notice,
	week,
	contact,
}: Widget & Pick<Product, "contact">) {
	const { words } = usePage();
	const asks = notice !== undefined;
	return (
		<div className="widget layers" tabIndex={asks ? -1 : undefined}>
			<div className="widget__drawing">
				<div className={className} {...attributes} />
			</div>
			<div className="widget__instead box">
				{asks && (
					<div className="widget__ask">
						<button type="button" className="button">
							{words.widgetShow}
						</button>
						<small>{notice}</small>
					</div>
				)}
				<dl className="widget__week">
					{week.map(({ name, value }) => (
						<div key={name} className="row">
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<p className="widget__said">{words.widgetInstead}</p>
				<Link to={link} className={asks ? "button button--quiet" : "button"} />
				<ContactLinks links={contact} />
			</div>
			<div className="widget__note tight note">
				<p>
					{words.widgetInstead} <Link to={link} />
				</p>
				<ContactLinks links={contact} />
			</div>
		</div>
	);
}
