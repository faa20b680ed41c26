import "./details.css";
import "./fold.css";
import "./testimonials.css";
import type { ReactNode } from "react";
import type { Testimonial } from "../lib/testimonials.ts";

/** Quotations of guests under a heading, followed by `children` and by the sentence about their origin. One alone is large. */
export function Testimonials({
	heading,
	items,
	origin,
	children,
}: {
	readonly heading: string;
	readonly items: readonly Testimonial[];
	readonly origin: string | undefined;
	readonly children?: ReactNode;
}) {
	return (
		<section id="testimonials" className="section band">
			<h2>{heading}</h2>
			<div className="stack">
				<TestimonialList items={items} />
				{children}
				{origin && <p className="note">{origin}</p>}
			</div>
		</section>
	);
}

/** Quotations of guests that open on request, followed by `children`. */
export function FoldedTestimonials({
	summary,
	children,
	...list
}: Parameters<typeof TestimonialList>[0] & {
	readonly summary: string;
	readonly children?: ReactNode;
}) {
	return (
		<details className="fold">
			<summary>{summary}</summary>
			<TestimonialList {...list} />
			{children}
		</details>
	);
}

/** Quotations of guests; `spoken` is their language, if it isn't the page's. */
export function TestimonialList({
	items,
	spoken,
}: {
	readonly items: readonly Testimonial[];
	readonly spoken?: string;
}) {
	return (
		<div className="testimonials">
			{items.map(({ quote, by, month }) => (
				<figure key={quote} className="testimonial">
					<blockquote lang={spoken}>
						<p>{quote}</p>
					</blockquote>
					<figcaption>
						{by}
						{month && (
							<>
								, <time dateTime={month.value}>{month.text}</time>
							</>
						)}
					</figcaption>
				</figure>
			))}
		</div>
	);
}
