import { bridge, legacyOf } from "../bridge.tsx";
import { widgetAddresses } from "../plan/booking.ts";
import "./book.css";
import { BookingWidget } from "../components/booking-widget.tsx";
import { Codes } from "../components/codes.tsx";
import { ContactLinks } from "../components/contact-links.tsx";
import { Icon } from "../components/icon.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import type { BookingColumn, Views } from "../props.ts";

/**
 * What can be booked: the choice first, then each session or stay with its facts and its calendar. site/booking.ts loads
 * the calendars, the booking provider's widgets.
 */
function View(page: Views["book"]) {
	const { events, widgets, hint, codes, termsLink } = page;
	return (
		<>
			<Opening {...page} />
			<ul className="choices wide">
				{page.columns.map(({ id, heading, facts }) => (
					<li key={id}>
						<a className="choice" href={`#${id}`}>
							<strong>{heading}</strong>{" "}
							<span>
								{facts.map((fact) => (
									<span key={fact}>{fact} </span>
								))}
							</span>
						</a>
					</li>
				))}
				<li>
					<a className="choice" href={events.href}>
						<strong>{events.label}</strong> <span>{page.eventPrice}</span>
					</a>
				</li>
			</ul>
			<div
				className="products"
				data-widgets={widgets && JSON.stringify(widgets)}
			>
				{/* Before the columns, in which what it says is below. */}
				{widgets && <p className="visually-hidden" role="status" />}
				{page.columns.map((column) => (
					<Product
						key={column.id}
						{...column}
						picture={column.isNight ? page.picture : undefined}
						hours={page.hours}
					/>
				))}
			</div>
			<section id="hint" className="section">
				<h2>{hint.heading}</h2>
				<ol className="steps">
					{hint.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</section>
			<section id="codes" className="section">
				<h2>{codes.heading}</h2>
				<Codes codes={codes.list} />
				<Prose {...page.terms} />
				<p className="note">
					<a href={termsLink.href}>{termsLink.label}</a>
				</p>
			</section>
		</>
	);
}

function Product({
	id,
	heading,
	facts,
	isNight,
	picture,
	points,
	text,
	widget,
	contact,
	hours,
	included,
}: BookingColumn & Pick<Views["book"], "picture" | "hours">) {
	return (
		<section id={id} className={isNight ? "product product--night" : "product"}>
			{picture && <Picture picture={picture} sizes="100vw" />}
			<header>
				<h2>{heading}</h2>
				<p className="product__price">{facts.join(" · ")}</p>
			</header>
			{widget ? (
				<BookingWidget {...widget} contact={contact} />
			) : (
				<div className="product__contact">
					<ContactLinks links={contact} />
				</div>
			)}
			<div className="stack">
				<Prose {...text} />
				<ul className="product__points">
					{points.map(({ icon, text }) => (
						<li key={text} className="with-icon">
							<Icon name={icon} /> {text}
						</li>
					))}
					<li className="with-icon">
						<Icon name="leaf" /> {included}
					</li>
				</ul>
				<p className="note">
					<a href={hours.href}>{hours.label}</a>
				</p>
			</div>
		</section>
	);
}

export default bridge("book", View, {
	needs: (input: object) => ({
		scripts: widgetAddresses(legacyOf(input).content),
	}),
	script: "booking.ts",
});
