import "./testimonials.css";
import type { Testimonials as Props, Testimonial } from "../props.ts";

/** Quotations of guests under a heading. */
export function Testimonials({ heading, items }: Props) {
	return (
		<section id="testimonials" className="section band">
			<h2>{heading}</h2>
			<TestimonialList items={items} />
		</section>
	);
}

/** Quotations of guests; one in another language than the page has a `lang` attribute. */
export function TestimonialList({
	items,
}: {
	readonly items: readonly Testimonial[];
}) {
	return (
		<div className="testimonials">
			{items.map(({ quote, by, month, language }) => (
				<figure key={quote} className="testimonial">
					<blockquote lang={language}>
						<p>{quote}</p>
					</blockquote>
					<figcaption>
						{by}, <time dateTime={month.date}>{month.text}</time>
					</figcaption>
				</figure>
			))}
		</div>
	);
}
