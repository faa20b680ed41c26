import { bridge } from "../bridge.tsx";
import "../components/pair.css";
import "../styles/italic.css";
import "./testimonials.css";
import "./services.css";
import { Folded } from "../components/fold.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ButtonLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";
import { keepFiguresTogether } from "../typography.ts";

/** A guest book: what guests report, and in their own words. */
function View(page: Views["services"]) {
	const { videos, request, disclaimer, testimonials } = page;
	return (
		<>
			<GuestBook {...page} />
			<section id="benefits" className="benefits wide">
				<h2>{page.benefitsHeading}</h2>
				<ul>
					{page.benefits.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<FullPicture picture={page.picture} />
			<section id="testimonials" className="voices voices--many stack wide">
				<h2>{testimonials.heading}</h2>
				<Prose {...page.testimonialsLead} />
				<TestimonialList items={testimonials.items} />
				<p className="note">{testimonials.origin}</p>
			</section>
			<div className="pair wide">
				<section>
					<h2>{page.intro.title}</h2>
					<Folded {...page.intro} />
				</section>
				<section id="disclaimer">
					<h2>{disclaimer.title}</h2>
					<Prose {...disclaimer.body} />
				</section>
				<section>
					<h2>{request.heading}</h2>
					<p>{request.text}</p>
					<ButtonLink link={page.requestLink} quiet />
				</section>
				<section id="videos">
					<h2>{videos.heading}</h2>
					<p>{videos.text}</p>
				</section>
			</div>
			<Invitation {...page.invitation} />
		</>
	);
}

/** The page begins with a sentence of a guest, if one is chosen. */
function GuestBook({
	sentence,
	...opening
}: Pick<Views["services"], "sentence" | "heading" | "lead">) {
	if (!sentence) return <Opening {...opening} />;
	return (
		<header className="guest-book full">
			<h1>{opening.heading}</h1>
			<figure>
				<blockquote>
					<p>{sentence.text}</p>
				</blockquote>
				<figcaption>{sentence.by}</figcaption>
			</figure>
			<p className="lead">{keepFiguresTogether(opening.lead)}</p>
		</header>
	);
}

export default bridge("services", View);
