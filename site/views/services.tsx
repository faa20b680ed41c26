import "../components/pair.css";
import "../styles/italic.css";
import "./testimonials.css";
import "./services.css";
import { f, view } from "kilde";
import { Link } from "kilde/react";
import { Folded } from "../components/fold.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening, type OpeningWords } from "../components/opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import {
	FoldedTestimonials,
	TestimonialList,
} from "../components/testimonials.tsx";
import { invitation, picture, text } from "../content/fields.ts";
import { icon } from "../content/icon.ts";
import { getOrigin, listTestimonials } from "../lib/testimonials.ts";
import { keepFiguresTogether } from "../typography.ts";

/** A guest book: what guests report, and in their own words, those in the other language folded. */
export default view(
	{
		picture,
		benefitsHeading: text,
		benefits: f.list({ icon, title: text, text }, { least: 1 }),
		testimonialsHeading: text,
		testimonialsLead: f.localized(f.markdown()),
		foreign: text,
		videos: { heading: text, text },
		request: { heading: text, text, button: text, subject: text },
		invitation,
		intro: f.markdown(),
		disclaimer: f.markdown(),
	},
	({ content: { business, testimonials }, locale }) => {
		const spoken = locale === "da" ? "en" : "da";
		const own = listTestimonials(testimonials, locale, 6);
		const half = Math.ceil(own.length / 2);
		return {
			sentence: own.find(({ sentence }) => sentence !== undefined),
			halves: [own.slice(0, half), own.slice(half)] as const,
			foreign: { spoken, items: listTestimonials(testimonials, spoken) },
			origin: getOrigin(testimonials),
			email: business.contact.email.href,
		};
	},
	({ page, sentence, halves, foreign, origin, email }) => (
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
			<section id="testimonials" className="voices stack wide">
				<h2>{page.testimonialsHeading}</h2>
				<Prose {...page.testimonialsLead} />
				<TestimonialList items={halves[0]} />
				{page.picture && (
					<Picture
						picture={page.picture}
						sizes="(width >= 120rem) 92rem, (width >= 64rem) 64rem, calc(100vw - 2.5rem)"
					/>
				)}
				<TestimonialList items={halves[1]} />
				{origin && <p className="note">{origin}</p>}
				<FoldedTestimonials summary={page.foreign} {...foreign} />
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
