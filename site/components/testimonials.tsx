import "./details.css";
import "./fold.css";
import "./testimonials.css";
import type { SiteContent } from "kilde";
import { usePage } from "kilde/react";

type Testimonial = SiteContent["testimonials"]["danish"][number];

/** The number of quotations that are shown at once. */
const shown = 3;

/** Quotations of guests under a heading, and where they come from; the later ones open on request. */
export function Testimonials({
	heading,
	items,
	origin,
}: {
	readonly heading: string;
	readonly items: readonly Testimonial[];
	readonly origin: string;
}) {
	const { words } = usePage();
	return (
		<section id="testimonials" className="section band across">
			<h2>{heading}</h2>
			<TestimonialList items={items.slice(0, shown)} />
			{items.length > shown && (
				<details className="fold">
					<summary>{words.moreTestimonials}</summary>
					<TestimonialList items={items.slice(shown)} />
				</details>
			)}
			<p className="note">{origin}</p>
		</section>
	);
}

/**
 * Quotations of guests, which `spoken` says the language of. With `row`, its name for screen readers, they stand side by side
 * on phones and scroll sideways.
 */
export function TestimonialList({
	items,
	spoken,
	row,
}: {
	readonly items: readonly Testimonial[];
	readonly spoken?: string;
	readonly row?: string;
}) {
	const { locale } = usePage();
	const figures = items.map(({ quote, by, month }) => (
		<figure key={quote} className="testimonial">
			<blockquote lang={spoken === locale ? undefined : spoken}>
				<p>{quote}</p>
			</blockquote>
			<figcaption>
				{by}, <time dateTime={month.value}>{month.text}</time>
			</figcaption>
		</figure>
	));
	if (row === undefined)
		return <div className="testimonials tiles">{figures}</div>;
	return (
		<section
			className="testimonials testimonials--row tiles"
			aria-label={row}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the arrow keys too.
			tabIndex={0}
		>
			{figures}
		</section>
	);
}
