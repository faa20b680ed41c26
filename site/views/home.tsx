import { bridge, legacyOf } from "../bridge.tsx";
import { homeNeeds } from "../plan/needs.ts";
import "../components/badge.css";
import "../components/banner.css";
import "../components/links.css";
import "../components/pair.css";
import "./home.css";
import { FieldRings } from "../components/field-rings.tsx";
import { Fold, Folded } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { ButtonLink, OutsideLink } from "../components/link.tsx";
import { Prose } from "../components/prose.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The front page. */
function View(page: Views["home"]) {
	const { banner, badge, invitation } = page;
	return (
		<>
			<p className="banner">
				<a href={banner.href}>{banner.label}</a>
			</p>
			<Hero {...page}>
				<ButtonLink link={page.book} />
				{page.offer && <p>{keepFiguresTogether(page.offer)}</p>}
				<NextStarts {...page.starts} />
			</Hero>
			<section className="section intro">
				<h2>{page.intro.title}</h2>
				<Folded {...page.intro} />
				<a className="badge" href={badge.link.href}>
					<span className="badge__figure">
						<FieldRings />
						<span>{badge.figure}</span>
					</span>{" "}
					<span className="badge__label">{badge.link.label}</span>
				</a>
			</section>
			<FullPicture picture={page.roomImage} />
			<div className="pair wide">
				{page.room.map((text) => (
					<section key={text.html}>
						<h2>{text.title}</h2>
						<Folded {...text} />
					</section>
				))}
			</div>
			<section className="section">
				<h2>{page.science.title}</h2>
				<div>
					<Prose {...page.science} />
					{page.science.rest && <Fold {...page.science.rest} />}
				</div>
			</section>
			<Quote {...page.quote} />
			<Testimonials {...page.testimonials} />
			<Explore {...page.explore} />
			<div className="pair band">
				<section id="contact">
					<h2>{page.contact.heading}</h2>
					<p>{page.contact.text}</p>
					<ButtonLink link={page.email} quiet />
				</section>
				<section>
					<h2>{invitation.heading}</h2>
					<p>{keepFiguresTogether(invitation.text)}</p>
					<ButtonLink link={invitation.link} />
				</section>
			</div>
		</>
	);
}

/** When sessions start next: front-page/next-starts.ts shows the day that it is. */
function NextStarts({ days, exceptions, marks }: Views["home"]["starts"]) {
	return (
		<p className="starts" {...marks}>
			<span />{" "}
			{days.map((starts, day) => (
				// A day has no other key than its place.
				// biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
				<span key={day} hidden>
					{starts.map(({ time, text }) => (
						<time key={time} dateTime={time}>
							{text}
						</time>
					))}
				</span>
			))}
			{exceptions.map(({ from, after, when, what }) => (
				<span key={after} data-from={from} data-after={after} hidden>
					{what} {when}
				</span>
			))}
		</p>
	);
}

function Quote({ text, name, role }: Views["home"]["quote"]) {
	return (
		<figure className="quote wide">
			<blockquote>
				<p>{text}</p>
			</blockquote>
			<figcaption>
				{name}, {role}
			</figcaption>
		</figure>
	);
}

function Testimonials({
	heading,
	items,
	origin,
	more,
	international,
}: Views["home"]["testimonials"]) {
	return (
		<section id="testimonials" className="section band across">
			<h2>{heading}</h2>
			<TestimonialList items={items} row={heading} />
			<p className="note">{origin}</p>
			<p className="links">
				<ButtonLink link={more} quiet />{" "}
				{international && (
					<OutsideLink link={international} className="button button--quiet" />
				)}
			</p>
		</section>
	);
}

function Explore({ heading, links }: Views["home"]["explore"]) {
	return (
		<section id="explore" className="section across">
			<h2>{heading}</h2>
			<ul className="explore">
				{links.map(({ href, title, text, icon }) => (
					<li key={title}>
						<Icon name={icon} />
						<a href={href}>{title}</a>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

export default bridge("home", View, {
	needs: (input: object) => homeNeeds(legacyOf(input)),
});
