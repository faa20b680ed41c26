import "./details.css";
import "./fold.css";
import "./testimonials.css";
import { usePage } from "kilde/react";
import type { ReactNode } from "react";
import type { Testimonial } from "../lib/testimonials.ts";

/**
 * A quotation of a guest, large, under a heading, and where such quotations come from. The others open on request, followed by
 * `children`; `link` is beside what opens them.
 */
export function Testimonials({
	heading,
	items: [first, ...others],
	origin,
	link,
	children,
}: {
	readonly heading: string;
	readonly items: readonly Testimonial[];
	readonly origin: string | undefined;
	readonly link?: ReactNode;
	readonly children?: ReactNode;
}) {
	const { words } = usePage();
	return (
		<section id="testimonials" className="section band">
			<h2>{heading}</h2>
			<div className="stack">
				{first && <TestimonialList items={[first]} />}
				{others.length > 0 && (
					<div className="row">
						<FoldedTestimonials summary={words.moreTestimonials} items={others}>
							{children}
						</FoldedTestimonials>
						{link}
					</div>
				)}
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
