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
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The front page. */
export function View(home: Views["home"]) {
	const { banner, badge, invitation } = home;
	return (
		<>
			<p className="banner">
				<a href={banner.href}>{banner.label}</a>
			</p>
			<Hero {...home.hero} />
			<Opening heading={home.heading} lead={home.lead} />
			<p>
				<ButtonLink link={home.book} />
			</p>
			<section className="section intro">
				<h2>{home.intro.start.title}</h2>
				<Folded {...home.intro} />
				<a className="badge" href={badge.link.href}>
					<span className="badge__figure">
						<FieldRings />
						<span>{badge.figure}</span>
					</span>{" "}
					<span className="badge__label">{badge.link.label}</span>
				</a>
			</section>
			<FullPicture picture={home.roomImage} />
			<div className="pair wide">
				{home.room.map((text) => (
					<section key={text.start.title}>
						<h2>{text.start.title}</h2>
						<Folded {...text} />
					</section>
				))}
			</div>
			<section className="section">
				<h2>{home.science.start.title}</h2>
				<div>
					<Prose {...home.science.start} />
					{home.science.rest && <Fold {...home.science.rest} />}
				</div>
			</section>
			<Quote {...home.quote} />
			<Testimonials {...home.testimonials} />
			<Explore {...home.explore} />
			<div className="pair band">
				<section id="contact">
					<h2>{home.contact.heading}</h2>
					<p>{home.contact.text}</p>
					<ButtonLink link={home.contact.email} quiet />
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
	more,
	international,
}: Views["home"]["testimonials"]) {
	return (
		<section id="testimonials" className="section band">
			<h2>{heading}</h2>
			<TestimonialList items={items} row={heading} />
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
		<section id="explore" className="section">
			<h2>{heading}</h2>
			<ul className="explore">
				{links.map(({ href, label, text, icon }) => (
					<li key={label}>
						<Icon name={icon} />
						<a href={href}>{label}</a>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
