import "./book.css";
import { Codes } from "../components/codes.tsx";
import { ButtonLink, ContactLinks, OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import type { BookingColumn, Views } from "../props.ts";

/** How to book, in columns; the widget’s script comes from the booking provider. */
export function BookView({
	heading,
	lead,
	events,
	columns,
	script,
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
			<div className="columns">
				{columns.map((column) => (
					<Column key={column.heading} {...column} />
				))}
			</div>
			<section className="section">
				<h2>{codes.heading}</h2>
				<Codes codes={codes.list} />
			</section>
			<p className="note">
				{terms} <a href={termsLink.href}>{termsLink.label}</a>
			</p>
			{script && <script src={script} async />}
		</>
	);
}

function Column({ heading, price, text, widget, contact }: BookingColumn) {
	return (
		<section className="column">
			<h2>{heading}</h2>
			<p className="column__price">{price}</p>
			<Prose {...text} />
			{widget && (
				<>
					<div className={widget.className} {...widget.attributes} />
					<OutsideLink link={widget.link} className="button button--main" />
					<p>{widget.instead}</p>
				</>
			)}
			<ContactLinks links={contact} />
		</section>
	);
}
