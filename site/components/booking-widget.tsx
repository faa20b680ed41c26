import "./booking-widget.css";
import type { BookingColumn } from "../props.ts";
import { ContactLinks } from "./contact-links.tsx";
import { OutsideLink } from "./link.tsx";

/**
 * The element of the provider’s widget, which site/booking.ts loads. The other ways to book are shown in its place until the
 * widget has a height, and below it from then on: only the visitor can see whether the widget works.
 */
export function BookingWidget({
	className,
	attributes,
	link,
	instead,
	ask,
	week,
	contact,
}: NonNullable<BookingColumn["widget"]> & Pick<BookingColumn, "contact">) {
	return (
		<div className="widget" tabIndex={ask && -1}>
			<div className="widget__drawing">
				<div className={className} {...attributes} />
			</div>
			<div className="widget__instead">
				{ask && (
					<div className="widget__ask">
						<button type="button" className="button">
							{ask.button}
						</button>
						<small>{ask.notice}</small>
					</div>
				)}
				<dl className="widget__week">
					{week.map(({ name, value }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<p className="widget__said">{instead}</p>
				<OutsideLink
					link={link}
					className={ask ? "button button--quiet" : "button"}
				/>
				<ContactLinks links={contact} />
			</div>
			<div className="widget__note note">
				<p>
					{instead} <OutsideLink link={link} />
				</p>
				<ContactLinks links={contact} />
			</div>
		</div>
	);
}
