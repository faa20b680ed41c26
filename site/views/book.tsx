import "./book.css";
import { BookingWidget } from "../components/booking-widget.tsx";
import { Codes } from "../components/codes.tsx";
import { ButtonLink, ContactLinks } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import type { BookingColumn, Views } from "../props.ts";

/** The ways to book, in columns; site/booking.ts loads the booking provider’s widgets. */
export function View({
	heading,
	lead,
	events,
	columns,
	widgets,
	hint,
	codes,
	terms,
	termsLink,
}: Views["book"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<p>
				<ButtonLink link={events} kind="quiet" />
			</p>
			<section id="hint" className="section notice">
				<h2>{hint.heading}</h2>
				<ol>
					{hint.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</section>
			<div
				className="columns"
				data-widgets={widgets && JSON.stringify(widgets)}
			>
				{columns.map((column) => (
					<Column key={column.heading} {...column} />
				))}
				{widgets && <p className="visually-hidden" role="status" />}
			</div>
			<section className="section">
				<h2>{codes.heading}</h2>
				<Codes codes={codes.list} />
			</section>
			<p className="note">
				{terms} <a href={termsLink.href}>{termsLink.label}</a>
			</p>
		</>
	);
}

function Column({ heading, price, text, widget, contact }: BookingColumn) {
	return (
		<section className="column">
			<h2>{heading}</h2>
			<p className="column__price">{price}</p>
			<Prose {...text} />
			{widget ? (
				<BookingWidget {...widget} contact={contact} />
			) : (
				<ContactLinks links={contact} />
			)}
		</section>
	);
}
