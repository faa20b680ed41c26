import "../components/pair.css";
import "../styles/italic.css";
import "./testimonials.css";
import "./services.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Folded } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening, type OpeningWords } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import { invitation, picture, text } from "../content/fields.ts";
import { icon } from "../content/icon.ts";
import { listTestimonials } from "../lib/testimonials.ts";
import { keepFiguresTogether } from "../typography.ts";

/** A guest book: what guests report, and in their own words. The English page shows the Danish testimonials, in Danish. */
export default view(
	{
		picture,
		benefitsHeading: text,
		benefits: f.list({ icon, title: text, text }, { least: 1 }),
		testimonialsHeading: text,
		testimonialsLead: f.localized(f.markdown()),
		videos: { heading: text, text },
		request: { heading: text, text, button: text, subject: text },
		invitation,
		intro: f.markdown(),
		disclaimer: f.markdown(),
	},
	({ content: { business, testimonials }, locale }) => ({
		sentence: listTestimonials(testimonials, locale).find(
			({ sentence }) => sentence !== undefined,
		),
		testimonials: listTestimonials(testimonials, "da", 6),
		origin: testimonials.origin.text,
		email: business.contact.email.href,
	}),
	({ page, sentence, testimonials, origin, email }) => (
		<>
			<GuestBook {...page} {...sentence} />
			<section id="benefits" className="benefits stack wide">
				<h2>{page.benefitsHeading}</h2>
				<ul className="tiles">
					{page.benefits.map(({ title, text }) => (
						<li key={title} className="tight">
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<FullPicture picture={page.picture} />
			<section id="testimonials" className="voices voices--many stack wide">
				<h2>{page.testimonialsHeading}</h2>
				<Prose {...page.testimonialsLead} />
				<TestimonialList items={testimonials} spoken="da" />
				<p className="note">{origin}</p>
			</section>
			<div className="pair wide">
				<section className="stack">
					<h2>{page.intro.title}</h2>
					<Folded {...page.intro} />
				</section>
				<section id="disclaimer" className="stack">
					<h2>{page.disclaimer.title}</h2>
					<Prose {...page.disclaimer} />
				</section>
				<section className="stack">
					<h2>{page.request.heading}</h2>
					<p>{page.request.text}</p>
					<Link
						href={`${email}?subject=${encodeURIComponent(page.request.subject)}`}
						className="button button--quiet"
					>
						{page.request.button}
					</Link>
				</section>
				<section id="videos" className="stack">
					<h2>{page.videos.heading}</h2>
					<p>{page.videos.text}</p>
				</section>
			</div>
			<Invitation {...page.invitation} />
		</>
	),
	{ anchors: ["benefits", "testimonials", "videos", "disclaimer"] },
);

/** The page begins with a sentence of a guest, if one is chosen. */
function GuestBook({
	sentence,
	by,
	...opening
}: OpeningWords & {
	readonly sentence?: string | undefined;
	readonly by?: string;
}) {
	if (sentence === undefined) return <Opening {...opening} />;
	return (
		<header className="guest-book band stack full">
			<h1>{opening.heading}</h1>
			<figure className="stack">
				<blockquote>
					<p>{sentence}</p>
				</blockquote>
				<figcaption>{by}</figcaption>
			</figure>
			<p className="lead">{keepFiguresTogether(opening.lead)}</p>
		</header>
	);
}
