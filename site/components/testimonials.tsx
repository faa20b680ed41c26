import "./details.css";
import "./fold.css";
import "./testimonials.css";
import type { Html, Testimonials as Props } from "../props.ts";
import { Prose } from "./prose.tsx";

/** The number of quotations that are shown at once. */
const shown = 3;

/** Quotations of guests under a heading; the later ones open on request. */
export function Testimonials({
	heading,
	lead,
	items,
	more,
	origin,
}: Props & { readonly lead?: Html }) {
	return (
		<section id="testimonials" className="section band across">
			<h2>{heading}</h2>
			{lead && <Prose {...lead} />}
			<TestimonialList items={items.slice(0, shown)} />
			{items.length > shown && (
				<details className="fold">
					<summary>{more}</summary>
					<TestimonialList items={items.slice(shown)} />
				</details>
			)}
			<p className="note">{origin}</p>
		</section>
	);
}

/**
 * Quotations of guests; one in another language than the page has a `lang` attribute. With `row`, its name for screen readers,
 * they stand side by side on phones and scroll sideways.
 */
export function TestimonialList({
	items,
	row,
}: {
	readonly items: Props["items"];
	readonly row?: string;
}) {
	const figures = items.map(({ quote, by, month, language }) => (
		<figure key={quote} className="testimonial">
			<blockquote lang={language}>
				<p>{quote}</p>
			</blockquote>
			<figcaption>
				{by}, <time dateTime={month.date}>{month.text}</time>
			</figcaption>
		</figure>
	));
	if (row === undefined) return <div className="testimonials">{figures}</div>;
	return (
		<section
			className="testimonials testimonials--row"
			aria-label={row}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the arrow keys too.
			tabIndex={0}
		>
			{figures}
		</section>
	);
}
