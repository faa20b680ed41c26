import "../components/badge.css";
import "../components/banner.css";
import "../components/card.css";
import "./home.css";
import { FieldRings } from "../components/field-lines.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ButtonLink, OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { ProseSection } from "../components/prose.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** The front page. */
export function View(home: Views["home"]) {
	const { banner, hero, book, badge, quote, testimonials, explore, contact } =
		home;
	return (
		<>
			<p className="banner">
				<a href={banner.href}>{banner.label}</a>
			</p>
			<Hero {...hero} />
			<Opening heading={home.heading} lead={home.lead} />
			<p>
				<ButtonLink link={book} />
			</p>
			<ProseSection section={home.intro} />
			<a className="badge" href={badge.link.href}>
				<strong className="badge__figure">
					<FieldRings />
					<span>{badge.figure}</span>
				</strong>{" "}
				<span className="badge__label">{badge.link.label}</span>
			</a>
			<ProseSection section={home.system} />
			<Picture picture={home.roomImage} />
			<ProseSection section={home.room} />
			<ProseSection section={home.science} />
			<Quote {...quote} />
			<TestimonialsSection {...testimonials} />
			<Explore {...explore} />
			<section id="contact" className="section">
				<h2>{contact.heading}</h2>
				<p>{contact.text}</p>
				<ButtonLink link={contact.email} kind="quiet" />
			</section>
			<Invitation {...home.invitation} />
		</>
	);
}

function Quote({ text, name, role }: Views["home"]["quote"]) {
	return (
		<figure className="quote">
			<blockquote>
				<p>{text}</p>
			</blockquote>
			<figcaption>
				{name}, {role}
			</figcaption>
		</figure>
	);
}

function TestimonialsSection({
	heading,
	items,
	more,
	international,
}: Views["home"]["testimonials"]) {
	return (
		<section id="testimonials" className="section band">
			<h2>{heading}</h2>
			<TestimonialList items={items} />
			<p className="links">
				<ButtonLink link={more} kind="quiet" />{" "}
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
			<ul className="cards">
				{links.map(({ href, label, text, icon }) => (
					<li key={label} className="card">
						<Icon name={icon} />
						<h3>
							<a href={href}>{label}</a>
						</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
