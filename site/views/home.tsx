import "../components/badge.css";
import "../components/banner.css";
import "../components/links.css";
import "../components/pair.css";
import "./home.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { legacyOf } from "../bridge.tsx";
import { FieldRings } from "../components/field-rings.tsx";
import { Fold, Folded, splitText } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Prose } from "../components/prose.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import { hero, invitation, text } from "../content/fields.ts";
import { icon } from "../content/icon.ts";
import { person } from "../content/people.ts";
import { getSign } from "../lib/sign.ts";
import { listTestimonials } from "../lib/testimonials.ts";
import { getVideoAddresses } from "../lib/video-addresses.ts";
import { contactLinks } from "../plan/contact.ts";
import { nextStarts } from "../plan/week.ts";
import { keepFiguresTogether } from "../typography.ts";

/** The front page. */
export default view(
	{
		image: f.sharePicture(),
		banner: f.link(),
		book: f.link(),
		offer: text.optional(),
		hero,
		roomImage: f.picture(),
		badge: { figure: text, link: f.link() },
		founderQuote: { text: f.localized(f.quotation()), person: f.ref(person) },
		testimonials: {
			heading: text,
			more: text,
			page: f.localized(f.page()),
			international: {
				locales: f.list(f.oneOf("da", "en"), { least: 1 }),
				label: text,
			},
		},
		explore: {
			heading: text,
			links: f.list({ icon, text, link: f.link() }, { least: 1 }),
		},
		contact: { heading: text, text, button: text },
		invitation,
		intro: f.markdown(),
		system: f.markdown(),
		room: f.markdown(),
		science: f.markdown(),
	},
	({ content: { testimonials }, locale, ...input }) => {
		const { content } = legacyOf(input);
		return {
			sign: getSign(input),
			starts: nextStarts(content),
			testimonials: listTestimonials(testimonials, locale),
			origin: testimonials.origin.text,
			international: content.business.links.testimonials,
			email: contactLinks(content).email.href,
		};
	},
	({ page, sign, starts, testimonials, origin, international, ...props }) => {
		const { badge, founderQuote, explore, contact, invitation } = page;
		const science = splitText(page.science.html);
		return (
			<>
				<p className="banner">
					<Link to={page.banner} />
				</p>
				<Hero {...page} sign={sign}>
					<Link to={page.book} className="button" />
					{page.offer && <p>{keepFiguresTogether(page.offer)}</p>}
					<NextStarts {...starts} />
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
					{[page.system, page.room].map((text) => (
						<section key={text.html}>
							<h2>{text.title}</h2>
							<Folded {...text} />
						</section>
					))}
				</div>
				<section className="section">
					<h2>{page.science.title}</h2>
					<div>
						<Prose html={science.start} />
						{science.rest && (
							<Fold html={science.rest} title={page.science.title} />
						)}
					</div>
				</section>
				<figure className="quote wide">
					<blockquote>
						<p>{founderQuote.text}</p>
					</blockquote>
					<figcaption>
						{founderQuote.person.name}, {founderQuote.person.role}
					</figcaption>
				</figure>
				<section id="testimonials" className="section band across">
					<h2>{page.testimonials.heading}</h2>
					<TestimonialList
						items={testimonials}
						row={page.testimonials.heading}
					/>
					<p className="note">{origin}</p>
					<p className="links">
						<Link
							href={page.testimonials.page.href}
							className="button button--quiet"
						>
							{page.testimonials.more}
						</Link>{" "}
						{page.testimonials.international.locales.some(
							(each) => each === props.locale,
						) && (
							<Link href={international} className="button button--quiet">
								{page.testimonials.international.label}
							</Link>
						)}
					</p>
				</section>
				<section id="explore" className="section across">
					<h2>{explore.heading}</h2>
					<ul className="explore">
						{explore.links.map(({ icon, text, link }) => (
							<li key={link.label}>
								<Icon name={icon} />
								<Link to={link} />
								<p>{text}</p>
							</li>
						))}
					</ul>
				</section>
				<div className="pair band">
					<section id="contact">
						<h2>{contact.heading}</h2>
						<p>{contact.text}</p>
						<Link href={props.email} className="button button--quiet">
							{contact.button}
						</Link>
					</section>
					<section>
						<h2>{invitation.heading}</h2>
						<p>{keepFiguresTogether(invitation.text)}</p>
						<Link to={invitation.link} className="button" />
					</section>
				</div>
			</>
		);
	},
	{
		isRequired: true,
		anchors: ["testimonials", "explore", "contact"],
		needs: ({ page: { hero } }) => ({
			media: hero.background.kind === "video" ? ["self"] : [],
			frames:
				hero.background.kind === "embed"
					? [getVideoAddresses(hero.background.embed.url).frame]
					: [],
		}),
	},
);

/** When sessions start next: front-page/next-starts.ts shows the day that it is. */
function NextStarts({
	days,
	exceptions,
	marks,
}: ReturnType<typeof nextStarts>) {
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
