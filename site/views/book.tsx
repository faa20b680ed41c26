import "./book.css";
import { f, getLocalizedValue, type ShownPicture, view } from "kilde";
import { Link, usePage } from "kilde/react";
import type { ReactNode } from "react";
import { BookingWidget, NextStarts } from "../components/booking-widget.tsx";
import { Codes } from "../components/codes.tsx";
import { ContactLinks } from "../components/contact-links.tsx";
import { Icon } from "../components/icon.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { booking } from "../content/booking.ts";
import { picture, text } from "../content/fields.ts";
import {
	getWidgets,
	listProducts,
	listWidgetAddresses,
	type Product,
} from "../lib/booking.ts";
import { listCodes } from "../lib/codes.ts";
import { getDayMarks } from "../lib/day-marks.ts";

/**
 * What can be booked: the choice first, then each session or stay with its facts and its calendar. site/booking.ts loads
 * the calendars, the booking provider's widgets.
 */
export default view(
	{
		picture,
		events: f.link(),
		hours: f.link(),
		hint: {
			heading: text,
			steps: f.localized(f.list(f.text(), { least: 1 })),
		},
		terms: f.localized(f.markdown()),
		termsLink: f.link(),
	},
	(input) => {
		const { sessions } = input.content;
		const event = Object.values(sessions).find(({ kind }) => kind === "event");
		return {
			eventPrice: event?.price.text,
			products: listProducts(input),
			widgets: getWidgets(input),
			codes: listCodes(input),
		};
	},
	({ page, eventPrice, products, widgets, codes, words }) => (
		<>
			<Opening {...page} />
			<ul className="choices tiles wide">
				{products.map(({ id, heading, price }) => (
					<li key={id}>
						<a className="choice stack" href={`#${id}`}>
							<strong>{heading}</strong> <span className="note">{price}</span>
						</a>
					</li>
				))}
				<li>
					<a className="choice stack" href={page.events.href}>
						<strong>{page.events.label}</strong>{" "}
						<span className="note">{eventPrice}</span>
					</a>
				</li>
			</ul>
			<div
				className="products"
				{...getDayMarks(words)}
				data-starts={words.nextStarts}
				data-widgets={widgets && JSON.stringify(widgets)}
			>
				{/* Before the columns, in which what it says is below. */}
				{widgets && <p className="visually-hidden" role="status" />}
				{products.map((product) => (
					<ProductSection
						key={product.id}
						{...product}
						picture={product.isNight ? page.picture : undefined}
					>
						<Link to={page.hours} />
					</ProductSection>
				))}
			</div>
			<section id="hint" className="section">
				<h2>{page.hint.heading}</h2>
				<ol className="list">
					{page.hint.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</section>
			<section id="codes" className="section">
				<h2>{words.codes}</h2>
				<Codes codes={codes} />
				<Prose {...page.terms} />
				<p className="note">
					<Link to={page.termsLink} />
				</p>
			</section>
		</>
	),
	{
		anchors: ["hint", "codes"],
		listAnchors: (entries, locale) =>
			getLocalizedValue(entries.only(booking).columns, locale).map(
				({ session }) => session.name,
			),
		needs: (input) => ({ scripts: listWidgetAddresses(input) }),
		script: "booking.ts",
		search: ({ page, words }) => ({
			parts: [{ id: "codes", title: words.codes, text: page.terms.words }],
		}),
	},
);

/** A session or stay; `children` are a link to its hours. */
function ProductSection({
	id,
	heading,
	facts,
	isNight,
	picture,
	points,
	text,
	widget,
	contact,
	children,
}: Product & {
	readonly picture: ShownPicture | undefined;
	readonly children: ReactNode;
}) {
	const { words } = usePage();
	return (
		<section
			id={id}
			className={isNight ? "product product--night stack" : "product stack"}
		>
			{picture && <Picture picture={picture} sizes="100vw" />}
			<header className="stack">
				<div>
					<h2>{heading}</h2>
					<p className="product__price">{facts.join(" · ")}</p>
				</div>
				{widget && (
					<>
						<Link href={widget.link.href} className="button">
							{words.bookAt}
							<span className="visually-hidden">: {heading}</span>
						</Link>
						<NextStarts href={widget.link.href} />
					</>
				)}
			</header>
			{widget ? (
				<BookingWidget {...widget} contact={contact} />
			) : (
				<div className="product__contact box">
					<ContactLinks links={contact} />
				</div>
			)}
			<div className="stack">
				<Prose {...text} />
				<ul className="product__points tight">
					{points.map(({ icon, text }) => (
						<li key={text} className="with-icon">
							<Icon name={icon} /> {text}
						</li>
					))}
				</ul>
				<p className="note">{children}</p>
			</div>
		</section>
	);
}
