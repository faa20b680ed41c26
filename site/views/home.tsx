import "../components/badge.css";
import "../components/banner.css";
import "../components/pair.css";
import "../components/layers.css";
import "./home.css";
import { f, type Shown, view } from "kilde";
import { Link, usePage } from "kilde/react";
import { Closing } from "../components/closing.tsx";
import { FieldRings } from "../components/field-rings.tsx";
import { Fold, Folded, splitText } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Prose } from "../components/prose.tsx";
import {
	FoldedTestimonials,
	Testimonials,
} from "../components/testimonials.tsx";
import { hero, invitation, text } from "../content/fields.ts";
import { icon } from "../content/icon.ts";
import { person } from "../content/people.ts";
import { getDayMarks } from "../lib/day-marks.ts";
import { getOrigin, listTestimonials } from "../lib/testimonials.ts";
import { getVideoAddresses } from "../lib/video-addresses.ts";
import { findClosing, getStarts } from "../lib/week.ts";
import { keepFiguresTogether } from "../typography.ts";

const guests = {
	heading: text,
	more: text,
	page: f.localized(f.page()),
	/** The link to testimonials on another site, which pages in some languages have. */
	international: {
		locales: f.list(f.oneOf("da", "en"), { least: 1 }),
		label: text,
	},
};

const explore = {
	heading: text,
	links: f.list({ icon, text, link: f.link() }, { least: 1 }),
};

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
		testimonials: guests,
		explore,
		contact: { heading: text, text, button: text },
		invitation,
		intro: f.markdown(),
		system: f.markdown(),
		room: f.markdown(),
		science: f.markdown(),
	},
	(input) => {
		const { business, testimonials } = input.content;
		return {
			logo: business.logo,
			starts: getStarts(input),
			closing: findClosing(input),
			guests: {
				// Large, one that is short.
				items: listTestimonials(testimonials, input.locale).sort(
					(a, b) => a.quote.length - b.quote.length,
				),
				origin: getOrigin(testimonials),
				elsewhere: business.links.testimonials,
			},
			email: business.contact.email.href,
		};
	},
	({ page, logo, starts, closing, guests, email }) => {
		const { badge, founderQuote, contact, invitation } = page;
		const science = splitText(page.science.html);
		return (
			<>
				<p className="banner">
					<Link to={page.banner} />
				</p>
				<Hero {...page} logo={logo}>
					<Link to={page.book} className="button" />
					{page.offer && <p>{keepFiguresTogether(page.offer)}</p>}
					<NextStarts {...starts} />
				</Hero>
				<Closing closing={closing} className="closing" />
				<section className="section intro">
					<h2>{page.intro.title}</h2>
					<Folded {...page.intro} />
					<a className="badge row" href={badge.link.href}>
						<span className="badge__figure layers">
							<FieldRings />
							<span>{badge.figure}</span>
						</span>{" "}
						<span className="badge__label">{badge.link.label}</span>
					</a>
				</section>
				<FullPicture picture={page.roomImage} />
				<div className="pair wide">
					{[page.system, page.room].map((text) => (
						<section key={text.html} className="stack">
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
				<figure className="quote stack wide">
					<blockquote>
						<p>{founderQuote.text}</p>
					</blockquote>
					<figcaption>
						{founderQuote.person.name}, {founderQuote.person.role}
					</figcaption>
				</figure>
				<Guests {...page.testimonials} {...guests} />
				<Explore {...page.explore} />
				<div className="pair band">
					<section id="contact" className="stack">
						<h2>{contact.heading}</h2>
						<p>{contact.text}</p>
						<Link href={email} className="button button--quiet">
							{contact.button}
						</Link>
					</section>
					<section className="stack">
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
		needs: ({ page: { hero }, closing }) => ({
			start: closing ? ["past"] : [],
			media: hero.background.kind === "video" ? ["self"] : [],
			frames:
				hero.background.kind === "embed"
					? [getVideoAddresses(hero.background.embed.url).frame]
					: [],
		}),
	},
);

/** When sessions start next: front-page/next-starts.ts shows the day that it is. */
function NextStarts({ days, exceptions }: ReturnType<typeof getStarts>) {
	const { words } = usePage();
	return (
		<p className="starts" {...getDayMarks(words)}>
			<span />{" "}
			{days.map((starts, day) => (
				// A day has no other key than its place.
				// biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
				<span key={day} hidden>
					{starts.map(({ value, text }) => (
						<time key={value} dateTime={value}>
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

/** The section of testimonials: the first one, the others in a fold, and links to further ones. */
function Guests({
	heading,
	items: [first, ...others],
	origin,
	more,
	page,
	international,
	elsewhere,
}: Shown<typeof guests> &
	Parameters<typeof Testimonials>[0] & { readonly elsewhere: string }) {
	const { locale, words } = usePage();
	const fromElsewhere = international.locales.some(
		(each) => each === locale,
	) && (
		<p>
			<Link href={elsewhere}>{international.label}</Link>
		</p>
	);
	return (
		<Testimonials
			heading={heading}
			items={first ? [first] : []}
			origin={origin}
		>
			<div className="row">
				{others.length > 0 ? (
					<FoldedTestimonials summary={words.moreTestimonials} items={others}>
						{fromElsewhere}
					</FoldedTestimonials>
				) : (
					fromElsewhere
				)}
				<Link href={page.href}>{more}</Link>
			</div>
		</Testimonials>
	);
}

function Explore({ heading, links }: Shown<typeof explore>) {
	return (
		<section id="explore" className="section across">
			<h2>{heading}</h2>
			<ul className="explore tiles">
				{links.map(({ icon, text, link }) => (
					<li key={link.label}>
						<Icon name={icon} />
						<Link to={link} />
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
